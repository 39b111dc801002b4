lifelineSearch(`
a3 0
b G
c2 1
cr 1eat 0itical 3os
ea 0ch 5rl 0s
gu 9ard 5id
h1 0
io 0 Ls 3s10 1s11 Bs12 Ds13 3s14 8s15 7s16 As17 Cs18 0s2 Cs26 4s27 2s5 7s6 4s7 Cs8 9s9
me 1 0anwhil 2dium 0mber 7mor 1morywarn 8rmaid 9ssag 0ssagelist 9thod 0thod_exchange 0thod_exchangeimplementations
pr Cagma 1e 0ec 4econdit 3eempt Befer 2eferredcontentsiz 1eferredcontentsizedidchang 1eferreddisplaymod 6eferredstyl 1eferredtransit 0efersedgeattachedincompactheight 0efersgrabbervisibl 0efersstatusbarhidden 0efix 8epar 1epareforpopoverpresentat 0epareforreu 0epareforsegu 0eproc 0eprocessor Lesent Hesentat 0esentationcontext 5esentationcontroller 1esentationcontrollerdidattempttodismis 0esentationcontrollerdidchangeselecteddetentidentifier 3esentationcontrollerdiddismis 1esentationcontrollershoulddismis 0esentationcontrollershoulddismisspopover 2esentationcontrollerwilldismis 3esentationstyl 1esentationtransitiondidend 2esentationtransitionwillbegin 8esentedviewcontroller 6esenter 1esentersview 1esentingviewcontroller 2esentviewcontroller 9eviou 0evioustab 2eviousviewcontroller 2imar Lint 1intf 5ivat 0oblem 1oces 0oduct 3ofil 0ofilecontroller 1ofileviewcontroller 0ogrammatic 2ogres 0ogressview 1oject_ 0oject_dir Bopert 0opertiesifn 1opertyanimator 0opo 1otocol 1ovid 2ovider 1un
vi 0deo Rew 1ewconstraint Iewcontroller 6ewcontrollerafter 0ewcontrolleralertforappearancecallbackmisu 2ewcontrolleranimat 6ewcontrollerbefor 1ewcontrollerforunwindsegueact 0ewcontrollerhierarchyinconsistenc Kewdidappear 0ewdidappear0 0ewdidappear001 Hewdiddisappear Aewdidlayoutsubview Kewdidload 0ewdidunload 0ewer 1ewifload 2ewifn Cewisappear 1ewpropertyanimator 2ewsafeareainsetsdidchang Jewwillappear Iewwilldisappear 6ewwilllayoutsubview Aewwilltransit 0ewwithtag 0m Osibl 0sibleitem 0sibleviewcontroller 0sit
xi 1b
两 N 2下 I个 0个子控制器之间做一次4 0件 2半 0句 3处 1对 2层 0幅 3张 0方 9条 7栏 3样 0格 G次 0段 0版 B种 1秒 0篇 G者 2行 0轮 4边 3遍 0面 9页 1项
今 0 0没
位 G 7于 2作 0后 0图 1开 0早 0的 2符 C置
况 8 4下 0是 0都
刻 F 0依 1到 1加 3发 0取 0告 0完 1就 3得 0所 3执 1收 0更 0替 0离 0被 4调
吞 0 0掉
天 1 0结 0页
子 M 1不 0书 0会 1写 0分 0后 0和 1导 0就 0打 L控 L控制器 0是 0标 0树 4类 A视 0里
安 B 8全 0定 1排 3装
尤 0 0其
库 F 2中 1为 4之 0从 0会 0判 0叫 0和 0在 0就 0必 0或 A的 0记 0讲 4里
快 C 0就 7照 0返 0退 8速
悄 0 0悄 0执
所 L 0主 2代 2以 0以0 1依 4做 2写 2列 0判 0包 0发 2呈 D在 0容 0属 1建 1忽 0持 2指 0提 0改 0断 F有 0有文字的对比度都不低于4 0有页面合起来最多10000 0来 0生 1用 0知 0给 0花 0表 0要 0记 1设 5说 1请 2读 0调 0转 0链 2需
日 F E志 2期
服 3 3务
本 J 0一 3上 6不 2会 0写 0可 0合 0图 0带 0并 0成 1或 0有 1机 4来 0格 3框 2没 0生 0用 0由 0画 0的 0相 4站 3视 0该 C身 0还 0都 1里 8页
栈 G 2上 0与 1中 0之 0也 0会 0已 0时 0溢 5的 0还 8里 A顶
溢 0 0出
特 2 0征 0性 0殊
移 H 5出 4到 A动 0回 4走 0过 0进 E除
箱 1 0由
自 N 018 0三 0上 0下 0事 0以 0作 0制 8动 1单 0在 0外 7定 7定义 0崩 M己 8己写 0己的404 6带 0提 0数 0无 0现 0由 9的 0管 1行 1调 4身 0这
航 K 0或 J控 1栈 A栏 0转 0里 0项
跃 2 0之 1时
辞 0
达 2 0应 0每
近 9 0模 8的
钩 5 5子
`)
