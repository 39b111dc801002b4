lifelineSearch(`
17 C
25 0 10 00000
40 0 04
6p 1lus
7 4
90 00
_ 5
_u 1ialertcontrolleractionsheetregularpresentationcontroller 0iviewcontrolleronetoonetransitioncontext
a6 1
af 8ter 0ter0 0ter18 0ter2 0ter40 0terward
an F 1alytic 0cestor 9chor Kd 2d0 0d001 0d16 0d17 0d18 0d2 2d26 0d32 0d8 3dvisibl 2ew Pimat 1imatechang 0imaterotat 2imatetransit 4imationcontrollerfor 0imationcontrollerfortransitionfrom 0imationdidstop 0imationopt Aimator 1notat 2nounc Cother Bswer 6y 2ybod 0yobject Byth 0ywa 2ywher
c3 1
cs 1s
d6 2
da 1mag Brk 1sh 0shviewcontroller 7t Cta 1taba 6tasourc 0y
di 1agnostic Gagram 0agram2 1ctionar Fd 1daddsubview Hdappear 1dattempttodismis 2dbecomeactiv 0dbecomeactivenotificat 8dchang 0dchangeselecteddetentidentifier Eddisappear 4ddismis 0ddismisssearchcontroller 0dend 2denddispla 2denterbackground 1denterbackgroundnotificat 3dfinishanimat 2dfinishlaunch 7dfinishlaunchingwithopt Adlayoutsubview Gdload 0dlogin Kdmov Cdmovetoparentviewcontroller 8dmovetosuperview 8dmovetowindow 0dpick 1dpresent 0dpresentsearchcontroller 2dreceivememorywarn 1drotat 2dselect 0dselectrowat 0dselectrowatindexpath 1dselecttab 5dshow 0dstop 2f Bffer 1fferent 2git 1r Crect Frectl 1sabl 1sagr Osappear 7sappearanc 0sc 2scard 1sconnect 1scourag 0scus 3sk 0sk_cache Jsmis Esmissal 0smisspopover 0smissviewcontrolleranimat Espatch 1spatch_ 0spatch_after 0spatch_async 1spatch_get_main_queue 0spatch_time 0spatch_time_now Dspatchqueu 9spla 1splaymod 4ssolv 0stanc 1stinct 0v 1vid 2vider
dy 0namic
e8 0
ep 0ub
ex 0act 0actl Aampl 0calidraw Hcept 0cerpt 1chang 0clud 0ecut 0erci 4haust 8ist 8it 2pand 9pect 7pectat 0pectfailur 2periment 1plain 0planat 0plicit 2port 5ten
fa 0d Dil 4ilur Ml 8r 0st 8ult
fi 5eld 0fteen 6gur Hl 2lm 8lter 0nal And 0nder Cnger 0ngerprint Enish 0nishanimat 2nishlaunch 0nishlaunchingwithopt 2r Nrst 1rstindex 0rstresponder 2rstviewcontroller 5t 2v 2x
ho Ild Dm 0mebrew 0meindicatorautohidden 0meviewcontroller Aok 0p Arizontal Bst 0stingconfigurat 2stingcontroller 0ur Bw 4wever
ib 7 7act 0outlet
ir 1relevant
md D 4book 4x
ml 0
ne 0ar 0arer 6arest 5arl 8ed 0edsdispla 4edslayout 0edsupdateconstraint 0edsupdatecontentunavailableconfigurat 1edsupdatepropert 2ighbour Fither Bst 1stedhom 1stedstack 0tlif 1twork 3ver Gw 3wer 0wpag Gxt
nu 0l Dmber
o 3
od 0t
ol Fd 5der
ot 0f Bher 0hers10 Eherwi 0herwise0 0herwise1
ro 0bot 0l 3om Pot 0ot_doc 0otview Ootviewcontroller Dtat 0tationtodeviceorientat 9und 1ut Bw 0wat
sr 1c 0cset
t1 0 00
tv 0iew
us 0abl 0ag 7e 0ed Aer 0erinteractionenabl 3erinterfacestyl 1ing 5ual
v1 2
w 2
wa Git 4itformainqueu 2itfortransit 2ituntildon 0lk 0lkthrough 0ngl 3nt Jrn 9s 0sm 0tch 2tcher 9y
wi 3d 2der Bdth 0dth358 0dth60 1ki 0kilink Cl 0ldcard 2llanimaterotat Hllappear 0llbegin 0llchang 1llchangeto 4llconnectto Elldisappear 3lldismis 0lldismisssearchcontroller 2lldispla 1llenterforeground 0llenterforegroundnotificat 0llfinishlaunchingwithopt 2llhid 3lllayoutsubview Illmov 5llmovetoparentviewcontroller 1llpresent 0llpresentsearchcontroller 1llpresentwithadaptivestyl 0llremovesubview 0llresignactiv 1llrotat 6llshow 0llterminat Alltransit 3lltransitionto Qndow 5ndowscen Ith 0th0 2th1 0thact 1thcheckedcontinuat 2thdurat 8thidentifier 0thin0 0thobject 2thobservationtrack 0thopt Ethout 0thsender 2thtimeinterval 0zard
停 0 0在
半 0 0路
视 0
`)
