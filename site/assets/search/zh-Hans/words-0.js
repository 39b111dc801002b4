lifelineSearch(`
00 0 20 11 12 13 14
15 8 00
32 0 00
a 2
bl 0ob Fock 1ockquot 1u
ca 2 6ch 2che_ 2che_key 1chedir 0iro 0irosvg 0l 0layerinvalid 8llback 0llbackmisu 1llout 0llouttitl 0lltrac 0n Gncel 0ncellat 0ncellationerror 0nonical 1nperformunwindsegueact 0nva 2r 5rd 0rthag As 3talyst 4tch 1transact
fo 1ld 6lder 0llow 0nt 0otnot 0otnotedefinit 0otnotereferenc 6r 0rappearancecallbackmisu 4rc 1rchildcontentcontainer 0reach 8reground 0regroundactiv 1regroundnotificat 1rget 0rhomeindicatorautohidden 2rk 6rm Drmat 2rmsheet 0rnam 0rpresent 0rreu 0rrowatindexpath 0rsegu 0rstatusbarhidden 2rstatusbarstyl 0rtimeinterval 2rtraitchang 0runwind 0runwindsegueact 0rvisibleitem Grward 8rwardappearancemethod 1und 1undat
hi 8d Adden 0desbackbutton 2desbottombarwhenpush 0detransitionview 5erarch 1erarchyinconsistenc 0ghlight 2stor
ke 1eper Oy 5yandvisibl 1yboard 1yboardlayoutguid 0ywindow
mb 1
nc 0ommand
ob 2jc Eject Hjectiv 0jectwillchang 4serv 4servabl 5servat 0servationignor 1servationtrack 0servationtrackingenabl 3server Asidian
pu 3blic 3blish 0blishdat 0blisher 7l 2ml 0rpl Nsh 0shcontroller 0shtestviewcontroller Lshviewcontroller
ri 6ght
sd 5k
专 2 0用 1门
于 L 7一 1三 0上 0下 1主 0之 0今 0他 0代 2任 0作 0你 1全 3其 1别 0加 0包 0原 4另 0启 0周 0哪 0围 0声 1外 2子 7它 0容 1导 0属 0已 1布 1带 0应 2所 0投 0折 2提 0新 0旧 0时 5是 1最 0本 0某 0标 0样 0根 0此 0消 0激 5父 0第 0策 0网 0脚 1自 0舞 0被 0西 3视 0警 1该 0读 1谁 1调 0边 0运 1这 0链 0陌 0页 1顺 0预 0颜
亮 0
份 F 0俄 0公 1列 0启 3带 0所 0手 0把 2报 0摘 4日 0来 1样 3清 0笔 0纯 6都
低 0 0于
候 B 0一 0也 0发 0取 0知 0调 1都
偶 0 0尔
公 C 1布 9开 4式
凡 1 0没 0能
出 P 6一 0下 0不 0与 0两 1之 3了 1什 0以 2任 0位 0值 2全 0关 0其 1再 0写 0出 0前 1动 2去 1发 0可 0各 5同 0名 0含 0和 2哪 0回 0图 0在 8处 0多 6它 2导 0层 0屏 1建 C异 0接 0提 2文 0日 0旧 0时 1是 0显 0有 E来 3框 0检 0模 0此 1每 2没 1浅 0消 0演 0父 0版 L现 1由 0登 E的 0相 7码 0程 0章 2第 2自 0舞 1行 0表 0视 A警 0认 1请 0调 0超 1过 0还 1这 1通 1那 2里 0链 8错 0问 1页
前 N D一 0上 0不 1与 0两 0交 2代 0以 2会 5先 2写 0准 1几 0切 2到 0加 0十 0发 0只 4台 7后 0向 0启 0告 0和 1在 0完 5就 0屏 0布 1开 0得 0必 0成 1才 2执 0把 2控 5提 2收 2改 1文 0是 0显 3有 1朝 0标 3没 0添 0状 1生 0用 0由 A的 0紧 6结 0者 1自 0被 1要 0覆 0视 0让 7设 3询 1请 0读 8调 0过 0运 1这 1都 0量 8面 0页
卸 5 5载
叫 3 0作 2这
址 E 0上 0与 0写 0区 0周 0和 0在 0开 0引 0所 0无 3时 1比 1的 0算 0都
定 I 0一 0下 E义 1会 0何 0其 0成 0搜 3时 0明 1是 0某 3样 0格 1步 0每 0理 0界 5的 0第 0论 0这 0钩 0颜
幕 J 0一 H上 1之 0再 0前 0后 0打 0指 1按 0时 5的 1键 0随
应 K 0一 0付 0代 0位 0场 0安 8当 1放 0旋 0深 I用 9的 2者 0行
引 H 3入 1出 0分 3号 1导 1擎 4文 D用 8起 0里
彻 0 0底
怎 G 4么 0么办 C样
惯 0
打 G 1勾 B印 B开 0扰 8断 0误
拼 2 0法 1错
时 K 6一 8不 1与 5两 3为 B也 0了 1亦 2什 0仍 0从 1以 0任 8会 1何 1使 2依 0侧 0保 0候 3做 0停 4先 0全 0其 3再 1准 2出 0分 4则 0创 0删 1刷 4刻 0前 0副 7加 0却 0原 0去 0参 4发 0取 5只 0可 0各 0同 1向 1呈 C器 0四 0回 1图 3在 0失 0如 0子 6它 3对 0将 C就 0嵌 2已 2布 B序 0应 2开 2得 0必 1怎 0总 0成 D才 0打 5执 1把 0抛 0持 1指 0按 1排 5收 0改 0放 1文 9是 2显 0替 3有 1期 2机 0查 1栈 5核 1检 3正 3没 2添 0滚 1满 0生 3用 0画 0留 E的 0相 0看 0知 1禁 0移 4立 1等 0算 2结 1给 1继 0缺 1若 3被 5要 5视 0让 3设 0译 1询 2读 G调 2转 4运 4还 0这 0进 0连 0送 0通 6都 1释 0里 0重 0错 2长 0长为0 D间 2除 0随 0隐 2页 2顺 0预
更 F 0下 1久 1多 0大 0好 2宽 0小 3换 A新 4早 1晚 0近 1长 0靠 0高
机 G 0一 C上 0与 0会 1停 4器 0或 2日 0是 0没 4的 0能 0记
横 8 4屏 1着 0线 2贯 0跨
每 L F一 0两 G个 0件 0台 1四 0处 2幅 2张 0拍 8条 F次 0段 6种 0秒 2篇 3行 0隔 6页 1项
流 C 0到 0命 0所 0检 0的 9程 0设 3逝
添 G G加 0进
独 C 1一 2占 0成 0有 0检 1比 4的 1立 0调 1运
示 L 5一 0不 1与 3为 1之 2例 0全 1其 3内 0再 1出 0切 0列 1原 0另 0后 0含 0哪 0图 6在 8它 1容 0宽 0导 0差 0并 2或 1所 0整 0新 0方 9时 0是 0条 2标 3框 3模 1没 G的 1着 1窗 1笔 1符 3第 0要 1视 4该 0谁 0过 0这 0进 1都 0链 0页 1预
程 I 6上 0与 3中 0做 0同 0图 0就 G序 0序里的一个名字最长250 1度 1旁 0无 0时 0是 0来 0永 0没 1的 1结 0选 1里
约 8 0定 8束
经 I 3不 0交 0做 5出 0划 1加 0历 1呈 6在 0完 0容 0就 0废 0开 2得 0执 0收 0改 6是 0显 3有 1查 2没 0沿 0消 0激 1由 0确 2离 2结 0表 2被 1询 0请 2调 0转 8过 1释
耽 1 1误
补 7 0一 4上 0了 0什 1的 0网
计 E 0不 0就 4数 B时 0最 1浏 1的 0看 1算 0访 1页
识 B 8别 4库 0的 0符
详 6 6情
迎 0 0接
释 G 0上 0与 1之 1了 0代 0带 1掉 C放 0来 3标 0的 0说 0请 0还 1里
错 I 2了 0和 4时 8的 G误 0过
闯 1 1进
顺 H H序
预 E 0先 3处 8期 1测 4算 8览
`)
