lifelineSearch(["zh-Hans/manual/writing.html","编写页面",
["","","页面里可以写什么：CommonMark 与 GitHub 的表格、front matter、wiki 链接、嵌入、图片、HTML、公式、Obsidian 仓库。 页面是 CommonMark，另有表格、任务列表、脚注（也可写作 ^[行内脚注]）、~~删除线~~、==高亮==、GitHub 与 Obsidian 的提示框（自己起的名字，如 [!定理]，样式同 note）、MkDocs 的提示框（!!! note \"标题\"、??? tip）、VitePress 与 Docusaurus 的提示框（:::tip 标题）、自动链接的网址与邮箱（https://a.example、www.a.example、who@a.example），以及下文各项。"]])
