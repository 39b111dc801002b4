lifelineSearch(`
03 0 071
12 C 000 05 08
2 D
24 1
31 0
39 0467
50 2 10
99 0 02881
_h 0eaders
_p 0lugins 0osts
a3 0
ap 0 7art 2i Dp 6pdelegat Qpear Kpearanc 0pearancecallbackmisu 8pearancemethod Bpearancetransit 5pend 8pl Iplicat 6plicationdidbecomeactiv 2plicationdidenterbackground 1plicationdidfinishlaunch 0plicationscenemanifest 3plicationstat 3plicationwillenterforeground 2plicationwillresignactiv 2plicationwillterminat
b G
b2 0
c2 1
cr Cash 6eat 0ib 0itical 6os
e1 1 00 11
e9 0
ea Ech Arl 3rlier 0s 0sil
ei 0ght Ather
eq 8ual 0uiv
ge 1neral 0nerator 4neric 4ometr 0ometryupdat Astur 2sturerecognizer 1sturerecognizershouldbegin 8t 2tter
gu Aard 6id
h1 0
hn 0ot
ig 7nor
io 0 Ls 3s10 1s11 Bs12 Ds13 3s14 8s15 7s16 Bs17 Es18 0s2 Cs26 4s27 2s5 7s6 4s7 Cs8 9s9
j 1
jo 6b 2in
ls 0
me 0 6an 0ans0 2ant 0antim 2anwhil 2asur 2dium 4mber Cmor 2morywarn 0nd 1nt 0nu 7rg Brmaid Fssag 1ssagelist 0ssagemodel 0t 0ta Ithod 0thod_exchange 0thod_exchangeimplementations
mm 0d
mu 0ltipl Ast 2stach 0tabl 0tablearra
pb 1past
pr Cagma 7e 2ec 4econdit 0edicat 1edict 3eempt Cefer 2eferredcontentsiz 1eferredcontentsizedidchang 1eferreddisplaymod 6eferredstyl 1eferredtransit 0efersedgeattachedincompactheight 0efersgrabbervisibl 0efersstatusbarhidden 1efix Aepar 2epareforpopoverpresentat 0epareforreu 0epareforsegu 0eproc 4eprocessor 2es Mesent Kesentat 0esentationcontext 6esentationcontroller 1esentationcontrollerdidattempttodismis 0esentationcontrollerdidchangeselecteddetentidentifier 6esentationcontrollerdiddismis 3esentationcontrollershoulddismis 0esentationcontrollershoulddismisspopover 5esentationcontrollerwilldismis 0esentations0 3esentationstyl 1esentationtransitiondidend 2esentationtransitionwillbegin 8esentedviewcontroller Fesenter 1esentersview 2esentingviewcontroller 3esentviewcontroller 2event 9eview 0eviewcount 9eviou 0evioustab 2eviousviewcontroller 0ic 0im 5imar Lint 1intf 0ivac 7ivat 0obabl 0ocedur 4oces 0oduc 0oduct 3ofil 0ofilecontroller 1ofileviewcontroller Gogram 0ogram500 0ogrammatic 6ogres 0ogressview 7oject 1oject_ 0oject_dir 3omi 2ompt Gopert 0opertiesifn 0opertyanimator 0opo 0oposal 6otocol 4ovid 2ovider 1un
r 1
r2 001 002 003 004 005 006 007 008 009 010 011 012 013 014 015 016 017 018 019 020 021 022 023 024 025 026 027 028 029 030 031 032 033 034 035 036 040 041 042 043 044 045 046 047 048 049 050 051 052 053 054 055 056 057 058 059 060 061 062 063 064 065 066 067 068 069 070 071 072 073 074 075 076 077 078 079 080 081 082 083 084 085 086 087 090 095 096
rb 0
sc 0al 2an 0arc Hen Kenario 0enariorunner 0enarios2 0enarios250 0enariosyntax 3enedelegat 5enedidbecomeactiv 1enediddisconnect 2enedidenterbackground 0enemanifest 5enewillenterforeground 1enewillresignactiv 7hedul 2heduledtimer 0heduledtimerwithtimeinterval 3hem 1hema Lreen 0reen002 Dript Erol
sk 0inparam 1ip
to J 10 010 0125 026 027 04 16 0640 0ap 0c 2da 0day2027 0deviceorientat 0dismis 0fit 5gether 4ggl 0ken 0latest 6ld 1lerat 3ml 6o Aol 0olchain Fp Kparent 0parentviewcontroller 0pcolumnforcollapsingtoproposedtopcolumn 8pmost Apviewcontroller 1rootviewcontroller 8superview 0tal 4uch Aur 9viewcontroller 2ward 0width 9window
tw Jic 0ice001 0in Ko
un 1abl Aanimat 2availabl 1availableconfigurat 5balanc 1cal 8caught 0connect 4cover 1defin 1der 0derlin 0derstood 0dim 0dimmeddetentidentifier 0do 2don 2expect 0fold 0icod 0iqu Ait 5known Eles 0lik 0list 7load 0model 4parent 0read 0saf 0sav 1sign 3til 0tildon 0touch 8trust 1usual 8wind 0windher 0windhom 1windsegueact 1windtohom 1wound 0wrap
v0 1
va 0in 2lidit Blu 3r 9riabl 1riant 9ult
vi 0a 0deo Sew 0ew_ 1ewconstraint Jewcontroller 7ewcontrollerafter 0ewcontrolleralertforappearancecallbackmisu 2ewcontrolleranimat 6ewcontrollerbefor 1ewcontrollerforunwindsegueact 1ewcontrollerhierarchyinconsistenc 2ewdid Pewdidappear 0ewdidappear0 0ewdidappear4 Newdiddisappear Hewdidlayoutsubview 0ewdidlayoutsubviews052276 Newdidload 0ewdidload002783 1ewdidunload 0ewer 1ewifload 2ewifn Gewisappear 0ewpropertyanimator 2ewsafeareainsetsdidchang 0ewwil Pewwillappear 0ewwillappear004599 0ewwillappear2 Newwilldisappear 0ewwilldisappear3 Gewwilllayoutsubview 0ewwilllayoutsubviews004699 Cewwilltransit 0ewwithtag 0m 4rtual Osibl 0sibleitem 0sibleviewcontroller 2sit 1t 1tepres
xi 1b
z 2
zo 9om 0tero
两 0 0个
页 0 0面
`)
