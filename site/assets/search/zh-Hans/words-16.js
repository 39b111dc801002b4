lifelineSearch(`
1 F
7a 01fa2
b1 1
c1 7
en 2 3abl 2cod 0coderestorablestat Gd Ddappearancetransit 2ddispla 0duml 1gin 0ough 9ter 2terbackground 0terbackgroundnotificat 1terforeground 1terforegroundnotificat 0tit 4tr
kn 0own
ns G 0arra 3coder 0ec_ 0ec_per_sec 1indexpath 0internalinconsistencyexcept 1invalidargumentexcept Alog 0mutablearra Dobject 0timer
or Eder 1g Dientat 0ig 0igin 2iginal 0phan
pe 3nd 1r 0r_ Brform 8rformsegu 4rformselector 2rformselectoronmainthread 0rformunwindsegueact 0rmalink
q 1
st 1 0a 5ack 7ag 0agetitl 0amp Aart 0artanimat 0artuml 8at 0atement 0atementlanguag 0atic 4atu 1atusbarhidden 2atusbarstyl 0atuslabel 1atustext 0din 0dout 4ep 1ep_ 0ep_summary 8il 0ix 0ock 0ockholm 1op 1or Eoryboard Ar 0ranger 0rateg 0ream 3rict 0rok 6rong 0rongif 0ruct 2ructur 2ructuredtext Iyl
tt 0 0f
ya 2ml
七 0 0层
也 E D一 I不 1什 D会 1保 0像 0允 2先 1写 0分 0列 0包 0原 0发 1取 1变 2只 B可 0同 5在 0声 0多 1好 1已 0带 1平 0恰 1按 9收 E是 2显 7有 0标 C没 0活 1照 0画 1略 6算 0结 0绝 7能 0行 0被 2要 0认 1说 0读 1还 1这 0通 1都 0随
些 I 0不 1东 0主 3什 0写 0列 0命 7回 0地 0子 1字 0工 0布 0库 0情 0成 2文 4方 6日 1本 0标 0流 0消 0版 0站 2笔 0脚 0行 0规 0记 1语 2调 0选 0部 3都 0页 0顺
仍 G 7会 1只 0可 6在 0处 0放 8是 9然 0用 1留 3被 0逐
兼 0 0有
向 H 3上 0书 1代 1任 2其 0再 0列 0别 0各 0命 4它 0容 0屏 0左 0接 1数 0未 0本 0栈 0每 1现 A的 0目 1站 0草 0规 0该 0请 0调 1转 0链 0页
器 R 6一 B上 C不 B与 1两 0中 4为 A之 3也 2什 0仍 6从 2代 1以 A会 0但 3何 0作 1使 0保 3做 3先 0共 3关 1再 0写 8出 1则 0创 1加 5却 0原 0去 0发 2取 1变 2另 6只 3可 1各 1同 2吗 1启 4呈 A和 0回 8在 0存 2实 2对 0将 8就 0属 0嵌 9已 0布 0并 0应 0当 2必 0怎 3成 9或 0所 0才 0打 1找 0把 1拍 3持 0按 2换 0接 5控 3支 0收 3放 0整 0旋 0无 C时 0易 8是 3显 4有 1本 7来 0查 1根 3正 0此 0每 0比 0永 1没 0泄 1消 1添 1照 1生 0用 1由 1留 L的 0着 1离 5移 7立 2第 0组 1给 0能 B自 0若 7被 2要 0规 8视 0让 4设 0询 B调 1转 6还 1进 1通 1那 6都 F里 1销 0错 0隔 0需 0靠 1页 0首
密 2 0内 1钥
幅 B 0不 0位 0做 A图 0时
弥 0 0补
心 4 0布 0是 0的 0箭 0自 0这
括 A 0不 0发 3号 0在 0来 0根 0片 0网 0这
撞 2 1在 0地
旦 2 0声 1实
暗 1
构 F 0体 F建 0成 2造
永 7 0久 6远
父 J 0先 0子 H控 0的 1类 B视
界 B 0符 B面
纳 0 0的
统 F 6上 0中 4会 0做 0和 0强 0所 0才 0时 1框 0没 1的 0给 0要 4计 0设 0调 0还 0都
览 C 0与 0中 0会 0内 0启 0和 8器 0图 0时 0用 1的 0自 0若 0需
足 5 0为 0什 0以 0够 0或 0时 0次
边 F 0上 0也 0做 0再 0写 0另 0在 0就 0才 0放 1框 0没 0点 0画 0留 A的 0算 3缘 0调 0距 0转 0运 0还 1都
连 D 0下 9同 0好 1字 6接 0接超过128 1线 0续 0起
避 1 0开 0让
除 J 0一 1不 0与 0两 1之 5了 0关 0同 6外 6子 2它 0或 0数 2旧 3时 1根 0每 1没 0生 2的 1线 3视 D非 0页
隐 E 0私 E藏
`)
