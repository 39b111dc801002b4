lifelineSearch(`
11 1 080
27 5
5 A
80 080
_c 1onfig
a4 0
a_ 0 01
ad 4apt 5apter 4aptiv 0aptivepresentationstyl 0aptypaywallcontroller 0aptyui Nd 2dact Kdchild Ddchildviewcontroller 0dcomplet 1dcontent 0dcontroller 1dit 0ditional 2dobserver Edres Adscen 8dsegu Kdsubview 0dteardownblock 2dview 1oc 9opt
ag 9ain 5ainst 5r
al 0abaster 0ai 0bum Cert 0ertcontroller 0ertforappearancecallbackmisu 5ia 2ign 4iv Al 7loc 9low 0most Fon 5ong 8ongsid 6ongsidetransit 5pha 1phabetical Eread 3so 0t 0ternat 1though Awa
aw Da 3ait 3ak 2akefromnib
b5 0
ce 0a Bl 4nter 1ntr
cu Dr Arl Crrent 4rrentcontext 1rv 0rveeaseinout Bstom 6t
e 2
e2 0
er Fror
gr 0abber 0ammar 0andchild 1ant 0een 1eet 0ound 8oup 1ow
he 0 Cad 4ader Bight 4ld 0lp Er 0re0
hu Ab 0ndr
ip 6ad 0ado 0ados15 1hon
ka 0 0tex
kb 3 1d
ll 1m
m 6
ng 0inx
no D 0_ 0_color Fbod 0de_modules 1jekyl Gn 4natomic Dr Gt 4tat 0tescommand Mth 1tic Ctif Btificat 3tificationcenter 0w 9wher
of J 30 010 02014 02015 02024 04 064 4f 2fer 1fic 0fwindow 8ten
on H 064 6appear 0board 8c 2chang 0disappear 0dismis 2don Fe 0end 9l 2mainthread 0sav 0tap 0to
ov 2er 2ercurrentcontext 0erflow 3erfullscreen Merrid 2erridden 3errideuserinterfacestyl 0erwritten
pa 2ckag 5d 0do Og 0ge10 0ge2 0ge300 0gecontroller 4gecurl Ager 5gesheet 4getest Ageviewcontroller Air 0let 5ndoc 0ndoc3 4per 3ragraph 0rallel 2rameter Mrent 0renth 0rentviewcontroller 1rser 0rser5 Ert 1rtial 4rticipant 0rticipant150 Fs 0ssiv 7st Bth 0thsforvisibleitem 0ttern 2u 1yment 0ywal
pi 1ck 1cker 8ctur 0nch 5p 3xel
py 1 0thon 0thonpath
ql 0 0previewcontroller
r0 001 002 003 004 005 006 007 008 009 010 011 012 013 014 015 016 018 019 021 022 023 024 025 026 028 029 030 031 032 033 034 035 036 037 039 040 041 042 043 044 045 046 047 048 049 050 051 052 053 054 055 056 057 058 059 061 062 063 064 067 068 070 071 072 073 074 077 078 079 082 083 084 085 086 087 088 089 090 091 092 094 095 096 097 099
re 8 4ach 1act Iad 0adabl Aader 9adm 3al Cason 6ceiv 2ceivememorywarn 3ceiver 0cent Acognizer 1commend 1cord 0creat 2ct 1cur 1d 0dtap 0duc 1f 0fer 6ferenc 3fresh Dfu 0fusal 0g 4gister 2gisterfortraitchang 2gistrat 3gular 6l 1lat 0lativ 0lative_url Blea 3load 0loaddata 0main 2mark 2member 0mot 0mote_cache 0mote_executor Hmov 5moval 0moveallanimat Dmovefromparent 5movefromparentviewcontroller Dmovefromsuperview 1movepresentersview 0nam Dnder 0nderchart 0nderer 0new 0open 0order 1pair 2parent 9peat 0petit 0pl Cplac 0placeerror 0po Cport Apositor Dquest 1questgeometryupdat 9quir 0serv 0set 4sign 0signactiv 4siz 0sizetowidth 0solut 1sourc 9sponder Ast 0stor 0storabl 0storablestat 0storat 0storationidentifier 2structuredtext Csult 0sultnam 1sum 0svg 1tain 1tap 0tr Iturn 6turntoap 0u 0veal 6ver 3versal 0word 0written
rm 1d
ru 1b El Ln 0n_id 7nloop 2nner 0ns5 0ssian
sh 0 1a 1a256 0a256sums 0ap 9ar Jeet 0eetdown 0eetdowncancel 2eetpresentationcontroller 0eetpresentationcontrollerdidchangeselecteddetentidentifier 2el 0op 3ort 0ortl 5ould 9ouldautomaticallyforwardappearancemethod 1ouldautorotat 1oulddismis 0oulddismisspopover 3ouldpop 3ouldremovepresentersview 1ouldselect 1ouldselecttab Low 0ow10 0owdetail 3owdetailviewcontroller 0owhid 1owhidetransitionview Gown 0owprofil 0ows5 0owssecond 1owstatu
sp 1ac 1an 0ar 5eak 1el 0elt 3hinx 0hinx9 1in 0inner Dlit 3litviewcontroller 0litviewcontrollerdidcollap 0litviewcontrollerdidexpand 0oil 1ort 0rit
th 0 2an 0an1 0an100 0an12 0an128 0an20 0an3 0an300 0an50 Kat Ne 0e0 0e358 6eir Dem 3emselv Ben 0eorem Cer 0ere20 0erefor 7i 6ing 0ink 5ird 3o 0ough 0ought 1ousand Er 7read Crough 4row 0rown 0umbnail
tx 2t
u 2
um 5l
wo 0f 0ff2 Crd 0rker 3rkflow 0rkspac 3rth
ww 0w
ye 1ar 8s 1t
ym 3l
zd 0c 0cchatviewcontroller
`)
