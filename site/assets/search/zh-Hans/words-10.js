lifelineSearch(`
40 0 24
a6 1
da 2rk 2t 9ta 1taba 6tasourc
ep 0ub
fa 2il 3ilur Kl
ib 6 6act 0outlet
ne Eed 0edsdispla 4edslayout 0edsupdateconstraint 0edsupdatecontentunavailableconfigurat 1edsupdatepropert 0ighbour 9st 1stedhom 1stedstack 0tlif 6ver 8w 0wpag 2xt
ot 0f Cher 0herwi
tv 0iew
wi 0d 9dth 0dth358 0dth60 1ki 0kilink Bl 2llanimaterotat Hllappear 0llbegin 0llchang 1llchangeto 4llconnectto Elldisappear 3lldismis 0lldismisssearchcontroller 2lldispla 1llenterforeground 0llenterforegroundnotificat 0llfinishlaunchingwithopt 2llhid 3lllayoutsubview Hllmov 4llmovetoparentviewcontroller 1llpresent 0llpresentsearchcontroller 0llpresentwithadaptivestyl 0llremovesubview 0llresignactiv 1llrotat 6llshow 0llterminat 8lltransit 3lltransitionto Qndow 5ndowscen 1th 0thact 1thcheckedcontinuat 2thdurat 8thidentifier 1thin 0thin0 0thobject 2thobservationtrack 0thopt 9thout 0thsender 2thtimeinterval
包 G 0不 1与 0会 3住 0可 8含 0归 0必 1或 2所 0把 0抛 8括 2的 0自 0装 0让 2里
博 0 0文
句 B 3之 1什 0代 1子 0成 0自 0要 3话 0里
呼 0
场 L 1一 5与 0中 3之 1从 0代 1会 0关 1到 1半 2协 0反 0取 0只 0可 0合 0和 2在 0完 0尚 2就 0已 1带 1并 0成 0把 0撞 2时 0是 I景 0景2 0景的预算250000 1有 1期 0本 0来 0正 0没 0涉 0独 7的 0结 2自 0讲 0负 6进 0途 0里 0面
居 0 0中
己 M 0之 0会 0作 0信 2做 0先 8写 0决 2出 4创 1加 2发 0向 0呈 1命 1在 0声 0定 0对 1已 0布 0或 0所 0才 1把 0收 0时 0显 3有 0来 0比 2消 0父 J的 0看 0线 0藏 0补 0被 0要 0让 0设 0说 7调 1走 0起 0跟 2转 1还 1通 0造 0里 0重 0页 0驱
幻 0 0灯
息 D 0之 1也 0什 0发 1和 0处 0就 0流 1画 1的
捏 0 0合
无 F 1事 0人 1从 0休 7关 0其 3动 0反 0声 2处 0所 0效 0更 2法 0脚 5论
曲 0 0线
月 0
松 E 5开 D手
架 6 0应 0无 0的 0词 0里
母 5 0或 0要 1顺
溯 1 1到
版 C 0下 0新 0时 B本 0要 0里
甚 0 0至
略 C 8去 0号 3的 1过
盘 7 0之 0就 0属 1打 0满 0聚
相 H 0信 1关 0册 A反 E同 0同50000 1对 0嵌 5应 1接 1机 0矛 0符 0等 1近 2邻 1隔 1隔0
眠 2 1或 0时 0的
硬 0 0链
碍 0 0它
罩 0
致 A 0性 0时
花 2 0括 0时 0的
越 2 1多 0大 0用 0高
阅 4 0没 3源 0者
`)
