lifelineSearch(`
40 0 24
a6 1
da 3rk 3t Ata 1taba 6tasourc 0te_ 0te_epoch 0y
ep 0och 1ub 0ub3
fa 2il 3ilur Ll 0tal 0talerror
gh 0
ib 6 6act 0outlet
ne Eed 0edsdispla 4edslayout 0edsupdateconstraint 0edsupdatecontentunavailableconfigurat 1edsupdatepropert 0ighbour 9st 1stedhom 1stedstack 0tlif 6ver 8w 0wcommand 0wpag 2xt
ot 0f Dher 0herwi
tv 0iew
wi 1d 9dth 0dth358 0dth60 4ki 1kilink Hl 2llanimaterotat Jllappear 0llbegin 0llchang 1llchangeto 7llconnectto Glldisappear 3lldismis 0lldismisssearchcontroller 2lldispla 1llenterforeground 1llenterforegroundnotificat 0llfinishlaunchingwithopt 2llhid 3lllayoutsubview Hllmov 4llmovetoparentviewcontroller 1llpresent 0llpresentsearchcontroller 0llpresentwithadaptivestyl 0llremovesubview 0llresignactiv 1llrotat 6llshow 0llterminat 8lltransit 3lltransitionto Qndow 8ndowscen 2th 0thact 1thcheckedcontinuat 2thdurat 8thidentifier 1thin 0thin0 0thobject 2thobservationtrack 0thopt 9thout 0thsender 2thtimeinterval
包 H 0不 1与 0会 2住 0可 9含 0必 3或 2所 0把 0抛 8括 0暂 0用 3的 0自 0装 0让 0说 0造 3里
博 0 0文
句 C 3之 1什 0代 1子 0成 0或 0自 0要 5话 0里
呼 0
场 M 1一 1与 0中 3之 1从 0代 1到 0动 2协 0反 0取 0只 0可 0合 0和 1在 0完 1尚 0就 0已 1带 1并 2开 0成 0打 0把 0撞 0放 0数 2时 0是 J景 0景2 0景的预算250000 1有 1期 0来 0正 0没 0涉 0留 8的 1结 2自 0被 0讲 0负 7进 0途 2里 0面
居 0 0中
己 M 0之 0什 1会 0作 0信 1做 0先 0关 1写 1出 4创 2加 1又 0发 0只 0各 0向 0呈 1命 1在 0声 0定 0对 0就 0工 0已 0或 0所 0手 0找 0把 0收 0显 3有 0比 0消 0父 K的 0线 0设 A调 1走 0起 0跟 4转 0还 2通 0里 0重 0隐 0页
幻 0 0灯
息 E 0之 1也 0会 0只 1和 0处 0就 0是 1画 2的 0说 2都 0里
捏 0 0合
无 F 1事 0人 1从 1休 6关 0其 3动 0声 1处 0所 0效 0更 4法 0脚 7论 0限 0需
曲 0 0线
月 0
松 A 0开 A手
架 6 0应 0的 0词 1里
母 8 0代 1或 0数 0等 0要 0限 1顺
版 E 0下 E本 1的 0要 0里 0附
甚 0 0至
略 D 0严 8去 0号 0它 3的 1过
盘 9 0之 0就 4打 0满 0移 0聚 0通
相 I 0关 0册 A反 F同 0同50000 0容 0对 0嵌 7应 0持 1接 1机 1比 0矛 0符 0等 1近 0连 1邻 1隔 1隔0
眠 1 1或 0时 0的
硬 0 0链
碍 0 0在
罩 0
致 A 0吗 0性 0时 0的
花 4 2括 0时 0的
越 2 1多 0大 0用 0高
阅 8 0时 6源 0者 1读
`)
