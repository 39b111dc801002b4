lifelineSearch(`
08 0
0x 07fb1
9 9
a8 0
ac 1cent 1cept 0ros Et 1tionsheet Ativ 0tivat 0tivationstat 0tivenotificat 0tivit 4tor 3tual
cy 5cl
d4 0
e6 2
ev 0al 4ent 2er
ha 4n 0nd 7ndler 4ppen 7s 0sappear 0sbacklink 0sdifferenc 0sgreet 0slanguag 0spush 0srelat 0sresult 0srul 0stag 0suncal 6v
id 9 Aentifier
mj 1s
sl 4eep 0id
ui Q 0act 1adaptivepresentationcontrollerdelegat 2alertact 6alertcontroller 9applicat 7applicationdelegat 0applicationscenemanifest 0barbuttonitem 0barbuttonitemstyleplain 0button 0contentcontainer 0contentunavailableconfigurat 0contentunavailableconfigurationstat 0gesturerecognizer 0gesturerecognizerdelegat 0hostingconfigurat 7hostingcontroller 1interfaceorientat 3interfaceorientationmask Ikit 0kit26 0modalpresentationfullscreen 0modalpresentationstyl 0navigationbar 0navigationbardelegat Knavigationcontroller 5navigationcontrollerdelegat 0navigationitem 3nib 0observationtrackingenabl Cpageviewcontroller 6pageviewcontrollerdatasourc 3pageviewcontrollerdelegat 0popoverpresentationcontroller 0popoverpresentationcontrollerdelegat 4presentationcontroller 8responder 5scen 3sceneses 8screen 2searchcontroller 0searchcontrollerdelegat 0searchresultsupdat 0sheetpresentationcontrollerdelegat Asplitviewcontroller 1splitviewcontrollerdelegat Astoryboard 5storyboardsegu 1tab Dtabbarcontroller 2tabbarcontrollerdelegat 0tabgroup 1tableview 0tableviewcontroller 0textfield 0textfielddelegat 5traitcollect 0traituserinterfacestyl 0userinterfacestyledark Eview 0viewanimationoptionshowhidetransitionview 2viewanimationoptiontransitioncrossdissolv 0viewanimationoptiontransitionflipfromleft Nviewcontroller 0viewcontrolleralertforappearancecallbackmisu 2viewcontrolleranimatedtransit 1viewcontrollercontexttransit 1viewcontrollerhierarchyinconsistenc 5viewcontrollertransitioncoordinator 0viewcontrollertransitioningdelegat 0viewimplicitlyanimat 1viewpropertyanimator Awindow 2windowscen 3windowscenedelegat
yi 1eld
zh 4
主 G 0人 0呈 6屏 0应 0意 0控 0机 0栏 5线 1要 A队 1页 7题
仅 3 0在 0用 1限
以 N 3一 2上 2下 5不 0与 1中 2为 2从 0位 1使 0保 0修 0做 1像 0全 0关 8写 0几 0分 0切 0列 0删 0判 0前 0加 0原 0叉 J及 0及背后的计数器003 0反 0取 0另 5只 0可 2同 0后 1启 0图 A在 0声 2外 0字 4它 0实 0容 2对 0导 0少 1嵌 0已 2带 0并 1引 0弥 0弹 0成 1把 1折 0指 0换 1排 0推 0搜 0摘 1改 0放 0数 2文 0斜 2新 9是 0暂 0替 4有 0来 0模 0横 0每 1比 2没 0滚 0点 1照 1父 7用 0画 0相 2省 0离 0移 0立 0笔 1第 0紧 0红 2给 0绝 0缩 0网 0补 0被 0要 0规 0触 0警 0计 0试 0询 0该 0说 0跑 0路 0返 0还 2这 0退 0重 0错 0隐 0需 0页 0默
信 9 5任 0到 0号 1息 0程
印 B 0一 2出 0成 0或 1时 4的 0站 0笔 0让 0证 0都 0钩
口 C 0上 0不 0与 1中 1之 0变 0已 0时 8的 0直 0随
声 D 0地 D明 0的 1音
外 H 2两 0什 3会 0再 0到 0加 0壳 9层 0或 0指 0没 0生 4的 0要 3观 0部 5面
容 M 0一 0上 4不 0中 0也 4会 0保 0判 0区 0发 0只 K器 2在 0复 0得 2文 0既 3时 0易 0是 0最 0标 0没 0用 8的 1盖 1离 0算 0纳 0绝 0缩 0逐 1都
小 D 0与 0于 2写 3场 0增 0数 1时 0标 0段 0的 0签 0结 0脚
布 K 0出 1到 2包 0在 J局 0并 0或 0文 0时 0景 0用 B的 0置 1者 0讲 0该 0过 0通 0页
手 I 0上 0之 0使 0册 0写 A动 A势 0工 8指 0时 8机 8的 1粘 0绘 0里
扫 2 1描
普 A A通
杠 1 0分 0开 0的
果 H 1下 0与 0两 0中 0代 0任 0会 0你 0像 0写 0别 0取 2只 0合 0呈 0因 2在 2它 0容 1导 1想 0控 0提 0显 3有 0服 0本 0构 0某 0没 1用 0由 0的 0直 0译 0请 0读 0还 0连 0途 0里 0除 0页
求 F 0一 0上 0不 0之 0也 0再 0则 2别 0头 0容 0尺 0时 0更 0有 1权 9的 0立 0绘 1者 1而 0通 0采
注 F 2与 0之 0也 2册 0只 0在 0意 0明 1的 1解 0说 B释
系 F 0图 0的 0符 E统 0统所计的数是0 0而
紧 D 3凑 2挨 6接 0时 1的 0要 4跟 0随
继 9 9续
让 5 2一 0代 0你 0内 1出 0前 2呈 0回 0图 0外 0子 8它 1导 0应 0开 0新 1旧 0时 0来 2构 0每 1状 0生 4界 0站 0笔 1第 0等 0读 0调 0转 2这 0那
责 5 0任 0发 0呈 0清 0移
轻 1 0扫 0量
逐 A 1一 7个 0处 1字 0行
遇 3 3到
队 C C列
频 1
`)
