lifelineSearch(`
a2 0
au 0dio 3to 0toactivat 0tohidden 1tomatic 9tomatical 4tomaticallyforwardappearancemethod 2tonumber 0tonumber10 1toresiz 1torotat
br 1 0eadcrumb 0eak 0eakpoint 1oken 0owser
c I
de 6adlin 3alloc 3allocat 0bounc 0bugger 0clar 0ep 7fault 4fer 3fin 2finespresentationcontext Einit 1l 2la Glegat 1let 0letebutton 0letetap 0limiter 0mo 0pendenc 1pfil 1pth 0scendant 0scrib 8script 0select 2stinat 0stro 2structiv 4tach Etail 3tailviewcontroller 7tent 1tentidentifier 5vic 0viceorientat
el 3sewher
gl 0obal
if C 0load 8n
my 1 1st 0st_parser
ni Bb 7bnam Gl 2nja
op 0en 3erat 0erationcount Et 0tional
yo 0utu
乱 0 0它
付 1 0两 0费
代 L 2价 0原 0旧 2替 I理 J码 9表
副 2 0本 1栏
叉 1 0溶 0结
头 E 0上 1不 0两 1写 0前 0十 0各 1文 0是 0画 A的 0而 4部
宿 4 4主
彩 0 0色
才 J 9会 0再 2加 0去 0发 0取 1可 2向 0启 0对 3开 3得 1成 0拍 0指 1收 3是 1显 0替 2有 5来 1正 2消 0生 0留 2真 2知 1离 0能 0行 0设 0询 0读 1调 0走 1转 0进 0逐 0通 1采 0量 0销 1随
拖 9 0一 0下 1住 1到 1动 0垮 2走
树 5 0在 0已 0往 0的 1里
猜 1 1测
算 D 1一 0了 0代 1作 0在 0它 0对 0属 0改 2数 1是 0消 0用 0的 0符 0草 0该 2起 1进 0都 0错
耗 0 0费
要 E 00 2一 1与 1两 0中 5么 0代 0任 1依 0保 2做 0先 1关 1再 2写 0准 0几 0创 1别 0到 1动 1发 0另 0响 0回 0图 6在 0多 0子 5它 1完 0宿 0密 1对 0布 0带 0应 2成 0持 1指 0换 0排 0控 0撤 1支 1改 2放 0文 0时 2显 2有 0服 0来 1栏 0检 3模 1每 C求 0沙 0没 0淡 0添 0父 4用 2由 0留 7的 0监 0直 0相 3看 1知 0禁 1离 0空 0笔 0第 7等 3紧 3经 0给 1统 0能 2脚 5自 1让 0讲 0试 0读 6调 0负 6走 0跟 0轻 0运 4还 0这 0进 1适 1重 1问 0防 0页
论 C 0何 0其 0写 1哪 1多 0并 1怎 1是 0的 0设 0高
说 J 3一 0三 1不 2什 8出 0到 0太 0子 2它 1得 0成 0时 G明 0是 0有 0标 0模 0没 4法 0清 0由 0界 A的 0话 0这 0错
载 I 0不 1且 2之 0也 0了 2任 0其 0只 0含 1子 1它 3并 2控 0提 1数 0新 0时 0期 0未 0根 0点 4的 0目 0着 0脚 0被 A视 0输 1过 0选
较 D 0之 0了 0关 0大 3新 1早 2的 0第 0这 2长 0长的中文问题到125
配 C 0一 0上 0不 0为 4合 2成 0符 1置 4色
钟 2 0之 0内
闭 F 0了 2侧 D包 0卡 0最 2的 0结
骤 3 0加 0移
齐 1 0的
`)
