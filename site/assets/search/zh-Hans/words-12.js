lifelineSearch(`
a4 0
a_ 0 01
cu 6rl Arrent 4rrentcontext 1rv 0rveeaseinout 7stom
e 1
e2 0
er Aror
he 4ad 8ight 0lp 0r
ka 0 0tex
no 9 0_ 0_color 0bod 0de_modules 1jekyl 2n 4natomic 5t 0tat 0tescommand 5th 7tificat 3tificationcenter 3w
ov 5er 2ercurrentcontext 3erfullscreen Lerrid 3errideuserinterfacestyl
py 1 0thon 0thonpath
r0 001 002 003 004 005 006 007 008 009 010 011 012 013 014 015 016 018 019 021 022 023 024 025 026 028 029 030 031 032 033 034 035 036 037 039 040 041 042 043 044 045 046 047 048 049 050 051 052 053 054 055 056 057 058 059 061 062 063 064 067 068 070 071 072 073 074 077 078 079 082 083 084 085 086 087 088 089 090 091 092 094 095 096 097 099
sh 0 1a 1a256 0a256sums 4ar Jeet 0eetdown 0eetdowncancel 2eetpresentationcontroller 0eetpresentationcontrollerdidchangeselecteddetentidentifier 1el Fould 9ouldautomaticallyforwardappearancemethod 1ouldautorotat 1oulddismis 0oulddismisspopover 3ouldpop 3ouldremovepresentersview 1ouldselect 1ouldselecttab Dow 0owdetail 3owdetailviewcontroller 0owhid 1owhidetransitionview 8own 0owprofil 0owssecond 0owstatu
倍 3 0吗
儿 1 0都
典 1 0和 0里
列 J 0一 2上 0不 1与 0仍 0值 A出 0却 1同 6在 0宽 0就 0工 1开 0打 3执 0收 0放 0某 0样 1正 0照 A的 0笔 0类 0结 F表 0隐
加 M 6一 8上 1与 0两 5为 0之 0也 1了 1以 D入 9到 1同 1四 0在 0多 5子 1它 0或 3控 0新 1时 8的 0自 9视 0起 H载 7进 0选
告 K 8与 0也 0了 5会 0传 0先 0别 0只 0合 0或 0时 0是 0标 7框 0没 2的 C知 0结 6诉 4说 0都 1里 0错
地 I 0再 0写 0取 1呈 4图 D址 0址和每个请求头各不超过16 0完 0成 0换 0收 0放 E方 0显 0替 0置 0被 0设
境 4 2变 0里
字 J 0下 2不 1与 0两 1中 0为 0也 0仍 0从 0以 1会 4体 1典 4写 0几 0分 0可 0号 0同 0后 0和 0处 0外 1始 2就 0引 0当 0形 0或 0所 0换 0方 2时 4是 0替 0最 0来 0查 0正 5母 0没 2版 5的 0相 6符 0给 4节 0设 0询 1说 1都 2里
实 F 0会 6例 0心 0更 1测 A现 0说 3际 1验
弱 2 2引
执 F F行
抓 4 4住
持 H 0不 0了 9原 0在 0场 1所 F有 0横 0浅 0的 0竖 0续 0那
挡 2 0住
既 A 8不 0收 2没 0然
析 0 0器
楚 0
毛 1 1病
目 D 0与 0会 2录 0接 0时 9标 1的 0自 1设 0里
破 0 0折
粘 2 2贴
翻 C 3倍 0到 0动 0回 0完 1译 2转 0过 A页
药 2 0是
言 H 5不 0与 1中 0为 0之 1什 1会 0使 0写 0出 0到 0同 0名 0它 0对 0就 1或 0所 0时 2是 0有 0来 0模 0用 0由 7的 0着 0终 0自 4说 0读 0过 1里 0默
诊 0 0断
际 3 3发
`)
