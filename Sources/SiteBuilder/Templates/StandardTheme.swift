// Taken over from templates/ by the tests with RECORD=1; not written by hand.

/// The templates, style sheet, script and icon that a site has unless its author replaces them.
enum StandardTheme {
  /// The files by name, sorted.
  static let files: [(name: String, text: String)] = [
    (
      "icon.svg",
      ##"""
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke-linecap="round" stroke-linejoin="round"><style>.rails{stroke:#8a94a0}.calls{stroke:#0759b8}@media (prefers-color-scheme:dark){.calls{stroke:#6cb2ff}}</style><g stroke-width="2"><path class="rails" d="M5 2v20M19 2v20"/><path class="calls" d="M5 8h13m-4-4 4 4-4 4M19 16H6m4-4-4 4 4 4"/></g></svg>

      """##
    ),
    (
      "log.mustache",
      ##"""
      {{#observed}}<details class="log {{result}}{{#fails}} fails{{/fails}}"{{#fails}} open{{/fails}}><summary><span class="mark">{{#agrees}}✓{{/agrees}}{{^agrees}}≠{{/agrees}}</span> {{resultName}}: {{words.observed-log}}, {{system}}</summary>
      {{#why}}<p lang="en">{{why}}</p>
      {{/why}}{{#reason}}<pre class="problem error">{{reason}}</pre>
      {{/reason}}<pre>{{calls}}</pre>
      <p class="sources" lang="en">{{#trust}}{{trust}}{{/trust}}{{#source}} · {{#link}}<a href="{{link}}">{{source}}</a>{{/link}}{{^link}}{{source}}{{/link}}{{/source}}</p>
      </details>
      {{/observed}}

      """##
    ),
    (
      "observed.mustache",
      ##"""
      <p class="counts">{{#counts}}<span class="result {{result}}"><b>{{count}}</b> {{resultName}}</span> {{/counts}}</p>
      <div class="table observed"><table>
      <thead><tr><th>{{words.observed-order}}</th><th>{{words.observed-system}}</th><th>{{words.observed-source}}</th><th>{{words.observed-result}}</th></tr></thead>
      <tbody>
      {{#entries}}<tr class="{{result}}"><td><a href="{{address}}">{{title}}</a></td><td>{{system}}</td><td lang="en">{{trust}}{{#source}}<br>{{#link}}<a href="{{link}}">{{source}}</a>{{/link}}{{^link}}{{source}}{{/link}}{{/source}}</td><td><span class="result {{result}}">{{resultName}}</span>{{#why}} <span lang="en">{{why}}</span>{{/why}}</td></tr>
      {{/entries}}
      </tbody>
      </table></div>

      """##
    ),
    (
      "page.mustache",
      ##"""
      <!doctype html>
      <html lang="{{language}}" data-root="{{root}}" data-search="{{search}}">
      <head>
      <meta charset="utf-8">
      {{#base}}<base href="{{base}}">{{/base}}
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>{{title}}{{^isHome}} · {{site}}{{/isHome}}</title>
      {{#description}}<meta name="description" content="{{description}}">{{/description}}
      {{#canonical}}<link rel="canonical" href="{{canonical}}">{{/canonical}}
      {{#alternates}}<link rel="alternate" hreflang="{{language}}" href="{{address}}">
      {{/alternates}}{{#feed}}<link rel="alternate" type="application/atom+xml" href="{{feed}}" title="{{site}}">{{/feed}}
      {{#twin}}<link rel="alternate" type="text/markdown" href="{{twin}}">{{/twin}}
      <meta property="og:title" content="{{title}}">
      <meta property="og:type" content="article">
      <meta property="og:site_name" content="{{site}}">
      {{#description}}<meta property="og:description" content="{{description}}">{{/description}}
      {{#canonical}}<meta property="og:url" content="{{canonical}}">{{/canonical}}
      <meta name="twitter:card" content="summary">
      <meta name="color-scheme" content="light dark">
      {{#icon}}<link rel="icon" href="{{icon}}" type="image/svg+xml">{{/icon}}
      <link rel="stylesheet" href="{{style}}">
      <script>try{var t=localStorage.getItem("theme");if(t)document.documentElement.dataset.theme=t}catch(e){}document.documentElement.classList.add("js")</script>
      <script src="{{script}}" defer></script>
      </head>
      <body{{#isHome}} class="home"{{/isHome}}>
      <a class="skip" href="#page.content">{{words.skip}}</a>
      <header class="bar">
      <a class="name" href="{{home}}"><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M6 3v18M18 3v18" class="rails"/><path d="M6 8h11m-3-3 3 3-3 3M18 16H7m3-3-3 3 3 3" class="calls"/></svg>{{site}}</a>
      <button class="search" type="button" hidden aria-keyshortcuts="/" data-none="{{words.search-none}}">{{words.search}}<kbd>/</kbd></button>
      {{#hasLanguages}}<nav class="languages" aria-label="{{words.languages}}">{{#languages}}{{^isCurrent}}<a href="{{address}}" lang="{{language}}" hreflang="{{language}}"{{^isTranslated}} class="untranslated" title="{{words.untranslated}}"{{/isTranslated}}>{{name}}</a>{{/isCurrent}}{{/languages}}</nav>
      {{/hasLanguages}}<button class="theme" type="button" hidden data-name="{{words.theme}}" data-system="{{words.theme-system}}" data-light="{{words.theme-light}}" data-dark="{{words.theme-dark}}"><span class="label">{{words.theme}}</span></button>
      <a class="menu" href="#page.navigation">{{words.menu}}</a>
      </header>
      <div class="frame">
      <nav class="navigation" id="page.navigation" aria-label="{{words.pages}}">
      <a class="close" href="#page.content">{{words.close}}</a>
      {{{navigation}}}
      </nav>
      <main id="page.content">
      {{#breadcrumbs}}<p class="breadcrumbs">{{{breadcrumbs}}}</p>{{/breadcrumbs}}
      <header class="title">
      <h1>{{{heading}}}</h1>
      {{#description}}<p class="lead">{{description}}</p>{{/description}}
      {{#isDraft}}<p class="draft">{{words.draft}}</p>{{/isDraft}}
      </header>
      {{#contents}}<nav class="contents" aria-labelledby="page.contents">
      <p id="page.contents">{{words.contents}}</p>
      {{{contents}}}
      </nav>{{/contents}}
      <article>
      {{{content}}}
      </article>
      <footer class="end">
      {{#hasBacklinks}}<section class="linked" aria-labelledby="page.linked">
      <p id="page.linked">{{words.backlinks}}</p>
      <ul>
      {{#backlinks}}<li><a href="{{address}}">{{title}}</a></li>
      {{/backlinks}}
      </ul>
      </section>{{/hasBacklinks}}
      {{#hasRelated}}<section class="linked" aria-labelledby="page.related">
      <p id="page.related">{{words.related}}</p>
      <ul>
      {{#related}}<li><a href="{{address}}">{{title}}</a></li>
      {{/related}}
      </ul>
      </section>{{/hasRelated}}
      {{#hasTags}}<p class="tags">{{#tags}}<a href="{{address}}">{{title}}</a>{{/tags}}</p>{{/hasTags}}
      {{#date}}<p class="date"><time datetime="{{date}}">{{date}}</time></p>{{/date}}
      {{#changed}}<p class="date">{{words.changed}} <time datetime="{{changed}}">{{changed}}</time></p>{{/changed}}
      {{#edit}}<p class="edit"><a href="{{edit}}">{{words.edit}}</a></p>{{/edit}}
      <nav class="neighbours" aria-label="{{words.neighbours}}">
      {{#previous}}<a class="previous" rel="prev" href="{{address}}"><span>{{words.previous}}</span>{{title}}</a>{{/previous}}
      {{#next}}<a class="next" rel="next" href="{{address}}"><span>{{words.next}}</span>{{title}}</a>{{/next}}
      </nav>
      </footer>
      </main>
      </div>
      </body>
      </html>

      """##
    ),
    (
      "rules.mustache",
      ##"""
      <p class="lead">{{count}}{{words.rules-join}}{{exercised}}{{words.rules-end}}</p>
      <dl class="rules">
      {{#rules}}
      <div class="rule" id="{{id}}">
      <dt><a href="#{{id}}"><span class="number">{{number}}</span> <code>{{id}}</code></a> <span class="confidence {{confidence}}">{{confidenceName}}</span>{{#versions}} <span class="versions">{{versions}}</span>{{/versions}}</dt>
      <dd>
      <p lang="en">{{statement}}</p>
      <p class="sources" lang="en">{{sources}}</p>
      {{#isExercised}}<ul class="exercised">
      {{#scenarios}}<li><a href="{{address}}">{{title}}</a></li>
      {{/scenarios}}
      {{#more}}<li>{{more}}</li>{{/more}}
      </ul>{{/isExercised}}
      </dd>
      </div>
      {{/rules}}
      </dl>

      """##
    ),
    (
      "scenario.mustache",
      ##"""
      <figure class="scenario{{#isBroken}} broken{{/isBroken}}{{#failures}} failing{{/failures}}{{#hasDifferences}} compared{{/hasDifferences}}" id="{{anchor}}">
      <figcaption><a href="#{{anchor}}">{{title}}</a><span class="version">{{version}}</span></figcaption>
      {{#stage}}<details class="before"><summary>{{stageTitle}}</summary>
      <pre><code>{{{stage}}}</code></pre>
      </details>
      {{/stage}}{{#other}}<div class="pair"><div class="side" id="{{anchor}}">
      <p class="name">{{title}} <span class="version">{{language}}</span></p>
      <pre class="source"><code>{{{source}}}</code></pre>
      {{#claims}}<p class="check{{#fails}} fails{{/fails}}"><span class="mark">{{#holds}}✓{{/holds}}{{#fails}}✗{{/fails}}</span> <span>{{text}}</span></p>
      {{#reason}}<pre class="problem error">{{reason}}</pre>
      {{/reason}}{{/claims}}
      {{#traces}}<details class="trace{{#fails}} fails{{/fails}}"{{#fails}} open{{/fails}}><summary><span class="mark">{{#holds}}✓{{/holds}}{{#fails}}✗{{/fails}}</span> {{#holds}}{{words.expected}}{{/holds}}{{#fails}}{{words.unexpected}}{{/fails}}</summary>
      <pre>{{text}}</pre>
      {{#reason}}<pre class="problem error">{{reason}}</pre>
      {{/reason}}</details>
      {{/traces}}
      </div>{{/other}}{{#isPair}}<div class="side">
      <p class="name">{{title}} <span class="version">{{language}}</span></p>
      {{/isPair}}<pre class="source"><code>{{{source}}}</code></pre>
      {{#isPair}}</div></div>
      {{/isPair}}
      {{#problems}}<pre class="problem {{severity}}">{{text}}</pre>
      {{/problems}}
      {{#isSame}}<p class="same">{{#reference}}{{words.same-as}} <a href="{{address}}">{{title}}</a>{{/reference}}{{^reference}}{{words.same-on}} {{version}}{{/reference}}</p>
      {{/isSame}}{{#hasDifferences}}<div class="differences"><p>{{#reference}}{{words.compared}} <a href="{{address}}">{{title}}</a>:{{/reference}}{{^reference}}{{words.versions-differ}}{{/reference}}</p>
      <ul>
      {{#differences}}<li>{{.}}</li>
      {{/differences}}</ul></div>
      {{/hasDifferences}}{{#hasResults}}<div class="diagram{{#isLong}} long{{/isLong}}{{#isWide}} wide{{/isWide}}{{#isThemed}} themed{{/isThemed}}" tabindex="0" role="region" aria-label="{{words.diagram}}: {{title}}"{{#width}} style="--width: {{width}}px"{{/width}}>
      {{{svg}}}
      </div>
      {{/hasResults}}
      {{#claims}}<p class="check{{#fails}} fails{{/fails}}"><span class="mark">{{#holds}}✓{{/holds}}{{#fails}}✗{{/fails}}</span> <span>{{text}}</span></p>
      {{#reason}}<pre class="problem error">{{reason}}</pre>
      {{/reason}}{{/claims}}
      {{#traces}}<details class="trace{{#fails}} fails{{/fails}}"{{#fails}} open{{/fails}}><summary><span class="mark">{{#holds}}✓{{/holds}}{{#fails}}✗{{/fails}}</span> {{#holds}}{{words.expected}}{{/holds}}{{#fails}}{{words.unexpected}}{{/fails}}</summary>
      <pre>{{text}}</pre>
      {{#reason}}<pre class="problem error">{{reason}}</pre>
      {{/reason}}</details>
      {{/traces}}
      {{> log}}
      {{#hasRules}}<details class="why"><summary>{{words.why}}</summary>
      <ol>
      {{#rules}}<li><a href="{{address}}"><code>{{title}}</code></a> <span lang="en">{{statement}}</span></li>
      {{/rules}}</ol>
      </details>
      {{/hasRules}}
      {{#hasResults}}<details class="text"><summary>{{words.text-version}}</summary>
      <button class="copy" type="button" data-done="{{words.copied}}">{{words.copy}}</button>
      <pre>{{text}}</pre>
      </details>
      {{/hasResults}}
      </figure>

      """##
    ),
    (
      "script.js",
      ##"""
      // The page reads without this: it switches the colours, marks the part that is being read, and
      // searches.
      "use strict";
      (function () {
        var root = document.documentElement;

        // MARK: Colours

        var button = document.querySelector("button.theme");
        var label = button && button.querySelector(".label");
        var order = ["system", "light", "dark"];

        function current() {
          return root.dataset.theme || "system";
        }

        function show() {
          label.textContent = button.dataset[current()];
          button.setAttribute("aria-label", button.dataset.name + ": " + label.textContent);
          button.dataset.theme = current();
        }

        if (button) {
          button.hidden = false;
          show();
          button.addEventListener("click", function () {
            var next = order[(order.indexOf(current()) + 1) % order.length];
            if (next === "system") delete root.dataset.theme;
            else root.dataset.theme = next;
            try {
              if (next === "system") localStorage.removeItem("theme");
              else localStorage.setItem("theme", next);
            } catch (error) {
              // Private windows may keep nothing; the page still changes.
            }
            show();
          });
        }

        // MARK: Contents

        var links = Array.from(document.querySelectorAll(".contents a"));
        var headings = links
          .map(function (link) { return document.getElementById(decodeURIComponent(link.hash.slice(1))); })
          .filter(Boolean);

        function mark() {
          var read = 0;
          headings.forEach(function (heading, index) {
            if (heading.getBoundingClientRect().top < window.innerHeight / 3) read = index;
          });
          links.forEach(function (link, index) {
            if (index === read) link.setAttribute("aria-current", "true");
            else link.removeAttribute("aria-current");
          });
        }

        if (headings.length) {
          var waiting = false;
          window.addEventListener("scroll", function () {
            if (waiting) return;
            waiting = true;
            requestAnimationFrame(function () { waiting = false; mark(); });
          }, { passive: true });
          mark();
        }

        // MARK: Search

        var opener = document.querySelector("button.search");
        var dialog, field, list, asked;
        var pages = [];

        // The index calls these as its parts are loaded.
        window.lifelineSearch = {
          parts: function (marks) {
            marks.forEach(function (mark, part) { load("-" + part + ".js?" + mark); });
          },
          add: function (more) {
            pages = pages.concat(more);
            find();
          },
        };

        function load(part) {
          var script = document.createElement("script");
          script.src = root.dataset.root + root.dataset.search + part;
          document.head.append(script);
        }

        function make() {
          dialog = document.createElement("dialog");
          dialog.className = "search";
          dialog.innerHTML =
            '<form method="dialog"><input type="search" autocomplete="off" spellcheck="false">' +
            "</form><ol></ol>";
          field = dialog.querySelector("input");
          field.placeholder = field.ariaLabel = opener.firstChild.data;
          list = dialog.querySelector("ol");
          document.body.append(dialog);
          field.addEventListener("input", find);
          dialog.addEventListener("click", function (event) {
            if (event.target === dialog || event.target.closest("a")) dialog.close();
          });
          dialog.addEventListener("keydown", move);
        }

        function open() {
          if (!dialog) make();
          if (!dialog.open) dialog.showModal();
          field.select();
          if (asked) return;
          asked = true;
          load(".js");
        }

        // Up and down go through the results; Return in the field takes the first; Escape closes, though
        // there is something in the field.
        function move(event) {
          if (event.key === "Escape") {
            event.preventDefault();
            dialog.close();
          }
          var results = Array.from(list.querySelectorAll("a"));
          var at = results.indexOf(document.activeElement);
          if (event.key === "Enter" && at < 0) {
            event.preventDefault();
            if (results[0]) results[0].click();
          } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            event.preventDefault();
            var next = at + (event.key === "ArrowDown" ? 1 : -1);
            (results[next] || field).focus();
          }
        }

        function find() {
          var words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
          list.textContent = "";
          if (!pages.length || !words.length) return;
          var found = [];
          pages.forEach(function (page) {
            page.slice(2).forEach(function (piece) {
              var heading = (page[1] + " " + piece[1]).toLowerCase();
              var text = piece[2].toLowerCase();
              var score = 0;
              for (var word of words) {
                if (piece[1].toLowerCase().includes(word)) score += 4;
                else if (page[1].toLowerCase().includes(word)) score += piece[0] ? 2 : 6;
                else if (text.includes(word)) score += 1;
                else return;
              }
              found.push({ page: page, piece: piece, score: score, at: text.indexOf(words[0]) });
            });
          });
          found.sort(function (a, b) { return b.score - a.score; });
          found.slice(0, 30).forEach(function (hit) { list.append(result(hit, words)); });
          if (!found.length) {
            var none = document.createElement("li");
            none.textContent = opener.dataset.none;
            list.append(none);
          }
        }

        function result(hit, words) {
          var item = document.createElement("li");
          var link = document.createElement("a");
          var title = document.createElement("strong");
          var text = document.createElement("span");
          link.href = root.dataset.root + encodeURI(hit.page[0]) +
            (hit.piece[0] ? "#" + encodeURIComponent(hit.piece[0]) : "");
          title.textContent = hit.page[1] + (hit.piece[1] ? " › " + hit.piece[1] : "");
          var from = Math.max(0, hit.at - 40);
          highlight(text, (from ? "…" : "") + hit.piece[2].slice(from, from + 160), words);
          link.append(title, text);
          item.append(link);
          return item;
        }

        function highlight(element, text, words) {
          var lower = text.toLowerCase();
          var at = 0;
          while (at < text.length) {
            var next = -1, length = 0;
            words.forEach(function (word) {
              var place = lower.indexOf(word, at);
              if (place >= 0 && (next < 0 || place < next)) { next = place; length = word.length; }
            });
            if (next < 0) break;
            var mark = document.createElement("mark");
            mark.textContent = text.slice(next, next + length);
            element.append(text.slice(at, next), mark);
            at = next + length;
          }
          element.append(text.slice(at));
        }

        if (opener) {
          opener.hidden = false;
          opener.addEventListener("click", open);
          document.addEventListener("keydown", function (event) {
            var isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
            var isCommand = (event.metaKey || event.ctrlKey) && event.key === "k";
            if (isCommand || (event.key === "/" && !isTyping)) {
              event.preventDefault();
              open();
            }
          });
        }

        // MARK: Diagrams

        // A message shows the line it comes from, and a line its messages.
        var lit = [];

        function light(elements) {
          lit.forEach(function (element) { element.classList.remove("lit"); });
          lit = elements.filter(Boolean);
          lit.forEach(function (element) { element.classList.add("lit"); });
        }

        function messages(figure, id) {
          return Array.from(figure.querySelectorAll('.ll a[href="#' + CSS.escape(id) + '"]'))
            .map(function (link) { return link.closest("g"); });
        }

        function point(event) {
          if (!event.target.closest) return;
          var figure = event.target.closest("figure.scenario");
          var message = event.target.closest(".ll > g");
          var source = event.target.closest(".source");
          if (figure && message) {
            var link = message.querySelector('a[href*="-L"]');
            var id = link && decodeURIComponent(link.getAttribute("href").slice(1));
            light(id ? [document.getElementById(id)].concat(messages(figure, id)) : []);
          } else if (figure && source && event.clientY !== undefined) {
            var line = Array.from(source.querySelectorAll("a[id]")).filter(function (anchor) {
              return anchor.getBoundingClientRect().top <= event.clientY;
            }).pop();
            light(line ? messages(figure, line.id) : []);
          } else if (lit.length) {
            light([]);
          }
        }

        document.addEventListener("mouseover", point);
        document.addEventListener("focusin", point);

        // MARK: Copying

        document.addEventListener("click", function (event) {
          var button = event.target.closest("button.copy");
          if (!button) return;
          var text = button.parentElement.querySelector("pre");
          getSelection().selectAllChildren(text);
          // Where a browser keeps its clipboard to itself, the text is marked, ready to be copied by hand.
          if (navigator.clipboard) {
            navigator.clipboard.writeText(text.textContent).then(function () {
              var name = button.textContent;
              button.textContent = button.dataset.done;
              getSelection().removeAllRanges();
              setTimeout(function () { button.textContent = name; }, 2000);
            }, function () {});
          }
        });

        // MARK: Menu

        document.addEventListener("keydown", function (event) {
          if (event.key === "Escape" && location.hash === "#page.navigation") location.hash = "#page.content";
        });
      })();

      """##
    ),
    (
      "style.css",
      ##"""
      /* Roles of colours first: everything below speaks of roles only. Paper is always light. */
      :root {
        color-scheme: light;
        --paper: #fbfaf7;
        --surface: #ffffff;
        --sunken: #f4f2ec;
        --ink: #1c2127;
        --soft: #57606a;
        --rule: #e2dfd6;
        --accent: #0759b8;
        --accent-wash: #e9f0f9;
        --good: #187633;
        --good-wash: #e6f4ea;
        --warn: #8a4b00;
        --warn-wash: #fff3df;
        --bad: #b31d28;
        --bad-wash: #ffeeec;
        --note: #0759b8;
        --important: #6639ba;
        --k: #9b2393;
        --t: #0b4f79;
        --f: #215c63;
        --s: #b3261e;
        --n: #1c00cf;
        --c: #5d6c79;
        --shadow: 0 1px 2px rgb(40 36 20 / 6%), 0 4px 16px rgb(40 36 20 / 5%);
        --text: -apple-system, BlinkMacSystemFont, "Segoe UI", "Helvetica Neue", "Noto Sans",
          "PingFang SC", "Hiragino Sans GB", "Noto Sans CJK SC", "Source Han Sans SC", "Microsoft YaHei",
          Arial, sans-serif;
        --code: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", "PingFang SC",
          "Noto Sans Mono CJK SC", "Microsoft YaHei", monospace;
      }

      @media screen {
        :root[data-theme="dark"] {
          color-scheme: dark;
          --paper: #0f1318;
          --surface: #151a21;
          --sunken: #191f27;
          --ink: #e3e7eb;
          --soft: #9aa5b1;
          --rule: #2a323c;
          --accent: #6cb2ff;
          --accent-wash: #16263a;
          --good: #57c477;
          --good-wash: #12291b;
          --warn: #f0b35a;
          --warn-wash: #2e2210;
          --bad: #ff8a80;
          --bad-wash: #341a1b;
          --note: #6cb2ff;
          --important: #b794f6;
          --k: #ff7ab2;
          --t: #7cd0f0;
          --f: #82d8c8;
          --s: #ff8f7c;
          --n: #d6c972;
          --c: #8694a2;
          --shadow: none;
        }
      }

      @media screen and (prefers-color-scheme: dark) {
        :root:not([data-theme="light"]) {
          color-scheme: dark;
          --paper: #0f1318;
          --surface: #151a21;
          --sunken: #191f27;
          --ink: #e3e7eb;
          --soft: #9aa5b1;
          --rule: #2a323c;
          --accent: #6cb2ff;
          --accent-wash: #16263a;
          --good: #57c477;
          --good-wash: #12291b;
          --warn: #f0b35a;
          --warn-wash: #2e2210;
          --bad: #ff8a80;
          --bad-wash: #341a1b;
          --note: #6cb2ff;
          --important: #b794f6;
          --k: #ff7ab2;
          --t: #7cd0f0;
          --f: #82d8c8;
          --s: #ff8f7c;
          --n: #d6c972;
          --c: #8694a2;
          --shadow: none;
        }
      }

      /* MARK: The page */

      *, *::before, *::after { box-sizing: border-box; }

      html {
        background: var(--paper);
        color: var(--ink);
        font: 17px/1.65 var(--text);
        -webkit-text-size-adjust: 100%;
        text-size-adjust: 100%;
        scroll-padding-top: 4.5rem;
        overflow-wrap: break-word;
      }

      /* Chinese: looser lines, punctuation that closes up, no slanted characters. */
      :lang(zh) { line-height: 1.85; text-autospace: normal; text-spacing-trim: trim-start; line-break: strict; }
      :lang(zh) :is(em, .c, .more a) { font-style: normal; }
      :lang(zh) em { text-emphasis: filled dot; text-emphasis-position: under right; }
      @media (min-width: 40rem) { :lang(zh) article > :is(p, ul, ol) { text-align: justify; } }
      :lang(en) { line-height: 1.65; text-autospace: no-autospace; }
      pre, code, .diagram { text-autospace: no-autospace; text-spacing-trim: space-all; }

      body { margin: 0; }

      a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
      a:hover { text-decoration-thickness: 2px; }
      a.broken { color: var(--bad); text-decoration: underline wavy; }
      :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }

      .skip { position: absolute; left: -100vw; }
      .skip:focus { left: 1rem; top: 0.6rem; z-index: 3; background: var(--surface); padding: 0.3rem 0.8rem; }

      .bar {
        position: sticky; top: 0; z-index: 2;
        display: flex; align-items: center; gap: 1rem;
        height: 3.5rem; padding: 0 1.5rem; line-height: 1.3;
        background: color-mix(in srgb, var(--paper) 92%, transparent);
        backdrop-filter: blur(10px);
        border-bottom: 1px solid var(--rule);
      }
      .bar .name {
        display: flex; align-items: center; gap: 0.55rem; margin-right: auto;
        color: var(--ink); font-weight: 650; letter-spacing: -0.01em; text-decoration: none;
      }
      .bar svg { flex: none; fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
      .bar .rails { stroke: var(--soft); }
      .bar .calls { stroke: var(--accent); }
      .bar button:not([hidden]), .bar .menu { display: inline-flex; align-items: center; height: 2.25rem; }
      .bar button, .bar .menu {
        font: inherit; font-size: 0.85rem; line-height: 1; color: var(--soft); text-decoration: none;
        padding: 0 0.75rem; background: none; border: 1px solid var(--rule); border-radius: 0.5rem;
        cursor: pointer;
      }
      .bar kbd { margin-left: 0.5rem; padding: 0 0.35em; font-size: 0.85em; }
      .languages { display: flex; gap: 0.9rem; font-size: 0.85rem; line-height: 1; }
      .languages a { color: var(--soft); text-decoration: none; padding: 0.5rem 0; white-space: nowrap; }
      .languages a:hover { color: var(--accent); text-decoration: underline; }
      .languages .untranslated { opacity: 0.75; }
      .bar button:hover, .bar .menu:hover { color: var(--ink); border-color: var(--soft); }

      .frame {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        max-width: 92rem; margin: 0 auto; padding: 0 1.25rem;
      }
      main { padding: 2rem 0 4rem; min-width: 0; width: 100%; max-width: 54rem; margin: 0 auto; }

      /* MARK: Navigation */

      .navigation { font-size: 0.92rem; line-height: 1.45; }
      .navigation ul { list-style: none; margin: 0; padding: 0; }
      .navigation ul ul { margin: 0.15rem 0 0.4rem 0.55rem; padding-left: 0.7rem; border-left: 1px solid var(--rule); }
      .navigation li a { display: block; padding: 0.28rem 0.6rem; border-radius: 0.4rem; color: var(--soft); text-decoration: none; }
      .navigation li a:hover { color: var(--ink); background: var(--sunken); }
      .navigation a[aria-current="page"] { color: var(--accent); background: var(--accent-wash); font-weight: 600; }
      .navigation .more a { font-style: italic; }

      .breadcrumbs { margin: 0 0 0.6rem; font-size: 0.88rem; color: var(--soft); }
      .breadcrumbs a { color: var(--soft); text-decoration: none; }
      .breadcrumbs a:hover { color: var(--accent); text-decoration: underline; }
      .breadcrumbs span { margin: 0 0.45rem; opacity: 0.6; }

      .contents { font-size: 0.88rem; line-height: 1.45; margin: 0 0 2rem; padding: 0.9rem 1.1rem; background: var(--sunken); border-radius: 0.6rem; max-width: 44rem; }
      .contents p { margin: 0 0 0.4rem; color: var(--soft); font-size: 0.82rem; font-weight: 600; }
      .contents ul { list-style: none; margin: 0; padding: 0; }
      .contents a { display: block; padding: 0.18rem 0; color: var(--soft); text-decoration: none; }
      .contents a:hover { color: var(--ink); }
      .contents .level-3 { padding-left: 0.9rem; }

      @media (max-width: 59.99rem) {
        .navigation { display: none; }
        .navigation:target {
          display: block; position: fixed; inset: 0; z-index: 4; overflow-y: auto;
          padding: 4rem 1.5rem 2rem; background: var(--paper); font-size: 1.05rem;
        }
        .navigation .close { position: absolute; top: 1rem; right: 1.5rem; }
        .navigation:target li a { padding-block: 0.5rem; }
      }

      @media (min-width: 60rem) {
        .bar .menu, .navigation .close { display: none; }
        .frame { grid-template-columns: 15rem minmax(0, 1fr); column-gap: 3rem; padding: 0 1.5rem; }
        .navigation {
          position: sticky; top: 3.5rem; align-self: start; max-height: calc(100vh - 3.5rem);
          overflow-y: auto; padding: 1.9rem 0.25rem 2rem 0; scrollbar-width: thin;
        }
        main { padding-top: 2.5rem; max-width: none; }
      }

      /* Between the two the diagrams need the room more than the table of contents. */
      @media (min-width: 60rem) and (max-width: 89.99rem) {
        .contents ul { columns: 2; column-gap: 2rem; }
        .contents li { break-inside: avoid; margin: 0; padding: 0.25rem 0; }
      }

      @media (min-width: 90rem) {
        .frame { grid-template-columns: 14rem minmax(0, 1fr); column-gap: 2.5rem; }
        main { display: grid; grid-template-columns: minmax(0, 1fr) 12rem; column-gap: 2.5rem; align-content: start; }
        main > * { grid-column: 1; }
        main > .contents {
          grid-column: 2; grid-row: 1 / span 20; align-self: start; position: sticky; top: 5.5rem;
          max-height: calc(100vh - 7rem); overflow-y: auto; margin: 0; padding: 0.2rem 0 0 1.2rem;
          background: none; border-left: 1px solid var(--rule); border-radius: 0; scrollbar-width: thin;
        }
        .contents a[aria-current] { color: var(--accent); font-weight: 600; }
      }

      /* MARK: Text */

      header.title, article > *, footer.end { max-width: 44rem; }
      article > figure, article > .table, article > .rules { max-width: 54rem; }
      article > figure.compared { max-width: 70rem; }

      h1, h2, h3, h4, h5, h6 { line-height: 1.25; letter-spacing: -0.015em; font-weight: 680; text-wrap: balance; }
      :lang(zh) :is(h1, h2, h3, h4, h5, h6) { letter-spacing: 0; line-height: 1.35; }
      h1 { margin: 0; font-size: clamp(1.9rem, 1.4rem + 2vw, 2.6rem); line-height: 1.15; letter-spacing: -0.025em; }
      h2 { margin: 3rem 0 0.9rem; font-size: 1.5rem; }
      h3 { margin: 2.2rem 0 0.6rem; font-size: 1.18rem; }
      h4, h5, h6 { margin: 1.8rem 0 0.4rem; font-size: 1rem; }
      header.title { margin-bottom: 1.8rem; }
      .lead { margin: 0.8rem 0 0; font-size: 1.15rem; line-height: 1.5; color: var(--soft); text-wrap: pretty; }
      .home .contents { display: none; }
      .home article > figure { max-width: 56rem; }
      .draft { display: inline-block; margin: 1rem 0 0; padding: 0.1rem 0.6rem; border-radius: 0.4rem; background: var(--warn-wash); color: var(--warn); font-size: 0.85rem; }

      p, ul, ol, dl, blockquote, pre, .table, .callout { margin: 0 0 1.15rem; }
      p { text-wrap: pretty; }
      ul, ol { padding-left: 1.5rem; }
      li { margin: 0.25rem 0; }
      li > :is(p, ul, ol) { margin-bottom: 0.5rem; }
      li::marker { color: var(--soft); }
      ul.tasks { list-style: none; padding-left: 0.2rem; }
      hr { border: 0; border-top: 1px solid var(--rule); margin: 2.5rem 0; }
      img { max-width: 100%; height: auto; border-radius: 0.5rem; }
      kbd { font: 0.85em var(--code); padding: 0.1em 0.4em; border: 1px solid var(--rule); border-bottom-width: 2px; border-radius: 0.3em; background: var(--surface); }
      mark { background: var(--warn-wash); color: inherit; }
      blockquote { margin-inline: 0; padding: 0.1rem 0 0.1rem 1.2rem; border-left: 3px solid var(--rule); color: var(--soft); }
      blockquote > :last-child, .callout > :last-child, li > :last-child { margin-bottom: 0; }

      .anchor { margin-left: 0.4rem; color: var(--soft); text-decoration: none; font-weight: 400; opacity: 0; }
      .anchor::before { content: "#"; }
      :is(h1, h2, h3, h4, h5, h6):hover .anchor { opacity: 0.7; }

      code, pre { font-family: var(--code); font-size: 0.865em; font-variant-ligatures: none; }
      :not(pre) > code { padding: 0.12em 0.36em; border-radius: 0.3em; background: var(--sunken); overflow-wrap: anywhere; }
      :is(td, th) > code { overflow-wrap: break-word; }
      a code { color: inherit; }
      pre { overflow-x: auto; padding: 0.95rem 1.1rem; border-radius: 0.6rem; background: var(--sunken); line-height: 1.55; tab-size: 2; }
      pre code { font-size: 1em; }
      h1 code, h2 code, h3 code { font-size: 0.9em; letter-spacing: -0.02em; }

      code .k { color: var(--k); font-weight: 600; }
      code .t { color: var(--t); }
      code :is(.f, .p) { color: var(--f); }
      code .s { color: var(--s); }
      code .n { color: var(--n); }
      code .c { color: var(--c); font-style: italic; }
      code :is(.a, .d) { color: var(--k); }

      .table { overflow-x: auto; }
      table { border-collapse: collapse; font-size: 0.94rem; line-height: 1.5; min-width: 60%; }
      th, td { padding: 0.5rem 0.9rem 0.5rem 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; }
      th { color: var(--soft); font-weight: 600; font-size: 0.86rem; border-bottom-color: var(--soft); }
      .center { text-align: center; }
      .right { text-align: right; font-variant-numeric: tabular-nums; }

      .callout { --tone: var(--note); padding: 0.85rem 1.1rem; border-radius: 0.6rem; border: 1px solid color-mix(in srgb, var(--tone) 28%, transparent); background: color-mix(in srgb, var(--tone) 7%, var(--surface)); }
      .callout.tip { --tone: var(--good); }
      .callout.important { --tone: var(--important); }
      .callout.warning { --tone: var(--warn); }
      .callout.caution { --tone: var(--bad); }
      .callout.quote { --tone: var(--soft); }
      .callout-title { margin: 0 0 0.3rem; font-weight: 650; color: var(--tone); }
      summary.callout-title { margin: 0; cursor: pointer; }
      details[open] > summary.callout-title { margin-bottom: 0.3rem; }

      sup { line-height: 0; font-size: 0.75em; }
      .footnote a { padding: 0 0.15em; text-decoration: none; }
      .footnotes { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--rule); font-size: 0.92rem; color: var(--soft); }
      .footnotes li > * { margin-bottom: 0.3rem; }
      .backlinks { display: inline; }
      .backlinks a { margin-right: 0.3rem; text-decoration: none; }

      /* MARK: Scenarios */

      figure { margin: 2rem 0 2.2rem; }
      figure.scenario { border: 1px solid var(--rule); border-radius: 0.8rem; background: var(--surface); box-shadow: var(--shadow); overflow: clip; }
      .scenario figcaption { display: flex; gap: 0.8rem; align-items: baseline; padding: 0.75rem 1.2rem; border-bottom: 1px solid var(--rule); font-size: 0.95rem; font-weight: 620; line-height: 1.4; }
      .scenario figcaption a { color: var(--ink); text-decoration: none; margin-right: auto; }
      .scenario figcaption a:hover { color: var(--accent); }
      .scenario .version { flex: none; color: var(--soft); font-size: 0.8rem; font-weight: 400; }
      .not-drawn { margin-top: -0.7rem; color: var(--soft); font-size: 0.86rem; }
      .scenario > pre { margin: 0; padding: 0.95rem 1.2rem; border-radius: 0; }
      .scenario .source { max-height: 26rem; overflow: auto; border-bottom: 1px solid var(--rule); }
      .diagram { overflow-x: auto; padding: 1rem 1.2rem 0.8rem; }
      .diagram svg { display: block; margin: 0 auto; max-width: max(100%, calc(var(--width, 0px) * 0.8)); height: auto; }
      .scenario .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); border-bottom: 1px solid var(--rule); }
      .scenario .side { min-width: 0; }
      .scenario .side + .side { border-inline-start: 1px solid var(--rule); }
      .scenario .side .name { margin: 0; padding: 0.6rem 1.2rem 0.2rem; font-size: 0.88rem; font-weight: 620; }
      .scenario .side > pre { margin: 0; padding: 0.6rem 1.2rem; border: 0; border-radius: 0; }
      .log { border-top: 1px solid var(--rule); font-size: 0.9rem; }
      article > .log { border: 1px solid var(--rule); border-radius: 0.6rem; margin-block: 1.2rem; overflow: hidden; }
      .log summary { padding: 0.4rem 1.2rem; cursor: pointer; color: var(--soft); }
      .log p { margin: 0; padding: 0.4rem 1.2rem; }
      .log pre { margin: 0; padding: 0.6rem 1.2rem; border-radius: 0; font-size: 0.8rem; line-height: 1.45; }
      .log.agrees .mark { color: var(--good); }
      .log.differs .mark, .log.unmodelled .mark { color: var(--warn); }
      .counts { display: flex; flex-wrap: wrap; gap: 0.6rem; }
      .counts .result { padding: 0.3rem 0.9rem; border: 1px solid var(--rule); border-radius: 2rem; background: var(--surface); }
      .observed td { vertical-align: top; font-size: 0.88rem; overflow-wrap: anywhere; }
      .result.agrees { color: var(--good); }
      td .result.differs, td .result.unmodelled { color: var(--warn); font-weight: 600; }
      .scenario .differences, .scenario .same { margin: 0; padding: 0.7rem 1.2rem 0; font-size: 0.9rem; line-height: 1.5; }
      .scenario .differences p { margin: 0; }
      .scenario .differences ul { margin: 0.2rem 0 0; padding-inline-start: 1.2rem; }
      figure.scenario .diagram:not(.themed) .ll { --bg: var(--surface); }
      /* A long diagram scrolls with the page under its heads, and its turns fold, without script. */
      .diagram.long { overflow: visible; padding: 0 0 0.4rem; }
      .diagram.long svg { width: 100%; max-width: var(--width); border-radius: 0; }
      figure.scenario .diagram.long .ll { background: none; }
      .diagram .strip { position: sticky; top: 3.5rem; z-index: 1; padding: 0.2rem 1.2rem; background: var(--surface); border-bottom: 1px solid var(--rule); }
      .diagram .part { padding: 0 1.2rem; font-size: 0.8rem; }
      .diagram .part:nth-of-type(even) { background: color-mix(in srgb, var(--sunken) 45%, transparent); }
      .scenario .diagram .part > summary { padding: 0.15rem 0; font-size: 0.75rem; }
      .part .count { padding: 0 0.45em; border-radius: 1em; background: var(--sunken); }
      .part[open] .count { visibility: hidden; }
      /* One that is much wider than the page keeps its size, and scrolls in a box of its own. */
      .diagram.long:where(.wide) { overflow: auto; max-height: 85vh; }
      .diagram.long:where(.wide) .strip, .diagram.long:where(.wide) .part { width: max-content; }
      .diagram.long:where(.wide) svg { width: calc(var(--width) * 0.8); max-width: none; }
      .diagram:where(.long.wide) .strip { top: 0; }
      @media (max-width: 50rem) {
        .diagram.long { overflow: auto; max-height: 85vh; }
        .diagram.long .strip, .diagram.long .part { width: max-content; }
        .diagram.long svg { width: calc(var(--width) * 0.8); max-width: none; }
        .diagram .strip { top: 0; }
      }
      /* A message and the line it comes from: one leads to the other, and the script shows both at once. */
      .diagram .ll a[href^="#"] { fill: var(--ink); } /* Blue is for what the program does itself. */
      .source code { display: block; position: relative; isolation: isolate; }
      .source a[id]:is(:target, .lit)::before { content: ""; position: absolute; left: -1.2rem; right: -1.2rem; height: 1.55em; background: var(--accent-wash); z-index: -1; }
      .source a[id] { scroll-margin-top: 6rem; }
      .diagram g.lit path { stroke-width: 2.5; }
      .diagram svg a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
      .check { display: flex; gap: 0.6rem; margin: 0; padding: 0.4rem 1.2rem; border-top: 1px solid var(--rule); font-size: 0.9rem; line-height: 1.5; }
      .check .mark, .trace summary .mark { color: var(--good); font-weight: 700; }
      .check.fails, .check.fails .mark, details.fails .mark { color: var(--bad); }
      .scenario details { border-top: 1px solid var(--rule); font-size: 0.9rem; }
      .scenario summary { padding: 0.4rem 1.2rem; cursor: pointer; color: var(--soft); }
      .scenario summary:hover { color: var(--ink); }
      .scenario .why ol { margin: 0 0 0.8rem; padding: 0 1.2rem 0 3rem; line-height: 1.5; }
      .scenario .before { border-top: 0; border-bottom: 1px dashed var(--rule); }
      .scenario details pre { margin: 0; border-radius: 0; font-size: 0.8rem; line-height: 1.35; }
      .scenario details.text pre { line-height: 1.25; }
      .copy { display: none; }
      .js .copy { display: block; float: right; margin: 0.5rem 0.8rem; padding: 0.2rem 0.7rem; font: inherit; font-size: 0.8rem; color: var(--soft); background: var(--surface); border: 1px solid var(--rule); border-radius: 0.4rem; cursor: pointer; }
      .copy:hover { color: var(--ink); border-color: var(--soft); }
      .scenario.broken, .scenario.failing { border-color: var(--bad); }
      .problem { background: var(--bad-wash); color: var(--bad); white-space: pre-wrap; }
      .problem.warning { background: var(--warn-wash); color: var(--warn); }
      details.stage { margin: 0 0 1.15rem; border: 1px dashed var(--rule); border-radius: 0.6rem; }
      details.stage summary { padding: 0.5rem 1.1rem; color: var(--soft); cursor: pointer; font-size: 0.92rem; }
      details.stage pre { margin: 0; border-radius: 0 0 0.6rem 0.6rem; }

      /* MARK: Search */

      dialog.search { width: min(40rem, calc(100vw - 2rem)); max-height: 75vh; margin-top: 12vh; padding: 0; border: 1px solid var(--rule); border-radius: 0.8rem; background: var(--surface); color: var(--ink); box-shadow: 0 12px 48px rgb(0 0 0 / 25%); }
      dialog.search::backdrop { background: rgb(15 18 22 / 45%); }
      dialog.search form { position: sticky; top: 0; background: var(--surface); border-bottom: 1px solid var(--rule); }
      dialog.search input { width: 100%; padding: 0.95rem 1.2rem; border: 0; outline: 0; background: none; color: inherit; font: inherit; font-size: 1.1rem; }
      dialog.search ol { list-style: none; margin: 0; padding: 0.5rem; }
      dialog.search li { margin: 0; padding: 0 0.7rem; color: var(--soft); }
      dialog.search li:has(a) { padding: 0; }
      dialog.search a { display: block; padding: 0.5rem 0.7rem; border-radius: 0.5rem; color: inherit; text-decoration: none; font-size: 0.9rem; line-height: 1.45; }
      dialog.search a:is(:hover, :focus) { background: var(--accent-wash); outline: 0; }
      dialog.search strong { display: block; color: var(--ink); }
      dialog.search mark { background: none; color: var(--accent); font-weight: 600; }

      /* MARK: Rules */

      .rules { margin-top: 2rem; }
      .rule { padding: 1rem 0 0.4rem; border-top: 1px solid var(--rule); }
      .rule:target { background: var(--accent-wash); box-shadow: 0 0 0 0.8rem var(--accent-wash); border-radius: 0.2rem; }
      .rule dt a { color: inherit; text-decoration: none; }
      .rule .number { color: var(--soft); font-size: 0.85rem; font-variant-numeric: tabular-nums; }
      .rule dd { margin: 0.3rem 0 0; }
      .rule dd p { margin-bottom: 0.4rem; }
      .rule .sources { color: var(--soft); font-size: 0.84rem; line-height: 1.5; }
      .confidence { margin-left: 0.4rem; padding: 0.05rem 0.5rem; border-radius: 1rem; font-size: 0.75rem; background: var(--sunken); color: var(--soft); }
      .versions { margin-left: 0.2rem; font-size: 0.75rem; color: var(--soft); }
      .confidence.documented { background: var(--good-wash); color: var(--good); }
      .confidence.inferred { background: var(--warn-wash); color: var(--warn); }
      .exercised { font-size: 0.88rem; columns: 18rem; padding-left: 1.2rem; }
      .pages { list-style: none; padding: 0; }
      .pages li { padding: 0.6rem 0; border-top: 1px solid var(--rule); }
      .pages li a { font-weight: 600; text-decoration: none; }
      .pages li span { display: block; color: var(--soft); font-size: 0.92rem; }

      .scenarios { columns: 18rem; padding-left: 1.2rem; }
      dt { font-weight: 600; }
      dd { margin: 0 0 0.6rem 1.4rem; }
      .embed { padding-left: 1.2rem; border-left: 3px solid var(--accent-wash); }

      /* MARK: The end of a page */

      .end { margin-top: 4rem; padding-top: 1.4rem; border-top: 1px solid var(--rule); }
      .linked { margin-bottom: 1.6rem; font-size: 0.92rem; }
      .linked p { margin: 0 0 0.3rem; color: var(--soft); font-size: 0.86rem; font-weight: 600; }
      .linked ul { list-style: none; margin: 0; padding: 0; }
      .tags { display: flex; flex-wrap: wrap; gap: 0.4rem; }
      .tags a { padding: 0.1rem 0.7rem; border: 1px solid var(--rule); border-radius: 1rem; color: var(--soft); font-size: 0.84rem; text-decoration: none; }
      a.tag { padding: 0.05em 0.5em; border-radius: 1em; background: var(--accent-wash); font-size: 0.9em; text-decoration: none; }
      .tags a:hover { color: var(--accent); border-color: var(--accent); }
      .edit a { color: var(--soft); font-size: 0.88rem; }
      .date { color: var(--soft); font-size: 0.88rem; }
      .neighbours { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
      .neighbours a { display: block; padding: 0.8rem 1.1rem; border: 1px solid var(--rule); border-radius: 0.6rem; text-decoration: none; font-weight: 600; line-height: 1.4; }
      .neighbours a:hover { border-color: var(--accent); background: var(--accent-wash); }
      .neighbours span { display: block; color: var(--soft); font-size: 0.82rem; font-weight: 400; }
      .neighbours .next { grid-column: 2; text-align: right; }

      @media (max-width: 40rem) {
        html { font-size: 16px; }
        .bar { padding: 0 1.25rem; gap: 0.5rem; }
        .bar kbd { display: none; }
        .bar .theme .label { position: absolute; clip-path: inset(50%); }
        .bar .theme::before { content: "◐"; font-size: 1.05rem; }
        .bar .theme[data-theme="light"]::before { content: "○"; }
        .bar .theme[data-theme="dark"]::before { content: "●"; }
        .bar .name { white-space: nowrap; overflow: hidden; }

        figure.scenario, article > .table { margin-inline: -0.6rem; }
        :lang(zh) td { min-width: 5em; }
        .neighbours { grid-template-columns: 1fr; }
        .neighbours .next { grid-column: 1; }
      }

      /* No diagram is cut: one that is higher than a page is made smaller, and a long one breaks between
         its turns. */
      @media print {
        html { background: #fff; font-size: 10.5pt; }
        .bar, .navigation, .contents, .neighbours, .edit, .skip, .copy, .anchor { display: none; }
        .frame, main { display: block; padding: 0; }
        pre, tr, .callout, .check, .part, .log { break-inside: avoid; }
        h2, h3, figcaption { break-after: avoid; }
        pre { white-space: pre-wrap; }
        figure.scenario { overflow: visible; box-shadow: none; }
        .part::details-content { content-visibility: visible; }
        .scenario .source { max-height: none; }
        .scenario details:not(.part, [open]) { display: none; }
        .diagram { overflow: visible; break-inside: avoid; }
        .diagram svg { max-width: 100%; max-height: 90vh; }
        .diagram.long { break-inside: auto; max-height: none; }
        .diagram .strip { position: static; break-after: avoid; }
        .diagram.long svg, .diagram.long .strip, .diagram.long .part { width: auto; max-width: 100%; }
      }

      @media (prefers-reduced-motion: no-preference) {
        html { scroll-behavior: smooth; }
      }

      """##
    ),
    (
      "words.en.yaml",
      ##"""
      # The words of the frame around every page. A site's own templates folder may have a file of the same
      # name that says some of them otherwise, or one for another language; {} is filled in.
      language: English
      skip: Skip to the text
      search: Search
      search-none: Nothing found
      menu: Menu
      close: Close
      pages: Pages
      theme: Colours
      theme-system: System
      theme-light: Light
      theme-dark: Dark
      languages: Languages
      untranslated: not translated yet
      contents: On this page
      draft: Draft
      changed: Last changed
      backlinks: Linked from
      neighbours: Previous and next page
      previous: Previous
      next: Next
      more: all {}
      rest: and {} more, which the search finds
      rules: Rules
      rules-description: Every rule by which the model acts, with its sources.
      rules-count: The model acts by {} rules
      rules-join: "; "
      rules-exercised: the scenarios of this site exercise {} of them
      rules-end: .
      rules-more: and {} more
      rules-since: since iOS {}
      rules-until: until iOS {}
      rules-versions: iOS {} only
      documented: documented
      observed: observed
      inferred: inferred
      tags: Tags
      not-found: Page not found
      not-found-text: No page has this address. Try the navigation, or the search.
      scenario: Scenario {}
      stage: Stage {}
      diagram: Sequence diagram
      not-drawn: Only sequence diagrams are drawn; this one stays as it is written.
      why: "Why: the rules behind the numbers"
      text-version: The diagram as text
      copy: Copy
      copied: Copied
      expected: The calls are as expected
      unexpected: "The calls are not as expected"
      footnote-back: back to the text
      task-done: done
      task-open: to do
      note: Note
      tip: Tip
      important: Important
      warning: Warning
      caution: Caution
      quote: Quote
      info: Info
      todo: To do
      abstract: Abstract
      summary: Summary
      success: Success
      question: Question
      failure: Failure
      danger: Danger
      bug: Bug
      example: Example
      same-as: The same calls as in
      same-on: The same on
      compared: Compared with
      versions-differ: "Not the same on all versions:"
      observed-orders: Observed orders
      observed-description: What people logged on devices, and whether the model does the same.
      observed-order: Order
      observed-system: System
      observed-source: Evidence
      observed-result: The model
      observed-log: logged on a device
      observed-agrees: agrees
      observed-differs: differs
      observed-unmodelled: cannot say it
      related: Related
      edit: Edit this page
      scenarios: Scenarios
      scenarios-description: Every scenario of the site, page by page.
      # What diagrams say by themselves.
      diagram-turn: turn {} · {} s
      diagram-spoken-turn: turn {}, {} s
      diagram-sent-twice: sent twice
      diagram-sent-often: sent {} times
      diagram-nothing-before: no {} before it
      diagram-nothing-after: no {} after it
      diagram-out-of-order: out of order
      diagram-message: "{} to {}"
      diagram-message-from-outside: To {}
      diagram-message-to-itself: "{} to itself"
      diagram-note: Note
      diagram-console: Console
      diagram-warning: Warning
      diagram-exception: Exception
      diagram-ends: "{} ends."
      diagram-untold-one: And 1 more message.
      diagram-untold: And {} more messages.
      diagram-nothing: Nothing happens.
      diagram-same: The same calls in the same order.
      diagram-earlier: "{} comes earlier in {} than in {}."
      diagram-later: "{} comes later in {} than in {}."
      diagram-more-moves: "{} more calls change places."
      diagram-only: "Only {}: {}."
      diagram-rest: "{} more"
      diagram-comes: "{} comes {}."
      diagram-from: from {} ({})
      diagram-more-changes: "{} more calls come from others."
      diagram-comma: ", "
      diagram-and: " and "

      """##
    ),
    (
      "words.zh-Hans.yaml",
      ##"""
      language: 简体中文
      skip: 跳到正文
      search: 搜索
      search-none: 没有找到
      menu: 菜单
      close: 关闭
      pages: 页面
      theme: 配色
      theme-system: 跟随系统
      theme-light: 浅色
      theme-dark: 深色
      languages: 语言
      untranslated: 尚未翻译
      contents: 本页内容
      draft: 草稿
      changed: 最后修改
      backlinks: 链接到本页
      neighbours: 上一页与下一页
      previous: 上一页
      next: 下一页
      more: 全部 {} 页
      rest: 另有 {} 页，可用搜索查找
      rules: 规则
      rules-description: 模型所依据的全部规则及其出处。
      rules-count: 模型依据 {} 条规则运行
      rules-join: ，
      rules-exercised: 本站的场景用到了其中 {} 条
      rules-end: 。
      rules-more: 另有 {} 个
      rules-since: iOS {} 起
      rules-until: 至 iOS {}
      rules-versions: 仅 iOS {}
      documented: 有文档
      observed: 实测
      inferred: 推断
      tags: 标签
      not-found: 找不到页面
      not-found-text: 这个地址没有页面。请试试导航或搜索。
      scenario: 场景 {}
      stage: 舞台 {}
      diagram: 时序图
      not-drawn: 这里只绘制时序图；其他种类的图保留原文。
      why: 原因：编号所指的规则
      text-version: 文字版时序图
      copy: 复制
      copied: 已复制
      expected: 调用与预期一致
      unexpected: 调用与预期不符
      footnote-back: 回到正文
      task-done: 已完成
      task-open: 待办
      note: 注意
      tip: 提示
      important: 重要
      warning: 警告
      caution: 小心
      quote: 引用
      info: 信息
      todo: 待办
      abstract: 摘要
      summary: 小结
      success: 成功
      question: 问题
      failure: 失败
      danger: 危险
      bug: 缺陷
      example: 示例
      same-as: 调用相同：
      same-on: 行为一致：
      compared: 对照
      versions-differ: 各版本的行为不同：
      observed-orders: 实测顺序
      observed-description: 人们在设备上记录到的顺序，以及模型是否与之一致。
      observed-order: 顺序
      observed-system: 系统
      observed-source: 依据
      observed-result: 模型
      observed-log: 设备上的记录
      observed-agrees: 一致
      observed-differs: 不一致
      observed-unmodelled: 无法表达
      related: 相关页面
      edit: 编辑本页
      scenarios: 场景
      scenarios-description: 本站的全部场景，按页面排列。
      diagram-turn: 第 {} 轮 · {} 秒
      diagram-spoken-turn: 第 {} 轮，{} 秒
      diagram-sent-twice: 发送了两次
      diagram-sent-often: 发送了 {} 次
      diagram-nothing-before: 之前没有 {}
      diagram-nothing-after: 之后没有 {}
      diagram-out-of-order: 顺序不符
      diagram-message: "{} 发给 {}"
      diagram-message-from-outside: 发给 {}
      diagram-message-to-itself: "{} 发给自己"
      diagram-note: 备注
      diagram-console: 控制台
      diagram-warning: 警告
      diagram-exception: 异常
      diagram-ends: "{} 结束。"
      diagram-untold-one: 另有 1 条消息。
      diagram-untold: 另有 {} 条消息。
      diagram-nothing: 没有任何调用。
      diagram-same: 调用及顺序完全相同。
      diagram-earlier: "{}：{} 早于 {}。"
      diagram-later: "{}：{} 晚于 {}。"
      diagram-more-moves: 另有 {} 个调用的位置不同。
      diagram-only: 仅 {}：{}。
      diagram-rest: 另有 {} 个
      diagram-comes: "{}：{}。"
      diagram-from: 来自 {}（{}）
      diagram-more-changes: 另有 {} 个调用的发送者不同。
      diagram-comma: 、
      diagram-and: 和

      """##
    ),
  ]
}
