lifelineSearch(`
11 1 080
5 B
_c 2onfig
ad 5apter 4aptiv 0aptivepresentationstyl Md 2dact Kdchild Ddchildviewcontroller 0dcomplet 1dcontent 0dcontroller 0ditional 2dobserver 2dres Adscen 7dsegu Kdsubview 0dteardownblock 2dview 1oc 7opt
b5 1
ce 2l 0llforrowatindexpath 6nter
gr 0abber 0andchild 0aph 0een 0eet 3oup
hu Bb 2go
of 0 2f 0fer 1fic 0fset 0fwindow
pi 0 1ck 1cker 0ctur 1p
rm 1d
u 2
wo 0f 0ff2 5rd 0rk 0rkspac 0rktr 1uld
ye 3s
人 F 9们 0公 0写 0发 0另 0因 0在 0子 0把 2持 0指 0放 0画 0留 5的 1看 0笔 1能 0调 0通 0遇 0重
保 G 9存 B持 B留 1证
先 M 0不 E于 0以 0像 0全 0写 1出 2创 0到 3前 6加 0去 0发 5后 2在 0孰 0完 0对 2执 0找 8把 2折 0指 4收 8是 0显 0有 3检 2注 1添 0点 0版 0直 6看 0确 1离 3被 0装 0解 1让 0记 2设 6询 1请 B调 0输 1运 2问
全 J 0不 8区 1图 0对 0局 E屏 0文 2站 0站合计最多2000 0角 F部 0都
切 H 0会 0到 0回 G换 0有 0正 0见 2都
受 B 1一 3信 4影 1支 0检 0正 0此 0的
号 G 0与 0为 2之 0从 1保 2分 0变 0和 5开 0或 0才 1指 0接 0时 0是 0本 1的 0盖 0而 1里 0量 5链
域 3 0名
好 E 1之 0了 2几 0叫 1在 0场 0新 0晚 0的 1相 0第 1让 1读
屏 K 0与 0之 1启 A呈 J幕 0控 0时 1模 6的 1页
控 R 1件 R制 Q制器
提 I G交 0供 1出 5到 6前 4是 0案 8示 3示框 0议 0醒 0问
擎 1 0它 0是
晚 A 05 0一 3了 1于 0移 0这
末 6 0丢 5尾
栏 I 0一 1上 0下 1不 2之 0代 0以 0会 1共 1写 0前 0各 0同 1在 0成 6或 0所 3按 0损 0换 D控 5时 1是 0有 0没 9的 0移 0若 0设 4调 1都 0闪 0隐
案 2 0不 0旁
此 I 3不 0为 0之 0也 0刻 4前 0加 0卸 0反 1可 6后 0图 0在 1处 2外 0它 0实 1得 0循 0所 0提 0旧 7时 0永 0没 0管 0类 0而 0要 1读 0逐 0键 0随 0靠
演 5 5示
白 2 0板
盾 0
稿 5 0一 0中 0也 1显 1的
竖 4 1屏 0条 1直 0线
衡 6 1的
诺 1 0了 0的
野 0 0里
钮 F 0不 9与 0从 1却 0呈 0对 0就 0弹 2或 0收 3时 0来 0点 4的 0触 0转 0轮 0都
题 G 0一 0上 2下 1不 5与 0中 1为 1之 0也 0会 0依 1写 0到 0只 0含 0和 0如 0就 0已 0开 0怎 1或 0把 0按 0最 4的 0目 0规 1里
`)
