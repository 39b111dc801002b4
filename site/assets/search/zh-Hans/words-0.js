lifelineSearch(`
00 0 20 11 12 13 14
15 8 00
32 0 00
a 1
bl 0ob Fock 0ockquot 1u
ca 2 4ch 2che_ 2che_key 1chedir 0iro 0irosvg 0l 0layerinvalid 8llback 0llbackmisu 0llout 0lltrac 0n Fncel 0ncellat 0ncellationerror 0nonical 1nperformunwindsegueact 0nva 2r 2rd 0rthag As 3talyst 4tch 1transact
fo 5lder 0llow 0nt 1r 0rappearancecallbackmisu 4rc 1rchildcontentcontainer 0reach 8reground 0regroundactiv 0regroundnotificat 1rget 0rhomeindicatorautohidden 2rk 5rm Drmat 2rmsheet 0rmula 0rnam 0rpresent 0rreu 0rsegu 0rstatusbarhidden 2rstatusbarstyl 0rtimeinterval 2rtraitchang 0runwind 0runwindsegueact 0rvisibleitem Frward 4rwardappearancemethod 0und 1undat
hi 8d Adden 0desbackbutton 1desbottombarwhenpush 0detransitionview 2erarch 0erarchyinconsistenc 2stor
ke 1eper Oy 3yandvisibl 1yboard 1yboardlayoutguid 0ywindow
mb 1
nc 0ommand
ob 1jc Eject Hjectiv 0jectwillchang 4serv 4servabl 5servat 0servationignor 1servationtrack 0servationtrackingenabl 3server Asidian
pu 2blic 2blish 0blisher 6l 2ml 0rpl Nsh 0shcontroller 0shtestviewcontroller Lshviewcontroller
ri 4ght
sd 5k
专 2 0用 1门
于 L 7一 0上 0下 0两 1主 0之 0他 0代 3任 0作 0你 1全 3其 0出 0别 0加 0包 0原 4另 0启 0周 0围 0声 1外 1子 8它 0容 0导 0属 0已 1布 0带 1应 2所 0投 0折 2提 8是 0最 0本 0某 1样 0根 0正 0此 0消 0激 6父 0第 0系 0网 0脚 2自 0舞 0被 5视 0警 0设 1该 0读 2谁 0调 0边 0运 1这 0链 0陌 0页 0顺 0颜
亮 0
份 D 0俄 0公 1列 0启 0图 3带 0手 0把 2报 0摘 3日 0来 0样 2清 0笔 0纯
低 0 0于
候 D 0一 0也 0取 1开 1才 0真 0知 0调 0路 0都
偶 0 0尔
公 B 1布 9开 2式
凡 2 1是 0没 0能
出 O 4一 0不 0与 0之 4了 4什 0仍 2任 0位 2全 0关 1再 0写 1动 1去 1发 0各 3同 0名 0含 0和 0哪 0回 0图 0在 8处 0多 5它 0完 2导 0层 1屏 1建 B异 0接 0提 1文 0日 0旧 1是 0有 E来 3框 0检 0模 0每 2没 1浅 0演 0父 0版 L现 1由 0登 E的 0相 7码 0程 0章 2第 1自 0舞 0行 0表 1视 9警 0认 2请 0超 1过 3这 1通 0那 1里 0链 5错 1问 1页
前 N C一 0上 0不 1与 1两 0交 0什 2代 0以 2会 4先 2写 0准 0几 0切 5到 0加 0发 0只 4台 7后 0向 0启 0告 0和 1在 0完 6就 0布 1开 1得 0成 1才 0打 1执 0把 1控 6提 2收 1文 0是 0显 3有 1朝 0标 2没 0添 0状 1生 0用 B的 0紧 6结 5者 0自 0被 1要 0覆 0视 5设 3询 1请 0调 0过 0运 1这 1都 0量 7面
卸 5 5载
叫 3 0作 2这
址 D 0上 0与 0写 0区 0周 0和 0在 0开 0引 0无 0时 1比 0略 1的 0算 0都
定 H 0一 1下 A义 1会 0何 0其 0后 0子 3时 0是 0某 2样 0格 1步 0每 0理 5的 0第 0论 0返 0这
幕 I 0一 H上 1之 0再 0前 0后 0打 0指 1按 1的 0而 1键 0随
应 K 1一 0付 0代 0安 6当 1放 0旋 0深 I用 9的 2者 0行
引 F 3入 2出 0分 3号 1导 0来 C用 4起 0里
彻 0 0底
怎 F 4么 0么办 8样
惯 0
打 F 1勾 A印 A开 0扰 7断 0误
拼 0 0法
时 I 6一 7不 1与 4两 0为 A也 0了 1亦 4什 0仍 0从 0以 9会 1使 2依 1保 4候 3做 0停 4先 0全 1关 0其 4再 0准 7出 0分 3则 0创 0删 7到 0刷 5刻 0前 0副 6加 0却 0原 0参 6发 1取 6只 0可 0各 1同 1向 0启 2呈 A器 0四 2回 0围 1图 0在 0失 0如 0子 8它 3对 B就 0嵌 3已 1布 9序 0应 2开 3得 0必 0忘 0怎 0总 0成 C才 0打 0执 2把 0抛 0持 0指 1排 0控 5收 0改 1放 1文 9是 2显 2有 1期 2机 1来 0查 2栈 0检 2正 6没 1添 0滚 1满 0生 2用 0留 D的 0相 0看 0知 0移 3立 0等 0算 2结 1给 1继 1若 0藏 4被 5要 5视 0让 3设 0译 1询 0说 2读 1谁 8调 2转 2运 3还 1进 0连 0送 1通 6都 0里 0重 0销 0错 3长 0长为0 D间 2除 0随 1页 2顺
更 F 1久 1多 0大 0好 2宽 0小 0少 3换 A新 3早 2晚 0近 1长 0靠 0高
机 F 0一 B上 1会 1停 3器 0在 0或 2日 0是 4的 0能 0记
横 8 1屏 2着 0线 2贯 0跨 1过
每 K E一 0两 F个 0件 0台 2幅 2张 0拍 2条 D次 0段 3种 0秒 1篇 2行 0隔 2页 0项
流 A 0到 0命 0所 4程 0设 3逝
添 F F加 0进
独 C 0一 4占 0有 0根 0检 1比 3的 0立 0调 1运
示 L 6一 0不 1与 0两 3为 0之 2例 0全 2其 2内 0再 1出 1原 0另 0后 0图 5在 5它 1容 0宽 0导 0差 2或 0所 0整 0文 0新 0方 6时 0是 0条 2标 0栈 2框 3模 1没 0点 G的 1着 1窗 1笔 1符 2第 0要 1视 1该 0说 0谁 0过 0这 0进 1都 0页
程 H 6上 0与 1中 0做 0同 0就 F序 0序里的一个名字最长250 1度 1旁 0是 0来 0永 0没 0的 1结 0选 2里
约 7 0定 6束
经 J 1不 0交 0保 2做 7出 0划 1加 0历 0变 0呈 7在 0容 0就 0带 2开 4得 0打 0执 4是 0显 0晚 6有 0查 5没 0激 1由 0确 3离 3结 0给 0表 2被 0要 1询 0转 6过 0销 0问
耽 2 2误
补 8 0一 6上 0什 0发 1的 0网
计 E 0不 0就 7数 A时 0最 1浏 0的 0看 1算 0访 0页
识 B 8别 5库 0的 0符
详 6 6情
迎 0 0接
释 E 0上 0与 1之 1了 0带 1掉 A放 0来 3标 0说 0请 0还 1里
错 H 3了 0和 0就 0才 2时 8的 F误 0过
闯 2 2进
顺 H 0带 H序
预 D 0先 1告 3处 7期 1测 3算 5览
`)
