lifelineSearch(`
10 8 10
18 D
4 A
64 1 00
_b 0uild
_r 0edirects
a5 0
ab 0br 1breviat 0ort 7out 0out000 Dov 0ove10 0ovesubview 0solut 0solutestr
am Aong
ar 1chiv De 8ea 1eainsetsdidchang 1gu Fgument 0gument004 1gumentexcept Dound 3ra 0rang 0riv 3row 2ticl 1tifact
az 0ur
b4 0
ba 0 Kck 3ckact 0ckbarbuttonitem 0ckbutton 0ckcancel Eckground 0ckgroundcolor 0ckgroundnotificat 1cklink 0cktick 2d 8dg 0dgeviewcontroller 0homepagescrollcellviewcontroller 0k 8lanc Ir 4rbuttonitem 9rcontroller 1rhidden 1rrier 2rstyl 1rwhenpush As 0se_url 0testtableviewcontroller 0zel
bi 0n 1t
by H 3t
ch 7ain 1ameleon 0anc Kang 0angefrom 0angeselecteddetentidentifier 1apter 0apter_ 0apter_1 1aracter 1arg 0art 1at 1eap Geck 0eckedcontinuat 0ecker 4ecklist 0ecknot 0ecknotescommand 2eckout 0ecksum Mild 0ild1 0ildcontentcontainer 0ildforhomeindicatorautohidden 0ildforstatusbarhidden 2ildforstatusbarstyl Iildren 6ildviewcontroller 4in 5o 0oosetap 2osen
d 2
d5 0
dr 9aft Bag 8agsheetdown 0agsheetdowncancel Faw Aawn 9iv 2iven 2op 3y
e7 0
eo 0t
gc 012 27
je 7kyl 0kyll4 0nkin
ju 1dg 4nit
la 1 8b Abel 2ck Did 5nd 5ndscap 0ndscaperight 0ng Dnguag 4rg 2rger 0rgest 0rgestundimmeddetentidentifier Est 7t Gter 0ter14 0test 1tex 0tter Iunch 0unchingwithopt 5unchoptionsk 0vender 4y 4yer 0yerinvalid Kyout 1youtguid 4youtifn 0youtmarginsdidchang Cyoutsubview 2z 0zyviewcontroller
li 0 0bcmark 0bextobjc 1br 8brar 1breoffic 0brsvg 0cenc De 9f 0fecircledemo 0fecircledemo39467 Cfecycl Ifelin 5feline_ 1feline_cache 2feline_cache_key 0feline_check 0feline_hook 0feline_notes 0feline_plugins 1feline_releases 0feline_report 0feline_sphinx 1feline_untrusted 1felinelog 2ft 9ght 3ghtblu 1ghtgreen 0ghtyellow 9k 1kel 0keliest 2mit In 0near Fnk 0nks0 1nux Hst 3sten 2stener 0stviewcontroller 5ttl 0ttleview 8v 0veview
mk 4 0dir 5doc 0docs1
ms 0g
og 0g
ow Ln 0n404 8ner
pd 3f
pl 0 1a Fac 2aceholder Cain 0an 5ant 6antuml 0antuml200 4ayer 0ayerviewcontroller 0ayground 2ist 1ug 2ugin
qm 2d
qu 1alit 0arter 4arto 8est Feu 5ick 0ickl 0iet 0ieter 4ot 3otat
r1 000 001 002 004 005 006 007 008 009 010 011 013 017 018 019 020 021 022 023 025 026 027 028 030 031 032 033 034 035 036 037 038 039 040 041 042 043 044 045 046 047 048 049 050 051 052 053 054 055 056 057 058 059 060 062 063 064 066 067 068 069 070 071 072 073 074 077 078 079 080 081 082 083 084 085 086 087 088 089 090 091 092 095
rt 0l
se 0 Carch 2archcontroller 0archresultscontroller 0archresultsupdater 0c Jcond 5condar 0condaryonl 2condviewcontroller 2cret 4ct Ce 0ed 9en Cgu 1gueact 1gueforunwind 0ldom Flect 1lecteddetentidentifier 5lectedindex 1lectedviewcontroller Alector 0lectoronmainthread 0lectrowat Alecttab Elf 0maphor 0nario Dnd 0ndabl Bnder Ant 4ntenc 7quenc 3quencediagram 1rial 8rv 2rver 2rvic 6s 0ssionsviewcontroller Kt 0tcompletionblock 1tn 3tnavigationbarhidden 1tneedsdispla 8tneedslayout 0tneedsupdateconstraint 1tneedsupdatecontentunavailableconfigurat 3tneedsupdatepropert 0tselectedviewcontroller 0ttingsviewcontroller Ottl 4tup 1tupwitherror Ctviewcontroller 1ven Dveral 0verit
sm 9al 2aller 1allest
su 1b 4bclas 2bject 0bscriber 1bscript 0bsequent 0btr Mbview 0c 0cces 0ch 1ggest 0it 1m 5mmar 1p Lper 0perclas Gperview 0pplement 0pplementbackbutton Cpport 6pportedinterfaceorientat 0rround 0rv 0rviv
t 2
t2 0
te 2 2ar 3ardown 1ardownwitherror Bl 9mplat 0mplate500 0mplater 0mporar 3n 5rminal Arminat Fst 1stappearanc 0stload 2stpresentationanddismissal 1stpush 0stpushandpop 0stpushwithoutanimat 0stsometh 0stview 2x Hxt 0xtfield 0xtfielddidbeginedit 0xtfielddidendedit 0xtfieldshouldbeginedit 0xtfieldshouldendedit
tu Irn 0rn2 2rn3
ut 3f
vc C 81 62 33 14 0a 0b 0c
vs 1 0_7
xc C 2od 8t 6tassertequal 0tassertfal 0tassertnil 0tassertnotnil 0tasserttru 8test 8testca 0texpectfailur 0tskip
xs 0erver
ze 1nsical 0nsical0 2ro
个 0 0页
圖 0 0图
`)
