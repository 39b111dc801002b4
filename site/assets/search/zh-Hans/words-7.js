lifelineSearch(`
0a 06b4b
18 E
az 0ur
ba Fck 3ckact 0ckbarbuttonitem 0ckbutton 0ckcancel Ackground 0ckgroundcolor 0ckgroundnotificat 0cklink 0d 1dg 0dgeviewcontroller Gr 1rbuttonitem 9rcontroller 2rhidden 1rrier 2rstyl 2rwhenpush 7s 0se_url 1zel
ch 2ain 1ameleon Fang 0angefrom 0angeselecteddetentidentifier 0apter_ 0apter_1 1art Feck 0eckedcontinuat 0ecker 0ecknot 0ecknotescommand 1eckout Lild 1ildcontentcontainer 0ildforhomeindicatorautohidden 0ildforstatusbarhidden 2ildforstatusbarstyl Aildren 6ildviewcontroller 0o 0oosetap
eo 0t
ju 6nit 0st
mk 8 1dir 9doc 0docs1
qu 4arto Feu 1iet
rt 0l
su 2b 0bject 0bsequent Lbview 0m 3mmar 2p Lper Dperview 0pplement 0pplementbackbutton 9pport 6pportedinterfaceorientat 0rfac
t2 0
tu Arn 0rn2
vs 0
上 O 9一 6下 2不 2两 0主 2也 0交 0什 0仍 0以 2会 0传 0侧 0做 0停 0全 0关 1写 3则 0加 0却 0去 0参 0发 1另 1只 0可 0各 0名 0启 0呈 0哪 0唯 0四 0图 1在 0场 0多 0子 3它 0实 A层 2屏 0带 0并 0开 0弹 0往 0得 0快 0总 0成 2手 1找 0把 0报 0拒 0按 1放 0新 8方 2时 3是 6有 2来 0架 0标 0检 0次 0每 3没 H的 0盖 0直 0看 1移 0立 0第 0等 0粘 0给 0而 0表 A记 1设 0试 0语 B调 1过 8运 1还 1这 0述 0遇 0那 6都 0释 7重 2限 A面
个 I 1一 7不 1与 0专 0主 2之 0也 4事 1仓 3代 0以 0任 2会 0位 3作 0例 0修 3值 0做 4元 0先 1公 1内 3出 2函 2分 0切 0列 0初 0别 1办 0动 0包 0十 4单 0占 0即 0去 4参 0发 1变 2可 1同 5名 0后 0呈 0周 0命 0商 G回 2图 5在 5地 B场 0块 0头 0套 D子 1字 0存 0定 6容 0密 8对 4导 1小 1就 1尺 0屏 3属 2工 2已 2带 3并 0库 1应 1异 2引 0待 0得 1快 0成 0手 0承 0持 0指 4按 3接 F控 2提 1插 2收 0改 0放 2数 C文 0断 C方 3时 0是 0显 2普 1替 2有 0条 0来 0查 E标 5栈 4根 0检 2模 0横 0次 1正 4没 6测 0滚 0点 0照 3父 0片 6版 0独 0理 1用 1由 4的 0盖 0相 0省 0私 1程 5空 0立 0笔 1等 0答 4类 1系 2网 1能 0自 1舞 B视 0解 3词 1询 1详 0说 2请 B调 4转 0输 1运 0返 2还 3这 1进 0连 2选 0通 2部 A都 0重 3钩 0链 1错 2键 0闭 2问 0陌 0随 1隐 0集 0零 D页 6顺 1首 2高
俄 0 0文
充 2 0时 0的
入 K 4一 2与 0之 0了 0会 0位 0其 0再 0到 0前 0可 A后 1和 4子 2它 0容 2布 0或 0控 0文 0新 0时 0更 0条 0某 0标 0根 3框 0淡 B的 1窗 1符 0自 5视 0读 0调 0都 0里 0队 2页
唤 0 0醒
圖 0 0图
填 3 2充 0写
备 H 0一 A上 0不 0也 0会 0单 3好 0已 0并 0忘 0怎 0想 3旋 1日 0时 0有 2检 1注 5的 0自 6转 0边 0迎
大 C 0于 2多 0宽 7小 0得 0时 1的 0纲 0都
差 8 0一 4别 2异
恰 0 0恰 0是
措 0 0辞
摘 5 1录 0来 2要
摸 0 0后 0触
旋 C C转
朗 0 0读
活 B 0之 0了 0到 0动 0得 3条 0状 0的 1着 2跃 0这
清 C 0做 A单 1理 0除
激 4 4活
磁 6 6盘
私 2 0密 0有 0遮
窗 C C口 0口不超过640
端 9 1上 1到 0口 0或 0是 1测 0的 1里
索 C 0与 0中 0会 0保 2取 0和 4引 0怎 3控 0本 1栏 0看 0索 0结
纲 0 0不
脚 D C本 2注
菜 0 0单
覆 D 1写 C盖
讨 0 0论
请 G 1代 0传 0删 4在 0填 0实 0当 2把 0挂 0指 0改 0放 C求 0求头不超过128 0独 3用 0留 0监 5看
迟 5 0它 0来 1的
需 H 0安 0时 6的 0脚 A要
高 B 0亮 8度 2的
`)
