lifelineSearch(["zh-Hans/manual/writing.html","编写页面",
["what-is-made-besides","另外生成的内容","有场景的站点会有全部场景和全部规则的页面，有标签的会有标签的页面（自己写了 scenarios.md、rules.md 或 tags.md 时，列表接在其正文之后）；有 llms.txt，每页（包括这些列表）旁边还有一份纯 Markdown，时序图以文字给出，从别处取来的内容一并在内；加上 --base-url 还有订阅源（时序图以文字给出，超过 50 行的给出链接）、站点地图、robots.txt 和 404 页面；你自己有同名文件（包括 llms.txt）时，发布的是你的文件，只要它不会运行。--strict 另外指出没有链接指向的页面和没有使用的舞台。"]])
