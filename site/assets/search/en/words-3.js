lifelineSearch(`
0 D
05 02276
14 4 0t10
26 E
2n 0d
60 0
8 D
a1 0 00 01 02 03 04 05 16
a9 1
av 2ailabl 0if
be B 4ar 3cau Fcom 2comeactiv 0comeactivenotificat 1comefirstresponder 1en Dfor 0forehand 2gan Jgin Dginappearancetransit Bgun 3havior Bhind 5ing 5ingdismis 0ingpresent 1liev Elong Hlow 0lowsubview Fsid 0st 0ta 3tter Htween
bm 0p
bu 3dget 0dget250000 0g Eild 1ilder 0ildkit Ailt 0llet Cndl 2s 5t Ftton 0ttonitem
c4 1
cl Faim Nas 1assic 0ean 3ear 0ick 1ient 0ip Co 1ock 0ockviewcontroller 5on Cosur
d1 1
d9 0a6ff
e3 0
es 0cap
fb 0 08734191 0faf 0faf7
fr 1 3agment Gam 1amework 5e 0eez 0equent 0layercontroller Gom Domparent 7omsuperview 0omvc 1omviewcontroller Cont 0ozen
go A Ae 8hom Aing En 8od 0odb
h 1
ht Bml Atp
im Cag 1g 6plement Cplementat 0plicitl 1port 0possibl
ja 1vascript
le Cad 5ak 0an 0arn 3ast 0ast0 0ast4 Hav Hft 0ftbarbuttonitem 0ftitemssupplementbackbutton 1ftout 3gac 0gend 0ngth 0nt 2s Ht 5tter Avel 0xer
lu 1a
mo 9d Hdal 2dalinpresentat Fdalpresentationstyl 2daltest Gdel 0delchang 0e 4ment 0nospac 2r 3st 4stl 0unt Mv 0vetowindow 9vingfromparent 1vingtoparent
oc 0casional 4cur
ok 1
os L 0_log 0lo
p A
ph Bon 3oto 1otoviewcontroller 0p
pp 0tx
sa 8f 2feareainsetsdidchang 0fest Bid 0l 9m 0me50 1mp 2mpl 0ndbox 1rif 0rif2 0rif_file 8v 0w Ky
si 3bl Cd 5gn 1gnal 5lent 1lentl 0mpl 1mplif 4mulator Inc 0nce18 0nce2012 1ngl 0nk Et 0xth Ez 0zedidchang 0zetofit
sy 0mbol 6mbolic 6nc 1nchronou 0ntax 0nthesiz 0s Dstem
ta Hb Abbarcontroller 0bgroup Cbl 6blet 2bleview 9g Ik Dken 2kes0 0lk Fp 6pback 2poutsid 8rget Bsk
ti 2ck 0d Jm 0me_ 5meinterval 2meintervalsincenow 5meout Bmer 3nt 0tel Ftl
ty 7p
up 1 Edat 5dateconstraint 2datecontentunavailableconfigurat 0datehandler 8datepropert 0datepropertiesifn 2dater 0datesearchresult 8dateviewconstraint 0load 2per 2right
v2 1
vo 0cabular
wb 0r
wr 2ap 0apper Fit 0ite0 0iter Eitten 5ong
x 6
zi 0p
它 0 0会
面 0
`)
