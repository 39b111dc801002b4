lifelineSearch(`
20 1 00 000 0000 012 014 015 016 119 02 020 021 023 024 126 02e 0heading
at 8 00 1tach 0tachedincompactheight 8tempt 1temptrotationtodeviceorientat 0tempttodismis
bg 0
em 1 Db 0pt
fl 2ag 1ight 2ip 2ush 2ushupdat
is 9 1activ Cappear 7beingdismis 1beingpresent 0broken 2cancel 0collap 2connect 0current 0don 0draft 0empt 1enabl 0go 2hidden 0hom 8initial 0long 0mis 3modalinpresentat Amovingfromparent 2movingtoparent 2navigationbarhidden 4olat 0pair 0pla 0push 0sam 0su 0them 0translat 0userinteractionenabl Aviewload 0wid
mi 1d 2ddl 0ght 0grat 0nut 3s 0su
ve 2r 1rbo 0rcel 0rtical 0rticalsizeclas
五 3 0个 0秒 0篇 0行
倒 1 1了
关 I 0乎 B于 0到 0就 1心 3掉 5的 0着 7系 0紧 4联 B闭 0页
刷 4 4新
压 3 0入 0到 0在 0缩
又 5 0一 0不 1会 0再 0出 0去 0呈 0告 1在 0多 0如 0属 0往 0快 0把 1持 0改 1放 2是 0显 0有 1来 0正 0活 0点 0用 1由 1离 1能 0自 0落 1被
回 O 2一 0中 0主 6之 0事 1什 0值 1像 0再 3切 6到 9去 0各 0后 0和 1失 1就 0并 0应 0开 A按 3方 8时 0有 C来 0正 A的 0立 9答 0该 M调 1途 0页
图 P 1一 4上 3下 9不 5与 2两 3中 8之 4也 0互 0交 3仍 2从 0代 0以 4会 0作 3例 0依 1保 0借 6先 0共 0内 0再 0写 1出 0分 0创 0到 9加 0即 0原 0发 0取 0变 4只 2可 2后 0向 2吗 4和 0哪 C在 0增 0太 0失 0完 4就 0尺 2层 0嵌 C已 0已过时2 4布 0带 1并 0应 0当 0成 4或 0打 0把 A控 0插 2收 1改 7放 1旁 0既 3时 6是 0更 1最 0最大200 0未 2标 0树 0正 0每 0比 0比手机的358 2没 0添 2照 C片 0用 0由 3留 H的 3直 0省 5离 1移 0立 0而 0能 2自 3被 0要 0超 0过 8还 8进 4都 C里 0鉴 0销 2随 0题 0首
壳 0 0成 0设
废 1 1弃
戳 4 3的
推 C 1导 B断 0荐 0迟 1送
攒 0 0下
数 H 0不 2为 1代 0体 0写 0出 0到 0却 0取 0可 3器 0场 4字 0就 0嵌 0或 A据 0时 3是 1的 2目 0组 0自 0要 0过 0返 0里 0问 0顺
早 C 1一 1了 1于 0先 0加 1可 0已 1的 0知 0系
暴 0 0露
替 B 0其 1它 A换 0编 0返
档 B 0上 1嵌 0添 1的 0移 0说 1里
模 J F型 A式 9态 6拟 8板 0板文件夹里的词语与规则文件最大2 0板给一个页面添加的内容最多4 1的
没 G 4了 3人 0做 0关 0写 0出 0反 0响 0打 1收 G有 1法 0用 0看 0见 0读 0进 0通 0错
浅 8 8色
满 B 040 0了 1屏 0日 8窗 2足
灯 0 0片
碰 1 0巧
稀 0 0缺
箭 3 3头
缺 A 6了 0哪 2少 1的 0陷
试 F 1一 0不 1也 0会 0先 0创 0前 1发 1各 2在 0失 0宿 0带 0把 0抛 0按 0改 0检 0没 0照 1版 0用 0由 2的 0相 0等 1类 0结 0表 1过 0都 4里 2验
谁 H 7也 1会 1先 0再 0决 0创 0加 1去 1发 0叫 1处 0对 1就 0属 0得 0必 0成 6持 0收 0显 4来 2的 0说 0读 3调 0转 0通 0那 0都
路 D 4上 0各 9径 0时 1由 0让
逗 3 3号
链 F 0一 0上 0与 E接 0接的是0 0是
项 F 0一 0不 0互 0会 0另 0多 0属 0持 0改 1时 0是 2检 0的 6目 1设 0都 0预
`)
