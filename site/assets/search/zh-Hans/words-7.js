lifelineSearch(`
18 D
az 0ur
ba Fck 3ckact 0ckbarbuttonitem 0ckbutton 0ckcancel Ackground 0ckgroundcolor 0ckgroundnotificat 0cklink 0d 1dg 0dgeviewcontroller Fr 1rbuttonitem 9rcontroller 1rhidden 1rrier 2rstyl 1rwhenpush 5s 0se_url 0zel
ch 2ain 1ameleon Fang 0angefrom 0angeselecteddetentidentifier 0apter_ 0apter_1 0art Eeck 0eckedcontinuat 0ecker 0ecknot 0ecknotescommand 0eckout Lild 0ildcontentcontainer 0ildforhomeindicatorautohidden 0ildforstatusbarhidden 2ildforstatusbarstyl Aildren 6ildviewcontroller 0o 0oosetap
eo 0t
ju 4nit 0st
mk 4 0dir 5doc 0docs1
qu 4arto Feu 0iet
rt 0l
su 1b 0bject 0bsequent Lbview 0m 3mmar 1p Lper Dperview 0pplement 0pplementbackbutton 9pport 6pportedinterfaceorientat
t2 0
tu Arn 0rn2
vs 0
上 O 8一 3下 1不 1两 0主 0也 0交 1什 0仍 0以 0任 1会 0侧 0做 0全 3写 3则 0却 1去 0参 1发 1另 1只 0可 0名 0启 0哪 0唯 0四 0图 1在 0场 0多 3它 0实 9层 2屏 0已 0带 0并 0弹 0往 0得 0忘 0快 0总 0成 2手 1找 0把 0报 0按 1放 0新 6方 1时 2是 5有 5来 0架 0次 0每 3没 0消 1溯 H的 0盖 0直 0看 0移 0立 0第 0等 0给 0而 0表 0要 9记 0设 0试 1说 1调 0过 6运 1还 1这 0遇 0那 7都 7重 1限 0露 A面
个 H 0一 8不 0专 0个 1之 0也 3事 0仓 3代 0任 1会 1位 0作 0例 2值 0做 4元 1公 1内 2出 1函 3分 0列 0初 0别 0到 1办 0动 0包 0十 4单 0占 0即 0去 2参 1变 0只 0可 1同 5名 0后 0呈 0周 0命 0商 G回 1图 4在 5地 A场 0头 0套 0始 D子 1字 0存 0完 0定 7容 0密 5对 5导 1小 1就 1尺 0屏 3属 2工 1已 1带 2并 0库 1应 1异 1引 1快 0总 0手 0才 1承 0把 1持 0指 3按 2接 F控 1提 1插 2收 0放 1数 A文 0断 A方 5时 0是 0显 2普 0替 1有 0条 0来 0查 E标 5栈 4根 0检 3模 0横 0次 1正 6没 6测 0滚 0点 0照 3父 0片 3版 0独 1环 0理 1用 0由 2的 0盖 0相 0省 0知 0私 4空 0立 0笔 1等 2类 1系 3网 1能 0自 1舞 0被 B视 0解 0计 4词 1询 2详 0说 2请 A调 1负 1转 0输 0运 2还 2这 0进 1连 2选 2通 2部 9都 2重 0钩 0链 0错 1键 2闭 2问 0陌 0随 1隐 0集 0零 A页 0项 8顺 1首 2高
俄 0 0文
充 2 0时 0的
入 K 3一 0下 1与 0之 0了 0会 0位 0其 0到 0前 0却 0可 A后 0和 3子 2它 0容 2布 0应 0或 0控 0文 0时 0条 0某 0标 0根 1框 0淡 B的 1窗 1符 0脚 0自 4视 0调 0里 0队 2页
唤 0 0醒
圖 0 0图
填 3 2充 0写
备 H A上 0也 0单 0和 1好 0已 0并 0忘 0怎 0想 0或 3旋 1日 0时 0有 2检 0横 1注 5的 0自 0说 6转 0边 0迎
大 D 0于 4多 8小 0得 1意 0时 1的 0纲 0部 0都
差 8 1一 3别 2异
恰 2 0好 1恰 0是 0相
措 0 0辞
摘 2 0录 0来 0要
摸 0 0后 0触
旋 C C转
活 C 0下 0之 1了 1到 0动 0得 3条 0状 0的 2着 2跃 0这
清 C 0做 A单 0楚 1理 0除
激 4 4活
磁 3 3盘
私 2 0密 0有 0遮
窗 C C口 0口不超过640
端 8 1上 1到 0口 0或 0是 1测 0的 1里
索 B 0中 0会 4取 0和 3引 0怎 3控 0本 1栏 0索 0结
纲 0 0不
脚 B A本 1注
菜 0 0单
覆 D 1写 C盖
讨 0 0论
请 G 2从 1代 0传 0先 3在 0填 0找 3把 0挂 0指 0提 0放 B求 0求头不超过128 0独 1用 0留 0监 3看
迟 5 0它 0来 1的
需 F 3的 6要
高 A 0亮 8度 0拖 1的
`)
