lifelineSearch(["zh-Hans/manual/tools.html","在你写作的地方使用",
["quarto","Quarto",".qmd 和 .rmd 按 Markdown 读取，认得 Pandoc 的属性。在旁边放上 lifeline adapter pandoc > lifeline.lua，并在 _quarto.yml 里写：","filters lifeline"],
["sphinx","Sphinx","先 pip install sphinx myst-parser： 在已有的项目里，把 lifeline_sphinx 加进 conf.py 的 extensions，把它所在的文件夹加进 sys.path。在 reStructuredText 里，用注释标记代码块：","lifeline adapter sphinx lifeline_sphinx export PYTHONPATH build extensions myst_parser root_doc _build scenario title block swift window rootViewController"],
["jekyll","Jekyll","GitHub Pages 不运行插件。在那里用 lifeline embed . --format svg 写出图片，以及能找到它们的地址。","printf index mkdir _plugins lifeline adapter jekyll serve"],
["docc","DocC","图片放进目录的 Resources，只用名字引用。","lifeline embed Sources format"],
["mdx","MDX","MDX 没有 HTML 注释。由它自己的注释标记代码块，图的前后也是这种注释： Docusaurus 会发布页面显示的图片；Astro 在图片与页面放在一起时也会。在 .md 文件里，两者都认 HTML 注释。","scenario swift window rootViewController lifeline embed format"],
["asciidoc","AsciiDoc","","scenario title source swift window rootViewController lifeline embed format asciidoctor"],
["anything-else","其他工具","lifeline embed - 读入一篇笔记，带着图打印出来。--name 说明它在哪里，用于消息、用于周围页面的舞台，并以后缀说明它的语言。有错的笔记原样打印，退出码是 2。在 Vim 里，:%!lifeline embed - 处理眼前的页面。","lifeline embed format"]])
