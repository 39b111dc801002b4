lifelineSearch(`
1 E
7a 01fa2
b1 0
c1 6
en 2 3abl 2cod 0coderestorablestat Fd Cdappearancetransit 2ddispla 0duml 0gin 0ough 9ter 2terbackground 0terbackgroundnotificat 1terforeground 0terforegroundnotificat 0tit 4tr
kn 0own
ns G 0arra 2coder 0ec_ 0ec_per_sec 0indexpath 0internalinconsistencyexcept 1invalidargumentexcept Alog 0mutablearra Dobject 0timer
or Dder 0g Dientat 0ig 0igin 1iginal 0phan
pe 3nd 1r 0r_ Brform 8rformsegu 5rformselector 2rformselectoronmainthread 0rformunwindsegueact 0rmalink
q 1
st 0 0a 5ack 6ag 0agetitl 0amp 8art 0artanimat 0artuml 8at 0atement 0atementlanguag 0atic 4atu 1atusbarhidden 2atusbarstyl 0atuslabel 1atustext 3ep 1ep_ 0ep_summary 8il 0ock 0ockholm 1op 1or Eoryboard Ar 0ranger 0ream 2rict 0rok 5rong 0rongif 0ruct 2ructur 2ructuredtext Iyl
tt 0 0f
ya 2ml
七 0 0层
也 A C一 I不 2什 B会 1保 0像 0允 1先 1写 0分 0列 0包 0原 1取 0受 1变 2只 B可 0同 0和 4在 0声 1好 0如 1就 1已 0带 0平 0恰 1按 A收 E是 2显 0暴 3有 0标 B没 1活 0照 0画 1略 2看 0知 5算 0结 0绝 3能 0行 0被 2要 0认 0说 0读 0还 0通 2都 0随 0颠
些 G 0东 0主 0事 2什 0写 0列 0命 1回 0地 0子 1字 0工 0布 0库 1文 3方 1本 0流 0消 0版 2笔 0脚 0规 0记 1语 0调 3都 0页
仍 G 5会 1只 0可 4在 0处 0属 0放 8是 9然 0留 3被 0逐
向 H 2上 1代 1任 2其 0再 0列 0别 0各 0命 4它 0容 0导 0屏 0左 0接 2数 0未 0本 0栈 0每 1现 9的 0目 0站 0草 0规 0该 0请 1转 0链
器 R 6一 6上 C不 7与 2两 0中 3为 A之 4也 0交 6什 0仍 7从 0代 1以 A会 0但 8何 0作 1使 0保 2做 4先 0共 5关 1再 8出 0则 0创 0到 0加 5却 0原 0去 0反 0发 2取 0变 2另 6只 3可 1各 1同 1启 4呈 A和 0回 A在 0声 1实 2对 9就 8已 1并 0归 0当 1必 0怎 2成 7或 0所 2才 0找 1把 1拍 0拿 4持 0按 1换 0接 0控 3支 8收 3放 0整 0旋 B时 0易 8是 2显 4有 2本 8来 1根 3正 0此 0比 0永 1没 0泄 1消 0添 2照 0生 0用 0由 0留 L的 0直 0相 0着 1离 4移 8立 3第 0组 0给 B自 0若 5被 4要 8视 0让 2设 0询 9调 0走 0跟 4还 0这 1进 2通 0那 5都 E里 1销 0隔 0需 0靠 0页 0首
密 2 0内 1钥
巧 0 0才
幅 B 0不 0位 0做 A图
弥 0 0补
心 4 0布 0是 1的 0箭 0自 0这
括 9 0不 0发 1号 0在 0来 0根 0片 0网 0这
撞 2 1在 0地
旦 2 0声 1实
暗 0
构 D 0体 B建 0成 2造
永 7 7远
父 I 1先 H控 0的 0类 B视
界 B B面
纳 0 0的
统 E 7上 0中 4会 0做 0和 0强 0时 0框 0没 0的 0给 4计 0设 0调 0还 0都
览 9 0与 0中 0会 0启 0和 3器 0图 0时 0的 0自 0若 0需
足 3 0为 0够 0或 0时 0次 0的
边 F 1上 0做 0再 0写 0发 0另 0在 0就 0才 0放 0是 0来 1框 0没 0点 0画 0留 A的 2缘 0距 0转 0运 0还 0都
连 D 8同 0好 1字 6接 0接超过128 1线 0续 0警 0起
避 1 0开 0让
除 I 0不 0与 2之 4了 0关 0同 5外 4子 0它 0并 0数 2旧 0时 1没 0生 2的 1线 0要 1视 D非
隐 D 0私 D藏
`)
