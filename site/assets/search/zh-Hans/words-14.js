lifelineSearch(`
3 A
_i 0ncludes 0ndex
b3 0
co 6d 0deql 0dequalit 5der 3llap Cllect 9llectiondidchang 5lor 0lorpickerdelegat 0lorpickerviewcontroller 1lour 8lumn 0mbin 0mbinelatest 2mmand 4mmit 4mmon 2mmonmark 2mpact 0mpactheight 2mpar 0mpil Implet 4mpletetransit 0mponent 0mposit 0ncurrent 0ncurrentoperationcount 0ndit 1nf 1nfig 4nfigurat 0nfigurationupdatehandler 0nformanc 9nnect 3nnectionopt 2nnectto 5nsol 0nst 9nstraint 0ntact 0ntain Kntainer 5ntainerview 5ntainment Entent 1ntentcontainer 0ntentpopgesturerecognizer 1ntentsiz 1ntentsizedidchang 0ntentsof 1ntentunavailableconfigurat 1ntentview 9ntext 1ntinuat 0ntract 2ntrast 1ntrol Rntroller 0ntrolleralertforappearancecallbackmisu 2ntrolleranimat 0ntrollerdidattempttodismis 0ntrollerdidchangeselecteddetentidentifier 1ntrollerdiddismis 3ntrollerfor 0ntrollerforunwindsegueact 1ntrollerhierarchyinconsistenc 0ntrollershoulddismis 0ntrollershoulddismisspopover 0ntrollerwilldismis 1nvert Bordinator 0r 1rrupt Cunt Cver
d2 3
du Drat
po 0d Kp 2pgesturerecognizer 9pover 0poverpresentationcontroller 0poverpresentationcontrollerdiddismisspopover 2poverpresentationcontrollershoulddismisspopover 1ptorootviewcontroller 3ptoviewcontroller Hpviewcontroller 5pviewcontrolleranimat 0rt 2rtrait 0sit 0st
s 0
sv Bg
we 0 2a 8ak 1akif 2asyprint 0ather 1b 0bassembl 0bm 0bmanifest 0bp 1lcom 0r
三 E 8个 0件 0份 0位 0方 0条 7种 0篇 3者 0行 2页
仓 C C库
作 J 0一 0上 0不 5业 D为 0今 2会 0其 0别 0前 0命 0在 0子 0它 0完 0已 0当 0成 0按 0控 0时 0普 0机 1标 0检 0比 4流 0现 9用 6的 0笔 0符 0答 0简 0类 0网 B者 0草 0表 1调 1里 0页
初 A 9始 1的 0被
启 I I动 0用
四 F E个 0周 0处 0段 1种 0秒 1篇 2行
处 J 1不 1也 3于 0以 1会 0允 0列 0取 0变 0可 0呈 1和 0在 1处 0应 0报 0提 0断 1是 2显 0有 0没 0泄 D理 0理一个页面超过20 0用 A的 1结 0给 0让 0询 0运 0都 0里
妥 0
寸 D 0不 2与 0也 1变 1并 7改 2时 0有 0没 3类
建 J 2一 0之 2了 0代 1会 0停 0分 1单 0同 1命 0在 9失 0好 1子 0它 0并 0控 0文 9时 1本 0来 0标 6模 0留 9的 0目 0窗 0立 0而 0被 1视 5议 0超 1都 0页
很 7 0久 0多 0小 0少 2快 0长
拦 5 4截 0着
枚 2 2举
校 0 0验
止 F 2一 1下 0了 0于 0关 0则 0地 0应 0快 1时 1是 6的 0程 0编
毁 A 1时 0的
浏 A A览
直 H 1保 D到 0在 0存 1持 C接 0是 0活 1留 0禁 0等 0转 0运 0隐
窄 2 1图
观 A 0与 9察 0的
评 1 0判 0论
输 F B入 D出
远 7 2不 0得 0留 0的 0等
通 J 9向 0围 0子 0容 1属 5常 0往 3控 0段 2的 G知 1视 8过 0配
`)
