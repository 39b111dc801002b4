lifelineSearch(`
12 C 05 08
50 0 10 100 0000
e9 0
hn 0ot
ig 0nor
mm 0d
rb 0
sc 0al Gen Cenario 0enariorunner 0enariosyntax 2enedelegat 3enedidbecomeactiv 1enediddisconnect 1enedidenterbackground 0enemanifest 4enewillenterforeground 1enewillresignactiv 3hedul 2heduledtimer 0heduledtimerwithtimeinterval 0hem 0hema Green 7ript Brol
to 7 0ap 0deviceorientat 0dismis 0fit 1ggl 0latest 2ml Ap Jparent 0parentviewcontroller 0pcolumnforcollapsingtoproposedtopcolumn 1pmost 9pviewcontroller 1rootviewcontroller 0superview 0uch 3ur 9viewcontroller 1ward 0width 2window
z 1
zo 3om 0tero
何 K 5一 9东 4事 3人 2信 0公 0关 0内 0写 4出 0动 0包 0命 8回 2地 0子 1工 0异 0情 0承 0控 0撤 1文 0无 A时 0显 0程 0空 0绘 0而 1视 0记 0设 0调 0转 2通 1页
再 M 0不 1也 0交 0从 2做 2写 0出 0列 1到 0刷 5加 2发 1变 0否 0启 2呈 1告 7回 0因 0在 0多 1对 0展 1布 1带 3开 0引 0往 1得 0恢 1打 2把 0持 1按 0排 0撤 5收 1放 1是 4显 0更 0有 6来 1查 D次 0没 0滑 2点 0生 2用 2由 0画 0相 0离 1移 0经 1给 0缩 0自 4被 0让 3设 0试 1读 5调 0转 0轮 3运 2返 0还 1进 1通 0重 1问 1隐 1需
千 2 0个 0多 0页
双 2 0方 1语
否 G 1与 0会 0先 D则 0则是0 0反 0取 0完 0定 0已 0布 1开 0收 0显 0更 0有 0正 1结 0被 0说 0都 2隐
固 0 0定
局 J 2一 1不 1与 0两 A之 0以 0几 1回 2在 0方 0无 5时 0次 5的 0这 0部 0都 4里 0队 1阶 0随 0需
态 E 0不 4呈 0在 0恢 0方 1机 0栏 0的 0覆 0页 0颜
户 4 0也 0把 1的 0造
托 0 0管
折 8 4叠 0号 0成 1行
整 E 7个 1份 1体 0历 1地 0条 8的 0行 2页
显 K K示 0示宽300
残 0 0缺
滤 3 0也 2器
符 E 0不 0与 0会 9号 0合 0当 0是 1用 3的 0组 1都
篇 C 0公 0同 1带 1文 0旧 0时 1的 A笔 1说
组 A 1与 0件 0和 0在 0并 4成 0或 0本 0框 0的 0调 0里
能 C 2不 0与 0丢 1中 0交 0以 0会 0依 0侧 0修 1做 0先 0关 1再 7写 0决 1出 0创 0加 0包 0发 0取 1变 0合 0呈 5在 0多 0定 1对 0展 0属 0已 0开 0引 1成 0打 2找 1把 0抓 0拖 1收 1改 1放 0断 5是 1显 0更 0有 0来 0查 0正 0没 0活 1添 0灌 0理 0生 3用 1的 2看 0离 0移 0立 0紧 0给 0自 4被 0要 0触 1让 5读 1运 0返 0还 0配 1重 0隐 0隔
议 8 0不 0与 2的 0里 0默
证 9 0了 0实 0常 0明 0这 0页
贴 8 0一 0出 0即 0来 0的 2进 0项
门 1 1的
随 G 4之 0仓 0其 1动 1单 2即 0另 9后 0它 2容 0导 2手 0提 1时 0样 0父 1笔 0视 5设 0读 0返 0页
集 6 0中 0到 4合
靠 5 0上 1的 0自 0近
页 O 0一 4上 2不 0两 1之 1也 0什 0从 1以 1会 0何 0作 0保 4先 1关 0其 0内 0再 0写 2出 0列 0则 1到 0却 0及 0变 0另 2只 0各 1启 0如 0完 0对 1就 1已 1或 0所 7控 1收 0断 5时 0是 0替 0有 0来 1样 0注 0滑 0甚 0画 D的 3盖 0眉 0离 0算 0给 2脚 0被 2要 0覆 0起 0跑 0返 0进 3都 4里 8隐 N面 0面的标题最长300 0首
驱 A A动
`)
