lifelineSearch(`
0f 01318
30 0 40
_q 1uarto
bz 0l
cg 8 0i 2rect 5siz
e4 1
fu El 5lfil Ellscreen 0nc 3nct 0ro 1tur
in 0 0bothlanguag 2clud 0compactheight 1consistenc 0consistencyexcept 0consistent 0correct Cdex 0dexpath 0dexpathsforvisibleitem 0dicator 0dicatorautohidden 4fo 0format Bit 9itial 1itwithrootviewcontroller 0itwithtitl 1k 0kscap 3ner 0out 2presentat 1s 2sert 1sertsubview 3set 0setsdidchang 5sid 1stal 0stanc Astantiat 8stantiateinitialviewcontroller 2stantiateviewcontroller 1stead 0steadof 0t 0t64_t 0teract 0teractionenabl Ateractiv 0teractivecontentpopgesturerecognizer 7teractivepopgesturerecognizer Cterfac 2terfaceorientat 0terfacestyl 0ternal 0ternalinconsistencyexcept 1terrupt 0terruptibl 0terruptibleanimator Aterval 4valid 1validargumentexcept 2validat 0validatedetent
k 2
na 0iv Cm 1rrow Ev Lvigat 3vigationbar Dvigationcontroller 4vigationitem Avigationorientat 1vigationtest
r3 000 001 010 011 012 013 014 015 016 017 018 019 020 021 026 027 028
rs 1t 0vg
tr Bac 5ack 0ackingenabl Fait 2aitchang 5aitcollect Baitcollectiondidchang 1ansact Kansit 2ansitioncomplet 8ansitioncoordinator 3ansitioncrossdissolv 0ansitiondidend 1ansitiondurat 1ansitionflipfromleft 0ansitionflipfromright 9ansitionfromviewcontroller 0ansitioningdelegat Aansitionstyl 0ansitionto 0ansitionview 0ansitionwillbegin 1anslat 0e 2i Cu 1ust 1y
么 M 0一 3不 0东 1久 E也 0事 0交 2会 0位 0作 1做 0关 2写 0出 0到 0办 0动 2可 1在 2多 1它 1就 0已 0布 0应 1意 0成 0拦 0改 8时 2是 2来 0没 0消 0照 0状 1程 0组 0能 1被 1设 1读 0跟 1还 0这 G都 4错 0问 3顺 0颠
任 J I何 7务 6意 0推 1的 1谁
像 E 0上 0使 0其 0别 3在 0外 0带 1是 0普 0笔 4素 0缺 0调 0这
发 M 1一 0下 0与 0两 0也 0什 1任 D出 0吗 0四 2它 0完 E布 0收 0时 0来 3现 E生 6的 0组 7给 2者 0自 2表 1起 0这 E送 1队
吗 9
员 2 0之
和 B 126 0404 6一 0三 0下 0之 0书 1代 0以 0任 0侧 0全 0关 0其 0分 0别 0协 0取 0可 0后 1呈 0回 2图 1在 0地 0块 0多 1子 4它 0安 0导 0小 0常 0年 0并 0应 0底 0延 0彩 0指 0捏 0接 0提 0插 1文 0新 0旋 0无 1旧 1时 0显 0普 0本 0模 1每 1没 1消 0深 0添 0版 0用 0真 0离 0程 1第 0自 0舞 1行 2被 0视 0警 0计 0词 0轮 1较 0进 0连 1选 0通
响 A 4应 0次 0过
唯 4 3一 0独
少 E 0一 0个 0为 5了 0于 0于3 0列 0处 0或 0数 0文 0是 1次 0的 0看 0许 0贴 0都
就 C 2一 C不 0两 0交 1以 D会 3位 0修 1做 2停 0像 0先 0写 0几 1出 1切 0到 0加 1压 0发 1只 0可 0呈 0回 A在 1地 0声 1够 3失 0好 0它 0容 0屏 0属 2已 0得 0恢 3把 0抛 1拒 3收 0改 1放 0整 0断 0无 I是 0显 7有 0来 0根 1检 7没 0沿 2消 0添 0照 1由 1留 4结 1给 0缺 6能 0落 1行 5被 2要 2设 0该 1调 0跟 0还 0选 0都 0释 0重 2销 0问
弃 9 0不 0时 0某 1的 0视 0输
忙 0 0地
报 D 0出 A告 1的 4错
权 2 2限
某 D 7一 A个 1些 0件 0物 0种 0页
根 K 0不 3为 0仍 0在 0所 I控 1是 7本 0没 0的 0继 3视 4页
沙 0 0箱
溃 A 0则 1报 0日 0时 0的
焦 0
环 C 0之 0会 4境 1引 1执 0持 1的 0继 4里
纵 0 0终
续 A 1下 0切 0到 0存 0往 0执 0的 2运
良 0 0药
若 C 0不 2为 0导 2尺 2是 3有 0流 0目 0直 0被 1还 0这 0都
踪 5 0任 0的
返 J J回
适 8 0合 3的 3配
遍 A 0三 0在 0差 2时 2流 0略 0的
里 H 6一 0三 8不 1丢 1两 3为 0主 9也 0于 2交 0什 0以 5会 0作 2依 0侧 0保 7做 2停 0先 0公 0关 2再 8写 1出 0切 1划 0创 0到 0刷 8加 0占 2去 0又 1发 5取 2变 0另 A只 3可 0各 1同 1吗 0含 2启 0呈 0哪 0在 0填 0处 0备 1多 0太 0套 1如 4它 0对 3就 1嵌 1已 2布 3带 0应 3开 0弹 0忘 2怎 0或 0所 3才 0打 0执 1找 2把 0拿 0按 0接 0撤 0操 1收 0改 3放 0数 0无 1时 8是 3显 0最 9有 0本 0来 0某 1根 2每 A没 2添 0演 0现 0生 8用 0由 0画 0略 J的 0直 5看 0真 0睡 0离 1空 0笔 0等 0类 2结 0给 4能 0自 3被 2要 8设 0询 0说 0请 5读 5调 0赋 0起 0跑 1转 6运 0返 6还 1这 1进 2通 0遇 0遮 0那 5都 0重 0针 0问 1隐 B面 0须
针 4 4对
首 D 2先 0有 9次 0用 0的 7页
验 8 0与 0也 0却 0和 1的 0说
`)
