lifelineSearch(`
0f 01318
13 D
1s 0t
3 A
30 0 40
38 05142
63 00
_a 0
_i 0ncludes 0ndex
_q 1uarto
a2 0
au 0dio 0gust 0gust2026 Athor 3to 0toactivat 0tohidden 3tomatic Atomatical 8tomaticallyforwardappearancemethod 2tonumber 0tonumber10 1toresiz 1torotat
b3 0
br 1 2ac 0acket 3anch 0eadcrumb 6eak 1eakpoint 0eath 0idg 5ing 8oken 4ought 8owser
bz 0l
c I
cg 8 0i 2rect 5siz
co Id 0de2 0deql 0dequalit 7der 5llap Ellect 9llectiondidchang 5lor 0lorpickerdelegat 0lorpickerviewcontroller Dlour Elumn 0m 0mbin 0mbinelatest 4mma Emmand Cmment Gmmit 6mmon 0mmonest 2mmonmark 5mpact 0mpactheight Dmpar 2mparison 0mpil 2mpiler Jmplet 4mpletetransit 0mponent 0mposit 1mput 0ncern 0ncret 1ncurrent 0ncurrentoperationcount 3ndit 1nf 1nfig 0nfigur 5nfigurat 0nfigurationupdatehandler 0nfirm 0nfirmat 0nform 1nformanc Bnnect 3nnectionopt 2nnectto Cnsol 0nst 1nstant Bnstraint 0nstruct 0ntact Antain Mntainer 6ntainerview Cntainment Fntent 1ntentcontainer 0ntentpopgesturerecognizer 1ntentsiz 1ntentsizedidchang 0ntentsof 1ntentunavailableconfigurat 1ntentview Antext 1ntinuat 1ntract 0ntradict 2ntrast 3ntrol Sntroller 0ntrolleralertforappearancecallbackmisu 2ntrolleranimat 0ntrollerdidattempttodismis 0ntrollerdidchangeselecteddetentidentifier 1ntrollerdiddismis 3ntrollerfor 0ntrollerforunwindsegueact 1ntrollerhierarchyinconsistenc 0ntrollershoulddismis 0ntrollershoulddismisspopover 0ntrollerwilldismis 1nvert Cordinator 9p 1r 0rner 0rrect 4rrupt 4st 2stl Gunt 1unter 2unterpart Gver
d2 3
de 7adlin 3alloc Callocat 0bounc 2bug 0bugger 9cid Cclar 2clarat 0claremathoperator 7ep 0f Cfault Bfer 9fin 2finespresentationcontext 1finit 0finitiondescript 0finitionlist 0finitionterm Hinit 1l Bla Klegat 3let 0letebutton 0letetap 0limiter 2liver 1mo Bpend 2pendenc 1pfil 1precat 6pth 0riv 0scendant 1scrib 9script 2select 9stinat 0stro 2structiv 6tach Ftail 3tailviewcontroller 4tect 7tent 1tentidentifier 0termin 2veloper Hvic 0viceorientat
du 1e Ar Drat 0t
e4 1
ed 9g 0geattachedincompactheight Ait 3itor
el 9ement 0lip 0lipsi 5s Bsewher
fe 0atur 8ed 0eddetailviewcontroller 0l 5nc 4tch 0w 1wer
fu Gl 6lfil Ellscreen 1nc 9nct 0ro 2rther 3tur
gl 0imp 0obal
if D 0load 8n
in K 02016 12019 02020 02021 02023 1activ 0bothlanguag 8clud 0compactheight Cconsistenc 0consistencyexcept 2consistent 0correct 1dent 0dependent Ddex 1dexpath 0dexpathsforvisibleitem 0dic 1dicator 0dicatorautohidden Bfer 4fo 1format 0ft 0herit Cit 9itial 7itialiser 1itwithcoder 0itwithcoder000910 1itwithrootviewcontroller 0itwithtitl 2k 0kscap 1lin 0linecod 0linehtml 1linemarkdown 0linemath 7ner 0out 2presentat 8put 3s 4sert 1sertsubview 4set 1setsdidchang 7sid 9stal Astanc Astantiat 8stantiateinitialviewcontroller 2stantiateviewcontroller Bstead 1steadof 0t 0t64_t 0t_ 0tegrit 1teract 0teractionenabl Ateractiv 0teractivecontentpopgesturerecognizer 8teractivepopgesturerecognizer 4tercept Eterfac 2terfaceorientat 0terfacestyl 5ternal 0ternalinconsistencyexcept 6terrupt 6terruptibl 0terruptibleanimator Aterval 8to Dvalid 1validargumentexcept 6validat 0validatedetent 0vert 0visibl 0ward
k 3
mp 1 13 14
my 0 0self 2st 0st_parser
na 0iv Km 2rrow 0tivel 0tural Ev Nvigat 3vigationbar 0vigationbarhidden Fvigationcontroller 4vigationitem Avigationorientat 1vigationtest
ni Bb 7bnam Hl 2nja
op Cen 2erat 0erationcount 2erator 4posit Ht 4tional
po 0d 2int 0inter 0lic Lp 2pgesturerecognizer Bpover 0poverpresentationcontroller 1poverpresentationcontrollerdiddismisspopover 2poverpresentationcontrollershoulddismisspopover 1ptorootviewcontroller 3ptoviewcontroller 1pup 0pupviewcontroller Hpviewcontroller 6pviewcontrolleranimat 0rt 3rtrait 1sit 8st
r3 000 001 010 011 012 013 014 015 016 017 018 019 020 021 026 027 028 029 030 031
rs 1t 0vg
s F
sn 0ap 0apkit 9apshot 0apshottinghierarchyerror 8ippet 0p
sv Bg
tr Fac 7ack 0ackingenabl 0aditional Fait 2aitchang 5aitcollect Baitcollectiondidchang 1ansact 2ansclu Mansit 2ansitioncomplet 8ansitioncoordinator 4ansitioncrossdissolv 0ansitiondidend 1ansitiondurat 1ansitionflipfromleft 0ansitionflipfromright 9ansitionfromviewcontroller 0ansitioningdelegat Aansitionstyl 0ansitionto 0ansitionview 0ansitionwillbegin 6anslat 0ansmission29 1ansparent 0ap 8e 1eat Ci 0ick 2igger Fu 8ust 4y
vl 0c 0calertview 0calertviewcontroller
we 2a 8ak 1akif 1akl 2asyprint 0ather 1b 0bassembl 0bm 0bmanifest 0bp 0igh 0l 1lcom 0ll1 2nt 2r 0stern
yo Au Aur 5urself 0utu
視 0 0视
`)
