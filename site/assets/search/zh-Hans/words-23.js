lifelineSearch(`
je 7kyl 0kyll4 0nkin
li 0 0bcmark 0bextobjc 1br 0brar 1breoffic 0brsvg 5f 7fecycl Hfelin 5feline_ 1feline_cache 2feline_cache_key 0feline_check 0feline_hook 0feline_notes 0feline_plugins 1feline_releases 0feline_report 0feline_sphinx 1feline_untrusted 1felinelog 0ft 6ght 3ghtblu 1ghtgreen 0ghtyellow 0kel 0mit 2n 0near 5nk 1nux 8st 0sten 2stener 0stviewcontroller 0ttl 0ttleview 1v 0veview
pl 0 0a 1ac 5ain 0an 5ant 6antuml 2ayer 0ayerviewcontroller 0ayground 2ist 0ugin
se 0 Aarch 2archcontroller 0archresultscontroller 0archresultsupdater 0c Fcond 2condar 2condviewcontroller 0cret 0ct 1e 0ed Cgu 1gueact 1gueforunwind Elect 1lecteddetentidentifier 5lectedindex 1lectedviewcontroller Alector 0lectoronmainthread 0lectrowat Alecttab Elf 0nario 0ndabl Bnder 3quenc 3quencediagram 6rv 1rver 3s Ht 0tcompletionblock 1tn 3tnavigationbarhidden 1tneedsdispla 8tneedslayout 0tneedsupdateconstraint 1tneedsupdatecontentunavailableconfigurat 2tneedsupdatepropert 0tselectedviewcontroller 0ttingsviewcontroller Ottl 3tup 1tupwitherror Ctviewcontroller 0verit
te 2 2ar 3ardown 1ardownwitherror 5mplat 0mplater 4rminat Cst 1stappearanc 0stload 2stpresentationanddismissal 1stpush 0stpushandpop 0stpushwithoutanimat 0stsometh 0stview 2x Cxt 0xtfield 0xtfielddidbeginedit 0xtfielddidendedit 0xtfieldshouldbeginedit 0xtfieldshouldendedit
vc C 81 62 33 14 0a 0b 0c
业 2 1的 0页
为 M 01 3一 2不 0之 1了 A什 8什么 0从 0代 1假 0先 0全 1准 1切 0列 0单 0反 0发 0只 1可 0呈 0哪 0图 1在 0地 1场 B子 7它 0对 0工 0已 1应 0推 0改 2文 0断 1新 0旧 0有 0某 0样 4根 0模 A止 1此 4每 0活 0深 0用 0由 2相 9真 0程 3空 0笔 3第 1自 0视 1设 1证 0谁 0通 1那 0键 0零 0页 0默
了 F B一 0三 0上 1下 1与 0东 B两 0严 0主 1之 C什 0代 0以 0位 0侧 0兄 0其 0几 3出 1列 1别 0前 4另 1同 2名 0吗 1哪 1四 1回 0地 2多 3子 6它 0形 0快 0才 0支 0新 0是 0最 1标 0根 0滚 0特 2的 0睡 0知 0空 0笔 0类 0结 0缓 0而 2自 0被 0要 2视 0解 0语 1谁 0起 1过 2这 0错 0零 0页 1顺
什 M H么 1么时候
传 B 1下 0了 0入 2到 1回 0的 5给 0过
体 C 0与 0中 0可 0多 0字 0所 0收 2时 0样 2的 0返 0量
击 8 0与 0会 1已 1时 0第
刚 1 0好 0贴
及 E 3一 0上 1下 1不 1两 0为 1主 2之 0交 0什 0仓 1以 0你 0依 1侧 8其 0压 0另 0同 0呈 0命 0图 1在 0多 7它 0将 0已 1带 0序 0应 0弹 0怎 0持 0控 0放 0断 0旋 0时 0更 1模 0正 0此 2每 1没 0生 0用 0的 0程 0粗 0系 0编 0翻 1背 0能 0被 0要 1视 0解 0许 1该 0详 0谁 0较 0通 0链 0页
只 N 0一 0与 0为 4会 0作 0信 0修 2做 0关 6写 0决 0凭 0切 0列 0创 0删 1到 1剩 5加 0包 1取 0向 0呈 0回 B在 0复 0容 3对 0属 0差 0布 0带 0建 0得 0打 0换 1支 3收 1改 1放 F是 2显 0显示其中一个002 1替 I有 5来 0检 0比 0涉 0添 0生 7用 0盖 0盯 0相 0看 0移 0算 2给 0编 4能 0补 0被 D要 0解 0设 0试 0询 1说 1读 6调 0转 0通 0针 0问 0隐 0需 1露 0驱
同 M I一 F一个 9上 0不 0主 0代 0位 0其 0出 6名 2它 0实 1容 0宽 1左 0挨 B时 I样 0步 0由 C的 2类 0视 2轮
听 3 0的 0键
圆 1 1点
察 8 0了 0到 0它 0模 5者
将 7 0发 2开 0成 0显 0离 0要
年 9 08 0一 0代 0和 0和2019 1有 0比 1的 0那 0都 0针
按 J 0一 3主 1之 0人 3什 2代 0位 0内 0出 1加 1原 0另 3同 4名 1后 0地 1字 0它 0属 0已 0序 0开 0引 0当 0手 7文 0斜 0断 1时 0最 1标 0派 0浏 0添 0清 0登 0第 1规 0记 2返 1这 0那 F钮 0页
来 N 9一 0与 4两 0也 7了 2任 0会 2做 0停 0写 0创 0却 1去 0发 0取 3呈 0和 3回 0在 0多 0它 3就 0属 1布 0往 0才 0抵 0撤 0收 A时 0是 5显 0最 0标 0比 0没 5源 1用 0由 0画 H的 0看 1而 A自 1要 0见 0警 0设 3说 0读 2调 0跑 0转 0这 3通 0都 0释
沿 3 0用 1着
电 0 0子
码 J 2不 0与 0中 0也 4会 0保 0关 0切 0则 2创 0却 0和 2在 C块 0就 0带 0当 0很 0或 0所 0托 1扫 0按 0挪 1换 3收 2是 0显 0添 1照 2的 1编 0行 1要 0设 1质 0贴 0转 0选 0那 4里
笔 I I记 0记里的0
签 I 0一 1不 1与 0之 0会 0像 1先 1决 0切 0回 3在 0完 0或 0所 0按 0时 0是 C栏 0正 0留 4的 0相 0立 0组 0都 0里 E页
纯 3 0代 0文
脊 1 0在 0的
节 8 1原 0的 0见 0都 0里 0问
虽 0 0然
西 F 1不 1也 0会 0写 0出 0原 0只 1可 0吗 0存 0抓 0放 0照 1的 1要 0过 0都
许 A 2下 0侧 0可 0后 2多 0时
走 9 4一 0下 0之 4了 0呈 0哪 0子 0它 0完 0得 0整 1时 0某 0流 3的 0第 0遍
距 2 0和 0由
轮 G 1中 0之 0从 0以 5到 0循 1执 0提 0播 0是 8次 0流 0由 3的 0结 0都 8里
问 I 3一 0也 0什 9代 0候 2其 0前 1可 0后 4它 0容 1就 1数 0新 0显 0有 0栈 0次 7的 0视 0过 0这 0页 4题
`)
