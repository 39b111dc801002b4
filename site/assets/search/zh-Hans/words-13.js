lifelineSearch(`
20 3 10 000 0000 014 015 016 119 02 020 021 023 024 126 027 02e 0heading
_l 0ayouts
at 9 00 0indexpath 1tach 0tachedincompactheight 8tempt 1temptrotationtodeviceorientat 0tempttodismis
bg 0
dx 0
em 1 Eb 0phasi 0pt
fl 2ag 1ight 2ip 2ush 2ushupdat
is C 1activ Cappear 7beingdismis 1beingpresent 0broken 2cancel 0collap 2connect 0current 0don 0draft 0empt 1enabl 0fold 0go 2hidden 0hom 8initial 0liv 1long 0mis 3modalinpresentat Bmovingfromparent 2movingtoparent 2navigationbarhidden 1olat 0pair 0pla 0push 0sam 3su 0taglist 0them 0translat 0userinteractionenabl Aviewload 0wid
mi 1d 3ddl 0ght 0grat 1n 1nut 3s 0su
ve 7r 1rbo 0rcel 0rtical 0rticalsizeclas
五 8 0千 0秒 6篇 0行
关 H 0乎 A于 0到 1心 0掉 3的 8系 0紧 3联 9闭 0页
刷 4 4新
压 2 0入 0在 0缩
又 9 0一 0不 1会 0修 0再 0出 0去 0取 0各 0呈 1在 0多 0属 0开 0往 0很 0放 1是 0显 0有 1来 0正 7没 1由 0留 0离 0给 0能 2被 0设 0调
回 P 1一 0主 9之 0也 0了 0事 1什 0会 0值 1像 3切 5到 9去 6取 0同 0后 1失 0对 1就 0并 0应 0开 B按 0文 3方 8时 B来 0正 A的 0立 A答 0该 N调 1途 0页 0高
图 P 2一 5上 3下 A不 6与 2两 3中 9之 5也 0互 0交 3仍 2从 0代 0以 4会 0何 3例 0依 4保 0借 7先 0共 0内 0再 0写 1出 0分 0则 0创 8加 3单 0即 0原 0发 0取 0变 5只 2可 2后 0向 2吗 0呢 4和 D在 0增 0太 0失 0夹 0如 3就 0尺 2层 0嵌 C已 0已过时2 5布 0带 2并 0应 0当 0成 4或 0所 0打 0把 C控 0插 0收 1改 8放 1旁 0既 5时 5是 0更 2最 0最大200 0未 3标 1树 0正 0每 0比 0比手机的358 2没 0添 1照 D片 0由 3留 H的 3直 5离 1移 1立 0等 0而 0能 2自 3被 1要 0超 0跟 0过 A还 6进 4都 D里 0销 3随 0题 0首
壳 0 0成
废 1 1弃
戳 4 3的
推 D 0入 1导 B断 0荐 0迟 1送
数 I 2不 0与 0个 1为 0也 2代 0体 0写 0到 0取 0可 1器 0场 8字 0学 0就 0已 0或 0拼 A据 0时 6是 0没 2的 2目 2组 0自 0要 0说 0调 0起 0过 0返 0还 1里 0顺
早 A 0一 0了 1于 0先 0加 0已 1带 0没 1的 0系 0读
替 D 0其 1它 0所 C换 0的 0编 0身 0返
档 A 0上 1嵌 0添 0的 0移 0说 1里
模 J 4块 F型 A式 A态 A拟 9板 0板文件夹里的词语与规则文件最大2 0板给一个页面添加的内容最多4 1的
欧 0 0语
没 I 0了 0保 0关 1写 0出 0反 0变 0响 0打 I有 0法 0用 0看 0读 0进 0通 0错
浅 9 9色
满 B 040 0了 1屏 0日 7窗 3足
灯 0 0片
稀 0 0缺
箭 5 5头
缺 B 6了 0哪 5少 1的 0陷
试 G 2一 0不 1也 0会 0先 0创 0前 1发 1各 2在 0宿 0带 0把 0抛 0按 0改 0构 0检 0没 1版 1用 0由 8的 0相 0等 1类 0结 0表 1过 0都 4里 2验
谁 C 1也 0在 1处 0定 0得 0成 1持 1来 4的 0说 4调 0转 0那
路 D 1上 B径 0时 1由
逗 4 4号
链 G 0一 0上 G接 0接的是0 0是
项 F 1一 0不 0与 0互 1会 0另 0多 0属 0持 1时 1是 0检 2的 5目 0见 1设 0都 0预
`)
