lifelineSearch(["zh-Hans/manual/diagrams.html","时序图",
["other-diagrams-of-mermaid","Mermaid 的其他图","流程图、甘特图、类图等 Mermaid 的其他图保持为代码，除非站点带有 Mermaid 自己的脚本： 文件会复制到站点里，这样不需要别的来源，从磁盘打开也能用；给出以 https:// 开头的地址时，浏览器从那里加载。只有含这种图的页面才加载它。要用 Mermaid 发布的 mermaid.min.js，而不是模块（.mjs）。没有脚本时，读者看到的是源文本。","lifeline build mermaid script node_modules"]])
