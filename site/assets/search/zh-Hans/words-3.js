lifelineSearch(`
0 E
a1 0 00 01 02 03 04 05 16
d9 0a6ff
fb 0 08734191 0faf 0faf7
ht Bml Atp
os L 0_log 0lo
p A
pp 0tx
si 1bl 0gn 1gnal 4lent 3nc 0nk 6t Az 0zedidchang 0zetofit
ta Fb Abbarcontroller 0bgroup 5bl 2bleview 5g 0k 0ken 0lk Ap 6pback 2poutsid 7rget Ask
up 6 Ddat 5dateconstraint 2datecontentunavailableconfigurat 0datehandler 8datepropert 0datepropertiesifn 2dater 0datesearchresult 8dateviewconstraint 0load 1per 0right
们 H 0不 0为 1之 0交 0什 0仍 0以 0做 0全 0共 0再 2发 0取 8在 0场 0对 0平 1引 0所 0换 0无 0有 0本 1正 0没 0注 0由 A的 0而 2自 0藏 0被 1记 1谁 0贴 0都 0链 0首
使 F 1之 0其 0没 E用 1视 0谁 1页
假 1 0时
共 A 02 0两 0享 1同 0四 6用 0这
区 C 0与 4分 0别 2域 0或 0的 0返
另 J I一 6外 8有 1行 3设 0说 0起
寻 3 0常 2找
已 L 1全 0写 2出 5加 0勾 2发 0呈 8在 0处 3安 0展 1属 0成 0找 0提 2改 0放 3是 A有 0正 1消 0添 2知 0确 1离 I经 2被 0装 0设 3调 0转 0过 1连 2选 0预
带 L 4一 2上 0代 0内 0分 1到 H动 0占 2参 0回 1场 2子 1导 0属 0执 0斜 4时 6有 9来 4标 0格 0点 0特 1的 9着 0类 0缓 0编 0脚 0行 0说 0走 0路 0转 0这 0进 1通
弄 0 0乱
意 C 0为 2义 0到 3多 5思 1文 0深 2的 0读
挨 1 0省 0着
旧 F 0保 0写 0名 1地 1式 0是 0标 1根 8的 1笔 3系 0网 6视 6页
源 E 2与 0中 2做 0外 0实 0提 6文 4的 4码 0索 0视 0询 0选 0重
灵 0 0药
真 F 0之 1时 A机 0机上可达0 5正 4的
睡 2 2眠
禁 2 0止 1用
而 J 1上 0下 B不 0与 0且 0两 0中 0你 0保 0做 0再 0写 0原 1同 1呈 0图 1在 0子 2它 1已 0改 3是 5来 8没 0满 0由 0笔 0紧 0结 1言 0设 0该 0过 1这 0页
认 C 0分 0参 1回 0对 0已 2得 5样 0用 0的 1识
读 I 0三 2不 0了 0作 0入 0全 2内 0写 2到 G取 0它 2得 1懂 0所 0文 3的 8者 2过 1这 0页
谓 0 0词
`)
