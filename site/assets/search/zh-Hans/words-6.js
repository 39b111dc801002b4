lifelineSearch(`
0f 01318
30 0 40
63 00
_q 1uarto
bz 0l
cg 8 0i 2rect 5siz
e4 1
fu El 5lfil Fllscreen 1nc 3nct 0ro 3tur
in 1 0bothlanguag 4clud 0compactheight 2consistenc 0consistencyexcept 0consistent 0correct Cdex 1dexpath 0dexpathsforvisibleitem 0dicator 0dicatorautohidden 4fo 0format 0ft Bit 9itial 1itwithrootviewcontroller 0itwithtitl 2k 0kscap 1lin 0linecod 0linehtml 1linemarkdown 0linemath 3ner 0out 2presentat 1s 3sert 1sertsubview 3set 1setsdidchang 5sid 3stal 0stanc Astantiat 8stantiateinitialviewcontroller 2stantiateviewcontroller 2stead 1steadof 0t 0t64_t 0t_ 0tegrit 0teract 0teractionenabl Ateractiv 0teractivecontentpopgesturerecognizer 8teractivepopgesturerecognizer Cterfac 2terfaceorientat 0terfacestyl 0ternal 0ternalinconsistencyexcept 1terrupt 0terruptibl 0terruptibleanimator Aterval 4valid 1validargumentexcept 2validat 0validatedetent
k 3
na 0iv Cm 1rrow 0tural Ev Lvigat 3vigationbar 0vigationbarhidden Dvigationcontroller 4vigationitem Avigationorientat 1vigationtest
r3 000 001 010 011 012 013 014 015 016 017 018 019 020 021 026 027 028 029 030 031
rs 1t 0vg
tr Cac 5ack 0ackingenabl Fait 2aitchang 5aitcollect Baitcollectiondidchang 1ansact Kansit 2ansitioncomplet 8ansitioncoordinator 4ansitioncrossdissolv 0ansitiondidend 1ansitiondurat 1ansitionflipfromleft 0ansitionflipfromright 9ansitionfromviewcontroller 0ansitioningdelegat Aansitionstyl 0ansitionto 0ansitionview 0ansitionwillbegin 1anslat 2e 3i Du 1ust 3y
么 M 0一 3不 2久 F也 1会 0位 0值 2做 0关 3写 0办 0可 1在 2多 0已 0布 3意 0成 0拦 0改 0方 5时 0是 0来 8没 1用 1由 1程 0能 0要 0让 1设 0读 4调 1还 D都 1错 0问 3顺
任 K 1与 J何 8务 7意 0推 2的
像 F 0上 0使 0其 0别 0原 3在 0外 0展 0带 0是 0普 0样 1笔 6素 0编 0缺 0草 0调 0这
发 L 0一 0与 0两 2任 A出 0到 0四 2回 0它 0完 E布 0收 0时 0来 3现 D生 9的 0组 A给 2者 1自 1行 3表 2起 E送 1队
吗 E
员 3 0之
和 A 126 0404 5一 0三 0下 0之 0书 2代 0以 0任 0侧 0修 0全 0关 0其 0再 0分 0列 0协 1取 0可 0后 0呈 4图 0在 0地 1块 0多 1子 5它 0安 0导 0小 0常 0并 0应 0底 0延 0彩 0指 0捏 0接 0提 0插 0搜 4文 0断 0新 0无 1旧 1时 2显 0普 1模 1每 1没 0消 0深 0添 0版 0用 0真 1离 0程 0符 1第 0脚 0自 0舞 1行 2被 0视 0警 0计 0词 0轮 1较 0过 0运 0这 0进 0连 1选 0通 0链
响 A 0回 4应 0次 0过
唯 2 2一
少 D 1一 0个 0为 5了 0于 0于3 0列 0处 1或 0数 0文 0是 0次 2的 0看 0许 0都
就 C 0一 C不 0两 1以 D会 3位 0保 0修 2停 1像 1先 0关 0写 0几 1出 0切 0到 0加 0压 0又 2只 1可 1呈 A在 1地 0声 2够 0太 4失 0好 0对 0属 1已 0得 2把 1抛 0拒 0按 2收 0改 2放 0整 0断 1无 I是 0显 0晚 5有 1检 6没 1沿 0消 0添 0照 1留 3结 0给 0缺 6能 0落 1行 6被 1要 1设 0该 5调 0足 1还 0这 0选 0都 1释
弃 8 0不 0某 0的 0表 0视
忙 0 0地
报 D 0出 B告 1的 5错
权 3 3限
某 F A一 A个 3些 0件 0样 0物 0种 0页
根 K 0不 3为 0仍 0元 0号 0在 0式 0所 I控 1是 4本 0没 1的 0继 3视 4页
沙 0 0箱
泛 0 0型
溃 B 0则 1报 0日 1时 0的
焦 0
环 D 0之 0会 0和 6境 4引 1执 0持 1的 0继 4里
纵 0 0终
续 A 1下 0切 0到 0存 0执 0时 0的 2运
若 D 1不 2为 0在 0导 2尺 0干 1是 3有 1没 0流 0目 0直 0第 0被 1还 0这 0都
踪 7 0任 0的 0随
返 K K回
适 8 0用 3的 3配
遍 B 0三 0在 0差 2时 4流 0略 0的
里 J 01200 7一 0三 C不 1丢 1两 4为 0主 A也 2交 0从 0以 6会 0作 1使 2依 0侧 0保 2修 4做 7停 0先 0公 1关 4再 9写 1出 0切 1划 0则 1创 0刷 9加 0原 0去 0又 9取 3变 0另 B只 6可 0各 1同 0含 4启 3呈 0哪 0在 0填 0处 0备 2多 1如 0子 3它 0实 1对 2就 0嵌 1已 2布 3带 0应 7开 0弹 0必 2怎 0或 0所 2才 1打 2执 4找 3把 0拿 0按 0撤 1收 0改 3放 1数 2时 A是 2显 0更 1最 B有 0本 0来 0某 0栈 1根 1检 2每 B没 3添 0演 0现 0生 9用 0由 0画 0略 K的 0监 0直 7看 0真 0睡 0知 0离 1移 1空 0类 0结 0给 0编 0缺 3能 0自 2被 2要 0视 0记 9设 0该 0说 1请 6读 B调 0赋 0起 0跑 1转 7运 0返 7还 2这 1进 2通 0遇 0遮 8都 0重 0针 2隐 B面
针 4 0停 3对
首 D 1先 0有 9次 0用 0的 8页
验 8 0与 0也 0却 0和 1的 0说
`)
