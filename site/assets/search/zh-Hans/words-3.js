lifelineSearch(`
0 F
a1 1 00 01 02 03 04 05 26
d9 0a6ff
fb 0 08734191 0faf 0faf7
ht Dml Ctp
ko 0tlin
os L 0_log 0lo
p A
pp 0tx
si 1bl 0gn 1gnal 4lent 4nc 0nk 7t Az 1zedidchang 0zetofit
ta Gb Abbarcontroller 0bgroup 7bl 0blecel 0blerow 3bleview 7g 0glist 1k 0ken 0lk Ap 6pback 2poutsid 0r 7rget Bsk
up 6 Ddat 5dateconstraint 2datecontentunavailableconfigurat 0datehandler 8datepropert 0datepropertiesifn 2dater 0datesearchresult 8dateviewconstraint 1load 1per 0right
们 H 1不 0为 1之 0交 0什 0仍 0以 0做 0全 0共 0再 1发 0取 8在 0场 0对 0布 0平 0得 0所 0换 0放 0有 0栈 1正 0没 0注 0由 B的 2自 0藏 0被 1记 0谁 0调 0都 0链
使 G 1之 0侧 0其 0在 0没 F用 1视 0谁 1页
假 6 0时
共 A 02 0两 0享 1同 0有 7用 0这
区 B 1与 0何 2分 1别 2域 1或 0的 0返
另 J I一 7外 9有 0给 2行 3设 0说 0起
寻 3 0常 2找
已 L 0从 1全 0写 2出 5加 0勾 3发 0合 0呈 8在 0处 3安 0展 1属 0成 0找 0提 2改 3是 0显 A有 0正 1消 0添 2知 0确 1离 I经 2被 0装 0设 3调 0转 0过 1连 2选 0预
带 M 3一 2上 0代 0内 1到 H动 0占 0原 3参 0名 0回 2场 2子 2导 0属 0执 0斜 4时 7有 4来 4标 0格 0点 0特 2的 A着 0类 0缓 0脚 0行 0记 0说 0路 0转 0这 0进 1选 0通
意 C 0为 1义 0到 4多 8思 1文 0深 1的 0读
挨 2 0省 1着
旧 G 0写 0名 1地 2式 0是 2标 2根 0模 9的 1笔 3系 0网 4视 7页
治 0 0的
源 F 3与 1中 2做 0外 0实 1提 8文 6的 5码 0视 0询 0选 0重
真 F 0之 1时 D机 0机上可达0 2正 2的
睡 1 1眠
禁 B 1止 A用
而 J 1上 0下 B不 0且 0两 0你 0保 0其 0再 0写 6又 0同 0呈 0图 0在 0子 3它 0异 0成 0改 2是 4来 8没 0笔 0结 0视 0言 0设 0过 0这 0页
认 D 0分 0参 1回 0它 0定 0对 0已 2得 6样 0用 0的 1识
读 J 1一 0三 3不 0了 0作 0你 0入 0全 2内 0写 3到 G取 0器 0回 0它 2得 1懂 0或 1所 0文 3的 B者 1过 1这 0页
谓 0 0词
`)
