lifelineSearch(`
16 9
20 2 00 000 012 014 015 016 119 02 020 021 023 024 126 02e 0heading
35 5 00112 08
6 A
_l 0oad 0oadviewfromnibnamed
_t 0est 0estview 2tgc 0tgc12transmission29presentation 0tgc7swiftui19uihosting 1tgc7swiftui19uihostingcontroller 0tgc7swiftui29presentationhostingcontrollervs_7anyview_
a7 0
at C 00 1tach 0tachedincompactheight 2tachment Atempt 1temptrotationtodeviceorientat 0tempttodismis 8tribut
bg 0
bo 4ard 8d 3ld 8ok 1rder Jth 0thlanguag 4ttom 1ttombarwhenpush Aund 0undar 3x
cn 0am
d3 0
e5 0
em 1 Eb 4bed 0bedlist 1phasi Dpt
f 0
fl 9ag 0ash 0aw 0i 0ick 1ight 2ip 2ush 2ushupdat
ga 0p 0ther
gi 0f Ct 0tea Bthub 1thub_ 1thub_step_summary 0thub_workspace 2tignor 8tlab Ev Dven
hr 0 0ef
ic 0o 2on
is L 00 11 12 1activ Cappear 7beingdismis 1beingpresent 0broken 2cancel 0collap 2connect 0current 0don 0draft 0empt 1enabl 0go 2hidden 0hom 9initial 0long 0mis 3modalinpresentat Amovingfromparent 2movingtoparent 2navigationbarhidden 4olat 0pair 0pla 0push 0sam 1su 0them 0translat 0userinteractionenabl Aviewload 0wid
js 1 8on
ki 2l 7nd Ht
lo Oad 0adnibnam Fadview 0adview002350 Badviewifn 0adviewifneeded002142 0cal 1ck Hg 2gger 0gic 4gin Cng 6nger 2ngest 0o Eok Fop 5s 4st 1wer
ma 5c 7chin 0co 0cro Ed Ein 0innavigationcontroller 0insettingsviewcontroller 0inthread 1inviewcontroller 8k 1keandforget 0keconstraint Okekeyandvisibl 0kekeyandvisible992881 An 1nag 0nifest 5nual 0ny001 5p 0rgin Drk Brkdown 0rkdownpresentationviewcontroller 0rkup 0s_make 0s_makeconstraints 5sk 0sonr 5tch 0terial 0terial9 0th 0thml Btter 0tter100 0x 0xconcurrentoperationcount 8y 0yb 0ygo
mi 1d Dddl 1ght 1grat 0llisecond 0nd 2nut Cs 1sspelt 3stak 0su
n 2
ou 0r 8t 5ter 2termost 6tlet 1tlin 0tliv Atput Btsid
pn 3g
so 5 00 0ft 0lid 2m Bmebod Emeth 0metim 8on 0r 1und Gurc 0urceitem 0urcetext 4urceview
sw 0allow Aap Gift 0ift2 0ift350112 2ift6 0ift_algorithms 1iftpm 9iftui Jip Eipeback 1ipebackcancel 9ipepag Fitch 5itcher 0itchtolatest
ur 8l 0lses
v 0
ve 1r 1rbo 0rcel 1rtical 0rticalsizeclas
wh Iat 8atever Fen 5enever 1enpush Aer 6erever 4ether Cich 0ichever Ail 0it Bo 5oever Eol 0om 8y
xe 0 0latex
xm 4l
一 0 0页
会 0 0停
图 0
在 0 0半
有 0
没 0 0有
路 0
`)
