lifelineSearch(`
00 0 60 00910 11 12 02142 02350 02783 13 14 04599 04699
08 0
0x 0102013c00 0102b00400 0103816b60 010390bf60 010392e710 01053a0a00 0107854200 01078c8400 010a920680 010f7191f0 01104987d0 0117a61900 012801c600 0128056c00 0131000e50 0133a5f6f0 0152e89e00 01558a1390 01558aad70 0155a6b290 01581fa000 0175f95f0 01798d130 017f13590 01e8ab490 01e8aeef0 079970f20 07a84410 07f87b7c0cba0 07f87b7d7bd10 07f8c1b5 07f94b8d0dbe0 07f94bc0bf000 07fb1 07fcf1a4b26d0 07fd276d26a40 07fd277837200 07fd44f81a400 07fd451905d00 07fd758e40980 07fe0e186ea00 08103a470 093b6950 09e36270 09e38ed0 0a2958e0 0a29a0b0 0b379200 0f3696b0
1 F
15 8 00
32 0 00
7a 01fa2
9 9
__ 0func__ 0pycache__
a P
a8 0
ac 2cent 3cept 0cord 6ros Ft 1tionsheet Ctiv 2tivat 0tivationstat 0tivenotificat 0tivit 4tor 2tual
ah 0ead
as F 012 0200 6ci 3ciidoc 1ciidoctor 0ciidoctor2 2id Ik 0sembl Asert 0sertequal 5set 1sign 1signment 5sociat 0surveytoctableviewcontroller 0terisk 1tro Eync 6yncafter 1ynchronou 0yncstream
b1 1
bl 0ack 7ank 0ob Iock 1ockquot 1u
c1 7
ca 3 7ch 2che_ 2che_key 1chedir 0iro 0irosvg Kl 1layerinvalid Nllback 0llbackmisu 8ller 6llout 0llouttitl 0lltrac 5m 0me26 1mera An Incel 1ncellat 0ncellationerror Fnnot 4nonical 1nperformunwindsegueact 0nva 0p 0pacitor 0pbridgeviewcontroller 0pital 1pt 1ptur Ar 8rd 1ret 0rousel 0rthag Ds 1st 0talog 0talogu 3talyst 4tch 1tegor 1transact Fu
ci B 2_ 0_node_index 0_node_total 1_project_dir 1rcl 1t
cy Bcl
d4 0
do D Ac 0cs_dir 0ctyp 9cument 6cumentat 2cusauru 1cx Ge 0esn 2n 0orman 4t 2ubl 1ublecolumn Bwn 0wncancel 1wnload
e6 2
ef 4fect
en 2 4abl 1clo 2cod 0coderestorablestat Md Ddappearancetransit 2ddispla 1dles 0duml 3gin 1glish 5ough 0queu Fter 2terbackground 0terbackgroundnotificat 1terforeground 1terforegroundnotificat 0tit 8tr 1umerat 6vironment
ev 0al 3en Bent Ber Aeryth 3erywher
fo 0cu 5ld Flder Fllow 5nt 2oter 2otnot 0otnotedefinit 0otnotereferenc Fr 0r10 0rappearancecallbackmisu 0rbid 5rc 1rchildcontentcontainer 0reach 9reground 0regroundactiv 1regroundnotificat 1rever 0rg 3rget 1rgotten 0rhomeindicatorautohidden 2rk Brm Ermat 2rmsheet 4rmula 0rnam 0rpresent 0rreu 0rrowatindexpath 0rsegu 0rstatusbarhidden 2rstatusbarstyl 0rth 0rtimeinterval 2rtraitchang 0runwind 0runwindsegueact 0rvisibleitem Irward 8rwardappearancemethod 9und 1undat Fur 2urth
h6 0
ha 0bit Blf 1lv 4n Dnd 3ndl Andler 5ppen 0rm Es 0s0 0s500 0sappear 0sbacklink 0sdifferenc 0sgreet 4sh 0slanguag 0spush 0srelat 0sresult 0srul 0st 0stag 0suncal 9v 0ve2 0ve200 0ve2000 0ve250 0ve4
hi Cd Edden 0desbackbutton 2desbottombarwhenpush 0detransitionview Cerarch 1erarchyinconsistenc 0gher 0ghest 1ghlight 2stor
hy 1phen
i E
id B Aentifier 1s
it H 0003 1alic Bem 0emssupplementbackbutton Gs Iself
jp 0eg 1g
ke Gep 3eper 8pt Py 5yandvisibl 3yboard 1yboardlayoutguid 0ywindow
kn Cow 4owledg Aown
mb 1
mj 1s
nc 0ommand
ns I 0arra 3coder 0ec_ 0ec_per_sec 3genericexcept 1indexpath 5internalinconsistencyexcept Dinvalidargumentexcept Alog 0mutablearra Dobject 0timer
ob 2jc Gject Hjectiv 0jectwillchang 9serv 4servabl 5servat 0servationignor 1servationtrack 0servationtrackingenabl 8server 9sidian
or I Kder 0dinar 1g Dientat 0ig 0igin 5iginal 0phan
pe 8nd Aopl 1r 0r_ 0rcent Crform 8rformsegu 2rformselector 2rformselectoronmainthread 0rformunwindsegueact 0rmalink 2rmis 1rson
pm 1
pu 8blic Fblish 0blishdat 1blisher Al 2ml 0nctuat 0r 0rpl 0rpo Nsh 0shcontroller 0shes0 0shtestviewcontroller Lshviewcontroller Gt
q 1
ra Gi 0il 2n 0ng 2ther
ri Fght
sd 5k
sl 2ant 1ash 5eep 2id 0idenavigationcontroller
st 1 Ia Fack Dag 0agetitl 3al 5amp Hand 6andard Gart 0artanimat 0artuml Dat Catement 0atementlanguag 0atic 5atu 1atusbarhidden 2atusbarstyl 1atuslabel 2atustext 0din 0dout 8ep 1ep_ 0ep_summary 1ereotyp 2il 0ix 0ock 0ockholm Cop 4or Eoryboard Ar 1raight 5ranger 0rateg 0ream 0retch 5rict 0rictl 0rok 8rong 0rongif 0rongl 2ruck 0ruct 3ructur 2ructuredtext Kyl 0ylesheet
tt 3 0f
ui Q 219 029 0act 1adaptivepresentationcontrollerdelegat 2alertact 6alertcontroller 9applicat 7applicationdelegat 0applicationscenemanifest 0barbuttonitem 0barbuttonitemstyleplain 0button 0contentcontainer 0contentunavailableconfigurat 0contentunavailableconfigurationstat 0gesturerecognizer 0gesturerecognizerdelegat 0hostingconfigurat 7hostingcontroller 1interfaceorientat 3interfaceorientationmask Ikit 0kit26 1label 0modalpresentationfullscreen 0modalpresentationstyl 0morenavigationcontroller 0navigationbar 0navigationbardelegat Knavigationcontroller 5navigationcontrollerdelegat 0navigationitem 3nib 0observationtrackingenabl Cpageviewcontroller 6pageviewcontrollerdatasourc 3pageviewcontrollerdelegat 3popoverpresentationcontroller 0popoverpresentationcontrollerdelegat 4presentationcontroller 8responder 6scen 3sceneses 8screen 3searchcontroller 0searchcontrollerdelegat 0searchresultsupdat 0sheetpresentationcontrollerdelegat Asplitviewcontroller 1splitviewcontrollerdelegat Astoryboard 6storyboardsegu 1tab Etabbarcontroller 2tabbarcontrollerdelegat 0tabgroup 2tableview 0tableviewcontroller 0textfield 0textfielddelegat 5traitcollect 0traituserinterfacestyl 0userinterfacestyledark Eview 0viewanimationoptionshowhidetransitionview 2viewanimationoptiontransitioncrossdissolv 0viewanimationoptiontransitionflipfromleft Nviewcontroller 0viewcontrolleralertforappearancecallbackmisu 2viewcontrolleranimatedtransit 1viewcontrollercontexttransit Aviewcontrollerhierarchyinconsistenc 6viewcontrollertransitioncoordinator 0viewcontrollertransitioningdelegat 0viewimplicitlyanimat 0viewpropertyanimator Awindow 3windowscen 3windowscenedelegat
xn 0
ya 2ml
yi 2eld
zh 4
`)
