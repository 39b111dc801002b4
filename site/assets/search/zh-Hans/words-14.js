lifelineSearch(`
3 8
b3 0
co 1d 0deql 0dequalit 3der 3llap Cllect 5llectiondidchang 5lor 0lorpickerdelegat 0lorpickerviewcontroller 7lumn 0mbin 0mbinelatest 2mmand 3mmit 3mmon 1mmonmark 2mpact 0mpactheight 2mpar Implet 4mpletetransit 0mponent 0mposit 0ncurrent 0ncurrentoperationcount 0ndit 1nf 0nfig 4nfigurat 0nfigurationupdatehandler 0nformanc 7nnect 2nnectionopt 2nnectto 5nsol 9nstraint 0ntact 0ntain Kntainer 5ntainerview 4ntainment Entent 0ntentcontainer 0ntentpopgesturerecognizer 1ntentsiz 0ntentsizedidchang 0ntentsof 1ntentunavailableconfigurat 1ntentview 9ntext 1ntinuat 0ntract 2ntrast 1ntrol Qntroller 0ntrolleralertforappearancecallbackmisu 2ntrolleranimat 0ntrollerdidattempttodismis 0ntrollerdidchangeselecteddetentidentifier 3ntrollerfor 0ntrollerforunwindsegueact 0ntrollerhierarchyinconsistenc 0ntrollershoulddismisspopover 1nvert Bordinator 0r 1rrupt Bunt Cver
d2 3
du Drat
po 0d Kp 1pgesturerecognizer 9pover 0poverpresentationcontroller 0poverpresentationcontrollerdiddismisspopover 2poverpresentationcontrollershoulddismisspopover 1ptorootviewcontroller 3ptoviewcontroller Hpviewcontroller 5pviewcontrolleranimat 0rt 2rtrait 0st
s 0
sv Ag
we 0 2a 7ak 1akif 2asyprint 0ather 0b 0bm 0bmanifest 0bp 1lcom 0r
三 E 7个 0件 0份 0位 0处 0层 0方 0条 5种 0篇 4者 0行 2页
仓 B B库
作 J 0一 0上 0不 2业 A为 0于 2会 0其 0别 0前 0动 0命 0在 0子 0完 0已 0按 0控 0时 0普 0机 1标 0检 0比 3流 0现 9用 0由 5的 0笔 0符 0答 0简 0类 0网 B者 0草 0表 0调 0那 1里
初 9 7始 1的 0被
启 H H动 0用
四 F E个 0分 0周 0处 0条 0次 0段 1种 0秒 2行 0部
处 I 1不 1也 3于 0以 1会 0允 0列 0取 0可 0呈 0和 1在 1处 0应 0提 0断 0是 2显 0有 0没 0泄 C理 9的 0结 0给 0让 0谁 0运 0都 0里
妥 0
寸 D 0不 2与 0也 0了 1变 0在 1并 6改 1时 0有 3类
建 I 2一 2了 0代 0会 0停 0分 1单 0同 0命 0在 2失 0好 1子 1它 0并 0控 0文 5时 0本 0标 6模 0留 9的 0目 0窗 1立 1而 0被 1视 4议 0超 0都
很 7 0久 1少 2快 0短 0长
拦 3 0不 1截 0着
枚 0 0举
校 0 0验
止 F 3一 0下 0了 0于 0地 0应 0快 1时 0是 0没 3的 0程 0编 0要
毁 C 2了 1时 0的
浏 6 6览
直 H 0上 0不 1保 D到 0在 0如 0存 1持 C接 0是 1活 0留 1等 0转 0隐
窄 3 1图 0时
绕 0 0路
观 A 0与 8察 0的
评 1 0判 0论
输 D 9入 B出
远 8 2不 0得 0留 0的 1等
通 K 9向 0围 0子 0容 1属 2常 0往 3控 0段 2的 I知 1视 6过 0配
遵 0 0循
`)
