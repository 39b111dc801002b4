lifelineSearch(`
al 0abaster 0ai 0bum Aert 0ertcontroller 0ertforappearancecallbackmisu 1ia 0ign 0iv 5l 7loc 6low 6ongsid 6ongsidetransit 4pha 5read 0so 0t 0ternat 0wa
aw 3ait 0ak 0akefromnib
ip 7ad 0ado 0ados15 7hon
kb 3 1d
on 3 6appear 8c 2chang 0disappear 0dismis 2don 8e 0end 3l 2mainthread 0sav 0tap
pa 2ckag 6d 0do Jg 0ge10 0ge2 0gecontroller 4gecurl 9ger 5gesheet 4getest 9geviewcontroller 2ir 5ndoc 0ndoc3 4per 0rallel Krent 0rentviewcontroller 1rser 0rser5 6rt 3rticipant 0s 0ssiv 7th 0thsforvisibleitem 0u 1yment
re 2 0ad 2ader 8adm 0ason 5ceiv 2ceivememorywarn 8cognizer 2ct 1cur 1d 0dtap 0duc 1f 1ferenc 0fresh 3fu 2gister 2gisterfortraitchang 1gistrat 0gular 0lat 0lativ 0lative_url 6lea 1load 0loaddata 0mot 0mote_cache 0mote_executor Gmov 1moval 0moveallanimat Dmovefromparent 5movefromparentviewcontroller Cmovefromsuperview 1movepresentersview Cnder 0nderchart 0new 0order 2parent 5peat 0pl 2plac 0placeerror 0po 8port 9quest 1questgeometryupdat 6quir 0serv 3sign 0signactiv 1siz 0sizetowidth 0solut 1sourc 8sponder 0stor 0storabl 0storablestat 0storat 0storationidentifier 2structuredtext 7sult 0sultnam 1sum 0svg 1tain 1tap 0tr Fturn 6turntoap 0u 1ver 2versal
sp 0an 3hinx 0hinx9 Clit 3litviewcontroller 0litviewcontrollerdidcollap 0litviewcontrollerdidexpand 1ort
tx 2t
um 5l
ym 3l
万 2 0灵 0篇 0页
却 F 0一 5不 0什 0仍 0以 0又 1只 0始 0对 1已 0把 0未 9没 0由 0给 1要 6还
名 H 0下 1不 0与 0中 1为 0作 0决 1可 F字 0就 0带 0或 0所 0排 0提 2文 0时 0查 8的 6称 0要 0说 0逐
商 0 0店
太 8 0大 3早 4晚
宽 A 0300 4度 0时 0的 0都
弹 A 8出 3出框 3回 0窗 0警
性 F 1与 0中 0交 0会 0保 0动 0包 0却 0和 0在 0得 1或 1持 0按 1改 0是 1更 0由 0画 1的 0赋 0都 2里
承 3 2诺 2载
样 O 2一 4不 0久 0也 0书 0事 1交 0从 4会 2保 0俱 1做 1关 F写 0几 0出 0刚 0发 0取 1只 2启 1在 0声 0大 1如 7子 0它 1对 0开 H式 0式表与绘图超过10 0弹 1才 0打 0执 0找 1把 1抛 1拦 0持 1指 1按 0提 0摆 0摘 3收 0改 2放 0方 2是 3显 0更 0来 0某 1样 0检 2次 0没 0点 0照 0生 0由 0画 G的 0看 1知 0离 0移 0等 1算 0结 2被 1要 1让 0记 0设 0说 0调 1贴 1走 1输 0运 0通 4都 2闯
点 I 2一 0不 0东 2两 0也 0了 1会 0保 8击 0压 0同 1名 2地 0就 0开 0弹 0或 A按 0时 0是 0某 0栏 0没 8的 1线 0被 1返 0进 0顶
百 1 0个 0分
盖 G 0上 0也 0了 9住 0全 0各 0呈 0式 0或 0整 1时 0步 7满 4的 0着 0者 0而
线 D 2上 1与 0会 0变 0和 1在 0多 0并 0是 0消 2的 6程 0穿 0等
结 K 0一 0为 8尾 0局 0成 J束 2构 B果 2论
规 F E则 3定 0宽 0律 3范
负 8 8责
途 H B中 0先 0又 0反 0取 0只 0抓 0搁 0放 C松 4被
隔 9 1一 0开 0着 0离 3线
`)
