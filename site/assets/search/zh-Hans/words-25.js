lifelineSearch(`
03 0 071
2 D
31 0
_h 0eaders
b2 0
e1 1 00 11
eq 6ual 0uiv
ge 1ometr 0ometryupdat 9stur 2sturerecognizer 1sturerecognizershouldbegin 0t 2tter
ls 0
mu 0ltipl 2st 2stach 0tabl 0tablearra
pb 1past
r 1
sk 0inparam 1ip
tw 4ic 0in 6o
un 1abl 7animat 2availabl 1availableconfigurat 2balanc 1cal 3cover 0defin 0der 0dim 0dimmeddetentidentifier 0expect 0icod 0it 1known 0list 1load 0model 2parent 0read 0saf 1sign 8til 0tildon 0touch 8trust 8wind 0windher 0windhom 1windsegueact 0windtohom 1wound
且 E 0一 1不 1两 0中 0什 0会 0位 1先 0其 2只 0可 0图 1在 1它 0已 0应 0忘 0总 1是 0每 0没 0视 0说
临 0 0时
习 0 0惯
修 A 8改 1正 2补
内 L 1不 0什 0会 0公 0则 1发 0只 1向 1含 0呈 C存 I容 0容000 1层 0嵌 1执 0收 0文 0更 1生 8的 0结 2置 0脚 5调 0跳 1进 5部 0链
删 8 0去 0掉 7除
别 J 1也 8人 0会 0只 4名 8器 A处 1改 1无 0时 H的
后 P D一 4不 0与 0丢 6两 0中 0为 1也 0于 1什 1仍 0从 0以 2任 4会 0何 0侧 0修 1做 1先 0其 A再 2写 2到 1刷 5加 0半 0单 0即 2又 0发 6取 1只 1可 D台 3告 4在 0子 4它 0对 0开 1得 0怎 0或 D才 4执 0把 1指 1按 0换 0控 9收 1放 B是 1显 7来 0松 0果 0每 1没 1消 1用 E的 1相 1离 0移 0立 0紧 0给 2继 1缀 1编 6者 2自 2被 0视 0计 1让 0设 0读 C调 0跟 1运 1返 0通 1都 0释 0重 0销 0错 0靠 B面 0黑
哈 3 3希
夹 G 1一 1不 1与 1中 2之 0也 0会 1到 0加 0即 0发 0叫 0可 4在 0开 0必 0总 1或 0旁 2时 3本 0由 3的 3算 0记 8里
尔 0 0发
常 I 0与 0之 0了 1会 0传 0像 0和 2在 0常 2是 0显 0构 1用 1的 0省 0结 5见 0规 0运 0进 1量
强 9 0制 3引 1行 3调
征 0 0或
扰 0 0呈
挪 0 0到
换 K 6一 5两 0为 3了 0你 1内 1到 0名 0吗 6器 0在 2处 8子 0它 1已 8成 0把 4掉 0数 1整 1旧 3时 A标 0样 2根 0框 0没 0父 1的 0稍 0第 1给 0自 4行 0被 2视 1详 0过 0都 1页 0项 2颜
播 5 4放 0组
支 B 0上 9持 0由 1的 0设
朝 1 1相
核 8 7对 0心
正 J 0与 0压 G在 3好 2常 0按 6文 2是 0显 2确 0等 4被 1要 0规 1返
灌 0 0满
物 0 0持
画 L 4一 3之 0会 0做 3全 C出 0到 2呈 0器 1图 4在 6地 0它 1就 5成 0或 6控 1收 6时 0没 0法 G的 0移 8结 0给 0被 0设 0跟 0还 1这 0选 1都 4里
管 B 0它 0屏 0怎 0有 1理 1用 0网 0视 1返 3道 0那
素 C 0上 0只 1可 1宽 0数 0时 3的 0计
繁 0 0体
络 2 0也 0请
编 E 1写 B号 0码 4译 8辑
腊 0 0字
落 7 0到 1后 1在 1里
诉 1 0工 0搜
跳 2 1转 0过
`)
