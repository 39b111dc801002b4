lifelineSearch(`
11 1 080
27 5
5 C
80 080
_c 2onfig
a4 0
a_ 0 01
ad 4apt 5apter 4aptiv 0aptivepresentationstyl 0aptypaywallcontroller 0aptyui Nd 2dact Kdchild Ddchildviewcontroller 0dcomplet 1dcontent 0dcontroller 1dit 0ditional 2dobserver Edres Adscen 8dsegu Ldsubview 0dteardownblock 2dview 1oc 9opt 0vi
ag 8ain 6ainst 3r
al 0abaster 0ai 0bum Bert 0ertcontroller 0ertforappearancecallbackmisu 5ia 4ign 3iv 9l 7loc 9low 0most Fon 1ong 8ongsid 6ongsidetransit 0oud 5pha 1phabetical Eread 5so 1t 0ternat 2though Awa
aw Ba 4ait 3ak 2akefromnib
b5 1
ce 0a Cl 0llforrowatindexpath 6nter 1ntr
cu 8rl Crrent 4rrentcontext 1rv 0rveeaseinout Dstom 4t
e 3
e2 0
er Gror
gr 0abber 0ammar 0andchild 2ant 1aph 0eek 0een 0eenwich 1eet 0ound 8oup 3ow
gz 0
he 0 Dad 4ader 0adingdirect Bight 7ld 0lp Er 0re0
hu Bb 2go 1ndr
ip 7ad 0ado 0ados15 1hon
kb 4 1d
ll 1m
m 6
ng 0inx
no D 0_ 0_color 8bod 1d 0de_ 1de_modules 1jekyl Gn 4natomic Dr It 5tat 0tdetermin 0tebook 0tescommand Mth 1tic 8tif Btificat 4tificationcenter 8wher
nw 0indow
of K 40 010 01200 02014 02015 02024 024 04 05 064 4fer 1fic 1flin 0fset 0fwindow 9ten
on J 064 7appear 0board 9c 2chang 0disappear 0dismis 2don Fe 0end Dl 2mainthread 0resum 0sav 0tap 0to
ov 1er 2ercurrentcontext 0erflow 3erfullscreen Merrid 2erridden 3errideuserinterfacestyl 0erwritten
pa 2ckag 6d 0do Pg 0ge10 0ge2 0ge300 0gecontroller 0gecount 4gecurl Ager 5gesheet 4getest Ageviewcontroller Air 0let 5ndoc 0ndoc3 5per 4ragraph 1rallel 3rameter Mrent 0renth 0rentviewcontroller 1rser 0rser5 Ert 0rt2 1rtial 4rticipant 0rticipant150 Gs 0ssiv 7st Dth 0thsforvisibleitem 1ttern 2u 1yment 0ywal
pi 0 1ck 1cker 8ctur 0nch 5p 5xel
py 2 2thon 0thon3 0thonpath
ql 0 0previewcontroller
r0 001 002 003 004 005 006 007 008 009 010 011 012 013 014 015 016 018 019 021 022 023 024 025 026 028 029 030 031 032 033 034 035 036 037 039 040 041 042 043 044 045 046 047 048 049 050 051 052 053 054 055 056 057 058 059 061 062 063 064 067 068 070 071 072 073 074 077 078 079 082 083 084 085 086 087 088 089 090 091 092 094 095 096 097 099
re 8 6ach 1act Jad 0adabl Cader 8adm 0al Dason 5ceiv 2ceivememorywarn 4ceiver 0cent Acognizer 1commend 1cord 0creat 2ct 1cur 2d 0dtap 0duc 1f 1fer 8ferenc 3fresh Dfu 0g 5gister 2gisterfortraitchang 2gistrat 3gular 4l 2lat 1lativ 0lative_url Dlea 4load 0loaddata 0main 2mark 3member 0mot 0mote_cache 0mote_executor Jmov 5moval 0moveallanimat Emovefromparent 5movefromparentviewcontroller Dmovefromsuperview 1movepresentersview 0nam Dnder 0nderchart 0nderer 0new 0open 0order 4pair 2parent 9peat 0petit 0pl Eplac 0placeerror 0po Cport Bpositor Equest 1questgeometryupdat Aquir 0serv 0set 4sign 0signactiv 3siz 0sizetowidth 0solut 2sourc Asponder 8st 1stor 0storabl 0storablestat 0storat 0storationidentifier 2structuredtext Csult 0sultnam 2sum 0svg 5tain 1tap 0tr Jturn 6turntoap 1u 0veal 7ver 3versal 0word 0written
rm 1d
ru 1b El 0lepag Mn 0n_id 7nloop 2nner 0ns5 0ssian 0st
sh 0 1a 1a256 0a256sums 0ap Aar Jeet 0eetdown 0eetdowncancel 2eetpresentationcontroller 0eetpresentationcontrollerdidchangeselecteddetentidentifier 2el 0op 2ort 0ortcod 0orter 0ortl Aould Aouldautomaticallyforwardappearancemethod 1ouldautorotat 1oulddismis 0oulddismisspopover 3ouldpop 3ouldremovepresentersview 1ouldselect 1ouldselecttab Low 0ow10 0owdetail 3owdetailviewcontroller 0owhid 1owhidetransitionview Hown 0owprofil 0ows5 0owssecond 1owstatu
sp 3ac 1an 4eak 2el 0elt 3hinx 0hinx9 1in 0inner Elit 4litviewcontroller 0litviewcontrollerdidcollap 0litviewcontrollerdidexpand 2ort 0read 0rit
th 0 3an 0an0 0an1 0an100 0an12 0an128 2an20 0an200 0an24 0an256 0an3 0an300 1an50 Kat Ne 0e0 0e358 7eir Bem 0ematic 0ematicbreak 3emselv Cen 0eorem Cer 0ere20 0erefor 8i 4ing 6ird 4o 3ough 1ought 1ousand Er 7read Drough 5row 0umbnail
tx 3t
u 2
um 5l
wo 0f 0ff2 Erd 4rk 0rker 4rkflow 0rkspac 0rktr 0rth
ww 1w
ye Bs 2t
ym 4l
zd 0c 0cchatviewcontroller
`)
