lifelineSearch(`
a2 0
au 0dio 3to 0toactivat 0tohidden 1tomatic Atomatical 8tomaticallyforwardappearancemethod 2tonumber 0tonumber10 1toresiz 1torotat
br 1 0eadcrumb 1eak 0eakpoint 1oken 0owser
c I
de 6adlin 3alloc 3allocat 0bounc 0bugger 1clar 0claremathoperator 0ep 0f 7fault 4fer 3fin 2finespresentationcontext 0finit 0finitiondescript 0finitionlist 0finitionterm Einit 1l 2la Glegat 2let 0letebutton 0letetap 0mo 0pendenc 1pfil 4pth 0scendant 0scrib 8script 0select 2stinat 0stro 2structiv 5tach Etail 3tailviewcontroller 7tent 1tentidentifier 0termin 6vic 0viceorientat
el 3sewher
gl 0obal
if C 0load 8n
my 2 2st 0st_parser
ni Bb 7bnam Hl 2nja
op 1en 2erat 0erationcount 0erator Ft 0tional
yo 0utu
付 1 0两 0费
代 M 0为 2价 0原 0它 0旧 4替 I理 J码 A表 1返
副 3 1本 1栏
叉 1 0溶 0结
头 F 0上 1不 0两 0也 1写 1前 0只 0各 0在 1文 1是 0画 C的 0而 4部
宿 4 4主
彩 0 0色
才 J 0为 9会 0再 6加 0发 2可 1向 0启 0展 5开 2得 1成 0执 0拍 0指 1收 0改 1是 1显 0替 3有 0测 0消 0生 0留 2真 1知 0离 0移 0能 0行 0设 0询 0读 8调 0走 1转 0运 0这 0进 0通 1采 0销 1随 0需
拖 A 0一 0下 1住 0到 4动 0垮 1走
树 6 0中 0在 0已 0里
算 F 1一 0了 0代 1作 0在 0它 0对 0属 0改 2数 1是 0用 0的 1符 0草 0该 0读 5起 1进 0都 0错
耗 2 2费
要 F 00 0一 2与 1两 0中 0为 1么 0了 0代 0会 3依 0保 3做 1先 0全 1再 2写 0准 1几 1出 0创 0判 3别 0到 0加 1动 1发 0另 1只 0可 0响 B在 0子 5它 1完 0宿 0密 0布 0带 0应 3成 0打 0拦 1指 0控 1支 1改 2放 0文 0时 0是 2显 0最 8有 0服 0来 1栏 0检 3模 0正 0每 B求 0沙 0没 0淡 0添 0父 8用 2由 9的 0监 0相 2看 4知 1禁 0离 0空 0笔 0第 9等 3紧 1经 1给 1统 0网 0能 3脚 7自 0解 2让 0记 0讲 0试 0询 1读 5调 0负 1走 0跟 0轻 0运 0返 4还 0这 0连 1适 0选 0通 3重 0防 0随 0隐 1页
论 E 0何 0其 0写 2哪 1多 0并 1怎 2是 0的 0目 5见 0设 0高
说 K 0三 1不 3什 6出 0到 0太 0子 2它 0得 0时 H明 0是 1有 0标 0模 0没 8法 0由 0界 8的 0话 0这
载 I 0一 0不 1且 2之 0也 0了 3任 0只 0后 0吗 0含 0子 3它 2并 2控 0提 1数 0新 0时 0期 0未 0根 0点 3的 0目 0着 0脚 0被 A视 0输 1过 0选 0页
较 E 0之 0了 0关 0大 3新 1早 3的 0短 1程 0第 0这 2长 0长的中文问题到125
配 B 0一 0为 3合 2成 0符 1置 4色
钟 2 0之 0内
闭 F 0了 E包 0卡 0最 1的 0结 0自
骤 3 0加 0移
齐 2 0由 0的
`)
