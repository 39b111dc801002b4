lifelineSearch(`
17 C
25 0 10 00000 06
40 0 04
5f 0d0a5
6p 1lus
7 4
90 00
_ 6
_u 1ialertcontrolleractionsheetregularpresentationcontroller 0iviewcontrolleronetoonetransitioncontext
a6 1
af Cter 0ter18 0ter2 0ter40 0terward
an F 1alytic 0cestor Achor 0chor_ 0chor_end Ld 2d0 0d001 0d16 0d17 0d2 2d26 0d32 0d6 0d8 0droid 5dvisibl 3ew Pimat 1imatechang 0imaterotat 2imatetransit 4imationcontrollerfor 0imationcontrollerfortransitionfrom 0imationdidstop 0imationopt Bimator 2notat 0nounc Eother Dswer 7y 0yobject Ayth 3ywher
c3 1
cs 2s
d6 3
da 1mag Crk 1sh 0shviewcontroller 8t Cta 1taba 6tasourc 0te_ 0te_epoch 2y
di 2agnostic Hagram 0agram2 1ctionar Id 1daddsubview Jdappear 1dattempttodismis 3dbecomeactiv 0dbecomeactivenotificat Adchang 0dchangeselecteddetentidentifier Fddisappear 4ddismis 0ddismisssearchcontroller 0dend 2denddispla 2denterbackground 1denterbackgroundnotificat 4dfinishanimat 3dfinishlaunch 7dfinishlaunchingwithopt Adlayoutsubview Hdload 0dlogin Ldmov Cdmovetoparentviewcontroller 8dmovetosuperview 8dmovetowindow 0dpick 1dpresent 0dpresentsearchcontroller 2dreceivememorywarn 1drotat 2dselect 0dselectrowat 0dselectrowatindexpath 1dselecttab 5dshow 0dstop 2f Bffer 1fferenc 3fferent 3git 0m 1r Drect 0rectiv Frectl Asabl 2sagr Osappear 5sappearanc 0sc 3scard 1sconnect 1scourag 0scus 6sk 0sk_cache Jsmis Fsmissal 0smisspopover 0smissviewcontrolleranimat Fspatch 1spatch_ 0spatch_after 0spatch_async 1spatch_get_main_queue 0spatch_time 0spatch_time_now Espatchqueu 9spla 1splaymod 5ssolv 0stanc 1stinct 0stinguish 0v 1vid 2vider
dy 0namic
e8 0
ep 0och 1ub 0ub3
ex 0act 0actl Campl 0calidraw Icept 1cerpt 2chang 0clud 1ecut 0erci 4haust Aist 8it 2pand Apect 7pectat 0pectfailur 2periment 0pir 0pirydat 0plain 1planat 0plicit 4port 6ten
fa 0d Eil 4ilur Ml 7r 1st 0ster 0tal 0talerror 7ult
fi 7eld 0fteen 9gur Hl 2lm 8lter 1nal Bnd 0nder 0nditer 9nger 0ngerprint Fnish 1nishanimat 3nishlaunch 0nishlaunchingwithopt 2r Nrst 1rstindex 0rstresponder 2rstviewcontroller 6t 7v Gx
gh 0
ho Ild Dm 0mebrew 0meindicatorautohidden 0meviewcontroller Cok 0p Arizontal Cst 0stingconfigurat 3stingcontroller 0ur Ew 2wever
ib 7 7act 0outlet
ir 1relevant
md D 0ast 6book 5x
ml 1
ne 0ar 0arer 6arest 5arl Bed 0edsdispla 4edslayout 0edsupdateconstraint 0edsupdatecontentunavailableconfigurat 1edsupdatepropert 0gat 1ighbour Dither Bst 1stedhom 1stedstack 0tlif 2twork 4ver Iw 0wcommand 4wer 0west 0wpag Gxt
nu 1l Fmber
o 3
od 0t
ol Fd 6der
ot 0f Cher 0hers10 Fherwi 0herwise0 0herwise1
ro 0bot 1l 4om Pot 0ot_doc 0otview Ootviewcontroller Dtat 0tationtodeviceorientat 7und 1ut Dw 0wat 0watindexpath
sr 2c 0cset
t1 0 00
tv 0iew
us 0ag 9e 0eful Aer 0erinteractionenabl 3erinterfacestyl 1ing 0r 7ual
v1 2
w 2
wa Git 4itformainqueu 2itfortransit 2ituntildon 0lk 0lkthrough 0ngl 2nt Jrn Ds 1sm 2tcher 6y
wi 5d 2der Cdth 0dth358 0dth60 3ki 2kilink Hl 0ldcard 2llanimaterotat Jllappear 0llbegin 0llchang 1llchangeto 7llconnectto Glldisappear 3lldismis 0lldismisssearchcontroller 2lldispla 1llenterforeground 1llenterforegroundnotificat 0llfinishlaunchingwithopt 2llhid 3lllayoutsubview Jllmov 5llmovetoparentviewcontroller 1llpresent 0llpresentsearchcontroller 1llpresentwithadaptivestyl 0llremovesubview 0llresignactiv 1llrotat 6llshow 0llterminat Alltransit 3lltransitionto Qndow 8ndowscen Jth 0th0 3th1 0thact 1thcheckedcontinuat 2thdurat 8thidentifier 0thin0 0thobject 2thobservationtrack 0thopt Gthout 0thsender 2thtimeinterval
停 0 0在
半 0 0路
视 0
`)
