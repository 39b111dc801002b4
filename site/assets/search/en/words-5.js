lifelineSearch(`
16 9
20 4 10 000 014 015 016 119 02 020 021 023 024 126 027 02e 0heading
35 5 00112 08
6 B
_d 0rafts
_l 0ayouts 0oad 0oadviewfromnibnamed
_t 0est 0estview 2tgc 0tgc12transmission29presentation 0tgc7swiftui19uihosting 1tgc7swiftui19uihostingcontroller 0tgc7swiftui29presentationhostingcontrollervs_7anyview_
a7 0
at D 00 0indexpath 1tach 0tachedincompactheight 2tachment Btempt 1temptrotationtodeviceorientat 0tempttodismis Atribut
bg 0
bo 4ard 8d 3ld 0ldsymbol 9ok 0ol 1rder Jth 0thlanguag 5ttom 2ttombarwhenpush Bund 0undar 4x
cn 0am
d3 0
dx 0
e5 0
em 1 Eb 3bed 0bedlist 4phasi Dpt
eu 0ropean
f 1
fl Aag 0ash 0ick 1ight 2ip 0owchart 2ush 2ushupdat
ga 0nt 1p 1ther 0v
gi 0f Dt 0tea Cthub 1thub_ 1thub_step_summary 0thub_workspace 2tignor 9tlab Dv Dven
hr 0 0ef
ic 0o 3on
is M 21 12 1activ Cappear 7beingdismis 1beingpresent 0broken 2cancel 0collap 2connect 0current 0don 0draft 0empt 1enabl 0fold 0go 2hidden 0hom 9initial 0liv 1long 0mis 3modalinpresentat Bmovingfromparent 2movingtoparent 2navigationbarhidden 1olat 0pair 0pla 0push 0sam 4su 0taglist 0them 0translat 0userinteractionenabl Aviewload 0wid
js 3 Aon
ki 2l 0n 9nd It
lo Oad 0adnibnam Fadview 0adview002350 Badviewifn 0adviewifneeded002142 2cal 1ck Ig 2gger 0gic 4gin Dng 6nger 3ngest 0ngestword 0o Dok Fop 4s 4st 1wer 0west
ma 6c 7chin 1co 0cro Ed Fin 0innavigationcontroller 0insettingsviewcontroller 0inthread 1inviewcontroller Ak 1keandforget 0keconstraint Okekeyandvisibl 0kekeyandvisible992881 Bn 1nag 0nifest 5nual 6p 0rgin Frk Crkdown 0rkdownpresentationviewcontroller 0s_make 0s_makeconstraints 5sk 0sonr 4tch 0terial 0terial9 2th 0thb 0thcal 0thematic 1thml 0thoperator 1trix Ctter 0tter100 0x 0xconcurrentoperationcount 3y 0yb 0ygo
mi 1d Dddl 1ght 1grat 0llisecond 1n 0nd 3nut Ds 3sspelt 3stak 0su
n 2
ou 0r 6t 5ter 3termost 7tlet 1tlin 0tliv Btput Btsid
pn 5g
so A 10 0ft 0lid 3m 5mebod Fmeth 0metim 7on 0r 2und Hurc 0urce_ 0urce_date_epoch 0urceitem 0urcetext 4urceview
sw 0allow Aap Gift 0ift2 0ift3 0ift350112 0ift5 2ift6 0ift_algorithms 1iftpm 7iftui Jip Eipeback 1ipebackcancel 9ipepag Fitch 5itcher 0itchtolatest 0izzl
ub 0untu
ur 9l 0lses
v 0
ve 4r 1rbo 0rcel 1rtical 0rticalsizeclas
wh Jat 8atever Hen 4enever 2enpush Aer 6erever 3ether Dich 0ichever Bil 0it 7o 0oever Fol By
xe 0 0latex
xm 5l
一 0 0页
会 0 0停
图 0
在 0 0半
有 0
没 0 0有
路 0
`)
