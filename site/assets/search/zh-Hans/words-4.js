lifelineSearch(`
al 0abaster 0ai 0bum Aert 0ertcontroller 0ertforappearancecallbackmisu 1ia 2ign 0iv 6l 7loc 6low 6ongsid 6ongsidetransit 4pha 5read 0so 1t 0ternat 0wa
aw 4ait 0ak 0akefromnib
ip 8ad 0ado 0ados15 8hon
kb 4 1d
nw 0indow
on 5 7appear 8c 2chang 0disappear 0dismis 2don 8e 0end 3l 2mainthread 0resum 0sav 0tap
pa 2ckag 7d 0do Jg 0ge10 0ge2 0gecontroller 0gecount 4gecurl 9ger 5gesheet 4getest Ageviewcontroller 2ir 5ndoc 0ndoc3 4per 0ragraph 1rallel Lrent 0rentviewcontroller 1rser 0rser5 8rt 0rt2 3rticipant 0s 0ssiv 8th 0thsforvisibleitem 0ttern 0u 1yment
re 2 2ad 2ader 8adm 1ason 5ceiv 2ceivememorywarn 8cognizer 2ct 1cur 1d 0dtap 0duc 1f 2ferenc 1fresh 3fu 2gister 2gisterfortraitchang 1gistrat 0gular 0lat 0lativ 0lative_url 7lea 1load 0loaddata 0mot 0mote_cache 0mote_executor Gmov 1moval 0moveallanimat Emovefromparent 5movefromparentviewcontroller Dmovefromsuperview 1movepresentersview Dnder 0nderchart 0new 0order 2parent 5peat 0pl 2plac 0placeerror 0po 9port Aquest 1questgeometryupdat 7quir 0serv 3sign 0signactiv 1siz 0sizetowidth 0solut 1sourc 9sponder 0stor 0storabl 0storablestat 0storat 0storationidentifier 2structuredtext 7sult 0sultnam 2sum 0svg 1tain 1tap 0tr Fturn 6turntoap 0u 1ver 2versal
sp 0an 3hinx 0hinx9 Dlit 4litviewcontroller 0litviewcontrollerdidcollap 0litviewcontrollerdidexpand 2ort 0read
tx 3t
um 5l
ym 4l
万 1 0篇 0页
却 F 0一 3不 0仍 0停 0又 0只 0始 0对 1把 A没 0由 0给 0要 0读 5还
名 H 0下 1不 0与 0中 1为 0作 0决 1可 F字 0就 0或 0所 0排 0提 2文 0方 0时 0是 0查 0标 9的 7称 0要 0说 1里
商 0 0店
太 8 0久 0多 0大 1早 4晚
宽 A 0300 5度 0时 0的 0都
弹 B 8出 3出框 4回 0窗 0警
性 F 2与 0中 0交 0会 0保 0动 0包 0和 0在 0就 0得 1或 0所 3持 0按 1改 0是 0更 0由 0画 1的 0赋 0都 2里
承 2 1诺 2载
样 O 2一 4不 0与 0东 0久 0也 0书 0事 0交 1从 0以 4会 2保 0俱 2做 0全 F写 0几 0出 0刚 0发 0只 0合 1启 2在 0声 0处 0大 1如 7子 0它 0带 0开 H式 0式表与绘图超过10 0弹 4得 1成 1才 0打 0执 3把 1抛 0拦 0拿 0持 1指 1按 0提 0摘 4收 0改 1放 0方 2是 2显 0更 1替 0来 0某 1样 1检 2次 1没 0点 0照 0生 0用 0由 0画 G的 0看 1知 2禁 0移 0等 1算 0结 3被 0要 1解 2让 0记 1设 0说 2读 0调 1贴 0走 1输 1运 0返 0通 4都 1闯
点 I 3一 0不 3两 0也 0了 1会 0保 8击 0压 0可 1名 4地 0就 0已 0带 2开 0弹 0或 0才 0把 B按 1时 1是 0某 0栏 0没 9的 0算 1线 0自 0被 2返 0进 0都 0里 0顶
甘 0 0特
百 2 0个 1分
盖 G 0上 A住 0全 0各 0呈 0式 1或 0整 3时 0步 7满 6的 0着 0者
线 E 2上 2与 0会 0变 0叫 0和 1在 0多 0并 0是 0消 2的 6程 0穿 0突 0等 1阅
结 L 0为 8尾 K束 1构 B果 8论
规 G F则 3定 0宽 3范
负 4 4责
途 F B中 0又 0反 0取 0只 0搁 9松 0结 1被
隔 9 1一 0的 0着 0离 3线
`)
