lifelineSearch(`
25 0 00 10000
6p 1lus
90 00
di 0agnostic 6agram Pd Hdappear 1dattempttodismis 2dbecomeactiv 0dbecomeactivenotificat 6dchang 0dchangeselecteddetentidentifier Eddisappear 4ddismis 0ddismisssearchcontroller 0dend 2denddispla 2denterbackground 1denterbackgroundnotificat 3dfinishanimat 2dfinishlaunch 7dfinishlaunchingwithopt Adlayoutsubview Gdload 0dlogin Kdmov Cdmovetoparentviewcontroller 0dmovetosuperview 1dmovetowindow 0dpick 1dpresent 0dpresentsearchcontroller 1dreceivememorywarn 1drotat 2dselect 0dselectrowat 0dselectrowatindexpath 1dselecttab 5dshow 0dstop 2f 1ffer 0fferenc 0fferent 1r Brect 3rectl Jsappear 1scard 1sconnect 0sk_cache Ismis 2smissal 0smisspopover 0smissviewcontrolleranimat Espatch 1spatch_ 0spatch_after 0spatch_async 1spatch_get_main_queue 0spatch_time 0spatch_time_now Dspatchqueu 7spla 1splaymod 3ssolv 1stinct 0v
e8 0
ex 9ampl 0calidraw 4cept 0clud 4haust 2ist 1pand 4pect 7pectat 0pectfailur 0plicit 1port 1ten
fi 0eld 0gur 8l 5lter 0nder 3nger Dnish 0nishanimat 2nishlaunch 0nishlaunchingwithopt Hrst 1rstindex 0rstresponder 2rstviewcontroller 0t
ho 0ld Cm 0mebrew 0meindicatorautohidden 0meviewcontroller 7ok 0p Arizontal 4st 0stingconfigurat 2stingcontroller
ml 0
o 3
t1 0 00
wa Ait 4itformainqueu 2itfortransit 2ituntildon 0lkthrough Arn 2s 0sm 2tcher 1y
不 I 4一 0上 5下 0丢 1为 4了 0产 0以 7会 0传 0低 0住 1作 5使 0依 2保 4做 0停 0像 1允 B再 9写 0写就是17 4出 1分 2创 F到 8加 2动 0包 0单 0占 0卸 0去 0参 C发 1取 8受 6变 0另 1只 4可 3同 0含 1告 5回 F在 0多 1够 0如 0妨 8存 0定 1对 0寻 0导 0小 2少 7属 G带 0应 0开 1引 0强 1归 1影 1得 8必 0忙 0总 0慌 2懂 B成 0打 0把 0折 1抛 0拉 3持 1按 0接 2改 0断 0早 0明 5是 1显 0晚 3来 2止 0比 1活 0添 0然 0牵 1理 0生 A用 1画 1相 1看 2知 0碰 4移 5符 2等 7算 6管 2经 1结 2给 0给就是8080 0缺 1耽 4能 0花 0行 3被 9要 4见 0触 0警 1计 1认 2让 2许 7论 0试 3询 2该 3说 3读 C调 0走 6起 2超 1跟 4转 1输 1过 7运 0还 0适 1通 0重 3问 0限 2随 A需
中 N A一 3不 1之 0也 0从 1任 0位 3先 0公 0关 2再 1写 0几 0则 0到 5加 0即 0又 0只 3呈 0四 0在 0大 0子 0定 1寻 0就 0已 1带 0应 1开 0得 0或 0所 0执 0指 1接 0收 0放 4文 4时 1是 0显 0更 0最 5有 1标 0栈 0止 3没 1演 G的 2第 0若 0行 0被 0设 0访 2调 0运 1返 E途 0都 A间 0需
你 8 0做 3写 0决 0列 2在 0对 2指 0改 0放 0是 1有 0来 7的 1看 1给 0能 6自 1调
反 D 1向 0常 1应 0引 0方 0正 4的 4转 2过
哪 I A一 3个 1些 0份 0儿 0列 2怕 0条 4种 2篇 0行 7里
宜 0 0些
崩 A A溃
平 B 0时 5板 0的 7衡
式 K 1下 1不 6与 0中 0串 1为 0之 1也 0仍 1以 0写 0分 0及 0变 0同 2呈 1和 2容 0就 0或 0把 3改 0是 0模 0注 0由 9的 0移 0翻 5表 0被 0计 0设 6转 0运 1通 0都 0里
弯 1 1引
或 C 1一 0下 0不 0两 0之 0事 2从 2代 0你 0使 1偏 0全 0关 2其 1写 1切 1别 0刷 0副 0动 1包 0即 0去 0发 0另 1只 0可 0各 0后 4呈 0哈 0唯 1图 5在 0场 1多 0失 0头 0它 0完 0尺 0带 0幻 0应 0异 0引 0强 0循 0意 0手 0按 0损 0换 2控 0提 0插 1搜 4收 1数 2文 0断 0显 0普 3更 0有 0服 3标 1模 0正 0每 2没 6消 1深 0照 0父 5用 2由 2盖 2离 0移 2第 3等 0类 0系 0紧 0翻 G者 1自 3被 0观 2视 2警 0计 0订 3设 0语 2转 0返 0连 0通 0重 3链 0集 0页 0预
拒 C C绝
最 I 9上 0下 1久 0值 0先 1初 2前 0可 D后 2外 6多 0多900 0大 0大100 0大200 1好 1小 2常 1接 1新 3早 0深 0深32 0稳 0终 5近 1长 0高
束 K 0一 0不 0与 2两 2之 0任 0前 0另 2后 0告 0在 0场 3它 0并 0或 0换 0整 0方 D时 0最 0流 3的 0该 0跟 0这 0进 2都 0预
淡 0 0入 0出
滑 I 0一 1不 0与 4中 0之 3也 1了 1会 6到 9动 0又 0取 0向 0回 0完 2就 1属 0并 1开 0或 0时 0没 3的 0结 C返 0还 0途 0都 0预
穿 0 0过
虚 3 3拟
风 0 0格
马 0 0上
`)
