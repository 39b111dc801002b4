lifelineSearch(`
25 0 00 10000 06
6p 1lus
90 00
di 1agnostic 6agram Qd Jdappear 1dattempttodismis 3dbecomeactiv 0dbecomeactivenotificat Adchang 0dchangeselecteddetentidentifier Fddisappear 4ddismis 0ddismisssearchcontroller 0dend 2denddispla 2denterbackground 1denterbackgroundnotificat 4dfinishanimat 3dfinishlaunch 7dfinishlaunchingwithopt Adlayoutsubview Hdload 0dlogin Kdmov Cdmovetoparentviewcontroller 0dmovetosuperview 1dmovetowindow 0dpick 1dpresent 0dpresentsearchcontroller 2dreceivememorywarn 1drotat 2dselect 0dselectrowat 0dselectrowatindexpath 1dselecttab 5dshow 0dstop 2f 1ffer 1fferenc 0fferent 1r Brect 3rectl Ksappear 1scard 1sconnect 0sk_cache Ismis 2smissal 0smisspopover 0smissviewcontrolleranimat Espatch 1spatch_ 0spatch_after 0spatch_async 1spatch_get_main_queue 0spatch_time 0spatch_time_now Espatchqueu 7spla 1splaymod 4ssolv 1stinct 0v
e8 0
ex Bampl 0calidraw 4cept 0clud 4haust 2ist 1pand 4pect 7pectat 0pectfailur 0pir 0pirydat 0plicit 2port 1ten
fi 0eld 1gur 9l 6lter 0nder 0nditer 3nger Enish 1nishanimat 3nishlaunch 0nishlaunchingwithopt Hrst 1rstindex 0rstresponder 2rstviewcontroller 0t 0x
ho 1ld Cm 0mebrew 0meindicatorautohidden 0meviewcontroller 9ok 0p Arizontal 8st 0stingconfigurat 3stingcontroller
ml 1
o 3
t1 0 00
wa Ait 4itformainqueu 2itfortransit 2ituntildon 0lkthrough Arn 2s 1sm 2tcher 1y
不 J 5一 6下 0丢 0为 3了 0产 0代 0以 B会 0传 0低 1作 5使 0依 1保 7做 0停 2允 D再 A写 0写就是17 3出 1分 2创 D到 9加 3动 0单 0占 0卸 0去 0参 B发 1取 9受 8变 0另 1只 3可 A同 0含 1告 0回 F在 1够 0如 0妨 9存 0完 0定 9对 0寻 0导 0小 0少 5属 G带 0应 0建 0开 2引 0强 0归 1影 1得 8必 0忙 0慌 2懂 C成 0打 0折 1抛 0拉 3持 0指 1按 0接 1改 0断 0早 0明 7是 2显 0晚 2检 2止 0比 1活 0消 1添 0然 0牵 0理 0生 9用 4画 1相 1看 2知 5移 5符 2等 6算 5管 3经 1结 2给 0给就是8080 0缺 1耽 4能 0花 0行 0表 2被 E要 1见 0触 0警 1计 1认 0让 0许 8论 0试 3询 1该 1说 5读 H调 1走 7起 2超 1跟 2转 1输 8运 0还 0这 0适 1通 0重 2问 0限 2随 D需
中 N 9一 0三 5不 0与 1之 1也 0从 2任 0位 3先 0公 0关 2再 1写 0几 0到 4加 0即 1又 1只 0可 3呈 0四 0子 0定 1寻 0就 0已 1带 0应 1开 0得 0忽 0或 0所 0执 0指 1接 0收 0放 4文 5时 0是 0显 0更 0最 6有 0未 4某 1标 1栈 0止 2没 1演 H的 0确 0笔 2第 0若 2行 0被 0设 0访 3调 0运 1返 C途 1都 0释 9间 0需 1露
你 9 0交 0做 3写 0决 1列 2在 0对 2指 0改 0放 0有 0来 8的 0看 2给 0能 8自 2调
反 D 1向 0复 0常 2应 0引 1方 3的 5转 1过
哪 J B一 4个 8些 0份 0列 2怕 0条 5种 3篇 0行 6里
宜 0 0些
崩 B B溃
平 A 0时 5板 0的 6衡
式 K 1下 2不 7与 1中 0串 1为 0之 0也 0仍 0再 0写 0分 0及 0同 2呈 2和 0在 3容 0就 0或 0把 0按 5改 0有 0模 0注 0由 A的 0移 0翻 7表 0被 0计 0设 1转 0运 0那 0都 0里
弯 1 1引
或 G 5一 0下 1不 0与 0两 1之 0事 0交 2从 2代 0你 0使 1偏 0全 0关 3其 1写 0分 1切 0创 1别 0刷 0副 0动 2包 0即 0去 0发 0另 2只 0可 0各 0后 6呈 0哈 0唯 1图 8在 0地 0场 1多 0失 0头 1完 0导 0尺 0崩 1带 0幻 0应 0异 0引 0强 0循 0意 0手 0打 0按 0损 0换 2控 0提 0插 1搜 5收 0改 0放 2数 0整 2文 0断 0显 0普 2更 1有 0服 8标 0根 0模 0正 0每 2没 6消 1深 0照 0父 0版 5用 2由 2盖 0真 2离 0移 2第 2等 0类 0系 0紧 0结 0缩 0缺 0翻 H者 1自 0落 3被 0观 2视 2警 1计 0订 3设 0语 0超 0跟 2转 0返 0连 0通 1重 0钩 3链 0闭 0隐 1页 0预 0首 0驱
批 0 0注
拒 C C绝
最 J A上 1下 1久 0值 1初 2前 0可 E后 3外 8多 0多900 0多取24 1大 0大100 0大200 0好 1小 3常 1接 2新 2早 0有 0深 0深32 0稳 1终 5近 2长 0高
束 K 0一 0不 0与 2两 6之 0任 0前 0又 0另 2后 0在 0场 2它 0就 1并 0或 0才 0整 E时 0最 0流 6的 0该 0跟 0转 0这 0进 2都 0预
淡 0 0入 0出
滑 I 2一 1不 0与 1中 3也 1了 1会 6到 7动 0又 8取 0各 0向 0回 0完 1就 1属 2开 0或 0时 0期 0没 0用 2的 0结 F返 0还 0途 0都 0随
穿 0 0过
虚 4 4拟
风 0 0格
`)
