lifelineSearch(`
a4 0
a_ 0 01
cu 6rl Arrent 4rrentcontext 1rv 0rveeaseinout 7stom
e 2
e2 0
er Aror
he 6ad 0adingdirect 8ight 0lp 0r
no 9 0_ 0_color 0bod 0de_ 1de_modules 1jekyl 2n 4natomic 6t 0tat 0tdetermin 0tescommand 5th 8tificat 3tificationcenter 3w
ov 5er 2ercurrentcontext 3erfullscreen Lerrid 3errideuserinterfacestyl
py 2 2thon 0thon3 0thonpath
r0 001 002 003 004 005 006 007 008 009 010 011 012 013 014 015 016 018 019 021 022 023 024 025 026 028 029 030 031 032 033 034 035 036 037 039 040 041 042 043 044 045 046 047 048 049 050 051 052 053 054 055 056 057 058 059 061 062 063 064 067 068 070 071 072 073 074 077 078 079 082 083 084 085 086 087 088 089 090 091 092 094 095 096 097 099
sh 0 1a 1a256 0a256sums 4ar Jeet 0eetdown 0eetdowncancel 2eetpresentationcontroller 0eetpresentationcontrollerdidchangeselecteddetentidentifier 1el Fould Aouldautomaticallyforwardappearancemethod 1ouldautorotat 1oulddismis 0oulddismisspopover 3ouldpop 3ouldremovepresentersview 1ouldselect 1ouldselecttab Dow 0owdetail 3owdetailviewcontroller 0owhid 1owhidetransitionview 8own 0owprofil 0owssecond 0owstatu
典 1 0和 0里
冲 0 0突
列 K 0一 2上 0不 1与 0仍 0从 0代 0值 0内 C出 0却 1同 0和 7在 0宽 0就 0工 1开 1情 0打 3执 0收 0放 0某 0样 1正 0比 0照 A的 0笔 0类 0结 G表 0隐
加 M 9一 A上 2与 1两 6为 0之 1也 1了 1以 E入 9到 1同 0四 0在 0多 6子 1它 0或 0批 3控 0新 1时 9的 0脚 0自 A视 0起 I载 6进 0选
告 K 0一 9与 0之 0也 5会 0传 0先 0则 0别 1包 1合 1或 1时 0是 0标 6框 0没 2的 C知 0结 1诉 6说 1里 0错
地 I 0再 0写 0取 1呈 5图 E址 0址和每个请求头各不超过16 0完 0成 0换 0收 0放 E方 0显 0替 0置 0被 0设
境 6 3变 0里
字 J 0下 3不 2与 0两 1中 0为 0也 0仍 0从 0以 1会 5体 1典 5写 0几 0可 0号 0同 0后 3和 0在 0处 0外 1始 1就 0引 0当 0形 0或 0所 0拼 0换 0方 3时 5是 0显 0替 0最 0来 0查 0标 0正 0段 8母 0没 2版 6的 0相 7符 0结 0给 7节 0设 0询 3说 1都 3里 0长
实 F 7例 0心 1测 B现 0说 0错 3际 1验
弱 1 1引
执 G G行
抓 0 0住
持 I 0不 1为 0了 0分 9原 0哪 0在 0场 1所 F有 0横 0浅 0的 0竖 0续 0那
挡 2 0住
既 A 8不 0收 2没 0被
析 0 0器
目 E 0与 0会 5录 0接 0时 A标 0的 0自 1设 0里
破 0 0折
粘 3 3贴
翻 A 0到 0动 0回 0完 1译 2转 0过 7页
言 H 0一 5不 1与 1中 0为 2之 2会 0使 0写 0出 0各 0同 0名 0和 0多 0它 0对 1就 1或 0所 0时 1是 0有 0来 0模 0用 0由 6的 0着 0终 1能 0自 0见 4说 0读 1里 0默
诊 0 0断
际 3 3发
`)
