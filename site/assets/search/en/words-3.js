lifelineSearch(`
0 E
05 02276
14 4 0t10
26 E
2n 0d
60 0
8 D
a1 1 00 01 02 03 04 05 26
a9 1
av 2ailabl 0if
be C 1ar 5cau Gcom 3comeactiv 0comeactivenotificat 1comefirstresponder 1en Ffor 0forehand 1gan Kgin Eginappearancetransit 9gun 3havior Chind 7ing 5ingdismis 0ingpresent Dlong Ilow 0lowsubview Gsid 0ta 2tter Htween
bm 0p
bu 4dget 0dget250000 0g Gild 1ilder 0ildkit Cilt 0llet Cndl 2s 6t Gtton 0ttonitem
c4 3
cl Gaim Nas 1assic 0ean 3ear 2ick 1ient 0ip Co 1ock 0ockviewcontroller 6on Dosur
ct 0rl
d1 2
d9 0a6ff
e3 0
es 0cap
fb 0 08734191 0faf 0faf7
fr 1 0act 6agment Gam 1amework 4e 0eez 0layercontroller Hom 0om1 0om2 Eomparent 9omsuperview 0omvc 1omviewcontroller Dont 1ontmatter 0ozen
go 1 6e 8hom 6ing An 3od 0odb
h 1
hl 0_lines
ht Dml Ctp
im Dag 1g 9plement Cplementat 0plicitl 4port 0possibl
ja 2va 4vascript
ko 0tlin
le Dad 6ak 3ast 0ast0 0ast4 Gav Ift 0ftbarbuttonitem 0ftitemssupplementbackbutton 1ftout 4gac 0gend 0ngth 0nt 1s Et 8tter Avel 0xer
lu 1a
mo 9d Hdal 2dalinpresentat Fdalpresentationstyl 2daltest Gdel 0delchang 0dern 4dul 0e 3ment 0nospac 3r 5st 5stl 0unt Mv 0vetowindow Avingfromparent 1vingtoparent
oc 0casional 4cur
ok 1
os L 0_log 0lo
p A
ph Bon 3oto 1otoviewcontroller 0p
pp 0tx
qq 0uad
sa 9f 2feareainsetsdidchang 0fest 9id 0l Bm 0me50 1mp 2mpl 0ndbox 2rif 0rif2 0rif_file 8v 0w Ky
si 3bl Cd 7gn 1gnal 5lent 1mplif 9mulator Inc 0nce18 2ngl 0nk Gt 1xth Fz 1zedidchang 0zetofit
sq 0l 0rt
sy 0mbol 6mbolic 6nc 1nchronou 0ntax 0nthesiz 0s Dstem
ta Ib Abbarcontroller 0bgroup Fbl 0blecel 0blerow 6blet 3bleview Bg 0glist Hk Cken 2kes0 0lk Fp 6pback 2poutsid 0r 8rget Bsk
ti 2ck 0d Jm 0me_ 5meinterval 2meintervalsincenow 5meout Cmer 3nt 0p 0tel Gtl
ty Ap 0pescript
up 2 Edat 5dateconstraint 2datecontentunavailableconfigurat 0datehandler 8datepropert 0datepropertiesifn 2dater 0datesearchresult 8dateviewconstraint 1load 2per 2right
v2 2
vo 0cabular
wb 0r
wr 0ap 0apper Git 0ite0 Fitten 3ong
x 6
zi 0p
它 0 0会
面 0
`)
