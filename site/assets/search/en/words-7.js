lifelineSearch(`
01 0
0a 06b4b
10 9 10
18 E
4 B
64 1 00
_b 0uild
_r 0edirects
a5 0
ab 0br 1breviat 0ort 8out 0out000 Eov 0ove10 0ovesubview 0solut 0solutestr
am Aong
ar 0c 1chiv Ge 9ea 1eainsetsdidchang 0gu Fgument 0gument004 1gumentexcept Bound 6ra 0rang 5row 2ticl 2tifact
az 0ur
b4 0
ba 0 Kck 3ckact 0ckbarbuttonitem 0ckbutton 0ckcancel Eckground 0ckgroundcolor 0ckgroundnotificat 1cklink 0cktick 1d 8dg 0dgeviewcontroller 0homepagescrollcellviewcontroller 0k 8lanc Ir 4rbuttonitem 9rcontroller 2rhidden 1rrier 2rstyl 2rwhenpush As 0se_url 0testtableviewcontroller 1zel
bi 0g 1n 1t
by G 0630 6t
ch 6ain 1ameleon Kang 0angefrom 0angeselecteddetentidentifier 1apter 0apter_ 0apter_1 2aracter 2art 1at 1eap Ieck 0eckedcontinuat 0ecker 4ecklist 0ecknot 0ecknotescommand 3eckout 0ecksum Mild 0ild1 1ildcontentcontainer 0ildforhomeindicatorautohidden 0ildforstatusbarhidden 2ildforstatusbarstyl Iildren 6ildviewcontroller 4in 9o 0oic 0oosetap 3osen
d 2
d5 0
dr 9aft Bag 8agsheetdown 0agsheetdowncancel Faw Cawn 8iv 2iven 3op 3y
e7 0
eo 0t
gc 012 27
je 8kyl 0kyll4 0nkin
ju 0dg 6nit
la 1 8b Bbel 2ck Did 8ndscap 0ndscaperight 1ng Enguag 5rg 2rger 0rgest 0rgestundimmeddetentidentifier Fst 8t Gter 0ter14 1test 1tex 0tin 0tter Iunch 0unchingwithopt 5unchoptionsk 0vender 6y 4yer 0yerinvalid Kyout 1youtguid 4youtifn 0youtmarginsdidchang Cyoutsubview 2z 0zyviewcontroller
li 0 0bcmark 0bextobjc 1br 8brar 1breoffic 0brsvg 0cenc Ce 9f 0fecircledemo 0fecircledemo39467 Cfecycl Jfelin 5feline_ 1feline_cache 2feline_cache_key 0feline_check 0feline_hook 0feline_notes 0feline_plugins 1feline_releases 0feline_report 0feline_sphinx 1feline_untrusted 1felinelog 1ft Aght 3ghtblu 1ghtgreen 0ghtyellow 8k 1kel 0keliest 3mit In 0near Gnk 0nks0 0nktitl 2nux Ist 2sten 2stener 0stitem 0stviewcontroller 4ttl 0ttleview Av 0vemodul 0veview 0veword
mk 8 1dir 9doc 0docs1
ms 0g
og 0g
ow Ln 0n404 6ner
pd 5f
pl 0 1a Fac 2aceholder Cain 0an 5ant 7antuml 0antuml200 5ayer 0ayerviewcontroller 1ayground 2ist 2ug 2ugin
qm 2d
qu 1alit 4arto 3est Geu 4ick 0ickl 1iet 0ieter 4ot 8otat
r1 000 001 002 004 005 006 007 008 009 010 011 013 017 018 019 020 021 022 023 025 026 027 028 030 031 032 033 034 035 036 037 038 039 040 041 042 043 044 045 046 047 048 049 050 051 052 053 054 055 056 057 058 059 060 062 063 064 066 067 068 069 070 071 072 073 074 077 078 079 080 081 082 083 084 085 086 087 088 089 090 091 092 095
rt 0l
se 0 Darch 2archcontroller 0archresultscontroller 0archresultsupdater 0c Jcond 5condar 0condaryonl 2condviewcontroller 2cret 5ct Be 0ed 9en Cgu 1gueact 1gueforunwind 0ldom Flect 1lecteddetentidentifier 5lectedindex 1lectedviewcontroller Alector 0lectoronmainthread 0lectrowat Alecttab Flf 0maphor 0nario 8nd 0ndabl Cnder 8nt 6ntenc 8quenc 3quencediagram 1rial Arv 2rver 2rvic 7s 0ssionsviewcontroller Lt 0tcompletionblock 1tn 4tnavigationbarhidden 1tneedsdispla 8tneedslayout 0tneedsupdateconstraint 1tneedsupdatecontentunavailableconfigurat 3tneedsupdatepropert 0tselectedviewcontroller 0ttingsviewcontroller Ottl 5tup 1tupwitherror Dtviewcontroller 1ven Everal 1verit
sm 9al 2aller 1allest 0il
su 2b 4bclas 3bject 0bscriber 1bscript 0bsequent 0btr Nbview 0cces 0ch 1ggest 0it 1m 7mmar 2p Lper 1perclas Gperview 0pplement 0pplementbackbutton Cpport 6pportedinterfaceorientat 0rel 0rfac 0rround 0rv
t 2
t2 0
te 2 2ar 3ardown 1ardownwitherror 5l Bmplat 0mplate500 0mplater 0mporar 3n 0nth 0rm 6rminal Arminat Gst 1stappearanc 0stload 2stpresentationanddismissal 1stpush 0stpushandpop 0stpushwithoutanimat 0stsometh 0stview 2x Ixt 0xtfield 0xtfielddidbeginedit 0xtfielddidendedit 0xtfieldshouldbeginedit 0xtfieldshouldendedit
tu Irn 0rn2 2rn3
ut 4f
vc C 81 62 33 14 0a 0b 0c
vs 1 0_7
xc C 3od 8t 6tassertequal 0tassertfal 0tassertnil 0tassertnotnil 0tasserttru 8test 8testca 0texpectfailur 0tskip
xs 0erver
ze 1nsical 0nsical0 2ro
个 0 0页
圖 0 0图
`)
