lifelineSearch(`
08 0
0x 07fb1
9 9
a8 0
ac 0cent 1cept 0ros Et 1tionsheet Ativ 0tivat 0tivationstat 0tivenotificat 0tivit 3tor 3tual
cy 5cl
d4 0
e6 2
ev 4ent 2er
ha 3n 0nd 5ndler 4ppen 7s 0sappear 0sbacklink 0sdifferenc 0sgreet 0slanguag 0spush 0srelat 0sresult 0srul 0stag 0suncal 5v
id 8 Aentifier
mj 0s
sl 3eep 0id
ui P 0act 1adaptivepresentationcontrollerdelegat 2alertact 6alertcontroller 9applicat 6applicationdelegat 0applicationscenemanifest 0barbuttonitem 0barbuttonitemstyleplain 0button 0contentcontainer 0contentunavailableconfigurat 0contentunavailableconfigurationstat 0gesturerecognizer 0gesturerecognizerdelegat 0hostingconfigurat 3hostingcontroller 1interfaceorientat 3interfaceorientationmask Hkit 0kit26 0modalpresentationfullscreen 0modalpresentationstyl 0navigationbar 0navigationbardelegat Knavigationcontroller 5navigationcontrollerdelegat 0navigationitem 3nib 0observationtrackingenabl Bpageviewcontroller 6pageviewcontrollerdatasourc 3pageviewcontrollerdelegat 0popoverpresentationcontroller 0popoverpresentationcontrollerdelegat 4presentationcontroller 6responder 4scen 2sceneses 7screen 2searchcontroller 0searchcontrollerdelegat 0searchresultsupdat 0sheetpresentationcontrollerdelegat 8splitviewcontroller 1splitviewcontrollerdelegat Astoryboard 5storyboardsegu 1tab Dtabbarcontroller 2tabbarcontrollerdelegat 0tabgroup 0tableview 0tableviewcontroller 0textfield 0textfielddelegat 5traitcollect 0traituserinterfacestyl 0userinterfacestyledark Eview 0viewanimationoptionshowhidetransitionview 2viewanimationoptiontransitioncrossdissolv 0viewanimationoptiontransitionflipfromleft Nviewcontroller 0viewcontrolleralertforappearancecallbackmisu 2viewcontrolleranimatedtransit 1viewcontrollercontexttransit 0viewcontrollerhierarchyinconsistenc 5viewcontrollertransitioncoordinator 0viewcontrollertransitioningdelegat 0viewimplicitlyanimat 1viewpropertyanimator Awindow 1windowscen 2windowscenedelegat
yi 0eld
zh 3
主 H 0人 0呈 6屏 0应 1张 1意 0控 0机 1栏 6线 1要 A队 1页 6题
仅 4 1仅 0因 0在 0此 0被 0限
以 N 3一 1上 1下 3不 0与 0两 1中 4为 1从 0会 0位 0使 3依 0保 0做 0像 0全 0关 0其 0再 5写 0列 0删 0判 0前 0加 0原 0叉 J及 0及背后的计数器003 0取 0另 5只 0可 1同 2启 0呈 0四 A在 0声 1外 0子 4它 0实 0对 0导 2嵌 0已 3带 1引 0弥 0弹 0怎 0成 2把 1折 0指 0换 0掉 0排 0推 0提 0搜 0改 1放 0数 0文 0斜 0新 0无 9是 0暂 0替 2有 0来 0模 0此 1每 1比 2没 0滚 0点 1照 1父 5用 0画 1相 2省 0离 0移 0立 1笔 2第 0等 2给 0绝 0缩 0网 0自 0被 0要 1规 0触 0警 0计 0让 0该 0读 0跑 0路 0返 3这 0退 0重 0错 0需 1页 0默
信 B 6任 0到 0号 3息 0用 0程
印 A 0一 2出 0成 0时 3的 0让 0证 0都
口 D 1不 0与 1中 1之 1变 1已 0时 8的 0直 0随
声 D 0地 B明 0的 1音
外 G 2两 0也 2会 0再 0到 0加 0壳 8层 0指 0没 0生 0留 3的 0要 3观 0部 5面
容 L 0一 0上 4不 1也 3会 0保 0判 0区 0只 J器 3在 0复 0得 1文 0既 3时 0易 0最 0标 0没 6的 1盖 1离 0算 0纳 0绝 0逐 1都
小 C 0与 0于 2写 3场 0增 0数 1时 0标 0段 0的 0签 0脚
布 K 0出 0到 2包 0在 J局 0并 0或 0文 0时 1景 0用 A的 0置 0者 0讲 0该 0过 0通 0页
手 J 0上 0不 0之 0也 0使 0册 0写 C动 9势 0后 0工 B指 0放 1时 8机 A的 1粘 0绘 1里
扫 2 1描
普 A A通
杠 1 0分 0开 0的
果 G 0一 1下 0与 0两 0中 0任 1你 0像 0写 0取 1只 0合 1在 1它 0实 1导 1想 0控 0提 0显 2有 0服 1本 0构 0某 0用 0的 0直 0表 0译 0请 0还 0这 0连 0都 0里 0页
求 F 0一 0不 0也 0再 2别 0头 0容 0尺 0时 3更 0有 1权 9的 0立 0绘 1者 1而 0被 0过 0通 0采
注 F 2与 0之 0也 2册 0只 0在 0意 0明 1的 1解 0说 B释
病 1
系 F 2的 E统 0而
紧 D 3凑 1挨 7接 0时 1的 0要 4跟 0随
继 9 9续
让 6 2一 0什 0代 0你 0侧 0内 1出 0前 0后 1呈 0回 0图 0外 0子 9它 1导 0应 1开 1旧 0时 0来 2构 0每 0测 1状 4界 0站 1第 0等 0调 0转 4这 1那
责 9 0人 0任 0发 1呈 0清 0移
轻 1 0扫 0量
逐 A 1一 8个 0处 1字 0行
遇 5 5到
队 B B列
频 1
`)
