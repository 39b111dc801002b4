lifelineSearch(`
99 0
a3 0
b G
c2 1
cr 1eat 0itical 4os
ea 0ch 5rl 0s
gu Aard 5id
h1 0
io 0 Ls 3s10 1s11 Bs12 Ds13 3s14 8s15 7s16 Bs17 Ds18 0s2 Cs26 4s27 2s5 7s6 4s7 Cs8 9s9
me 1 0anwhil 2dium 0mber 7mor 2morywarn 1rg Brmaid Assag 0ssagelist 0ta Athod 0thod_exchange 0thod_exchangeimplementations
pr Cagma 4e 0ec 4econdit 3eempt Befer 2eferredcontentsiz 1eferredcontentsizedidchang 1eferreddisplaymod 6eferredstyl 1eferredtransit 0efersedgeattachedincompactheight 0efersgrabbervisibl 0efersstatusbarhidden 1efix 8epar 1epareforpopoverpresentat 0epareforreu 0epareforsegu 0eproc 0eprocessor 1es Lesent Hesentat 0esentationcontext 5esentationcontroller 1esentationcontrollerdidattempttodismis 0esentationcontrollerdidchangeselecteddetentidentifier 4esentationcontrollerdiddismis 2esentationcontrollershoulddismis 0esentationcontrollershoulddismisspopover 3esentationcontrollerwilldismis 3esentationstyl 1esentationtransitiondidend 2esentationtransitionwillbegin 8esentedviewcontroller 6esenter 1esentersview 2esentingviewcontroller 2esentviewcontroller 3eview 0eviewcount 9eviou 0evioustab 2eviousviewcontroller 2imar Lint 1intf 6ivat 0oblem 1oces 0oduct 3ofil 0ofilecontroller 1ofileviewcontroller 2ogram 0ogrammatic 2ogres 0ogressview 1oject_ 0oject_dir Bopert 0opertiesifn 1opertyanimator 0opo 1otocol 1ovid 2ovider 1un
vi 0deo Sew 1ewconstraint Jewcontroller 6ewcontrollerafter 0ewcontrolleralertforappearancecallbackmisu 2ewcontrolleranimat 6ewcontrollerbefor 1ewcontrollerforunwindsegueact 1ewcontrollerhierarchyinconsistenc 2ewdid Lewdidappear 0ewdidappear0 0ewdidappear001 0ewdidappear4 Iewdiddisappear Aewdidlayoutsubview Lewdidload 0ewdidunload 0ewer 1ewifload 2ewifn Eewisappear 1ewpropertyanimator 2ewsafeareainsetsdidchang 0ewwil Lewwillappear 0ewwillappear2 Iewwilldisappear 0ewwilldisappear3 6ewwilllayoutsubview Aewwilltransit 0ewwithtag 0m Osibl 0sibleitem 0sibleviewcontroller 0sit 1t 1tepres
xi 1b
两 N 2下 0两 I个 0个子控制器之间做一次4 0之 0件 2半 0句 3处 1对 1层 0幅 3张 8条 3栏 3样 0格 H次 0段 0版 B种 1秒 1篇 H者 2行 0轮 3边 2遍 0面 8页 1项
今 3 2天 0没
位 G 8于 2作 0后 0图 1开 0早 0的 2符 D置 0计
况 9 6下 0不 0是 0测 1都
刻 F 0依 1到 1加 3发 0取 0告 0完 1就 3得 0所 3执 1收 0更 0替 0离 0被 4调 0起
吞 0 0掉
天 4 1之 0当 0是 0的 0结 0页
子 N 1不 0书 0产 1会 0关 1写 0出 0分 0可 0和 0对 1导 0就 0必 0打 0把 0按 M控 M控制器 0改 0放 1是 0标 0树 0没 1的 4类 0能 0要 A视 2里 0需
孰 0 0先 0后
安 B 8全 1排 5装
尤 0 0其
库 F 2中 1为 4之 0从 0会 0判 0叫 0和 0在 0就 0必 0或 A的 0记 3里
快 B 0就 0点 6照 0返 8速
所 M 2代 8以 1以0 1依 4做 2写 3列 0判 0包 0发 1呈 D在 0容 0属 1建 0忽 1持 4指 0提 0改 G有 0有文字的对比度都不低于4 0有页面合起来最多10000 0来 0生 1用 0花 0表 3要 0计 0认 0记 1设 4说 1请 2读 0调 0转 0返 0通 0链 5需
日 G F志 5期
服 3 3务
本 J 0一 4上 3不 0与 0之 0也 1书 3会 0先 0写 0即 0可 0号 0合 1和 0图 0带 1并 0形 0成 2或 0旁 3时 0是 0有 1机 4来 0格 3框 3没 0生 1用 0由 0画 3的 0相 3站 0绘 0而 3视 0该 C身 1都 1里 8页
栈 G 2上 1中 0之 0也 0会 0并 0时 0未 0溢 5的 0还 7里 B顶
溢 0 0出
特 3 0图 0征 0性 0殊
矩 0 0阵
移 I 3出 6到 A动 0回 5走 0过 0进 G除
箱 1 0由
自 O 018 0上 0下 0事 0作 0制 8动 1单 0另 0在 0外 C定 C定义 0崩 M己 1己写 0己的404 7带 0提 0文 0无 0现 0由 8的 0管 0行 1调 4身 0这
航 K 0与 0或 J控 0栈 B栏 1的 0转 0里 0项
跃 2 0之 1时
辞 0
达 2 0应 0每
近 9 0模 8的
钩 8 8子
`)
