lifelineSearch(`
01 0
je 8kyl 0kyll4 0nkin
li 0 0bcmark 0bextobjc 1br 0brar 1breoffic 0brsvg 5f 8fecycl Ifelin 5feline_ 1feline_cache 2feline_cache_key 0feline_check 0feline_hook 0feline_notes 0feline_plugins 1feline_releases 0feline_report 0feline_sphinx 1feline_untrusted 1felinelog 0ft 6ght 3ghtblu 1ghtgreen 0ghtyellow 0kel 0mit 2n 0near 9nk 0nktitl 2nux Ast 0sten 2stener 0stitem 0stviewcontroller 0ttl 0ttleview 7v 0vemodul 0veview 0veword
pl 0 0a 2ac 7ain 0an 5ant 7antuml 2ayer 0ayerviewcontroller 1ayground 2ist 0ugin
se 0 Aarch 2archcontroller 0archresultscontroller 0archresultsupdater 0c Fcond 2condar 2condviewcontroller 0cret 1ct 1e 0ed Cgu 1gueact 1gueforunwind Elect 1lecteddetentidentifier 5lectedindex 1lectedviewcontroller Alector 0lectoronmainthread 0lectrowat Alecttab Flf 0nario 0ndabl Bnder 3quenc 3quencediagram 9rv 1rver 4s Ht 0tcompletionblock 1tn 4tnavigationbarhidden 1tneedsdispla 8tneedslayout 0tneedsupdateconstraint 1tneedsupdatecontentunavailableconfigurat 2tneedsupdatepropert 0tselectedviewcontroller 0ttingsviewcontroller Ottl 4tup 1tupwitherror Dtviewcontroller 1verit
te 2 2ar 3ardown 1ardownwitherror 8mplat 0mplater 0rm 4rminat Cst 1stappearanc 0stload 2stpresentationanddismissal 1stpush 0stpushandpop 0stpushwithoutanimat 0stsometh 0stview 2x Cxt 0xtfield 0xtfielddidbeginedit 0xtfielddidendedit 0xtfieldshouldbeginedit 0xtfieldshouldendedit
vc C 81 62 33 14 0a 0b 0c
业 5 0把 0是 0检 1的 0编 0页
为 N 11 2一 2不 0中 0之 1了 D什 A什么 1从 1代 1任 0你 0侧 5假 0先 0全 2准 1切 1列 0单 0参 0反 0发 0另 1只 1可 0启 0呈 0哪 0图 1在 0地 9场 B子 8它 1容 0对 0导 0工 0已 0带 2应 0必 0想 0推 0改 2文 0断 1新 0有 0某 0标 0样 4根 0模 A止 1此 5每 0没 0活 0深 2相 A真 0程 3空 0笔 3第 2系 0约 1自 1视 1设 0证 0通 1那 0键 0限 0零 0页 0默
了 F B一 0三 0上 0下 1与 B两 0严 1之 D什 0代 0以 0位 0侧 0兄 0几 3出 1列 2别 6另 0同 2名 0后 1吗 2哪 1四 1回 1地 2多 3子 6它 0并 0形 0快 0才 0支 0新 0是 0最 1某 1标 0根 0滚 0特 2的 0睡 0知 0站 0类 0缓 0缩 0而 0自 1视 0解 0语 0起 0转 0返 1这 0进 0那 0错 0隐 0零 1顺
什 M J么
传 C 1下 0了 0入 5到 1回 6给 0过
体 C 0与 0中 0可 0多 0字 0所 0收 2时 0样 2的 0返 0量
击 8 0一 0会 1已 2时 0第
刚 1 0好 0贴
及 C 3一 0上 1下 1不 0两 1主 1之 0五 0交 2什 0仓 1以 0你 0依 1侧 9其 0加 0压 0另 1同 0呈 0命 0图 0在 7它 0将 0已 1带 0序 0应 0弹 0把 0控 0提 0放 0断 0时 1更 0某 0标 2模 0正 1每 2没 0生 0用 0留 0的 0程 0第 0类 0粗 0系 0紧 1编 0翻 0背 0能 1被 0要 0规 1视 0许 0该 0详 0调 0较 0通 0链
只 N 0与 2为 3会 0作 0使 0信 0修 2做 0关 9写 0决 0凭 0切 0列 0创 0删 2到 0剩 5加 0包 0取 0可 0向 0含 0回 D在 0处 0复 0容 3对 0属 0差 0带 0得 0打 0持 0换 0撤 1支 2收 3改 1放 E是 3显 0显示其中一个002 1替 J有 2来 1检 1比 0生 8用 1由 0留 0登 0盖 0看 0移 0算 2给 0编 5能 0补 4被 D要 0解 0设 0试 0询 2说 3读 B调 1转 0输 0针 0问 0随 0隐 1需 0驱
同 N I一 F一个 A上 0不 0主 0代 0位 0其 0出 8名 1吗 3它 0实 1容 0宽 1左 0或 0挨 C时 0标 I样 0步 0版 0由 C的 2类 6而 0视 2轮
听 3 0的 0键
圆 1 1点
察 9 0了 0到 0它 0模 6者
将 8 0发 2开 0成 0显 0离 0被 0要 0转
年 7 08 0和 0和2019 1有 0比 0用 0的 0那 0都 0针
按 K 0一 3主 1之 0人 3什 2代 0位 0内 1加 1原 0另 3同 4名 1后 0地 1字 0它 1导 0属 0已 0序 0开 0引 0当 0手 7文 0斜 1时 0最 1标 0派 0浏 0添 0清 0登 0第 0给 1规 0记 2返 1这 0通 0那 F钮 0面 0页
来 M 4一 0也 4了 0任 4做 0停 0写 0创 0判 0到 0却 0发 0取 3呈 4回 1在 2就 0布 0才 0找 0撤 0收 9时 0是 5显 0最 0标 1比 0没 6源 1用 2画 G的 0看 0等 0而 A自 1要 0见 0设 3说 1读 0跑 0转 0通 0都 0问
沿 4 1用 0着
电 0 0子
码 K 3不 1与 0两 0中 1也 5会 0使 0保 0先 0关 0决 0切 0则 1创 0却 0原 0周 1和 0在 E块 0对 0就 0带 0常 0当 0很 0怎 0或 1所 0托 1扫 0按 0换 2收 0旋 2是 0显 0添 1照 1用 4的 0移 0给 1编 0行 0见 0设 1读 0调 1质 0贴 0转 0选 0那 0都 7里
笔 J J记 0记里的0
签 J 0一 1不 1与 0之 0会 0像 1先 1决 0切 0名 0回 3在 0完 0或 0所 0按 0时 0是 0有 D栏 0正 0留 4的 0相 0立 0组 0都 0里 E页
纯 4 0代 0文
脊 1 0在 0的
节 A 0不 1原 0引 1点 0的 0见 0计 0都 0里
虽 0 0然
西 H 1不 0与 1也 2会 0写 0可 0在 0属 0抓 9持 0放 0有 0欧 1的 1要 0过 0都
许 A 0下 0侧 0可 0后 2多 0的 0范
走 8 6一 0下 0之 1了 0呈 0哪 0子 0完 0整 0某 1流 1的 0第 0过 0遍
距 3 0和 0由
轮 F 1中 0之 0从 0以 2到 0循 2执 0提 0播 0是 8次 0流 2的 1稍 0结 0都 9里
问 H 1一 0也 9代 0候 2其 0前 1可 0后 1它 0容 0导 1就 0引 1数 0新 0显 1有 0期 0栈 0次 2的 0过 1题
`)
