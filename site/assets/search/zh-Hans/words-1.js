lifelineSearch(`
12 C 000 05 08
24 1
50 1 10 100 0000
e9 0
hn 0ot
ig 0nor
mm 0d
rb 0
sc 0al 0an Hen Cenario 0enariorunner 0enariosyntax 3enedelegat 4enedidbecomeactiv 1enediddisconnect 1enedidenterbackground 0enemanifest 4enewillenterforeground 1enewillresignactiv 3hedul 2heduledtimer 0heduledtimerwithtimeinterval 0hem 0hema Green Aript Brol
to D 0ap 1da 0day2027 0deviceorientat 0dismis 0fit 1ggl 0ken 0latest 3ml Ap Kparent 0parentviewcontroller 0pcolumnforcollapsingtoproposedtopcolumn 1pmost Apviewcontroller 1rootviewcontroller 0superview 0tal 0uch 4ur 9viewcontroller 1ward 0width 2window
z 1
zo 3om 0tero
何 L 6一 9东 5事 1人 0代 1信 0公 0关 0内 0写 2出 0动 0包 0命 B回 0在 1地 0处 0子 0层 1工 0布 0异 0情 0承 0控 1文 0方 0无 D时 0显 1消 0添 0版 0程 0空 0绘 1网 0节 1视 0警 0记 0设 0调 0转 0运 2通 1页
再 M 0不 0与 0也 0交 0从 1以 1做 2写 0出 0列 0到 0刷 4加 1发 0变 0另 0否 1呈 1告 5回 0因 1在 0对 0展 1布 0带 3开 0引 0弹 0成 2打 2把 0持 1按 0排 4收 0改 2放 0是 7显 0更 0有 0来 1查 E次 1没 0消 0添 0滑 2点 1生 1用 0由 0画 0相 1移 0经 1给 0缩 0自 3被 0让 5设 0试 2读 D调 1转 4运 2返 0还 0进 0通 0重 0隐 1需
千 3 1个 0多 0页
双 1 1语
否 H 1与 0会 0先 F则 0则是0 0取 0在 0完 0定 0已 0布 1开 0改 0显 0更 1有 0正 1结 0被 0说 0调 0运 2隐
固 0 0定
局 J 2一 1不 1与 0两 A之 0以 1几 0吗 3回 2在 0方 0无 5时 0有 0次 4的 0请 0这 1部 0都 3里 0队 1阶 0随 0需
干 0 0行
态 E 0不 4呈 0在 0恢 0方 1机 0栏 0的 0覆 0页 0颜
户 5 0下 0也 0拖 1的 0移 0退
托 0 0管
折 8 4叠 0号 0成 1行
整 E 8个 2份 1体 0历 1地 0容 0条 8的 0行 1页
显 L L示 0示宽300 0示第2
残 0 0缺
滤 3 0也 2器
符 F 0不 0与 0串 0会 9号 1合 0当 0是 1用 3的 0组 1都
篇 E 0上 1中 0之 0公 0同 2带 0文 0旧 1时 6的 D笔 1说
组 B 1与 0件 0和 0在 0并 4成 0或 0本 0框 0的 0调 1里
能 C 2不 0与 0丢 0中 0交 0以 0侧 0修 3做 0关 1再 4写 0决 1出 0创 0加 0包 1发 1取 1变 0合 0呈 1回 2在 0多 0定 0展 1属 0已 0引 0弹 0想 2成 1打 3找 1把 0抓 0拖 0指 0收 1改 1放 0断 0既 7是 1显 1更 0有 0查 0正 0没 1添 0灌 0理 0生 9用 0留 0的 0看 0立 0紧 0自 6被 1要 0触 1让 5读 0调 2运 0返 1还 2重 0隐 0隔
议 9 0不 0与 0在 2的 0要 0里 0默
证 7 0了 0实 0常 0这 0页
贴 7 0一 0即 0的 2进 0项
门 1 1的
随 H 5之 0仓 0其 0动 1单 6即 0另 A后 0它 1容 1手 0提 0文 2时 0父 1笔 0视 5设 0读 0输 0页
集 9 0到 8合 0而
靠 4 0上 0的 0自 0近
页 P 0一 6上 0不 1两 2之 0也 0从 1以 3会 0作 0保 0做 2先 1其 0内 0再 0写 0出 0列 0则 1到 0却 0及 0变 0另 2只 0各 1启 0和 0如 0完 0就 0展 1已 2或 0所 6控 A时 0是 0替 0最 0有 0来 1样 0每 0注 0滑 0甚 0画 E的 3盖 0相 0眉 1禁 2第 0算 1给 3脚 0自 1要 0覆 0说 2调 0起 0超 0运 0返 0那 5都 5里 8隐 N面 0面的标题最长300 0顶 0首
驱 9 9动
`)
