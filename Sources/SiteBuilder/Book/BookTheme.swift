/// The templates by which pages are made for a book, and its style sheet.
enum BookTheme {
  /// What stands in for the files of the house by these names.
  static let files: [(name: String, text: String)] = [
    ("page.mustache", page), ("scenario.mustache", scenario),
  ]

  /// The body of a page; what stands around it is the book's.
  private static let page = """
    {{#heading}}<h1{{#anchor}} id="{{anchor}}"{{/anchor}}>{{{heading}}}</h1>
    {{/heading}}{{#description}}<p class="lead">{{description}}</p>
    {{/description}}{{{content}}}

    """

  private static let scenario = """
    <figure class="scenario" id="{{anchor}}">
    <figcaption>{{title}}{{^inBothLanguages}}{{#other}} / {{title}}{{/other}}{{/inBothLanguages}} <span class="version">{{version}}</span></figcaption>
    {{#stage}}<p class="name">{{stageTitle}}</p>
    <pre><code>{{{stage}}}</code></pre>
    {{/stage}}{{#isPair}}<p class="name">{{#inBothLanguages}}{{tab}}{{/inBothLanguages}}{{^inBothLanguages}}{{title}}{{/inBothLanguages}}</p>
    {{/isPair}}<pre class="source"><code>{{{source}}}</code></pre>
    {{#isPair}}{{#hasDifferences}}{{> checks}}{{/hasDifferences}}{{#other}}<div id="{{anchor}}">
    <p class="name">{{#inBothLanguages}}{{tab}}{{/inBothLanguages}}{{^inBothLanguages}}{{title}}{{/inBothLanguages}}</p>
    <pre class="source"><code>{{{source}}}</code></pre>
    {{> checks}}
    </div>{{/other}}{{/isPair}}
    {{#problems}}<pre class="problem">{{text}}</pre>
    {{/problems}}{{#isSame}}<p class="same">{{#isPair}}{{words.same-both}}{{/isPair}}{{^isPair}}{{#reference}}{{words.same-as}} <a href="{{address}}">{{title}}</a>{{/reference}}{{^reference}}{{words.same-on}} {{version}}{{/reference}}{{/isPair}}</p>
    {{/isSame}}{{#hasDifferences}}<div class="differences"><p>{{#reference}}{{words.compared}} {{#address}}<a href="{{address}}">{{/address}}{{title}}{{#address}}</a>{{/address}}{{words.colon}}{{/reference}}{{^reference}}{{words.versions-differ}}{{/reference}}</p>
    <ul>
    {{#differences}}<li>{{.}}</li>
    {{/differences}}</ul></div>
    {{/hasDifferences}}{{#hasResults}}<div class="diagram">
    {{{svg}}}
    </div>
    {{/hasResults}}{{#isPair}}{{^hasDifferences}}{{> checks}}{{/hasDifferences}}{{/isPair}}{{^isPair}}{{> checks}}{{/isPair}}
    {{#hasRules}}<details class="why"><summary>{{words.why}}</summary>
    <ol>
    {{#rules}}<li><a href="{{address}}"><code>{{title}}</code></a> <span lang="{{statementLanguage}}">{{statement}}</span></li>
    {{/rules}}</ol>
    </details>
    {{/hasRules}}</figure>

    """

  /// What readers of books understand: no colours but light ones, no properties of one's own.
  static let style = """
    body { line-height: 1.5; margin: 0 4%; }
    h1, h2, h3, h4 { line-height: 1.25; page-break-after: avoid; break-after: avoid; }
    pre, code, kbd { font-family: Menlo, Consolas, monospace; font-size: 0.85em; }
    pre code { font-size: 1em; }
    pre { background: #f5f6f8; border: 1px solid #d8dce2; padding: 0.6em 0.8em; white-space: pre-wrap; overflow-wrap: break-word; }
    pre a { color: inherit; text-decoration: none; }
    figure { border-left: 3px solid #d8dce2; margin: 1.2em 0; padding-left: 0.8em; }
    figcaption, .name { font-weight: bold; page-break-after: avoid; break-after: avoid; }
    .version, .count { color: #5b6470; font-size: 0.85em; font-weight: normal; }
    .lead { color: #5b6470; font-size: 1.1em; }
    svg { height: auto; max-width: 100%; }
    .diagram > svg { page-break-inside: avoid; break-inside: avoid; }
    img { height: auto; max-width: 100%; }
    table { border-collapse: collapse; }
    th, td { border: 1px solid #d8dce2; padding: 0.3em 0.6em; text-align: left; vertical-align: top; }
    blockquote { border-left: 3px solid #d8dce2; color: #3c4450; margin-left: 0; padding-left: 1em; }
    .check, .trace, .log { font-size: 0.9em; }
    .problem { border-color: #c4314b; }
    nav ol { list-style: none; }

    """ + colors

  /// The colours of code.
  private static let colors = """
    .k { color: #9b2393; }
    .s { color: #b3261e; }
    .n { color: #1c00cf; }
    .c { color: #5d6c79; }
    .t { color: #3e6d74; }

    """
}
