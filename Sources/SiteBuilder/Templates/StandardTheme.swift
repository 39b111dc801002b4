// Taken over from templates/ by the tests with RECORD=1; not written by hand.

/// The templates, style sheet, script and icon that a site has unless its author replaces them.
enum StandardTheme {
  /// The files by name, sorted.
  static let files: [(name: String, text: String)] = [
    (
      "checks.mustache",
      ##"""
      {{#claims}}<p class="check{{#fails}} fails{{/fails}}"><span class="mark">{{#holds}}✓{{/holds}}{{#fails}}✗{{/fails}}</span> <span lang="en">{{text}}</span></p>
      {{#reason}}<pre class="problem error">{{reason}}</pre>
      {{/reason}}{{/claims}}
      {{#traces}}<details class="trace{{#fails}} fails{{/fails}}"{{#fails}} open{{/fails}}><summary><span class="mark">{{#holds}}✓{{/holds}}{{#fails}}✗{{/fails}}</span> {{#holds}}{{words.expected}}{{/holds}}{{#fails}}{{words.unexpected}}{{/fails}}</summary>
      <pre>{{text}}</pre>
      {{#reason}}<pre class="problem error">{{reason}}</pre>
      {{/reason}}</details>
      {{/traces}}
      {{> log}}

      """##
    ),
    (
      "icon.svg",
      ##"""
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke-linecap="round" stroke-linejoin="round"><style>.rails{stroke:#8a94a0}.calls{stroke:#0759b8}@media (prefers-color-scheme:dark){.calls{stroke:#6cb2ff}}</style><g stroke-width="2"><path class="rails" d="M5 2v20M19 2v20"/><path class="calls" d="M5 8h13m-4-4 4 4-4 4M19 16H6m4-4-4 4 4 4"/></g></svg>

      """##
    ),
    (
      "list-filter.mustache",
      ##"""
      <p class="filter" hidden><label>{{words.filter}} <input type="search" autocomplete="off"></label> <output></output></p>
      <script>
      // The page reads without this. An entry stays while each word that is typed stands in it, and a part of the list
      // while one of its entries does. What a link leads to is never hidden.
      addEventListener("DOMContentLoaded", () => {
        var all = selector => [...document.querySelectorAll(selector)];
        var filter = document.querySelector(".filter");
        var field = filter.querySelector("input"), count = filter.querySelector("output");
        var entries = all(".rule, .observed tbody tr, .scenarios li")
          .map(entry => ({ entry, text: entry.textContent.toLowerCase() }));
        filter.hidden = false;
        field.oninput = () => {
          var words = field.value.toLowerCase().split(/\s+/);
          entries.forEach(({ entry, text }) => { entry.hidden = !words.every(word => text.includes(word)); });
          all(".mechanism, .listed").forEach(part => {
            part.hidden = !part.querySelector(":is(.rule, .scenarios li):not([hidden])");
            // A folded part shows what was found in it, as long as that is asked for.
            if (field.value.trim() && part.open === false) part.open = part.sieved = true;
            if (!field.value.trim() && part.sieved) part.open = part.sieved = false;
          });
          count.textContent = field.value.trim() && entries.filter(({ entry }) => !entry.hidden).length;
        };
        addEventListener("hashchange", () => {
          var target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
          if (!target?.closest("[hidden]")) return;
          field.value = "";
          field.oninput();
          var part = target.closest(".mechanism");
          if (part) part.open = true;
          target.scrollIntoView();
        });
      });
      </script>

      """##
    ),
    (
      "log.mustache",
      ##"""
      {{#observed}}<details class="log {{result}}{{#fails}} fails{{/fails}}"{{#fails}} open{{/fails}}><summary><span class="mark">{{#agrees}}✓{{/agrees}}{{^agrees}}≠{{/agrees}}</span> {{resultName}}{{words.colon}}{{words.observed-log}}, <span lang="en">{{system}}</span></summary>
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
      {{#more}}<p>{{more}}{{words.rules-end}}</p>
      {{/more}}<p>{{confirmed}}{{words.rules-end}}</p>
      <details class="unconfirmed"><summary>{{words.rules-unconfirmed}}</summary><p>{{#unconfirmed}}<a href="{{address}}"><code>{{id}}</code></a> {{/unconfirmed}}</p></details>
      {{> list-filter}}
      <div class="table observed"><table>
      <thead><tr><th>{{words.observed-order}}</th><th>{{words.observed-system}}</th><th>{{words.observed-source}}</th><th>{{words.observed-result}}</th></tr></thead>
      <tbody>
      {{#entries}}<tr class="{{result}}"><td><a href="{{address}}">{{title}}</a></td><td lang="en">{{system}}</td><td lang="en">{{trust}}{{#source}}<br>{{#link}}<a href="{{link}}">{{source}}</a>{{/link}}{{^link}}{{source}}{{/link}}{{/source}}</td><td><span class="result {{result}}">{{resultName}}</span>{{#why}} <span lang="en">{{why}}</span>{{/why}}{{#isMissing}}<br><span class="uncounted">{{words.observed-uncounted}}</span>{{/isMissing}}</td></tr>
      {{/entries}}
      </tbody>
      </table></div>

      """##
    ),
    (
      "page.mustache",
      ##"""
      <!doctype html>
      <html lang="{{language}}"{{#direction}} dir="{{direction}}"{{/direction}} data-root="{{root}}" data-search="{{search}}" data-finder="{{finder}}" data-copy="{{words.copy}}" data-copied="{{words.copied}}"{{#previews}} data-previews="{{previews}}" data-preview-count="{{previewCount}}"{{/previews}}>
      <head>
      <meta charset="utf-8">
      {{#isMissing}}<meta name="robots" content="noindex">
      {{/isMissing}}<meta name="viewport" content="width=device-width, initial-scale=1">
      <title>{{title}}{{^isHome}} · {{site}}{{/isHome}}</title>
      {{#summary}}<meta name="description" content="{{summary}}">{{/summary}}
      {{#canonical}}<link rel="canonical" href="{{canonical}}">{{/canonical}}
      {{#alternates}}<link rel="alternate" hreflang="{{language}}" href="{{address}}">
      {{/alternates}}{{#feed}}<link rel="alternate" type="application/atom+xml" href="{{feed}}" title="{{site}}">{{/feed}}
      {{#twin}}<link rel="alternate" type="text/markdown" href="{{twin}}">{{/twin}}
      <meta property="og:title" content="{{title}}">
      <meta property="og:type" content="article">
      <meta property="og:site_name" content="{{site}}">
      {{#summary}}<meta property="og:description" content="{{summary}}">{{/summary}}
      {{#canonical}}<meta property="og:url" content="{{canonical}}">{{/canonical}}
      {{#image}}<meta property="og:image" content="{{image}}">{{/image}}
      <meta name="twitter:card" content="summary{{#image}}_large_image{{/image}}">
      <meta name="color-scheme" content="light dark">
      {{#icon}}<link rel="icon" href="{{icon}}" type="image/svg+xml">{{/icon}}
      <link rel="stylesheet" href="{{style}}">
      <script>var r=document.documentElement;r.className="js";try{var t=localStorage.theme;if(t)r.dataset.theme=t}catch{}</script>
      <script src="{{script}}" defer></script>
      </head>
      <body{{#isHome}} class="home"{{/isHome}}>
      <a class="skip" href="#page.content">{{words.skip}}</a>
      <header class="bar" id="page.bar">
      <a class="name" href="{{home}}"><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M6 3v18M18 3v18" class="rails"/><path d="M6 8h11m-3-3 3 3-3 3M18 16H7m3-3-3 3 3 3" class="calls"/></svg><span>{{site}}</span></a>
      <button class="search" type="button" hidden aria-keyshortcuts="/" data-none="{{words.search-none}}" data-one="{{words.search-one}}" data-count="{{words.search-count}}" data-near="{{words.search-near}}" data-close="{{words.close}}"><svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2m3.6 8.6L14 14"/></svg><span class="label">{{words.search}}</span><kbd aria-hidden="true">/</kbd></button>
      {{#hasLanguages}}<nav class="languages" aria-label="{{words.languages}}">{{#isLong}}<details class="choice"><summary><span class="label">{{words.languages}}</span> {{language}}</summary><div>{{/isLong}}{{#languages}}{{^isCurrent}}<a href="{{address}}" lang="{{language}}" hreflang="{{language}}"{{^isTranslated}} class="untranslated" title="{{words.untranslated}}"{{/isTranslated}}>{{name}}</a>{{/isCurrent}}{{/languages}}{{#isLong}}</div></details>{{/isLong}}</nav>
      {{/hasLanguages}}{{#version}}<nav class="versions" aria-label="{{words.versions}}"><details class="choice"><summary>{{version}}</summary><div>{{#versions}}<a href="{{address}}"{{#isCurrent}} aria-current="true"{{/isCurrent}}>{{name}}</a>{{/versions}}</div></details></nav>
      {{/version}}<button class="theme" type="button" hidden data-name="{{words.theme}}{{words.colon}}" data-system="{{words.theme-system}}" data-light="{{words.theme-light}}" data-dark="{{words.theme-dark}}"><span class="label">{{words.theme}}</span></button>
      <a class="menu" href="#page.navigation">{{words.menu}}</a>
      </header>
      <div class="frame">
      <nav class="navigation" id="page.navigation" aria-label="{{words.pages}}">
      <a class="close" href="#page.bar">{{words.close}}</a>
      {{{navigation}}}
      </nav>
      <main id="page.content">
      {{#breadcrumbs}}<nav class="breadcrumbs" aria-label="{{words.breadcrumbs}}">{{{breadcrumbs}}}</nav>{{/breadcrumbs}}
      <header class="title">
      {{#heading}}<h1{{#anchor}} id="{{anchor}}"{{/anchor}}{{#longestWord}} style="--longest: {{longestWord}}"{{/longestWord}}>{{{heading}}}</h1>{{/heading}}
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
      {{#date}}<p class="date">{{words.published}} <time datetime="{{date}}">{{date}}</time></p>{{/date}}
      {{#changed}}<p class="date">{{words.changed}} <time datetime="{{changed}}">{{changed}}</time></p>{{/changed}}
      {{#edit}}<p class="edit"><a href="{{edit}}">{{words.edit}}</a></p>{{/edit}}
      {{#twin}}<p class="edit"><a href="{{twin}}" type="text/markdown">{{words.plain}}</a></p>{{/twin}}
      {{^isMissing}}<nav class="neighbours" aria-label="{{words.neighbours}}">
      {{#previous}}<a class="previous" rel="prev" href="{{address}}"><span>{{words.previous}}</span>{{title}}</a>{{/previous}}
      {{#next}}<a class="next" rel="next" href="{{address}}"><span>{{words.next}}</span>{{title}}</a>{{/next}}
      </nav>
      {{/isMissing}}</footer>
      </main>
      </div>
      </body>
      </html>

      """##
    ),
    (
      "previews.js",
      ##"""
      // What a link leads to, in a small card beside it, while the pointer rests on it or the keyboard is at it. The card stays
      // while the pointer is on it, and Escape takes it away. A finger has none: it follows the link.
      "use strict";
      (() => {
        var root = document.documentElement;
        var top = new URL(root.dataset.root || ".", document.baseURI).href;
        var files = Number(root.dataset.previewCount);
        // How long it takes, in thousandths of a second, until a card comes, and until it goes.
        var before = 450, after = 250;
        // What is known of pages by their addresses; the scripts that were asked for.
        var known = {}, asked = new Set();
        var card, link, timer;

        window.lifelinePreview = (file, pages) => {
          Object.assign(known, pages);
          if (link) show();
        };

        // A page of this site, and not a part of the page at hand.
        function addressOf(anchor) {
          var [page] = anchor.href.split(/[?#]/);
          if (!page.startsWith(top) || page === location.href.split(/[?#]/)[0]) return;
          var address = decoded(page.slice(top.length));
          return address === "" || address.endsWith("/") ? address + "index.html" : address;
        }

        // What no page is called by stays as it is.
        function decoded(text) {
          try { return decodeURIComponent(text); } catch { return text; }
        }

        // As the build has it, by the bytes of the address.
        function fileOf(address) {
          return new TextEncoder().encode(address).reduce((sum, byte) => Math.imul(sum, 31) + byte >>> 0, 0) % files;
        }

        function rest(anchor) {
          clearTimeout(timer);
          if (anchor === link) return;
          timer = setTimeout(() => {
            hide();
            link = anchor;
            var file = fileOf(addressOf(anchor));
            if (asked.has(file)) return show();
            asked.add(file);
            document.head.append(Object.assign(document.createElement("script"), {
              src: root.dataset.root + "assets/previews/" + file + ".js"
            }));
          }, before);
        }

        function show() {
          var address = addressOf(link), part = address + decoded(link.hash);
          var page = [part, address].filter(name => Object.hasOwn(known, name)).map(name => known[name])[0];
          // A link that says no less needs none.
          if (!page || !page[1] && page[0] === link.textContent.trim()) return;
          card = Object.assign(document.createElement("div"), { className: "preview", id: "page.preview" });
          card.role = "tooltip";
          card.lang = page[2];
          [["strong", page[0]], ["span", page[1]]].forEach(([name, text]) => {
            if (text) card.append(Object.assign(document.createElement(name), { textContent: text }));
          });
          document.body.append(card);
          link.setAttribute("aria-describedby", card.id);
          card.onpointerenter = () => clearTimeout(timer);
          card.onpointerleave = leave;
          place();
        }

        // Below the line of the link, or above it where there is no room.
        function place() {
          var line = link.getClientRects()[0] || link.getBoundingClientRect();
          var { width, height } = card.getBoundingClientRect();
          var below = line.bottom + 6 + height < innerHeight || line.top < height + 6;
          card.style.left = scrollX + Math.max(8, Math.min(line.left, root.clientWidth - width - 8)) + "px";
          card.style.top = scrollY + (below ? line.bottom + 6 : line.top - height - 6) + "px";
        }

        function leave() {
          clearTimeout(timer);
          timer = setTimeout(hide, after);
        }

        function hide() {
          clearTimeout(timer);
          link?.removeAttribute("aria-describedby");
          card?.remove();
          link = card = null;
        }

        function meet({ target, pointerType }) {
          var anchor = target.closest?.("main a[href]");
          if (!(anchor instanceof HTMLAnchorElement) || pointerType === "touch" || !addressOf(anchor)) return;
          var isAtHand = matchMedia("(hover: hover)").matches && anchor.matches(":hover");
          if (isAtHand || anchor.matches(":focus-visible")) rest(anchor);
        }

        function part({ target, relatedTarget }) {
          var anchor = target.closest?.("main a[href]");
          if (!anchor || anchor.contains(relatedTarget)) return;
          if (anchor === link || !link) leave();
        }

        ["pointerover", "focusin", "lifeline:rest"].forEach(event => document.addEventListener(event, meet));
        ["pointerout", "focusout"].forEach(event => document.addEventListener(event, part));
        document.addEventListener("keydown", ({ key }) => { if (key === "Escape") hide(); });
        // A preview of the site renews its pages under the reader.
        document.addEventListener("lifeline:renewed", () => {
          hide();
          known = {};
          asked.clear();
        });
      })();

      """##
    ),
    (
      "rules.mustache",
      ##"""
      <p class="lead">{{count}}{{words.rules-join}}{{exercised}}{{words.rules-join}}{{confirmed}}{{words.rules-end}}</p>
      {{> list-filter}}
      {{#mechanisms}}
      <details class="mechanism">
      <summary><h2 id="{{id}}">{{name}} <span class="count">{{count}}</span></h2></summary>
      <dl class="rules">
      {{#rules}}
      <div class="rule" id="{{id}}">
      <dt><a href="#{{id}}"><span class="number">{{number}}</span> <code>{{id}}</code></a> <span class="confidence {{confidence}}">{{confidenceName}}</span>{{#versions}} <span class="versions">{{versions}}</span>{{/versions}}</dt>
      <dd>
      <p lang="{{statementLanguage}}">{{statement}}</p>
      {{#ground}}<p class="ground">{{words.rules-ground}}{{words.colon}}<span lang="{{groundLanguage}}">{{ground}}</span>{{words.rules-end}}</p>
      {{/ground}}<ul class="sources" lang="en">
      {{#sources}}<li><a href="{{address}}">{{title}}</a>{{#author}}, {{author}}{{/author}}{{#date}}, {{date}}{{/date}} <span class="kind">{{kind}}{{#system}} · {{system}}{{/system}}</span><br>{{shows}}</li>
      {{/sources}}
      </ul>
      {{#summary}}<details class="orders"{{#isOpen}} open{{/isOpen}}><summary>{{summary}}</summary>
      {{#observed}}<p class="order"><span class="result {{result}}">{{resultName}}</span>{{words.colon}}<a href="{{address}}">{{title}}</a>, <span lang="en">{{system}}</span></p>
      {{/observed}}
      </details>
      {{/summary}}{{#test}}<p class="test">{{words.rules-refuted}}{{words.colon}}<a href="{{address}}">{{title}}</a></p>
      {{/test}}{{#isExercised}}<ul class="exercised">
      {{#scenarios}}<li><a href="{{address}}">{{title}}</a></li>
      {{/scenarios}}
      </ul>
      {{#isLong}}<details class="every" data-places="{{places}}"><summary>{{more}}</summary><p>{{words.rules-among}}{{words.colon}}<a href="#every-scenario">{{words.rules-all-scenarios}}</a></p></details>
      {{/isLong}}{{/isExercised}}
      </dd>
      </div>
      {{/rules}}
      </dl>
      </details>
      {{/mechanisms}}
      {{#isExercised}}<details class="every places" id="every-scenario"><summary>{{words.rules-all-scenarios}}</summary><ul>
      {{#pages}}<li><b>{{title}}</b><ul class="exercised">
      {{#scenarios}}<li><a href="{{address}}">{{title}}</a></li>
      {{/scenarios}}
      </ul></li>
      {{/pages}}
      </ul></details>
      {{/isExercised}}<script>
      // The page reads without this.
      (() => {
        var all = selector => [...document.querySelectorAll(selector)];
        // Which scenarios of the list at the end are a rule's; they are copied when somebody asks.
        var places = all(".places li li");
        all(".every[data-places]").forEach(part => part.ontoggle = () => {
          var pages = new Map();
          part.dataset.places.split(" ").forEach(range => {
            var [first, last] = range.split("-").map(Number);
            for (var place = first; place <= (last ?? first); place++) {
              var list = places[place].parentElement;
              if (!pages.has(list)) {
                var page = document.createElement("li");
                page.append(list.previousElementSibling.cloneNode(true), list.cloneNode());
                pages.set(list, page);
              }
              pages.get(list).lastElementChild.append(places[place].cloneNode(true));
            }
          });
          var found = document.createElement("ul");
          found.append(...pages.values());
          part.lastElementChild.replaceWith(found);
          part.ontoggle = null;
        });
        // What a link leads to is unfolded.
        var show = () => {
          var target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
          var part = target?.closest("details");
          if (!part || part.open) return;
          part.open = true;
          target.scrollIntoView();
        };
        addEventListener("hashchange", show);
        show();
      })();
      </script>

      """##
    ),
    (
      "rules.zh-Hans.yaml",
      ##"""
      view-getter-loads: 控制器还没有视图时读取 view，会立刻调用 loadView 和 viewDidLoad。
      is-view-loaded-passive: isViewLoaded、viewIfLoaded、各种容器调用以及 push 调用本身都不会加载视图。
      what-forces-load: 开始出现、转场、模态呈现、设置根控制器和选中标签都会立刻加载视图。
      load-view-default: loadView 用控制器的 nib 创建视图；没有 nib 时创建一个占满屏幕的普通视图。
      load-once: viewDidLoad 每次加载只来一次；自 iOS 6 起，控制器一生只有一次，除非程序丢弃视图后又再次读取。
      load-view-recursion: 在 loadView 里、视图还没有设置时读取 self.view，会无休止地再次加载。
      nib-load-errors: nib 不存在，或其中的 view outlet 没有连接，会抛出异常。
      embed-segue-at-load: 嵌入 segue 在 loadView 与 viewDidLoad 之间执行：创建子控制器、调用 prepare、添加、放入位置并告知 didMove。
      set-view-replaces-in-place: 替换已安装视图的新视图，在同一个父视图中接替它的位置和 frame。
      one-vc-per-view: 已属于一个控制器的视图不能再交给另一个控制器。
      set-view-nil: 把 view 设为 nil 会把它移出父视图并忘掉它；不会调用 viewDidUnload。
      no-load-while-dealloc: 读取正在销毁的控制器的 view 不会加载任何东西，并会有警告。
      did-load-unanimated: viewDidLoad 里做的事不带动画，即使视图是在动画 block 里加载的。
      view-did-load-not-in-window: 在 viewDidLoad 时，视图既没有父视图也没有 window，frame 也不是最终的。
      add-subview-order-windowed: 进入 window 的视图依次收到 willMove(toWindow:)、willMove(toSuperview:)、didMoveToWindow、didMoveToSuperview；子树在之前自上而下、在之后自下而上得到通知。
      add-subview-order-offwindow: 在没有 window 的地方添加的视图只收到关于父视图的通知；没有控制器会得到通知。
      add-subview-moves-from-old-superview: 视图只有一个父视图：添加到别处会把它从原来的父视图取走。
      move-inside-window: 添加到别处的视图只得知一次移动，之前没有单独的移除；在同一 window 的父视图之间移动时，只收到关于父视图的通知。
      add-self: 视图不能添加到自身，也不能添加到自身内部的视图上。
      remove-from-superview: 被移除的视图先收到关于 window 的通知，后收到关于父视图的通知，与添加时一样。
      remove-not-attached: 移除没有父视图的视图，什么也不会发生。
      reorder-silent: 把视图添加到它已有的父视图，或在兄弟视图之间移动它，只改变次序，不通知任何人。
      insert-variants-same-as-add: insertSubview 的各种变体所发送的与 addSubview 相同。
      hidden-alpha-irrelevant: 视图是否隐藏、透明、为空或被遮挡，对任何回调都没有影响。
      did-callbacks-see-new-state: 在 willMove 里还能读到旧的父视图和 window，在 didMove 里读到的是新的。
      nib-subviews-early: nib 里的视图在 nib 加载期间、viewDidLoad 之前就收到关于父视图的通知，在 viewWillAppear 之后收到关于 window 的通知。
      teardown-superview-callbacks: 视图销毁时向每个子视图发送 removeFromSuperview，随后释放它，覆写中不调用 super 也一样；控制器销毁时，其视图在控制器的 deinit 之后销毁。
      root-set-while-hidden: 给未显示的 window 设置根控制器只是记下它；什么都不加载。
      make-key-and-visible: 显示 window 会加载根控制器的视图并添加它：viewWillAppear 立刻到来，viewDidAppear 在提交之后。
      root-set-while-visible: window 显示时设置的根控制器立刻替换旧的：旧视图先离开，新视图再进入。
      root-swap-with-modal: 设置另一个根控制器不会收起旧根所呈现的内容：它仍留在 window 里，并让旧根继续存活。
      launch-order: 启动时，根控制器的 viewDidLoad 和 viewWillAppear 在应用变为活跃之前到来，viewDidAppear 在其后。
      background-foreground-silent: 进入后台再回来，不发送任何出现或消失的回调。
      no-root-at-launch: 自 iOS 9 起，启动完成时若有显示着却没有根控制器的 window，应用会被断言终止；以后才显示的 window 不受此要求。
      scene-required: 自 iOS 27 起，用其 SDK 构建而没有采用 scene 的应用，在启动时、代理被调用之前就被终止。
      scene-adoption: 在 iOS 18 上（自 18.4 起），没有采用 scene 的应用会在控制台得知，这将成为断言。
      scene-adoption-soon: 在 iOS 26 上，没有采用 scene 的应用会在控制台得知，scene 很快就是必需的。
      window-without-scene: 在使用 scene 的应用里，不属于任何 scene 的 window 不在屏幕上；其中的控制器照样收到回调。
      termination: 使用 scene 的应用在前台时从切换器里被结束，会调用 scene 代理的 sceneWillResignActive 和 sceneDidDisconnect，然后是应用代理的 applicationWillTerminate；在后台的什么也不调用。控制器不会得到通知。
      termination-without-scenes: 不使用 scene 的应用从切换器里被结束，会调用 applicationWillResignActive、applicationDidEnterBackground 和 applicationWillTerminate；在后台的什么也不调用。
      no-root-warned: 直到 iOS 8，启动完成时若有显示着却没有根控制器的 window，只会有警告，应用继续运行。
      add-root-view-elsewhere: window 根控制器的视图之上没有父控制器；其下没有自己父控制器的，由 window 驱动。
      add-child: addChild 以父控制器调用 willMove(toParent:)；didMove 留给容器去调用，不加载也不移动任何视图。
      add-child-reparents: addChild 先把子控制器从现有父控制器取走：willMove(nil)，removeFromParent 带来 didMove(nil)，然后是以新父控制器调用的 willMove。
      add-child-view-elsewhere: 视图正在 window 中、位于另一个控制器视图之内的控制器，不能被第三者收为子控制器。
      add-child-presented: 正被模态呈现的控制器不能成为子控制器。
      add-child-window-root: window 的根控制器不能成为子控制器。
      add-child-same-parent: 再次添加同一个子控制器，会先把它取出再加到末尾：它仍只有一份，并再次调用 willMove。
      remove-from-parent: removeFromParent 调用 didMove(nil)，不调用 willMove(nil)；视图留在原处，也不引起任何出现或消失的回调。
      removed-child-still-visible: 从父控制器取走、但视图留在原处的子控制器并没有消失；视图离开 window 时它才消失。
      manual-will-did-contract: 移除之前的 willMove(nil) 和添加之后的 didMove(parent) 是容器的责任；漏掉其中之一不会抛出异常。
      did-move-repeated: 在由 window 驱动的出现或消失过程中到来的 didMove，会在过程结束时再发送一次，iOS 26 上有此实测。
      is-moving-to-parent: isMovingToParent 和 isMovingFromParent 只在控制器自己的出现与消失回调里为真，并且是在它被加入容器或从容器取走之时。
      child-array-order: 子控制器按添加的次序得到通知，以父控制器自己的回调返回时的列表为准。
      retain: 父控制器持有子控制器，而不是相反；视图不持有任何控制器。
      hierarchy-check-on-add-subview: 子控制器的视图只能在其父控制器的视图之内进入 window，中间不能隔着别的控制器的视图。
      deep-descendant-ok: 子控制器的视图可以位于父控制器视图内的任意深度，只要中间没有别的控制器的视图。
      presented-not-child: 被呈现的控制器不在呈现方的 children 之中。
      states: 已消失、正在出现、已出现、正在消失，如此循环；转场可以中途反转，但不会跳过任何一步。
      begin: beginAppearanceTransition 立刻调用 will 回调；同一方向的第二次 begin 只是嵌套。
      will-step: beginAppearanceTransition 不看控制器是否正在显示：它照样调用 will 回调。
      end: endAppearanceTransition 在结束最外层的 begin 时调用 did 回调；没有 begin 时会有警告。
      animated-argument: 转场的 did 回调带着其 will 回调的 animated；反转带着自己的。
      reversal-trace: 在 end 之前以另一方向 begin 即为反转：发送相反的 will 回调，一次 end 结束两者。
      cancel-transition: 取消转场的容器立刻发送返回方向的两个回调。
      begin-vs-window-driven: 控制器自身或包含它的控制器的转场尚未结束时，进入和离开 window 都不发送回调：由转场来发送。
      callbacks-not-directly-called: 程序不得自己调用这四个回调：子控制器不会得到任何通知。
      super-call: 不调用 super 的重写并不会让状态机停下，除非是 UIKit 的容器，它们正是在那里通知各自的页面。
      forward-after-self: 容器在自己之后把四个出现/消失回调转发给子控制器，限于视图已加载且在其视图之内的那些。
      forward-to-child: 与父控制器先前状态不同的子控制器会先被无声地置于该状态：所以已经出现的会再次收到 viewDidAppear。
      forward-skips-detached: 视图未加载、或视图不在父控制器视图之内的子控制器，不会得到任何通知。
      manual-forwarding: 对 shouldAutomaticallyForwardAppearanceMethods 回答 false 的容器要自己通知子控制器，否则它们什么也收不到。
      appear-hook-entry: 没有别人通知的控制器，在把它的视图带进 window 的 addSubview 之内收到 viewWillAppear。
      mid-flight-child-exception: 父控制器正在出现时添加的子控制器立刻收到 viewWillAppear；did 回调随父控制器的一起到来。
      disappear-hook: 视图被移出 window 的控制器，在视图离开之前收到 viewWillDisappear。
      did-hook-deferred: 由 window 驱动的出现，其 did 回调等到所在轮次提交之时，或等到外层动画结束。
      case-added-before-window: 在没有 window 的地方添加控制器的视图，还不会向该控制器发送任何东西。
      nested-unparented-on-entry: 没有父控制器、视图随另一个控制器的视图一起进入 window 的控制器，由 window 通知；在导航控制器或标签栏控制器之下则得不到通知。
      case-added-after-appeared: 在已经出现的控制器之下添加视图：viewWillAppear 在 addSubview 之内，viewDidAppear 在提交之后。
      inside-did-appear: 在父控制器的 viewDidAppear 里添加的子控制器立刻收到 viewWillAppear，在父控制器的方法体返回后收到 viewDidAppear；没有父控制器时则在提交之后。
      inside-will-appear: 在父控制器的 viewWillAppear 里添加的子控制器通过转发收到两个回调，紧跟在父控制器的之后。
      case-between-explicit: 在控制器有父控制器之前添加视图，而上层正在出现：viewDidAppear 在提交之后到来，并由父控制器再发一次。
      double-did-appear-under-root: 在 iOS 6 上，window 的根控制器正在出现时添加的子控制器，会从根控制器和自身各收到一次 viewDidAppear。
      remove-visible-child: 移除子控制器的视图立刻调用 viewWillDisappear，提交之后调用 viewDidDisappear，在 removeFromParent 的 didMove(nil) 之后。
      will-disappear-needs-containment: 页面离开时，只是把视图借给它的控制器什么也收不到：消失只转发给子控制器。
      sync-list: 加载、容器关系、视图的回调、随 window 而来的 will 回调、begin 与 end 之间的一切、异常和警告，都在调用之内发生。
      deferred-list: 随 window 而来的 did 回调、布局、导航转场和模态呈现的开始都等到提交；动画在以后的轮次结束。
      main-queue-async: 主队列上的 block 绝不会在把它排入队列的那次调用之内执行：来自事件的在提交之前执行，来自提交或另一个 block 的在其后执行。
      main-queue-snapshot: 主队列正在处理时排入的 block，要等到下一次。
      perform-on-main: 在主线程上调用 performSelectorOnMainThread，等待时立刻执行，否则在 run loop 的下一轮执行。
      dispatch-after-timers: 延迟的 block、延迟的 selector 和计时器各自作为一次单独的调用触发，不早于所要求的时间；截止时间相同的按登记次序。
      layout-pair: 控制器的视图布局时，viewWillLayoutSubviews 在视图的 layoutSubviews 之前，viewDidLayoutSubviews 在其后；父先于子。
      when-layout: 视图在首次进入 window、尺寸改变、子视图增减以及被要求时布局；布局随提交进行。
      layout-before-did-appear: 正在出现的视图在 viewDidAppear 之前布局，iOS 26 起不带动画的 push 除外。
      is-appearing-once: viewIsAppearing 每次出现只来一次，在 viewWillAppear 之后，此时视图已在层级中、尚未布局。
      is-appearing-children: 得到转发的子控制器收到自己的 viewIsAppearing，在父控制器的之后。
      leaving-vc-layout: 直到 iOS 12，被覆盖的控制器会再布局一次，在覆盖者的布局与其 viewDidAppear 之间。
      returning-vc-no-layout: 经由 pop 或切换标签回来的页面，尺寸不变时不会再次布局。
      transition-preconditions: transition(from:to:) 要求容器自动转发，且两个控制器都是它的子控制器；否则在做任何事之前就抛出异常。
      transition-order: transition(from:to:) 立刻调用 from 的 viewWillDisappear 和 to 的 viewWillAppear；动画结束时依次是 to 的 viewDidAppear、from 的 viewDidDisappear、completion。
      transition-adds-view-itself: transition(from:to:) 把新视图加到旧视图的父视图上并移除旧视图；调用者两样都不必做。
      transition-containment-untouched: transition(from:to:) 不使谁成为子控制器，也不取走子控制器：willMove、didMove、addChild 和 removeFromParent 都由调用者负责。
      transition-zero-duration: 时长为零时，回调说没有动画，后半部分在 run loop 的下一轮到来。
      transition-showhide: 带 showHideTransitionViews 的 UIView.transition(from:to:) 只隐藏和显示视图，不移动任何视图；控制器的 transition 不理会这个选项。
      uiview-transition-between-children: 在 UIView 动画里交换视图，由 window 驱动其控制器：did 回调等到动画结束。
      nav-forwards-itself: 导航控制器只驱动栈顶页面，在自己的出现/消失回调里进行：先是自己，然后是页面。
      nav-init-root: 导航控制器的第一个页面在设置时收到 willMove；导航控制器出现时加载它，它在第一次 viewDidAppear 之后收到 didMove。
      push-sync-part: push 在调用之内只改变栈，并以导航控制器调用 willMove(toParent:)，此时还不加载任何东西；要等别的事情结束的改变，到调用返回时两样都还没有做。
      push-parent-argument: 被 push 的页面在 willMove 和 didMove 里收到的是导航控制器，而不是前一个页面。
      push-transition: push 的转场在布局时开始：加载新页面，旧页面的 viewWillDisappear，新页面的 viewWillAppear；结束时是旧页面的 viewDidDisappear、新页面的 viewDidAppear、didMove。
      push-unanimated: 不带动画的 push 按同样次序发送同样的回调，全部在提交时，在新页面布局之后。
      push-validity: 同一个页面不能 push 两次，导航控制器和分栏控制器根本不能 push；标签栏控制器不应该 push，但不会抛出异常。
      push-split-text: 直到 iOS 7，push 分栏控制器的异常会指出导航控制器。
      pop: pop 立刻调用 willMove(nil)，在提交时发送 will 回调，结束时发送 did 回调和 didMove(nil)。
      pop-to-root-middle: 一次 pop 多个页面时，只有可见的那个参与转场；其余的立刻离开，没有出现或消失的回调，到这一轮结束时被释放。
      pop-to-missing: pop 到不在栈里的页面会抛出异常；有人看到 64 位的 iOS 8.1 不抛出。
      nav-busy: 带动画的呈现正在进行时 pop 会被拒绝，并有警告。
      nav-busy-finger: 手指正在驱动转场时改变栈会被拒绝，并有同样的警告。
      push-in-did-appear: 在 iOS 9 上，在结束另一次转场的 viewDidAppear 里进行不带动画的 push 或 pop，不会通知离开的页面。
      swipe-with-animator: 导航控制器的代理一旦实现 animationControllerFor，不管返回什么，侧滑返回就不再开始，除非给侧滑的手势识别器另设代理或设为 nil。
      popped-page-parent: 被 pop 的页面在自己的 viewDidDisappear 里已经没有 parent，也没有导航控制器；didMove(nil) 仍在其后到来。
      interactive-pop-begin: 侧滑返回像带动画的 pop 一样开始；其进度不发送任何东西。
      interactive-pop-finish: 完成的侧滑返回像 pop 一样结束。
      interactive-pop-cancel: 中途松手的侧滑返回立刻发送露出页面的 viewWillDisappear 和 viewDidDisappear，然后是栈顶页面的 viewWillAppear 和 viewDidAppear。
      nav-delegate: 代理的 willShow 在进入页面的 viewWillAppear 之后，didShow 在其 viewDidAppear 之后。
      nav-in-window-later: 首次出现的导航控制器同时加载并通知栈顶页面：先是自己，然后是页面。
      nav-nested: 位于另一个导航控制器页面之内的导航控制器由该页面通知，并最后通知自己的栈顶页面。
      nav-child-of-page-unparented: 页面不用 addChild 就添加的控制器视图，其控制器永远得不到通知。
      present-sync-part: 模态呈现在调用之内进行检查、建立关联并加载被呈现的视图；回调在提交之后到来。
      present-nil: 呈现 nil 会抛出异常。
      present-self: 控制器不能呈现自己。
      present-has-parent: 有父控制器的控制器不能被呈现。
      present-already-presented: 正被呈现的控制器，或通向请求者的控制器，不能被呈现。
      present-refused: 呈现方不在 window 中、已在呈现、或自身正在出现或离开时，呈现会被拒绝并有警告；completion 不会被调用。
      present-detached: 从与 window 的根没有任何关联的控制器进行呈现可以成功，但有警告。
      presenter-resolution: 呈现方是包含请求者的最外层控制器；使用当前上下文时，是定义了上下文的最近的一个。
      present-fullscreen-order: 覆盖式的呈现依次调用呈现方的 viewWillDisappear 和被呈现的控制器的 viewWillAppear，结束时先是被呈现的控制器的 viewDidAppear，后是呈现方的 viewDidDisappear。
      dismiss-fullscreen-order: 收起时依次调用被呈现的控制器的 viewWillDisappear 和呈现方的 viewWillAppear，结束时先是呈现方的 viewDidAppear，后是被呈现的控制器的 viewDidDisappear。
      which-a: 呈现方常常是导航控制器之类的容器；由它来通知自己的页面。
      style-table: 谁得到通知取决于样式：fullScreen 和 currentContext 覆盖呈现方，它收到自己的四个回调；overFullScreen、overCurrentContext 和 custom 则不会；在 iOS 13 之前的手机上，sheet 和 popover 会适配成全屏，因此也会。
      default-style: 自 iOS 13 起，没有指定样式的呈现是 sheet（到 iOS 17 为 page sheet），此前覆盖整个屏幕；读取 modalPresentationStyle 得到的是具体样式。
      default-style-form-sheet: 自 iOS 18 起，没有指定样式的呈现是 form sheet。
      sheet-order: 没有适配为全屏的 sheet 让呈现方留在 window 里，呈现方什么也收不到。
      sheet-swipe-start: 拖走 sheet 时先询问代理 shouldDismiss，告知 willDismiss，再调用 sheet 的 viewWillDisappear；用代码收起则既不询问也不告知。
      sheet-swipe-finish: 被拖走的 sheet 收到 viewDidDisappear，然后其代理收到 didDismiss。
      sheet-swipe-cancel: 中途松手的拖动向 sheet 发送 viewWillAppear 和 viewDidAppear；它仍被呈现着。
      sheet-delegate-programmatic: 用代码收起不会询问 sheet 的代理，也不会告知它任何事。
      sheet-locked: 必须保留的 sheet（由它自己或其中显示的页面的 isModalInPresentation，或由代理的回答决定）对拖动只回应 didAttemptToDismiss。
      dismiss-routing: dismiss 交给正在呈现的那个：控制器自己在呈现时就是它自己，否则是它的呈现方，或包含它的控制器的呈现方。
      dismiss-chain: 从下面收起一串呈现时，只有最上面的控制器有动画；中间被覆盖的那些什么也收不到。
      dismiss-refused: 呈现或收起正在进行时再收起会被拒绝，并有警告。
      present-unanimated: 不带动画的呈现按同样次序发送同样的回调，同样不在调用之内。
      being-presented-flags: isBeingPresented 从呈现的 viewWillAppear 到 viewDidAppear 为真；isBeingDismissed 从 viewWillDisappear 到 viewDidDisappear 为真，在后者中 presentingViewController 已经是 nil。
      present-in-will-appear: 只要负责呈现的控制器（例如 window 的根控制器）还没有 window，从 viewDidLoad 或 viewWillAppear 呈现就会被拒绝；从 viewDidAppear 可以，从正在被 push 的页面也可以。
      custom-transition-no-auto: custom 样式的呈现让呈现方留在 window 里，不告知它任何事。
      style-late: 改变正被呈现的控制器的 modalPresentationStyle 会有警告，到下一次呈现才生效。
      covered-view-hop: 直到 iOS 12，被覆盖的控制器的视图在离开前会经过 UIKit 自己的 window；由此不产生出现或消失的回调。
      tab-lazy: 每个标签在设置时都收到 willMove 和 didMove；只加载选中标签的视图。
      tab-switch-classic: 选中一个标签立刻依次调用它的 viewWillAppear 和旧标签的 viewWillDisappear；提交之后是旧标签的 viewDidDisappear 和它自己的 viewDidAppear。
      tab-switch-18: 自 iOS 18 起，进入标签的 viewDidAppear 在离开标签的 viewDidDisappear 之前。
      tab-delegate: 点按标签时先询问代理 shouldSelect，在所有回调之前告知标签栏 didSelect，在其后告知代理 didSelect；用代码选择则都不会。
      tab-retap: 点按已选中的标签不发送出现或消失的回调；其中的导航控制器会 pop 到根页面。
      tab-invalid: 选中不是标签的控制器会抛出异常。
      page-scroll: 滚动到一个页面时调用它的 viewWillAppear 和旧页面的 viewWillDisappear，停稳后调用它的 viewDidAppear 和旧页面的 viewDidDisappear。
      page-scroll-cancel: 弹回的滚动先调用旧页面的 viewWillAppear 和 viewDidAppear，再调用新页面的 viewWillDisappear 和 viewDidDisappear。
      page-curl: 翻页的结尾与滚动相反：先是旧页面的 viewDidDisappear。
      page-curl-cancel: 弹回的翻页先发送两个 will 回调，新页面的在前，然后是两个 did 回调。
      page-set-off-window: 在分页控制器进入 window 之前设置的页面会立刻加载并被告知已经出现，分页控制器出现时不会再次告知。
      page-count: 页面数目与样式和书脊的要求不符会抛出异常。
      split-expanded: 展开的分栏控制器的各栏是它的子控制器，由它转发；另一个详情页替换旧的，没有动画。
      split-collapse: 在紧凑宽度下，次要栏移到主要栏的栈上，导航控制器原样移过去，伴随 willMove 和 didMove；在常规宽度下再移回去。
      size-transition: 尺寸改变时，在根控制器上调用 willTransition(to:with:)（若尺寸类别改变）和 viewWillTransition(to:with:)，由其自身实现传给子控制器和被呈现的控制器；然后是布局，没有出现或消失的回调。
      legacy-rotation: 在 iOS 8 之前，旋转调用 willRotate、willAnimateRotation 和 didRotate，并传给子控制器；此后只对没有实现 viewWillTransition 的调用。
      covered-size-change: 尺寸改变时没有被其容器显示的页面，回来时才得知：若尺寸类别也变了，willTransition(to:with:) 与 viewWillTransition(to:with:) 先于它的 viewWillAppear，traitCollectionDidChange 在它的视图进入窗口之时。
      memory-warning-6plus: 内存警告先到达应用的代理，再通过通知到达每一个存活的控制器；自 iOS 6 起不再因此卸载视图。
      memory-warning-5: 在 iOS 6 之前，内存警告会卸载不在 window 里的视图；下次读取时再加载。
      memory-seed-claim: 内存警告会卸载未显示的视图，这只在 iOS 6 之前成立，而且只对控制器的视图成立。
      manual-drop: 程序可以在 didReceiveMemoryWarning 里丢弃不在 window 中的视图；读取它会再次加载。
      deinit-after-callbacks: 被 pop 或被收起的控制器，在 viewDidDisappear 和 completion 之后、不再有人持有时才销毁；绝不会更早。
      no-disappear-on-dealloc: 没有父控制器、视图仍在显示时被释放的控制器不会再收到任何东西；视图留在原处。
      animation-interrupted: 视图失去动画，或应用进入后台，动画会提前结束：其 completion 收到 false。
      nib-creates: nib 或 storyboard 里的对象由 init(coder:) 创建，文件里的一切都就位后收到 awakeFromNib。
      nib-top-level-controller: 与视图一同位于 nib 里的控制器，在 nib 唤醒时收到 viewDidLoad，永远不会收到 loadView。
      segue-order: segue 先创建目标，让来源做准备，然后才 push 或呈现；在此之前不加载目标的视图。
      transaction-completion: CATransaction 的 completion 在其中开始的所有动画都结束后执行；没有动画时立刻执行。
      traits-change: 尺寸类别改变后，traitCollectionDidChange 在布局之前到来，容器先于它所包含的。
      custom-animation: 代理可以用动画控制器作答：在 will 回调之前询问它，在其后执行动画，它说 completeTransition 时发送 did 回调；若为 false，则发送返回方向的回调。
      nav-load-if-needed: 导航控制器对页面调用 loadViewIfNeeded：不带动画时（例如启动时）由它加载视图；带动画的转场里在 viewWillAppear 之后调用，尽管那时视图已经加载。
      nav-queues: 带动画的改变要等正在进行或即将开始的带动画的转场结束，push 还要等带动画的呈现结束；在那之前 viewControllers 保持原样。
      nav-nested-push: 直到 iOS 8，转场进行时对栈的改变立刻执行，带有导航栏损坏的警告，并提前结束该转场。
      nav-nested-push-later: 自 iOS 9 起，两者之一不带动画，或转场有自己的动画控制器时，改变才会这样闯进转场。
      nav-zoom-gives-way: zoom 转场进行时对栈的改变不等它结束：在 run loop 的同一个周期里，push 或 pop 连同 did 回调一起完成，下一个随即开始。push 从不取消。
      nav-preempts: 任何转场进行时对栈的改变都像 zoom 那样提前结束它。
      push-unanimated-early: 不带动画的 push 按同样次序发送同样的回调，全部在提交时，在新页面布局之前。
      dismiss-chain-in-steps: 一串呈现从最上面开始逐个收起。
      dismiss-nothing-completes: 没有可收起的内容时，收起仍会调用它的 completion。
      present-reports-animated: 呈现或收起的回调说有动画，即使没有。
      presentation-texts: 呈现被拒绝时的文字会指出提出请求的控制器，并把有父控制器的与正被呈现的区分开来。
      push-twice-text: 同一页面被 push 两次时的文字会指出导航控制器和程序。
      direct-calls-warned: 程序自己调用的回调会引起警告，并进入它所代表的状态。
      forwarding-name: 以 shouldAutomaticallyForwardAppearanceMethods 这个名字询问容器；此前只用 automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers。
      set-pages-silent-top: 替换整个栈时，旧的栈顶页面既收不到 willMove(nil) 也收不到 didMove(nil)；其下的页面会收到。
      forward-catches-up: 在父控制器消失途中加入的子控制器，在 viewDidDisappear 之前才收到 viewWillDisappear；已被自己的转场带到那里的不会再次得到通知。
      still-alive: 只要还有闭包、计时器或强引用循环持有，已离开的控制器就不会销毁。
      transition-coordinator: 带动画的转场从开始它的那次调用起就有转场协调器：与转场并行的动画在 will 回调之后运行，其 completion 在 did 回调和代理的 didShow 之后运行；由手指驱动时，等待交互变化的 block 在手指离开时运行。
      presentation-controller: custom 样式的呈现在调用之内向代理询问其呈现控制器；后者在回调之前收到 presentationTransitionWillBegin，在其后收到 presentationTransitionDidEnd，收起时亦然，被呈现视图的布局在两者之间。
      scene-callbacks: 有场景代理时，由它得知进入前台和后台；启动时 sceneWillEnterForeground 和 sceneDidBecomeActive 在 viewWillAppear 之后、viewDidAppear 之前到来。
      application-notifications: 告知代理之后，同样的内容会作为通知发布，观察它的对象立刻被调用。
      constraint-pass: 约束在发生改变的最上层视图的 layoutSubviews 之内更新，子视图先于包含它的视图；控制器的 updateViewConstraints 代替其视图的那一步。
      safe-area-change: 视图移到设备边缘或各种栏之下，或从那里离开时，在布局之前得知边距和安全区域：在 viewWillAppear 之后、viewWillLayoutSubviews 之前。
      unwind-segue: unwind segue 在包含或呈现来源的对象中寻找它的动作，询问 canPerformUnwindSegueAction；然后来源做准备，调用该动作，之后才真正返回：目标之上的内容离开。
      unwind-towards: 自 iOS 9 起，unwind segue 返回途中的容器会收到 unwind(for:towards:)。
      tab-animation: 标签栏控制器的代理可以为切换给出动画控制器：will 回调与没有它时一样，它说 completeTransition 时发送 did 回调；若为 false，则发送返回方向的回调。
      adaptive-presentation: 在手机上，sheet 或 popover 会询问代理要适配成哪种样式、在其中呈现哪个控制器；在回调之前代理得知结果。
      popover-tap: 直到 iOS 12，点按 popover 之外会询问代理 popoverPresentationControllerShouldDismissPopover，popover 离开后再告知它；此后它像 sheet 一样被收起。
      key-window: window 成为 key、变为可见或被隐藏时立刻发布通知，在先前的 key window 之后；其中的控制器什么也收不到。
      content-size-change: 设置 preferredContentSize 会立刻告知父控制器或呈现控制器。
      draw-after-layout: 自行绘制的视图在提交完成全部布局之后被要求绘制：首次进入 window 时，以及 setNeedsDisplay 之后。
      first-traits: 直到 iOS 12，视图和它的控制器在进入 window 时收到一次 traitCollectionDidChange(nil)：在 viewWillAppear 之后、布局之前。此后 traits 在视图创建时就已预测。
      split-columns: 有列样式的分栏控制器在折叠时询问代理哪一列在最上面：没有人另说时，有 compact 列就是它，否则是最后一列；之后告知 splitViewControllerDidCollapse。展开前询问显示模式，之后告知 splitViewControllerDidExpand。
      text-editing: 要成为第一响应者的文本框或文本视图先询问代理可否开始编辑；然后先前在编辑的那个询问可否结束，并告知已经结束；之后编辑才开始。离开 window 的那个不经询问就停止。
      url-encoding: 自 iOS 17 起，URL(string:) 会把文本里不属于 URL 的字符用 % 写出；此前这样的文本不是 URL。
      update-properties: 视图和它的控制器首次进入布局阶段时收到一次 updateProperties，setNeedsUpdateProperties 之后再次收到：就在该视图布局之前，父视图先于子视图，与是否布局无关。
      update-properties-order: 控制器的 updateProperties 在其视图的之前，在 viewIsAppearing 之后。
      observation-tracking: updateProperties、updateConstraints、updateViewConstraints、布局的各个回调和 draw 从 @Observable 对象读取的内容会被跟踪：其下一次改变只要求再次调用那个方法，不要求别的。
      observation-change: withObservationTracking 只调用一次 onChange，在其闭包所读内容的第一次改变之前。
      flush-updates: 带 flushUpdates 选项时，等待中的更新在动画的 block 之前生效，block 使之失效的内容在其后、在动画之内生效。
      presenter-removal: 呈现控制器对 shouldRemovePresentersView 回答 true 时，呈现方的视图在结束时被移走，呈现方像在 fullScreen 之下一样收到四个回调；默认回答 false。
      covered-presenter-size: 被呈现内容盖住的控制器立刻得知尺寸改变，它那些本会显示的子控制器也是；它的视图在回来时才采用新尺寸并布局，随后得知已改变的 traits。
      popover-anchor: 在平板上，没有 sourceView、barButtonItem 或 sourceItem 的 popover 在即将开始时抛出异常；此前代理还可以在 prepareForPopoverPresentation 里设置。action sheet 和 activity 列表在那里也是 popover。
      action-sheet-anchor-text: 直到 iOS 9，没有位置的 action sheet 的异常像别的 popover 一样指出它的 presentation controller；之后指出 alert 控制器。
      tab-provider: 标签在首次被选中时才向其 provider 索取控制器，此时它才成为子控制器。点按之前询问代理 shouldSelectTab，回调之后告知 didSelectTab。
      search-presentation: 搜索控制器被设为 active 时，先请代理呈现它，否则告知 willPresent 并在页面的上下文中呈现自己；updater 立刻得知，代理在结束时得知 didPresent。设为不活跃时它被收起，介于 willDismiss 与 didDismiss 之间。其下的页面收不到任何回调。
      presentation-container: 自定义的呈现控制器从 presentationTransitionWillBegin 到收起结束都有一个在窗口中的 containerView；被呈现的视图放在其中。
      nav-init-root-pushes: init(rootViewController:) 以不带动画的 push 放入根控制器，这时栈还是空的；类重写了 pushViewController 时，走的就是它。
      split-show-detail: 只有一栏时，showDetailViewController 把详情 push 到主要栏的栈上；详情是导航控制器时原样放上去，页面仍在其中；主要栏不是导航控制器时，则以模态方式呈现详情。
      page-neighbours: 页面以滚动方式翻动时，第一次滑动之前向数据源询问前后两个相邻页面，先问后一个；每次翻页完成、didFinishAnimating 告知之后，只询问新的那一个；滑动被取消后什么都不问。数据源的回答会被保留。
      trait-overrides: 为 window、控制器、子控制器或视图改写的 trait 对其下的一切有效；因此而改变 trait 的会收到 traitCollectionDidChange，容器先于它所容纳的。
      traits-with-update: 自 iOS 17 起，改写的 trait 随视图的下一次更新传下去，先于布局。
      launch-commit: 启动以它自己的一次提交结束：根控制器的 viewDidAppear 先于启动期间（例如在根控制器的 viewDidLoad 里）放进主队列的 block。
      background-snapshots: 应用进入后台之后，系统给它拍两张照片，一张用另一种样式（浅色或深色），一张用现有的样式：屏幕上的控制器与视图收到两次 traitCollectionDidChange，并布局两次。
      style-change: 换成另一种样式（浅色或深色）时，先是 traitCollectionDidChange，随后在提交中是 updateConstraints 或 updateViewConstraints、布局与 draw(_:)。
      back-in-outer: 在内层导航控制器的根页面上，返回按钮与侧滑属于外层导航控制器，弹出的是它的页面连同其中的一切。
      split-one-column: 在紧凑宽度下，split view controller 处于折叠状态，只有一栏时也是。
      run-loop-blocks: 交给运行循环执行的 block（例如在 RunLoop.main 上的投递）在它的下一次循环里运行：先于主队列的 block，也先于提交。
      split-hidden-column: 被显示模式移出屏幕的列仍是子控制器，并得知自己消失；模式把它带回来时得知自己出现，变化有动画时回调也是。其他列收不到任何回调。
      split-display-mode: 分栏控制器的显示模式改变之前，代理收到 willChangeTo。hide(_:) 与 show(_:) 换到该列隐藏或可见的最近模式；secondary 列不能隐藏；程序自己的改变不调用 willHide 与 willShow。
      supported-orientations: 只有根控制器（或盖满窗口的被呈现者）的 supportedInterfaceOrientations 含有某个方向，且应用的 delegate 也允许，界面才会取那个方向。容器里的页面不被询问。
      launch-landscape: 横屏启动不是旋转：根视图进入的窗口已是那个尺寸，既不调用 viewWillTransition，也不调用旋转的回调。
      unwind-asks-for-segue: 直到 iOS 8，unwind segue 目标所在的容器（没有容器时是目标自己）被问 segueForUnwinding，可以给出一个 segue；它给出的 segue 会被执行，返回的路由它自己走。
      unwind-asks-containers: 直到 iOS 8，容器被问 viewControllerForUnwindSegueAction，说出由谁处理 unwind segue。
      transition-container: animator 的 context 有自己的 containerView，旧页面的视图已在其中；新的由 animator 添加。
      presentation-turns: 盖满窗口的呈现让界面转到被呈现者支持（或偏好）的方向；它被 dismiss 之后，如果下面的控制器支持，界面随设备的方向转回。下面的控制器两次都收到 viewWillTransition。
      should-autorotate: 直到 iOS 15，只有根控制器（或盖满窗口的被呈现者）的 shouldAutorotate 允许，界面才随设备转动。
      rotation-attempt: 直到 iOS 15，attemptRotationToDeviceOrientation 立即让界面转到设备的方向，前提是那个方向现在受支持。
      geometry-request: 从 iOS 16 起，场景的 requestGeometryUpdate 让界面转到所请求的方向，前提是占满窗口的控制器支持；否则调用错误处理闭包。
      turned-in-background: 应用在后台时，界面不随设备转动；应用回来时才转，先于 applicationWillEnterForeground 或 sceneWillEnterForeground。
      sheet-unanimated: 不带动画的 sheet 出现或离开时，will 回调在提交中调用，did 回调与 completion 在之后的一次运行循环里调用；在那之前有 coordinator。
      content-unavailable: 控制器第一次进入布局时收到 updateContentUnavailableConfiguration，在 setNeedsUpdateContentUnavailableConfiguration 之后再次收到，都在它的视图布局之前。
      main-storyboard: 应用或 scene 有主 storyboard 时，UIKit 先创建窗口与初始控制器，并把它们交给 delegate 的 window，然后才通知 delegate 启动或连接 scene；之后再显示窗口。
      background-queues: 其他队列的 block 在主线程旁边的线程上运行：它睡眠或等待，既不耽误主线程，也不耽误其他队列的 block。串行队列在上一个 block 结束后才开始下一个，并发队列同时运行几个，barrier 单独运行。
      trait-registration: 视图或控制器为自己的某些 trait 注册的处理代码，在其中之一改变时调用，最初的 trait 不会引起调用。
      launch-delegates: 启动时依次调用应用 delegate 的 application(_:willFinishLaunchingWithOptions:) 与 application(_:didFinishLaunchingWithOptions:)；有 scene 的应用随后调用 scene delegate 的 scene(_:willConnectTo:options:)。
      back-button: 点按返回按钮时，若导航控制器实现了 navigationBar(_:shouldPop:) 就先问它；只要没有回答否，就像 popViewController 那样弹出页面。
      swipe-asks: 手势识别器（例如侧滑返回的）即将开始时询问其 delegate 的 gestureRecognizerShouldBegin；回答否则不开始。
      target-action: 控件、栏按钮或手势识别器立即调用目标的 action；action 带参数时把自己作为发送者传入。
      notification-observers: 发出通知的调用返回之前，观察者已全部被调用。
      alert-action: 点按 alert 的动作会让 alert 消失，消失之后才调用该动作的 handler。
      animation-block: 描述动画的 block 在调用之内执行，completion 在动画结束时执行。
      test-order: XCTest 让每个测试在各自的实例上运行：setUpWithError、setUp、测试、teardown block（后加的先执行）、tearDown、tearDownWithError。
      deinit-last-owner: 最后一个持有者放手时，对象立即被释放。
      show-in-container: show(_:sender:) 与 showDetailViewController(_:sender:) 会转交给上方最近的、知道如何显示的容器；没有这样的容器就呈现该页面。
      ground-presentation-turns: 偏好方向的文档，以及两份报告：被盖住的呈现者得知尺寸的变化，最后一次是在它已经不再呈现任何控制器时；呈现过程中界面何时转动，没有日志
      ground-geometry-request: 它的文档，以及一个在测试里用它转动界面的程序；谁会得知什么，由旋转的规则推出
      ground-content-unavailable: 请求更新的文档；程序依赖于不请求也会被询问一次，而先于布局这一位置是 updateProperties 的位置
      ground-split-hidden-column: 列是子控制器，而视图离开窗口的子控制器会消失；唯一的报告来自 iOS 10，启动时隐藏的列后来显示时什么也没收到，报告者认为那是缺陷
      ground-main-storyboard: 一篇文章转述的（Apple 已撤下的教程）UIKit 如何处理应用主 storyboard 的列举，以及 Xcode 模板里的注释：通知 delegate 时，scene 的窗口已经初始化
      ground-unwind-asks-for-segue: 该方法的参考文档要求自定义容器实现它；2013 与 2014 年的程序在导航控制器里覆盖它，被呈现的页面返回时也在目标里覆盖它
      ground-popped-page-parent: 一个导航库自 2019 年起，在它支持的所有系统上都据此区分被 pop 的页面与被覆盖的页面；parent 究竟何时消失，没有日志记录
      ground-set-view-replaces-in-place: 一个重新实现，其作者没有别的出处
      ground-set-view-nil: 一个重新实现；UIKit 的参考只说这个属性可以重置
      ground-did-load-unanimated: 一个重新实现，它在 viewDidLoad 前后关闭动画
      ground-move-inside-window: 一个重新实现，它比较两个 window；还缺在同一 window 内移动的日志
      ground-remove-not-attached: 两个一致的重新实现
      ground-reorder-silent: 一个重新实现；这些回调以父视图的改变命名，而父视图没有改变
      ground-hidden-alpha-irrelevant: 一个不看这类属性的重新实现；2014 年有一份缺陷报告对隐藏的容器持不同说法
      ground-did-callbacks-see-new-state: 两个重新实现，以及 will 与 did 二词本身
      ground-add-root-view-elsewhere: 头文件里的容器契约，它对视图只要求其控制器的父控制器在哪里
      ground-add-child-presented: UIKit 里有这段异常文字，却没有报告引用过它
      ground-nested-unparented-on-entry: 导航控制器与标签栏控制器之下的日志里什么也没有，window 根控制器之下的一份日志里两者都有；由什么决定是猜测
      ground-inside-did-appear: 没有父控制器的情形有日志；子控制器的 did 回调由父控制器的转发方式推出
      ground-main-queue-snapshot: 运行循环的源代码，它每轮清空一次主队列
      ground-is-appearing-children: viewIsAppearing 的参考对每个出现的控制器都作此承诺，再加上其他回调的次序
      ground-transition-zero-duration: UIView 动画的参考：时长为零时，completion 在运行循环的下一轮执行
      ground-transition-showhide: 该选项对视图的参考；控制器的转场不理会它，则由其自己的页面推出：它添加并移除视图
      ground-uiview-transition-between-children: 头文件允许子控制器之间用这种动画，再加上一个等待动画结束的重新实现
      ground-sheet-swipe-start: delegate 三个消息的参考；它们在回调之间的位置取自侧滑返回
      ground-style-late: 一份报告：presentation controller 创建之后不能再改样式；警告的文字在 UIKit 里
      ground-tab-delegate: delegate 两个消息的参考；它们在回调前后的位置由一位开发者记下，其笔记已找不到
      ground-split-expanded: 参考说各栏是子控制器，再加上容器交换子控制器的通常方式
      ground-legacy-rotation: 这些方法自 iOS 8 起弃用；没有实现新方法时仍会调用旧方法，说的人多，拿出证据的没有
      ground-animation-interrupted: 动画的 completion 所得到的标志
      ground-nib-top-level-controller: awakeFromNib 的参考，以及一份已找不到的 2018 年日志
      ground-traits-change: 《View Controller Programming Guide》里变化步骤的列表，它没有说适用于每种容器
      ground-custom-animation: animator 的参考；回调的位置取自 UIKit 自己的转场
      ground-dismiss-nothing-completes: dismiss 的参考说了 completion 何时执行，并无例外
      ground-termination-without-scenes: 有人在使用 scene 的应用上试过，在 iPhone 上，结束紧跟在进入后台之后
      ground-window-without-scene: 有报告说这样的 window 看不见；没有报告说其中控制器的回调会缺少
      ground-nav-busy-finger: 为呈现写出的那条警告的文字，其中也提到转场；侧滑的 pop 还可能取消
      ground-nav-preempts: 苹果关于流畅转场的文章：iOS 18 起说明 zoom 被打断时如何，并说转场进行中可以开始新的 push 或 pop
      ground-forward-catches-up: 父控制器把自己所处的状态转发给处于别的状态的子控制器的那条规则
      ground-transition-coordinator: coordinator 的参考，它没有说 delegate 的 didShow 在哪里
      ground-scene-callbacks: 关于应用生命周期的文章；在控制器回调之间的位置取自应用的 delegate
      ground-tab-animation: delegate 的参考，以及没有 animator 时切换的次序
      ground-adaptive-presentation: delegate 各个询问的参考，它没有给出在回调之间的次序
      ground-key-window: 该通知的参考，两个 window 的次序则取自一个重新实现
      ground-text-editing: 参考只描述一个输入框；两个如何交替，由谁是第一响应者推出
      ground-update-properties-order: trait 与布局的次序，在两者之中 viewIsAppearing 都在前
      ground-covered-presenter-size: 该类的概述：不可见者变为可见时才布局；被呈现的先得知
      ground-tab-provider: 头文件写出 provider 和两个询问，没有给出在回调之间的次序
      ground-search-presentation: 头文件写出各个消息；它们在回调之间的位置取自其他呈现
      ground-presentation-container: 该属性的参考：delegate 回答之后不久才有值
      ground-alert-action: handler 的参考：选中动作时执行；在 handler 里呈现不会被拒绝，由此推出 alert 那时已经消失
      ground-animation-block: 一个没有附日志的回答，以及参考：completion 在动画结束时执行

      """##
    ),
    (
      "scenario.mustache",
      ##"""
      <figure class="scenario{{#isBroken}} broken{{/isBroken}}{{#failures}} failing{{/failures}}{{#hasDifferences}} compared{{/hasDifferences}}" id="{{anchor}}">
      <figcaption><a href="#{{anchor}}">{{title}}{{^inBothLanguages}}{{#other}} / {{title}}{{/other}}{{/inBothLanguages}}</a><span class="version">{{version}}</span></figcaption>
      {{#stage}}<details class="before"><summary>{{stageTitle}}</summary>
      <pre><code>{{{stage}}}</code></pre>
      </details>
      {{/stage}}{{#isPair}}<div class="pair{{#inBothLanguages}} tabs{{/inBothLanguages}}"><div class="side">
      {{#inBothLanguages}}<p class="tab">{{tab}}</p>{{/inBothLanguages}}{{^inBothLanguages}}<p class="name">{{title}}{{#language}} <span class="version">{{language}}</span>{{/language}}</p>{{/inBothLanguages}}
      {{/isPair}}<pre class="source"><code>{{{source}}}</code></pre>
      {{#isPair}}{{#hasDifferences}}{{> checks}}
      {{/hasDifferences}}</div>{{#other}}<div class="side" id="{{anchor}}">
      {{#inBothLanguages}}<p class="tab">{{tab}}</p>{{/inBothLanguages}}{{^inBothLanguages}}<p class="name">{{title}}{{#language}} <span class="version">{{language}}</span>{{/language}}</p>{{/inBothLanguages}}
      <pre class="source"><code>{{{source}}}</code></pre>
      {{> checks}}
      </div>{{/other}}</div>
      {{/isPair}}
      {{#problems}}<pre class="problem {{severity}}">{{text}}</pre>
      {{/problems}}
      {{#isSame}}<p class="same">{{#isPair}}{{words.same-both}}{{/isPair}}{{^isPair}}{{#reference}}{{words.same-as}} <a href="{{address}}">{{title}}</a>{{/reference}}{{^reference}}{{words.same-on}} {{version}}{{/reference}}{{/isPair}}</p>
      {{/isSame}}{{#hasDifferences}}<div class="differences"><p>{{#reference}}{{words.compared}} {{#address}}<a href="{{address}}">{{/address}}{{title}}{{#address}}</a>{{/address}}{{words.colon}}{{/reference}}{{^reference}}{{words.versions-differ}}{{/reference}}</p>
      <ul>
      {{#differences}}<li>{{.}}</li>
      {{/differences}}</ul></div>
      {{/hasDifferences}}{{#hasResults}}{{#isFolded}}<details class="drawing"><summary>{{words.diagram}}</summary>
      {{/isFolded}}<div class="diagram{{#isLong}} long{{/isLong}}{{#isWide}} wide{{/isWide}}{{#isThemed}} themed{{/isThemed}}" tabindex="0" role="group" aria-label="{{words.diagram}}{{words.colon}}{{title}}{{#hasDifferences}}{{#other}} / {{title}}{{/other}}{{/hasDifferences}}"{{#width}} style="--width: {{width}}px"{{/width}}>
      {{{svg}}}
      </div>
      {{#narrow}}<div class="diagram narrow{{#isLong}} long{{/isLong}}{{#isWide}} wide{{/isWide}}{{#isThemed}} themed{{/isThemed}}" tabindex="0" role="group" aria-label="{{words.diagram}}{{words.colon}}{{title}}{{#hasDifferences}}{{#other}} / {{title}}{{/other}}{{/hasDifferences}}" style="--width: {{width}}px">
      {{{svg}}}
      </div>
      {{/narrow}}
      {{#isFolded}}</details>
      {{/isFolded}}{{/hasResults}}
      {{#isPair}}{{^hasDifferences}}{{> checks}}
      {{/hasDifferences}}{{/isPair}}{{^isPair}}{{> checks}}
      {{/isPair}}
      {{#hasRules}}<details class="why"><summary>{{words.why}}</summary>
      <ol>
      {{#rules}}<li><a href="{{address}}"><code>{{title}}</code></a> <span lang="{{statementLanguage}}">{{statement}}</span></li>
      {{/rules}}</ol>
      </details>
      {{/hasRules}}
      {{#hasUncalled}}<details class="uncalled"><summary>{{words.uncalled}}</summary>
      <ul>
      {{#uncalled}}<li>{{#name}}<code>{{name}}</code> {{/name}}{{reason}}</li>
      {{/uncalled}}</ul>
      </details>
      {{/hasUncalled}}
      {{#hasResults}}<details class="text"><summary>{{words.text-version}}</summary>
      <button class="copy" type="button">{{words.copy}}</button>
      <pre>{{text}}</pre>
      </details>
      {{/hasResults}}
      </figure>

      """##
    ),
    (
      "script.js",
      ##"""
      // The page reads without this.
      "use strict";
      (() => {
        var root = document.documentElement;

        var one = selector => document.querySelector(selector);
        var all = (selector, within = document) => [...within.querySelectorAll(selector)];
        var on = (event, action) => document.addEventListener(event, action);

        // MARK: Colours

        var button = one("button.theme");
        var label = button?.querySelector(".label");
        var after = { system: "light", light: "dark", dark: "system" };

        function show() {
          var theme = button.dataset.theme = root.dataset.theme || "system";
          label.textContent = button.dataset[theme];
          button.ariaLabel = button.dataset.name + label.textContent;
        }

        if (button) {
          button.hidden = false;
          show();
          button.onclick = () => {
            root.dataset.theme = after[button.dataset.theme];
            show();
            // Private windows may keep nothing.
            try { localStorage.theme = root.dataset.theme; } catch {}
          };
        }

        // MARK: Contents

        var entries = [];
        // Where a link led to, and whether the page has come there yet.
        var aim = location.hash, isThere = false;

        // A preview changes headings under the reader.
        function collect() {
          entries = all(".contents a").map(link => (
            { link, heading: document.getElementById(decodeURIComponent(link.hash.slice(1))) }
          )).filter(entry => entry.heading);
          mark();
        }

        var topOf = element => element.getBoundingClientRect().top;

        // What is read has passed a line in the view, which goes down to meet the last headings: those never
        // come to its top.
        function mark() {
          var range = root.scrollHeight - innerHeight, rest = range - scrollY;
          var third = innerHeight / 3, zone = Math.min(range, 2 * third);
          var line = rest < zone ? third * (3 - 2 * rest / zone) : third;
          var read = aimed(rest < 2 ? innerHeight : third) ||
            entries.filter(entry => topOf(entry.heading) < line).pop() || entries[0];
          var isMarked = read?.link.ariaCurrent;
          entries.forEach(entry => { entry.link.ariaCurrent = entry === read ? "true" : null; });
          if (read && !isMarked) reveal(read.link);
        }

        // What a link led to is read until the reader scrolls on, though others have passed the line.
        function aimed(bottom) {
          var entry = aim && entries.find(entry => entry.link.hash === aim);
          var wasThere = isThere;
          isThere = entry && topOf(entry.heading) > -2 && topOf(entry.heading) < bottom;
          if (isThere) return entry;
          if (wasThere) aim = "";
        }

        // Scrolls the box around an entry, and never the page.
        function reveal(link) {
          var box = link.closest("nav");
          var around = box.getBoundingClientRect(), own = link.getBoundingClientRect();
          if (own.top >= around.top && own.bottom <= around.bottom) return;
          box.scrollTop += own.top - around.top - (around.height - own.height) / 2;
        }

        // A link may lead where the last one led; of other ways the address tells.
        function lead(hash) {
          aim = hash;
          isThere = false;
          mark();
        }

        on("scroll", mark);
        on("click", ({ target }) => {
          var link = target.closest("a[href^='#']");
          if (link) lead(link.hash);
        });
        addEventListener("hashchange", () => lead(location.hash));
        on("lifeline:renewed", collect);
        collect();

        // MARK: Languages

        // Both editions call their parts by the same names: the other opens where this one is read.
        on("click", ({ target }) => {
          var link = target.closest(".languages a:not(.untranslated)");
          if (!link) return;
          mark();
          var read = scrollY && all("article [id]:is(h1, h2, h3, h4, figure, .rule)")
            .filter(part => topOf(part) < innerHeight / 3).pop();
          link.hash = isThere ? aim : read ? read.id : "";
        });

        // MARK: Search

        var opener = one("button.search");
        var dialog;

        function open() {
          if (!dialog) make();
          if (!dialog.open) dialog.showModal();
          dialog.querySelector("input").select();
        }

        // What finds is a script of its own, which most readers need not load; what is typed waits for it.
        function make() {
          document.body.insertAdjacentHTML("beforeend", '<dialog class="search">' +
            '<form role="search" method="dialog"><input type="search" autocomplete="off" spellcheck="false">' +
            '<button type="button"></button></form><p role="status"></p><ol role="list"></ol></dialog>');
          dialog = document.body.lastElementChild;
          var field = dialog.querySelector("input");
          dialog.ariaLabel = field.placeholder = field.ariaLabel =
            (opener.querySelector(".label") || opener).textContent;
          dialog.querySelector("button").textContent = opener.dataset.close || "×";
          dialog.onclick = ({ target }) => {
            if (target === dialog || target.closest("a, button")) dialog.close();
          };
          load(root.dataset.finder);
        }

        function load(src) {
          var script = Object.assign(document.createElement("script"), { src });
          document.head.append(script);
          return script;
        }

        if (opener) {
          opener.hidden = false;
          opener.onclick = open;
          on("keydown", event => {
            var isTyping = document.activeElement.matches("input, textarea, select");
            var isCommand = (event.metaKey || event.ctrlKey) && event.key === "k";
            if (isCommand || (event.key === "/" && !isTyping)) {
              event.preventDefault();
              open();
            }
          });
        }

        // MARK: Diagrams

        // A message shows the line it comes from, in both programs where there are two, and a line its messages.
        var lit = [];

        function light(parts) {
          lit.forEach(part => part.classList.remove("lit"));
          lit = parts.filter(Boolean);
          lit.forEach(part => part.classList.add("lit"));
        }

        function messages(figure, id) {
          var name = CSS.escape(id);
          return all(`.ll a[href="#${name}"], .ll [data-line="${name}"]`, figure)
            .map(link => link.closest("g"));
        }

        function point(event) {
          if (!event.target.closest) return;
          var figure = event.target.closest("figure.scenario");
          var message = event.target.closest(".ll > g");
          var source = event.target.closest(".source");
          if (figure && message) {
            var link = message.querySelector('a[href*="-L"]');
            var id = link && decodeURIComponent(link.getAttribute("href").slice(1));
            var other = document.getElementById(message.dataset.line);
            light(id ? [document.getElementById(id), other, ...messages(figure, id)] : []);
          } else if (figure && source && event.clientY !== undefined) {
            var line = all("a[id]", source).filter(anchor => topOf(anchor) <= event.clientY).pop();
            var sent = line ? messages(figure, line.id) : [];
            light(sent.length ? [line, ...sent] : []);
          } else if (lit.length) {
            light([]);
          }
        }

        on("mouseover", point);
        on("focusin", point);

        // MARK: Previews

        // What shows them is a script of its own, which the first link that a reader rests on loads.
        var waits = ["pointerover", "focusin"];

        function meet({ target, pointerType }) {
          if (pointerType === "touch" || !target.closest?.("main a[href]")) return;
          waits.forEach(event => document.removeEventListener(event, meet));
          load(root.dataset.previews).onload = () => target.dispatchEvent(new Event("lifeline:rest", { bubbles: true }));
        }

        if (root.dataset.previews) waits.forEach(event => on(event, meet));

        // MARK: Copying

        // Each block of code has a button over its corner, which Tab comes to before it.
        function offer() {
          all("article pre:not(.copy + pre, .mermaid)").forEach(code => {
            code.insertAdjacentHTML("beforebegin", '<button class="copy over" type="button"></button>');
          });
          all(".copy").forEach(copier => name(copier, "copy"));
        }

        // It is heard what it copies: which figure, and what of it; elsewhere the first line.
        function name(copier, word) {
          var figure = copier.closest("figure"), part = copier.closest("details, .side");
          var labels = [figure?.querySelector("figcaption a"), part?.firstElementChild].filter(Boolean)
            .map(label => label.textContent.trim());
          var line = copier.nextElementSibling.textContent.trim().split("\n")[0];
          copier.textContent = root.dataset[word];
          copier.ariaLabel = copier.textContent + " " + (labels.join(" · ") || line);
        }

        on("lifeline:renewed", offer);
        offer();

        on("click", ({ target }) => {
          var button = target.closest("button.copy");
          if (!button) return;
          var text = button.nextElementSibling;
          getSelection().selectAllChildren(text);
          // Where a browser keeps its clipboard to itself, the text is marked, to copy by hand.
          navigator.clipboard?.writeText(text.textContent).then(() => {
            name(button, "copied");
            getSelection().removeAllRanges();
            setTimeout(name, 2000, button, "copy");
          }, () => {});
        });

        // MARK: Tabs

        // Below each other without this; with it one at a time: the reader's choice, here and on other pages.
        function arrange() {
          all(".tabs:not(.arranged)").forEach(group => {
            var bar = document.createElement("div");
            bar.role = "tablist";
            [...group.children].forEach(part => {
              var tab = document.createElement("button");
              tab.type = "button";
              tab.role = "tab";
              tab.textContent = part.ariaLabel = part.firstElementChild.textContent;
              part.role = "tabpanel";
              bar.append(tab);
            });
            group.prepend(bar);
            group.classList.add("arranged");
            pick(group, 0);
            try { choose(localStorage.tab, [group]); } catch {}
          });
          unhide();
        }

        function pick(group, index) {
          [...group.firstElementChild.children].forEach((tab, number) => {
            tab.ariaSelected = number === index;
            tab.tabIndex = number === index ? 0 : -1;
            group.children[number + 1].hidden = number !== index;
          });
        }

        function choose(name, groups) {
          groups.forEach(group => {
            var index = [...group.firstElementChild.children].findIndex(tab => tab.textContent === name);
            if (index >= 0) pick(group, index);
          });
        }

        // What a link leads to is seen, and the drawing of a scenario.
        function unhide() {
          var target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
          var drawing = target && target.closest("figure")?.querySelector(".drawing");
          if (drawing) drawing.open = true;
          for (var part = target; part; part = part.parentElement) {
            if (part.role === "tabpanel") pick(part.parentElement, [...part.parentElement.children].indexOf(part) - 1);
          }
        }

        // The page stays where it is under the tab, though others above it change.
        on("click", ({ target }) => {
          var tab = target.closest("[role='tab']");
          if (!tab) return;
          var place = topOf(tab), group = tab.closest(".tabs");
          choose(tab.textContent, all(".tabs.arranged"));
          pick(group, [...tab.parentElement.children].indexOf(tab));
          scrollBy({ top: topOf(tab) - place, behavior: "instant" });
          try { localStorage.tab = tab.textContent; } catch {}
        });
        on("keydown", event => {
          var step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          var tab = step && event.target.closest("[role='tab']");
          if (!tab) return;
          var tabs = [...tab.parentElement.children];
          var next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
          next.click();
          next.focus();
        });
        addEventListener("hashchange", unhide);
        on("lifeline:renewed", arrange);
        arrange();

        // MARK: Boxes that scroll

        // Tab reaches them; not every browser sees to that. What opens changes the height of the page.
        new ResizeObserver(() => {
          all("pre, .table, .diagram, .formula")
            .map(box => [box, box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight])
            .forEach(([box, scrolls]) => {
              if (scrolls) box.tabIndex = 0;
              else box.removeAttribute("tabindex");
            });
        }).observe(document.body);

        // MARK: Menu

        // Without this the menu is where its link leads; with it the page stays in its place, out of reach.
        var menu = one(".navigation");
        var menuLink = one("a.menu"), close = one("a.close");
        var here = one(".navigation [aria-current]");

        function cover(isOpen) {
          menuLink.ariaExpanded = isOpen;
          if (menu.classList.toggle("open", isOpen) && here) reveal(here);
          all("main, .bar, .skip").forEach(rest => { rest.inert = isOpen; });
          (isOpen ? here || close : menuLink).focus({ preventScroll: true });
        }

        if (here) reveal(here);
        if (close) {
          menuLink.ariaExpanded = false;
          menuLink.onclick = event => {
            event.preventDefault();
            cover(true);
          };
          close.onclick = event => {
            if (menu.matches(":target")) return;
            event.preventDefault();
            cover(false);
          };
          on("keydown", event => {
            if (event.key === "Escape" && menu.matches(".open, :target")) close.click();
          });
          // Nothing is covered where there is room for both, nor when one comes back to a page.
          var uncover = () => { if (menuLink.closest("[inert]")) cover(false); };
          matchMedia("(min-width: 60rem)").onchange = onpagehide = uncover;
          on("lifeline:renewed", uncover);
        }
      })();

      """##
    ),
    (
      "search-index.js",
      ##"""
      // The index of a search, which is in many files, of which a question loads those with its words. It is published at
      // the beginning of `search.js`, which asks it.
      "use strict";
      var lifelineIndex = (function () {
        var root = document.documentElement;
        // Signs of scripts that leave no blanks between words: where they meet others, a word ends.
        var denseSigns = "\u4e00-\u9fff\u3400-\u4dbf\u3005\u3007\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff" +
          "\uac00-\ud7a3\u1100-\u11ff\u2e80-\u2fd5\uf900-\ufaff\uff66-\uff9f\u{20000}-\u{323af}";
        var wordPattern = new RegExp("[" + denseSigns + "]+|(?:(?![" + denseSigns + "])[\\p{L}\\p{M}\\p{N}_])+", "gu");
        var wordsOf = text => text.match(wordPattern) || [];
        var dense = new RegExp("^[" + denseSigns + "]", "u");
        // Letters and digits part, and the words of a name at their capitals.
        var runsOf = word => word.match(/\p{N}+|[^\p{N}]+/gu);
        var partsOfName = name => name.match(/[A-Z]+(?![a-z])|[^A-Z]+|[A-Z][^A-Z]*/gu) || [];
        // What a page of nothing but code and lists counts.
        var leastProse = 0.2;
        // The files that are here, and how many are on their way.
        var files = new Map(), coming = 0;
        // The words that begin in some way, of the files that are here.
        var lists = new Map();
        // How often the index was asked for; what comes late, of one that is old, is not taken.
        var round = 0;
        // What others read: whether a file was missed since they last said that none was; the head; of words, those that
        // say little by themselves, the groups of those that mean the same, endings, and the signs that took the place of
        // old ones; of pages, how many files and pieces they have. What is called when all that was missed has come.
        var index = { isLacking: false, head: null, light: null, groups: null, endings: [], news: null, pages: [], then: null };

        window.lifelineSearch = value => {
          var { file, round: own } = document.currentScript.dataset;
          if (own === String(round)) files.set(file, value);
        };

        // Begins anew, for a site that has changed.
        function begin() {
          round += 1;
          coming = 0;
          index.head = null;
          files.clear();
          lists.clear();
        }

        // MARK: Files

        // What is in a file, if it is here; else it is asked for, and all is found again when it has come.
        function file(name) {
          if (files.has(name)) {
            if (files.get(name) === undefined) index.isLacking = true;
            return files.get(name);
          }
          index.isLacking = true;
          files.set(name, undefined);
          coming += 1;
          var script = document.createElement("script"), own = round;
          script.src = root.dataset.root + root.dataset.search + name + ".js" + (index.head ? "?" + index.head.mark : "");
          Object.assign(script.dataset, { file: name, round: own });
          script.onload = script.onerror = () => {
            script.remove();
            if (own !== round) return;
            if (files.get(name) === undefined) files.set(name, "");
            coming -= 1;
            if (!coming) index.then();
          };
          document.head.append(script);
        }

        // Whether the head is here.
        function isReady() {
          if (!index.head && file("")) learn(file(""));
          return Boolean(index.head);
        }

        function learn(said) {
          index.head = said;
          index.endings = partsOf(said.endings, " ");
          index.light = new Set(partsOf(said.light, " ").map(stemOf));
          index.news = new Map(partsOf(said.signs, " ").map(pair => Array.from(pair)));
          index.groups = new Map();
          partsOf(said.same, ",").forEach(group => {
            var words = group.split(" ").filter(Boolean);
            words.forEach(word => {
              var known = index.groups.get(stemOf(word)) || [];
              index.groups.set(stemOf(word), known.concat({ name: "~" + words[0], words: words.map(stemOf) }));
            });
          });
          index.pages = pagesOf(said);
        }

        var partsOf = (text, separator) =>
          (text || "").toLowerCase().replace(/[^\p{L}\p{M}\p{N}_, ]/gu, "").split(separator).filter(Boolean);

        // The pages: how much each explains, how many pieces it has, where these are among all pieces, and in which files.
        function pagesOf({ parts, pages }) {
          var counts = reader(parts), table = reader(pages), all = [], first = 0;
          for (var part = 0; counts.more(); part += 1) {
            for (var count = counts.next(), place = 0; place < count; place += 1) {
              var prose = leastProse + (1 - leastProse) * table.digit() / 15, starts = [0];
              // How much is in the index of it, which is for the site to know.
              table.next();
              var size = table.next();
              if (size & 1) for (var rest = table.next(); rest; rest -= 1) starts.push(starts.at(-1) + table.next());
              all.push({ prose: prose, size: size >> 1, first: first, starts: starts, file: "/" + part + "-" + place });
              first += size >> 1;
            }
          }
          all.pieces = first;
          all.weight = all.reduce((sum, page) => sum + page.prose * page.size, 1);
          return all;
        }

        var digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
        var worths = new Uint8Array(128);
        Array.from(digits).forEach((digit, worth) => { worths[digit.charCodeAt(0)] = worth; });

        // Reads digits of 64 and numbers of five bits a digit, the lowest first.
        function reader(text) {
          var at = 0;
          var digit = () => worths[text.charCodeAt(at++)];
          function next() {
            for (var number = 0, shift = 0; at < text.length; shift += 5) {
              var one = digit();
              number |= (one & 31) << shift;
              if (one < 32) return number;
            }
          }
          return { digit: digit, next: next, more: () => at < text.length };
        }

        // The hash by which the site chose the file of a term: FNV-1a of its bytes.
        function hashOf(text) {
          var hash = 0x811c9dc5;
          new TextEncoder().encode(text).forEach(byte => { hash = Math.imul(hash ^ byte, 0x01000193); });
          return (hash ^ hash >>> 16) >>> 0;
        }

        var fileOf = (kind, text, number) => file("/" + kind + "-" + (hashOf(text) & number - 1)) || "";

        // What stands behind a word at the beginning of a line.
        function lineOf(text, word) {
          var at = text.indexOf("\n" + word + " ");
          return at < 0 ? "" : text.slice(at + word.length + 2, text.indexOf("\n", at + 1));
        }

        // What a digit says that a term is worth.
        var values = Array.from(digits, (_, level) => 0.1 * Math.pow(1.08, level));

        // Calls back with each page and piece that has a term, and what it is worth there.
        function each(term, take) {
          var line = reader(lineOf(fileOf("terms", term, index.head.shards), term));
          for (var page = 0; line.more();) {
            page += line.next();
            for (var piece = 0, step = 1; step & 1;) {
              step = line.next();
              piece += step >> 1;
              take(page, piece, values[line.digit()]);
            }
          }
        }

        // The same for what all of a title or heading says.
        function eachNamed(words, take) {
          var hash = hashOf(words.join(""));
          each("=" + [30, 24, 18, 12, 6, 0].map(shift => digits[hash >>> shift & 63]).join(""), take);
        }

        // The words that begin like one, by how they go on, and in about how many pieces each is.
        function listOf(word) {
          var signs = Array.from(word.slice(0, 4)), beginning = dense.test(word) ? signs[0] : signs.slice(0, 2).join("");
          if (lists.has(beginning)) return lists.get(beginning);
          var text = fileOf("words", beginning, index.head.lists), line = lineOf(text, beginning);
          var list = new Map(line.split(" ").filter(Boolean).map(one => [beginning + one.slice(1), countOf(one)]));
          if (text) lists.set(beginning, list);
          return list;
        }

        function countOf(digit) {
          for (var level = reader(digit).digit(), count = 1; level > 0; level -= 1) {
            count = Math.max(count + 1, Math.floor(count * 5 / 4));
          }
          return count;
        }

        var often = word => word && listOf(word).get(word) || 0;

        // A word without its endings, as the index has it.
        function stemOf(word) {
          if (!index.endings.length || word.length < 4 || /[^a-z]/.test(word)) return word;
          var stem = word, ending;
          while (!stem.endsWith("ss") &&
            (ending = index.endings.find(one => stem.length - one.length > 2 && stem.endsWith(one)))) {
            stem = stem.slice(0, -ending.length);
          }
          return stem.length > 3 ? stem.replace(/(.)\1$/, "$1") : stem;
        }

        // A piece and those behind it as they are shown, the address and the title of its page, when they are here.
        function rowsOf(number, piece) {
          var page = index.pages[number], part = page.starts.findLastIndex(start => start <= piece);
          var rows = file(page.file + (part ? "-" + part : ""));
          return rows && { address: rows[0], title: rows[1], pieces: rows.slice(2 + piece - page.starts[part]) };
        }

        begin();
        return Object.assign(index, {
          begin: begin, isReady: isReady, each: each, eachNamed: eachNamed, listOf: listOf, often: often, rowsOf: rowsOf,
          wordPattern: wordPattern, wordsOf: wordsOf, dense: dense, runsOf: runsOf, partsOfName: partsOfName, stemOf: stemOf,
        });
      })();

      """##
    ),
    (
      "search.js",
      ##"""
      // What finds, for the dialog that a page opens. A piece of a page, from one heading to the next, counts by the words of the question that are in
      // its heading, in its text and in its code, the more the rarer they are and the more of its page has them, and
      // by how many of them it has. Words that say little by themselves are left out; one that is nowhere is taken for
      // those that begin like it, or for the nearest. What bears just these words as its name comes first, what is
      // mostly code comes later.
      "use strict";
      (function () {
        var root = document.documentElement;
        var index = lifelineIndex;
        var { each, listOf, often, wordPattern, wordsOf, dense, runsOf, partsOfName, stemOf } = index;
        var opener = document.querySelector("button.search");
        // What stands between the words of a phrase, in whatever way it is written.
        var gap = "[^\\p{L}\\p{M}\\p{N}_]{0,3}";
        // What a word is worth in a page's title, and by itself in a heading, in text and in code.
        var worthOfTitle = 5, worth = [8, 5, 2, 1], worthAtTop = 10;
        // What counts less: a word that means the same, one that only begins so, one letter, a word that is
        // elsewhere on the page, a result of a page that has one already. How much of the words a result has at least.
        var ofSame = 0.6, ofBegun = 0.6, ofLetter = 0.5, ofPage = 0.55, again = 0.85, leastCovered = 0.3;
        // What a page of nothing but code and lists counts.
        var leastProse = 0.2;
        // How many results there are, how many of them are one page's, how many are looked into before the first is
        // shown, how many are shown at a time; how many words one that is begun may become; how much of a word is
        // looked at.
        var most = 30, mostOfPage = 4, looked = 10, shown = 10, mostBegun = 4, longest = 64;
        var dialog = document.querySelector("dialog.search");
        var [field, list, status] = ["input", "ol", "[role=status]"].map(part => dialog.querySelector(part));
        // What words are worth: who writes on asks for most of them again. The pieces that were found last, which are asked
        // for again when what they say has come. What is found, and for which words.
        var weighed = new Map(), ranked = { question: null, hits: [] }, found = [], asked = [];

        field.addEventListener("input", find);
        dialog.addEventListener("keydown", move);
        dialog.addEventListener("scroll", () => {
          if (dialog.scrollTop + dialog.clientHeight > dialog.scrollHeight - 200) showMore();
        });
        // A preview renews the index under the reader.
        document.addEventListener("lifeline:renewed", begin);
        index.then = find;
        find();

        function begin() {
          index.begin();
          weighed.clear();
          ranked.question = null;
          find();
        }

        // MARK: The dialog

        // Up and down go through the results; Return in the field takes the first; Escape closes, though
        // there is something in the field. While an input method composes, its keys are its own; the one that
        // ends it says so in Safari by its code only.
        function move(event) {
          if (event.isComposing || event.keyCode === 229) return;
          var results = Array.from(list.querySelectorAll("a")), at = results.indexOf(document.activeElement);
          if (event.key === "Escape") {
            event.preventDefault();
            dialog.close();
          } else if (event.key === "Enter" && document.activeElement === field) {
            event.preventDefault();
            if (results[0]) results[0].click();
          } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            event.preventDefault();
            var next = at + (event.key === "ArrowDown" ? 1 : -1);
            (results[next] || field).focus();
          }
        }

        // MARK: The words of a question

        // Punctuation only separates words, so that selectors are found by parts. Words that say little by
        // themselves are not looked for, unless there are no others.
        function termsOf(words) {
          var terms = words.flatMap(word => dense.test(word) ? cut(word) : spell(word));
          // Which words they are is known when all has come that says so.
          if (index.isLacking) return [];
          terms = terms.filter((term, at) => terms.findIndex(other => other.word === term.word) === at);
          var telling = terms.filter(term => !index.light.has(stemOf(term.word)));
          var found = telling.map(known);
          // The others are not loaded before it is known that there are no such.
          return found.some(term => term.count) || telling.length && index.isLacking ? found : terms.map(known);
        }

        // A word as it is somewhere: itself, what it may become, letters and digits apart, the words that it is made
        // of, the nearest, or those of its parts that are known.
        function spell(written) {
          var word = written.toLowerCase(), isKnown = word => often(stemOf(word)), near;
          if (index.light.has(stemOf(word))) return [{ word: word }];
          if (known({ word: word }).count) return [{ word: word }].concat(inCodeAlone(written) || []);
          // What it may be taken for is not looked for before it is known that it is nowhere.
          var begun = begunBy(word);
          if (index.isLacking) return [{ word: word }];
          if (begun.length) return [{ word: word, begun: begun }];
          var runs = runsOf(word);
          var parts = runs.length > 1 && runs.every(isKnown) ? runs : divided(written);
          if (!parts && (near = nearest(stemOf(word)))) return [{ word: near, written: word }];
          parts = parts || partsOfName(written).map(part => part.toLowerCase()).filter(isKnown);
          return (parts.length ? parts : [word]).map(part => ({ word: part }));
        }

        // What a word in small letters that little code alone has is made of: nobody may mean the name that it is there.
        function inCodeAlone(written) {
          var term = known({ word: written });
          if (term.count > 3 || /[A-Z]/.test(written) || term.values.some(value => value > worth[3] * 1.01)) return null;
          return (divided(written) || []).map(part => ({ word: part }));
        }

        // The words that one may become which somebody has begun, those first that are in most pieces.
        function begunBy(word) {
          if (word.length < 2) return [];
          return Array.from(listOf(word)).filter(([one]) => one.startsWith(word) || word.startsWith(one) &&
            one.length > 2 && index.endings.some(ending => (one + ending).startsWith(word)))
            .sort((a, b) => b[1] - a[1]).slice(0, mostBegun).map(([one]) => one);
        }

        // The fewest known words that a word is made of, which end where its parts do, if it has any.
        function divided(written) {
          var names = partsOfName(written), ends = new Set(), end = 0, best = [[]];
          names.forEach(name => ends.add(end += name.length));
          for (end = 1; end <= written.length; end += 1) {
            for (var from = 0; from < end; from += 1) {
              var word = written.slice(from, end).toLowerCase(), before = best[from];
              // The whole word is none of its parts.
              var isPart = end - from < written.length && (names.length > 1 ? ends.has(end) : word.length > 2);
              if (!before || !isPart || !often(stemOf(word))) continue;
              if (!best[end] || isBetter(before.concat(word), best[end])) best[end] = before.concat(word);
            }
          }
          return best[written.length];
        }

        // Few words are better than many, and of as many a long one beside short ones.
        function isBetter(words, others) {
          var square = all => all.reduce((sum, word) => sum + word.length * word.length, 0);
          return words.length < others.length || words.length === others.length && square(words) > square(others);
        }

        // A word with what it is worth, which is kept when all has come that says so.
        function known(part) {
          var key = part.word + (part.begun ? "*" : ""), term = weighed.get(key), wasLacking = index.isLacking;
          if (!term) {
            index.isLacking = false;
            term = weigh(part);
            if (!index.isLacking) weighed.set(key, term);
            index.isLacking = index.isLacking || wasLacking;
          }
          return Object.assign({}, term, part);
        }

        // What a word is worth in each piece of all pages, in how many pieces of each page it is, and what it is worth
        // altogether, the more the rarer it is; what means the same is worth less. A word in a page's title is worth
        // something in all its pieces.
        function weigh({ word, begun }) {
          var stem = stemOf(word), same = index.groups.get(stem) || [], had = 0.5, pages = index.pages;
          var values = new Float32Array(pages.pieces), counts = new Uint32Array(pages.length);
          var titles = new Float32Array(pages.length), count = 0;
          var take = share => (page, piece, value) => {
            var at = pages[page].first + piece, title = piece ? 0 : value > 9 ? worthOfTitle : value > 6 ? 3 : 0;
            values[at] = Math.max(values[at], value * share);
            titles[page] = Math.max(titles[page], title * share);
          };
          each(stem, take(1));
          (begun || []).forEach(one => each(one, take(ofBegun)));
          same.forEach(group => each(group.name, take(ofSame)));
          // It is weighed again when all has come.
          if (index.isLacking) pages = [];
          pages.forEach((page, number) => {
            for (var sum = 0, at = page.first; at < page.first + page.size; at += 1) {
              if (values[at]) counts[number] += 1;
              sum += Math.min(1, values[at] / worth[2]);
            }
            count += counts[number];
            had += page.prose * (titles[number] ? page.size : sum);
          });
          var weight = Math.log(1 + Math.max(0.01, index.pages.weight - had) / had) * (word.length === 1 ? ofLetter : 1);
          return {
            count: count, stem: stem, also: same.flatMap(group => group.words), weight: weight,
            values: values, counts: counts, titles: titles,
          };
        }

        // MARK: Words without blanks

        // Divides letters that stand without blanks into words of one and two, the likeliest ones; old signs
        // are read as the new ones.
        function cut(text) {
          var signs = Array.from(text).map(sign => often(index.news.get(sign)) > often(sign) ? index.news.get(sign) : sign);
          var best = [{ cost: 0, parts: [] }];
          for (var end = 1; end <= signs.length; end += 1) {
            for (var from = Math.max(0, end - 6); from < end; from += 1) {
              var word = signs.slice(from, end).join(""), cost = best[from].cost + costOf(word, end - from);
              if (!best[end] || cost < best[end].cost) {
                best[end] = { cost: cost, parts: best[from].parts.concat({ word: word }) };
              }
            }
          }
          return mend(best[signs.length].parts);
        }

        // How unlikely a word is.
        function costOf(word, length) {
          if (length > 1 && (index.light.has(word) || index.groups.has(word))) return 1;
          if (length > 2) return Infinity;
          // The index has these in a few places only.
          if (index.light.has(word)) return 5;
          return Math.log(20 * index.pages.weight / (often(word) || (2 - length) / 100)) + (length === 1 ? 1.5 : 0);
        }

        // Two letters that are nowhere together are taken for two that begin so and of which neither is often without
        // the other: many words share a letter and nothing else.
        function mend(parts) {
          for (var at = 1; at < parts.length; at += 1) {
            var first = parts[at - 1].word, second = parts[at].word;
            if (first.length + second.length > 2 || index.light.has(first) || index.light.has(second) || often(first + second)) continue;
            var near = Array.from(listOf(first)).find(([word, count]) =>
              word[1] && count > 1 && count > often(first) / 2 && count > often(word[1]) / 2);
            if (near) parts.splice(at - 1, 2, { word: near[0], written: first + second });
          }
          return parts;
        }

        // MARK: Finding

        function find() {
          index.isLacking = false;
          var isReady = index.isReady();
          var words = isReady ? wordsOf(field.value).filter(word => word !== "_").map(word => word.slice(0, longest)) : [];
          var terms = words.length ? termsOf(words) : [];
          var hits = terms.length && !index.isLacking ? rank(terms, words.map(word => word.toLowerCase())) : [];
          // What there was stays until all is here that is shown; what comes calls this again.
          hits.slice(0, shown).forEach(textsOf);
          list.ariaBusy = index.isLacking;
          if (index.isLacking) return;
          found = hits;
          asked = terms;
          list.textContent = "";
          showMore();
          if (!terms.length) return say(isReady && field.value.trim() ? [counted(0)] : []);
          var near = opener.dataset.near || "{} → {}", taken = terms.filter(term => term.written);
          say(taken.map(term => fill(near, term.written, spelt(term))).concat(counted(found.length)));
        }

        // The pieces by what they have of the words: what the words are worth there decides, and how much of
        // them is there.
        function rank(terms, words) {
          var all = terms.reduce((sum, term) => sum + (term.count ? term.weight : 0), 0);
          var hits = ranked.question === field.value ? ranked.hits : best(hitsOf(terms, words, all));
          if (!index.isLacking) ranked = { question: field.value, hits: hits };
          return ordered(hits.map(hit => Object.assign({}, hit)), words, terms, all);
        }

        // The best pieces of each page.
        function hitsOf(terms, words, all) {
          var named = new Map(), hits = [];
          // What bears just these words as its name.
          index.eachNamed(words, (page, piece) => {
            named.set(index.pages[page].first + piece, all * (piece ? 6 : 10));
          });
          index.pages.forEach((page, number) => {
            var own = terms.filter(term => term.counts[number]);
            if (own.length) hits.push(...bestOfPage(page, number, own, named, all));
          });
          return hits;
        }

        var better = (a, b) => b.score - a.score;

        // The best pieces of a page. The first counts most, so that other pages have their turn.
        function bestOfPage(page, number, terms, named, all) {
          var hits = [];
          for (var piece = 0; piece < page.size; piece += 1) {
            var hit = weighPiece(page, number, piece, terms, all);
            if (!hit) continue;
            hit.score += named.get(page.first + piece) || 0;
            hits.push(hit);
          }
          hits = hits.sort(better).slice(0, mostOfPage);
          hits.forEach((hit, place) => { hit.score *= Math.pow(again, place); });
          return hits;
        }

        // What a piece is worth by the words that its page has; null where it has none itself. A word says more about a
        // page the more of its pieces have it, and what a piece lacks may stand elsewhere on its page; but what stands in a
        // list has nothing to do with what else stands there.
        function weighPiece(page, number, piece, terms, all) {
          var at = page.first + piece, score = 0, covered = 0, around = 0;
          if (!terms.some(term => term.values[at])) return null;
          terms.forEach(({ values, titles, counts, weight }) => {
            var title = titles[number], value = Math.max(title, values[at]);
            if (value) {
              score += weight * (value + 2 * (title ? page.size : counts[number]) / page.size);
              covered += weight / all;
            } else if (page.prose > leastProse) {
              around += ofPage * weight / all;
            }
          });
          score *= page.prose * Math.pow(covered + around, 1.5);
          return { page: number, piece: piece, score: score, covered: covered };
        }

        // The hits to show: those with a good part of the words, and a few at least.
        function best(hits) {
          var isGood = hit => hit.covered >= leastCovered, few = 5;
          var others = largest(hits.filter(hit => !isGood(hit)), few);
          return largest(hits.filter(isGood).concat(others), most);
        }

        // The best of some hits, in order; to bring all of many thousands into order takes longer than all else.
        function largest(hits, number) {
          if (hits.length > 10 * number) {
            var least = Float64Array.from(hits, hit => hit.score).sort().at(-number);
            hits = hits.filter(hit => hit.score >= least);
          }
          return hits.sort(better).slice(0, number);
        }

        // The hits with the first of them looked into: what has the words together comes before the others. A long
        // piece is several, of which one is shown.
        function ordered(hits, words, terms, all) {
          var first = hits.slice(0, looked), phrase = new RegExp(words.join(gap), "u");
          first.forEach(hit => {
            var texts = textsOf(hit);
            if (!texts || words.length + terms.length < 3) return;
            hit.score += all * Math.max(...texts.map((text, at) => !phrase.test(text.toLowerCase()) ? 0 :
              at === 1 && !hit.piece ? worthAtTop : worth[at]));
          });
          var places = new Set();
          return first.sort(better).filter(hit => {
            var place = index.isLacking ? hit : hit.page + "#" + hit.row[0];
            return !places.has(place) && places.add(place);
          }).concat(hits.slice(looked));
        }

        // A hit's heading, title, text and code, when they are here.
        function textsOf(hit) {
          var rows = index.rowsOf(hit.page, hit.piece);
          if (!rows) return null;
          hit.rows = rows.pieces;
          hit.row = hit.rows[0] || ["", "", ""];
          hit.address = rows.address;
          return [hit.row[1], rows.title, hit.row[2], hit.row[3] || ""];
        }

        // MARK: Misspelt words

        // The nearest word of those that begin like one, or would if its first letters changed places.
        function nearest(word) {
          var limit = Math.min(3, Math.floor(word.length / 4)), found = null;
          if (limit) [word, word[1] + word[0] + word.slice(2)].forEach(one => listOf(one).forEach((count, known) => {
            if (known.length < 4 || Math.abs(known.length - word.length) > limit) return;
            var far = distance(word, known, limit) - count / 1e6;
            if (far <= limit && (!found || far < found.far)) found = { far: far, word: known };
          }));
          return found && found.word;
        }

        // Levenshtein's distance, where a swap of neighbours counts one; more than the limit is one more.
        function distance(a, b, limit) {
          var before = [], last = Array.from({ length: b.length + 1 }, (_, index) => index);
          for (var row = 1; row <= a.length; row += 1) {
            var now = [row];
            for (var column = 1; column <= b.length; column += 1) {
              var far = Math.min(last[column], now[column - 1], last[column - 1] - (a[row - 1] === b[column - 1])) + 1;
              if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
                far = Math.min(far, before[column - 2] + 1);
              }
              now.push(far);
            }
            if (Math.min(...now) > limit) return limit + 1;
            before = last;
            last = now;
          }
          return last[b.length];
        }

        // MARK: Showing

        // Says to those who see the list and to those who hear it what it holds.
        function say(texts) {
          var text = texts.join(" · ");
          if (status && status.textContent !== text) status.textContent = text;
        }

        var fill = (words, first, second) => words.replace("{}", () => first).replace("{}", () => second);

        function counted(number) {
          if (!number) return opener.dataset.none;
          return number === 1 && opener.dataset.one || fill(opener.dataset.count || "{}", number);
        }

        // Shows some more of what is found, if what they say is here.
        function showMore() {
          index.isLacking = false;
          var next = found.slice(list.children.length, list.children.length + shown);
          if (next.map(textsOf).every(Boolean)) next.forEach(hit => { list.append(result(hit, asked)); });
        }

        function result(hit, terms) {
          var [item, link, title, text] = ["li", "a", "strong", "span"].map(name => document.createElement(name));
          var texts = textsOf(hit), anchor = hit.row[0];
          link.href = root.dataset.root + hit.address.split("/").map(encodeURIComponent).join("/") +
            (anchor ? "#" + encodeURIComponent(anchor) : "");
          highlight(title, texts[1] + (texts[0] ? " › " + texts[0] : ""), terms);
          highlight(text, part(hit, texts, terms), terms);
          link.append(title, text);
          item.append(link);
          return item;
        }

        // The part of a piece around its rarest word; where the text has none, its beginning, where there is no text, the
        // code, and where there is neither, what stands below.
        function part(hit, texts, terms) {
          var rarest = terms.slice().sort((a, b) => a.count - b.count);
          var wanted = rarest.concat(rarest.map(term => ({ stem: "", also: term.also, isSame: true })));
          for (var text of texts[2].length > 40 ? [texts[2]] : texts.slice(2)) {
            for (var term of wanted) {
              var place = placesOf(text, [term]).sort((a, b) => a.way - b.way)[0];
              if (place) return excerpt(text, place.at);
            }
          }
          return excerpt(texts[2] || texts[3] || hit.rows.slice(1, 6).map(other => other[1]).join(" · "), 0);
        }

        function excerpt(text, at) {
          var from = Math.max(0, at - 40), part = text.slice(from, from + 160);
          if (from) part = part.replace(/^\w{0,30}\s?/, "…");
          if (from + 160 < text.length) part = part.replace(/\w{0,30}$/, "…");
          return part;
        }

        // Where words of a question stand in a text, as the index finds them: by themselves, 0, or in a name, 1.
        function placesOf(text, terms) {
          var places = [], last;
          for (var found of text.matchAll(wordPattern)) {
            var word = found[0], at = found.index;
            var joined = last && /^\d+$/.test(word) && at === last.end + 1 && text.slice(last.at, at - 1) + word;
            terms.forEach(term => {
              if (dense.test(word)) places.push(...within(word, at, term));
              else if (isOf(word, term)) places.push({ at: at, end: at + lengthIn(word, term), way: 0 });
              else if (joined && joined.toLowerCase() === term.stem) places.push({ at: last.at, end: at + word.length, way: 0 });
              else places.push(...inName(word, at, term));
            });
            last = { at: at, end: at + word.length };
          }
          return places;
        }

        var stemsOf = term => term.isSame ? term.also : [term.stem].concat(term.begun || []);
        var isOf = (word, term) => stemsOf(term).includes(stemOf(word.toLowerCase()));
        // Of a word that was begun, as much as was written.
        var lengthIn = (word, term) => term.begun ? Math.min(word.length, term.word.length) : word.length;

        function within(run, at, term) {
          return stemsOf(term).filter(stem => dense.test(stem)).flatMap(stem =>
            Array.from(run.matchAll(stem), found => ({ at: at + found.index, end: at + found.index + stem.length, way: 0 })));
        }

        function inName(name, at, term) {
          var parts = partsOfName(name), starts = [0];
          parts.forEach(part => starts.push(starts.at(-1) + part.length));
          for (var from = 0; parts.length > 1 && from < parts.length; from += 1) {
            for (var to = parts.length; to > from; to -= 1) {
              var part = name.slice(starts[from], starts[to]);
              if (isOf(part, term)) return [{ at: at + starts[from], end: at + starts[from] + lengthIn(part, term), way: 1 }];
            }
          }
          return [];
        }

        // A misspelt word as it is written where it was found.
        function spelt(term) {
          for (var hit of found.slice(0, looked)) {
            for (var text of textsOf(hit) || []) {
              var place = placesOf(text, [term])[0];
              if (place) return text.slice(place.at, place.end);
            }
          }
          return term.word;
        }

        // Marks what was asked for; a word within a name only where it does not stand by itself.
        function highlight(element, text, terms) {
          var at = 0;
          terms.flatMap(term => {
            var places = placesOf(text, [term]), whole = places.filter(place => !place.way);
            return whole.length ? whole : places;
          }).sort((a, b) => a.at - b.at || b.end - a.end).forEach(place => {
            if (place.at < at) return;
            var mark = document.createElement("mark");
            mark.textContent = text.slice(place.at, place.end);
            element.append(text.slice(at, place.at), mark);
            at = place.end;
          });
          element.append(text.slice(at));
        }
      })();

      """##
    ),
    (
      "style/10-colours.css",
      ##"""
      /* Roles of colours first, each for light and for dark: everything below speaks of roles only. */
      :root {
        color-scheme: light dark;
        --paper: light-dark(#fbfaf7, #0f1318);
        --surface: light-dark(#ffffff, #151a21);
        --sunken: light-dark(#f4f2ec, #191f27);
        --ink: light-dark(#1c2127, #e3e7eb);
        --soft: light-dark(#57606a, #9aa5b1);
        --rule: light-dark(#e2dfd6, #2a323c);
        --accent: light-dark(#0759b8, #6cb2ff);
        --accent-wash: light-dark(#e9f0f9, #16263a);
        --good: light-dark(#187633, #57c477);
        --good-wash: light-dark(#e6f4ea, #12291b);
        --warn: light-dark(#8a4b00, #f0b35a);
        --warn-wash: light-dark(#fff3df, #2e2210);
        --bad: light-dark(#b31d28, #ff8a80);
        --bad-wash: light-dark(#ffeeec, #341a1b);
        --note: light-dark(#0759b8, #6cb2ff);
        --important: light-dark(#6639ba, #b794f6);
        --k: light-dark(#9b2393, #ff7ab2); --t: light-dark(#0b4f79, #7cd0f0); --f: light-dark(#215c63, #82d8c8);
        --s: light-dark(#b3261e, #ff8f7c); --n: light-dark(#1c00cf, #d6c972); --c: light-dark(#5d6c79, #8694a2);
        --shadow: 0 1px 2px light-dark(rgb(40 36 20 / 6%), transparent), 0 4px 16px light-dark(rgb(40 36 20 / 5%), transparent);
        --shade: color-mix(in srgb, var(--ink) 16%, transparent);
        --code: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", "PingFang SC",
          "Noto Sans Mono CJK SC", "Microsoft YaHei", monospace;
      }

      /* Paper is always light. */
      @media screen {
        :root[data-theme="light"] { color-scheme: light; }
        :root[data-theme="dark"] { color-scheme: dark; }
      }
      @media print { :root { color-scheme: light; } }

      /* A palette of the reader's own is followed in drawings too, whatever is chosen here. */
      @media (forced-colors: active) {
        :root { --paper: Canvas; --surface: Canvas; --sunken: Canvas; --ink: CanvasText; --soft: CanvasText; --accent: LinkText; }
        .ll.ll {
          --bg: Canvas; --ink: CanvasText; --soft: CanvasText; --rail: GrayText; --head: Canvas; --bar: GrayText;
          --own: LinkText; --note: CanvasText; --warn: CanvasText; --bad: CanvasText; --blue: CanvasText;
          --green: CanvasText; --purple: CanvasText;
        }
      }

      /* Latin fonts come first, or quotes are as wide as Chinese characters, as they are to be in Chinese alone. */
      :root, [lang|="en"] {
        --text: -apple-system, BlinkMacSystemFont, "Segoe UI", "Helvetica Neue", "Noto Sans", Arial,
          "Liberation Sans", "DejaVu Sans", "PingFang SC", "Hiragino Sans GB", "Noto Sans CJK SC", "Source Han Sans SC",
          "Microsoft YaHei", sans-serif;
      }
      [lang|="zh"] {
        --text: "PingFang SC", "Hiragino Sans GB", "Noto Sans CJK SC", "Source Han Sans SC", "Microsoft YaHei",
          -apple-system, BlinkMacSystemFont, "Segoe UI", "Helvetica Neue", "Noto Sans", Arial, sans-serif;
      }

      """##
    ),
    (
      "style/20-page.css",
      ##"""
      *, *::before, *::after { box-sizing: border-box; }

      html {
        background: var(--paper);
        color: var(--ink);
        font: 106.25%/1.65 var(--text);
        -webkit-text-size-adjust: 100%;
        text-size-adjust: 100%;
        scroll-padding-top: 4.5rem;
        overflow-wrap: break-word;
      }

      [lang]:where(:not(pre, code)) { font-family: var(--text); }
      /* Chinese: looser lines, punctuation that closes up, no slanted characters. */
      [lang|="zh"] { line-height: 1.85; text-autospace: normal; text-spacing-trim: trim-start; line-break: strict; }
      :lang(zh) :is(em, .c, .more a) { font-style: normal; }
      :lang(zh) em { text-emphasis: filled dot; text-emphasis-position: under right; }
      @media (min-width: 40rem) { :lang(zh) article > :is(p, ul, ol) { text-align: justify; } }
      [lang|="en"] { line-height: 1.65; text-autospace: no-autospace; }
      pre, code, .diagram, math { direction: ltr; unicode-bidi: isolate; }
      pre, code, .diagram { text-autospace: no-autospace; text-spacing-trim: space-all; }

      body { margin: 0; }
      a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
      a:hover { text-decoration-thickness: 2px; }
      a.broken { color: var(--bad); text-decoration: underline wavy; }
      :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }

      .skip { position: absolute; inset-inline-start: -100vw; }
      .skip:focus { inset-inline-start: 1rem; top: 0.6rem; z-index: 3; background: var(--surface); padding: 0.3rem 0.8rem; }

      .bar {
        position: sticky; top: 0; z-index: 2; scroll-margin-top: -4.5rem; /* Links to it move nothing. */
        display: flex; align-items: center; gap: 1rem;
        min-height: 3.5rem; padding: 0 1.5rem; line-height: 1.3;
        background: color-mix(in srgb, var(--paper) 92%, transparent);
        backdrop-filter: blur(10px);
        border-bottom: 1px solid var(--rule);
      }
      .bar .name {
        display: flex; align-items: center; gap: 0.55rem; margin-inline-end: auto; min-width: 0;
        color: var(--ink); font-weight: 650; letter-spacing: -0.01em; text-decoration: none;
      }
      .bar .name span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      .bar svg { flex: none; fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
      .bar .rails { stroke: var(--soft); }
      .bar .calls { stroke: var(--accent); }
      .bar button:not([hidden]), .bar .menu { display: inline-flex; align-items: center; height: 2.25rem; }
      .bar button, .bar .menu {
        font: inherit; font-size: 0.85rem; line-height: 1; color: var(--soft); text-decoration: none;
        padding: 0 0.75rem; background: none; border: 1px solid var(--rule); border-radius: 0.5rem;
        cursor: pointer;
      }
      .bar .search svg { display: none; stroke: currentColor; stroke-width: 1.6; }
      .bar kbd { margin-inline-start: 0.5rem; padding: 0 0.35em; font-size: 0.85em; }
      .languages { display: flex; gap: 0.9rem; font-size: 0.85rem; line-height: 1; }
      .languages a { color: var(--soft); text-decoration: none; padding: 0.5rem 0; white-space: nowrap; }
      .languages a:hover { color: var(--accent); text-decoration: underline; }
      .languages .untranslated { text-decoration: underline dotted; }
      .choice { position: relative; font-size: 0.85rem; line-height: 1; }
      .choice summary { padding: 0.6rem 0; color: var(--soft); cursor: pointer; white-space: nowrap; }
      .choice div { position: absolute; inset-inline-end: 0; max-height: 70vh; overflow: auto; padding: 0.3rem; background: var(--surface); border: 1px solid var(--rule); border-radius: 0.5rem; }
      .choice a { display: block; padding: 0.6rem 0.8rem; color: var(--ink); text-decoration: none; white-space: nowrap; }
      .choice a[aria-current] { color: var(--accent); font-weight: 600; }
      .bar .theme::before { content: "◐"; margin-inline-end: 0.4em; }
      .bar .theme[data-theme="light"]::before { content: "○"; }
      .bar .theme[data-theme="dark"]::before { content: "●"; }
      .bar button:hover, .bar .menu:hover { color: var(--ink); border-color: var(--soft); }

      .frame {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        max-width: 92rem; margin: 0 auto; padding: 0 1.25rem;
      }
      main { padding: 2rem 0 4rem; min-width: 0; width: 100%; max-width: 54rem; margin: 0 auto; }

      """##
    ),
    (
      "style/30-navigation.css",
      ##"""
      .navigation { font-size: 0.92rem; line-height: 1.45; }
      .navigation ul { list-style: none; margin: 0; padding: 0; }
      .navigation ul ul:not(.apart > ul) { margin: 0.15rem 0 0.4rem; margin-inline-start: 0.55rem; padding-inline-start: 0.7rem; border-inline-start: 1px solid var(--rule); }
      .navigation li a { display: block; padding: 0.28rem 0.6rem; border-radius: 0.4rem; color: var(--soft); text-decoration: none; }
      .navigation li a:hover { color: var(--ink); background: var(--sunken); }
      .navigation a[aria-current="page"] { color: var(--accent); background: var(--accent-wash); font-weight: 600; }
      .navigation .more a { font-style: italic; }
      .navigation .apart > span { display: block; padding: 1rem 0.6rem 0.28rem; font-size: 0.8rem; font-weight: 600; color: var(--soft); }

      .breadcrumbs { margin: 0 0 0.6rem; font-size: 0.88rem; color: var(--soft); }
      .breadcrumbs a { color: var(--soft); text-decoration: none; }
      .breadcrumbs a:hover { color: var(--accent); text-decoration: underline; }
      .breadcrumbs span { margin: 0 0.45rem; opacity: 0.6; }

      .contents { font-size: 0.88rem; line-height: 1.45; margin: 0 0 2rem; padding: 0.9rem 1.1rem; background: var(--sunken); border-radius: 0.6rem; max-width: 44rem; }
      .contents p { margin: 0 0 0.4rem; color: var(--soft); font-size: 0.82rem; font-weight: 600; }
      .contents ul { list-style: none; margin: 0; padding: 0; }
      .contents a { display: block; padding: 0.18rem 0; color: var(--soft); text-decoration: none; }
      .contents a:hover { color: var(--ink); }
      .contents .inner { padding-inline-start: 0.9rem; }
      .contents a[aria-current] { color: var(--accent); font-weight: 600; }

      /* On phones the pages cover this one: without scripts as what the link to them leads to. */
      @media (max-width: 59.99rem) {
        .navigation:not(:target, .open) { display: none; }
        .navigation {
          position: fixed; inset: 0; z-index: 4; overflow-y: auto; overscroll-behavior: contain; scroll-padding-block: 4rem 1rem;
          padding: 0 1.5rem 2rem; background: var(--paper); font-size: 1.05rem;
        }
        .navigation .close { display: block; position: sticky; top: 0; padding: 1rem 0; text-align: end; background: var(--paper); }
        .navigation li a { padding-block: 0.5rem; }
        :root:has(.navigation.open) { overflow: hidden; }
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

      /* Between the two the diagrams need the room: the contents stand under the pages, in the lower half. */
      @media screen and (min-width: 60rem) and (max-width: 89.99rem) and (min-height: 34rem) {
        .frame:has(.contents) > .navigation { grid-area: 1 / 1; max-height: calc(50vh - 3.5rem); padding-bottom: 0.5rem; }
        main:has(> .contents) {
          grid-area: 1 / 1 / auto / -1; min-height: calc(100vh - 3.5rem); padding-bottom: 0;
          display: grid; grid-template: repeat(3, auto) 1fr / subgrid;
        }
        main > * { grid-column: 2; }
        main > .end { padding-bottom: 4rem; }
        main > .contents {
          grid-area: 1 / 1 / -1; align-self: start; position: sticky; top: 50vh; max-height: 50vh; overflow-y: auto;
          margin: 0; padding: 0.8rem 0.25rem 2rem 0.6rem; background: none; border-top: 1px solid var(--rule); border-radius: 0; scrollbar-width: thin;
        }
      }

      @media (min-width: 60rem) and (max-width: 89.99rem) and (max-height: 33.99rem) { .contents ul { columns: 2; column-gap: 2rem; } }

      @media (min-width: 90rem) {
        .frame { grid-template-columns: 14rem minmax(0, 1fr); column-gap: 2.5rem; }
        main { display: grid; grid-template-columns: minmax(0, 1fr) 12rem; column-gap: 2.5rem; align-content: start; }
        main > * { grid-column: 1; }
        main > .contents {
          grid-column: 2; grid-row: 1 / span 20; align-self: start; position: sticky; top: 5.5rem;
          max-height: calc(100vh - 7rem); overflow-y: auto; margin: 0; padding: 0.2rem 0 0 1.2rem;
          background: none; border-inline-start: 1px solid var(--rule); border-radius: 0; scrollbar-width: thin;
        }
      }

      """##
    ),
    (
      "style/40-text.css",
      ##"""
      header.title, article > *, footer.end { max-width: 44rem; }
      article > figure, article > .table, article > .rules { max-width: 54rem; }
      article > figure.compared { max-width: 70rem; }

      h1, h2, h3, h4, h5, h6 { line-height: 1.25; letter-spacing: -0.015em; font-weight: 680; text-wrap: balance; }
      :lang(zh) :is(h1, h2, h3, h4, h5, h6) { letter-spacing: 0; line-height: 1.35; text-wrap: pretty; }
      h1 { margin: 0; font-size: clamp(1.9rem, 1.4rem + 2vw, 2.6rem); line-height: 1.15; letter-spacing: -0.025em; }
      /* A long name stays whole on a phone: about 0.58 of a letter's height is its width. */
      @media (max-width: 40rem) { h1[style] { font-size: clamp(1.1rem, (100vw - 2.5rem) / (var(--longest) * 0.58), 1.9rem); } }
      article h1 { margin: 3.4rem 0 1rem; font-size: 1.8rem; }
      header.title:not(:has(h1)) ~ article > h1:first-of-type { margin-top: 1.6rem; font-size: clamp(1.9rem, 1.4rem + 2vw, 2.6rem); }
      h2 { margin: 3rem 0 0.9rem; font-size: 1.5rem; }
      h3 { margin: 2.2rem 0 0.6rem; font-size: 1.18rem; }
      h4, h5, h6 { margin: 1.8rem 0 0.4rem; font-size: 1rem; }
      header.title { margin-bottom: 1.8rem; }
      .lead { margin: 0.8rem 0 0; font-size: 1.15rem; line-height: 1.5; color: var(--soft); text-wrap: pretty; }
      .home .contents { display: none; }
      .home article > figure { max-width: 56rem; }
      .actions { display: flex; flex-wrap: wrap; gap: 0.8rem; }
      .actions a:first-child { background: var(--accent); color: var(--surface); }
      .actions a { padding: 0.55rem 1.2rem; border: 1px solid var(--accent); border-radius: 0.5rem; text-decoration: none; }
      .draft { display: inline-block; margin: 1rem 0 0; padding: 0.1rem 0.6rem; border-radius: 0.4rem; background: var(--warn-wash); color: var(--warn); font-size: 0.85rem; }

      p, ul, ol, dl, blockquote, pre, .table, .callout { margin: 0 0 1.15rem; }
      p { text-wrap: pretty; }
      ul, ol { padding-inline-start: 1.5rem; }
      li { margin: 0.25rem 0; }
      li > :is(p, ul, ol) { margin-bottom: 0.5rem; }
      li::marker { color: var(--soft); }
      li.task { list-style: none; }
      li.task > input:first-child, li.task > p:first-child > input:first-child { width: 0.85rem; margin: 0 0.3rem 0 -1.4rem; }
      hr { border: 0; border-top: 1px solid var(--rule); margin: 2.5rem 0; }
      img { max-width: 100%; height: auto; border-radius: 0.5rem; }
      kbd { font: 0.85em var(--code); padding: 0.1em 0.4em; border: 1px solid var(--rule); border-bottom-width: 2px; border-radius: 0.3em; background: var(--surface); }
      mark { background: var(--warn-wash); color: inherit; }
      blockquote { margin-inline: 0; padding: 0.1rem 0; padding-inline-start: 1.2rem; border-inline-start: 3px solid var(--rule); color: var(--soft); }
      blockquote > :last-child, .callout > :last-child, li > :last-child { margin-bottom: 0; }

      .anchor { margin-inline-start: 0.4rem; color: var(--soft); text-decoration: none; font-weight: 400; opacity: 0; }
      .anchor::before { content: "#"; }
      :is(h1, h2, h3, h4, h5, h6):hover .anchor { opacity: 0.7; }
      @media (hover: none) { .anchor { opacity: 0.5; } }

      code, pre { font-family: var(--code); font-size: 0.865em; font-variant-ligatures: none; }
      :not(pre) > code { padding: 0.12em 0.36em; border-radius: 0.3em; background: var(--sunken); overflow-wrap: anywhere; }
      :is(td, th) code { overflow-wrap: break-word; }
      a > code:is(code) { padding-inline: 0; background: none; color: inherit; }
      pre { overflow-x: auto; padding: 0.95rem 1.1rem; border-radius: 0.6rem; background: var(--sunken); line-height: 1.55; tab-size: 2; }
      pre code { font-size: 1em; }
      .mermaid[data-processed] { background: #fff; color: #1b1f24; text-align: center; }
      h1 code, h2 code, h3 code { font-size: 0.9em; letter-spacing: -0.02em; }

      code .k { color: var(--k); font-weight: 600; }
      code .t { color: var(--t); }
      code :is(.f, .p) { color: var(--f); }
      code .s { color: var(--s); }
      code .n { color: var(--n); }
      code .c { color: var(--c); font-style: italic; }
      code :is(.a, .d) { color: var(--k); }

      .table { overflow-x: auto; --under: var(--paper); }
      table { border-collapse: collapse; font-size: 0.94rem; line-height: 1.5; min-width: 60%; }
      th, td { padding: 0.5rem 0; padding-inline-end: 0.9rem; border-bottom: 1px solid var(--rule); text-align: start; vertical-align: top; }
      th { color: var(--soft); font-weight: 600; font-size: 0.86rem; border-bottom-color: var(--soft); }
      td:has(wbr) { min-width: 10.5rem; }
      .center { text-align: center; }
      .left { text-align: left; }
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
      .backlink { margin-inline-start: 0.2rem; }

      """##
    ),
    (
      "style/50-scenarios.css",
      ##"""
      figure { margin: 2rem 0 2.2rem; }
      figure.scenario { border: 1px solid var(--rule); border-radius: 0.8rem; background: var(--surface); box-shadow: var(--shadow); overflow: clip; }
      .scenario figcaption { display: flex; gap: 0.8rem; align-items: baseline; padding: 0.75rem 1.2rem; border-bottom: 1px solid var(--rule); font-size: 0.95rem; font-weight: 620; line-height: 1.4; }
      .scenario figcaption a { color: var(--ink); text-decoration: none; text-wrap: balance; margin-inline-end: auto; }
      .scenario figcaption a, .check [lang] { min-width: 0; overflow-wrap: anywhere; } /* What stands beside another does not shrink by itself. */
      .scenario figcaption a:hover { color: var(--accent); }
      .scenario .version { flex: none; color: var(--soft); font-size: 0.8rem; font-weight: 400; }
      .not-drawn { margin-top: -0.7rem; color: var(--soft); font-size: 0.86rem; }
      .scenario > pre { margin: 0; padding: 0.95rem 1.2rem; border-radius: 0; }
      .scenario .source { max-height: 26rem; overflow: auto; border-bottom: 1px solid var(--rule); }
      .diagram { overflow-x: auto; padding: 1rem 1.2rem 0.8rem; }
      /* What goes on has a shade there, which what scrolls with it covers at its end. */
      .table, .diagram:not(.long, .themed) { background: linear-gradient(to right, transparent, var(--under, var(--surface)) 70%) right / 3rem 100% no-repeat local, linear-gradient(to right, transparent, var(--shade)) right / 0.9rem 100% no-repeat; }
      /* Made smaller by a fifth at most, and only where it fits then; otherwise it keeps its size, and scrolls. */
      .diagram svg { display: block; margin: 0 auto; max-width: max(100%, min(var(--width, 0px), (var(--width, 0px) * 0.8 - 100%) * 9999)); height: auto; }
      /* Beside each other where all lines of both have room, and otherwise under each other: as wide as their code, not their texts. */
      .scenario .pair { display: flex; flex-wrap: wrap; gap: 1px; background: var(--rule); border-bottom: 1px solid var(--rule); }
      .scenario .side { flex: 1 1 auto; min-width: 0; max-width: 100%; background: var(--surface); }
      .side > :not(pre, .copy) { contain: inline-size; }
      .scenario .side .name { margin: 0; padding: 0.6rem 1.2rem 0.2rem; font-size: 0.88rem; font-weight: 620; }
      .scenario .pair.tabs { margin: 0; }
      .scenario .side .tab { margin: 0.6rem 1.2rem 0; }
      .scenario .pair > [role="tablist"] { flex: 1 0 100%; margin: 0; padding: 0 0.6rem; background: var(--surface); }
      .scenario .side > pre { margin: 0; padding: 0.6rem 1rem; border: 0; border-radius: 0; font-size: 0.78rem; }
      .log { border-top: 1px solid var(--rule); font-size: 0.9rem; }
      article > .log { border: 1px solid var(--rule); border-radius: 0.6rem; margin-block: 1.2rem; overflow: hidden; }
      .log summary { padding: 0.4rem 1.2rem; cursor: pointer; color: var(--soft); }
      .log p { margin: 0; padding: 0.4rem 1.2rem; }
      .log pre { margin: 0; padding: 0.6rem 1.2rem; border-radius: 0; font-size: 0.8rem; line-height: 1.45; }
      .log.agrees .mark { color: var(--good); }
      .log.differs .mark, .log.unmodelled .mark { color: var(--warn); }
      .counts { display: flex; flex-wrap: wrap; gap: 0.6rem; }
      .counts .result { padding: 0.3rem 0.9rem; border: 1px solid var(--rule); border-radius: 2rem; background: var(--surface); }
      .observed table { min-width: 44rem; width: 100%; table-layout: fixed; }
      .observed td { font-size: 0.88rem; }
      .observed th:nth-child(1) { width: 28%; }
      .observed th:nth-child(2) { width: 15%; }
      .observed th:nth-child(3) { width: 37%; }
      .result.agrees { color: var(--good); }
      td .result.differs, td .result.unmodelled { color: var(--warn); font-weight: 600; }
      .scenario .differences, .scenario .same { margin: 0; padding: 0.7rem 1.2rem 0; font-size: 0.9rem; line-height: 1.5; }
      .scenario .differences p { margin: 0; }
      .scenario .differences ul { margin: 0.2rem 0 0; padding-inline-start: 1.2rem; }
      figure.scenario .diagram:not(.themed) .ll { --bg: var(--surface); }
      /* A long diagram scrolls with the page under its heads, and its turns fold, without script. */
      .diagram.long { overflow: visible; padding: 0 0 0.4rem; }
      .diagram.long svg { width: 100%; max-width: var(--width); border-radius: 0; }
      figure.scenario .diagram:is(.long, :not(.themed)) .ll { background: none; }
      .diagram .strip { position: sticky; top: 3.5rem; z-index: 1; padding: 0.2rem 1.2rem; background: var(--surface); border-bottom: 1px solid var(--rule); }
      .diagram .part { padding: 0 1.2rem; font-size: 0.8rem; }
      .diagram .part :is(a, summary) { scroll-margin-block: 10rem 1rem; } /* Below the bar and the strip. */
      .diagram .part:nth-of-type(even) { background: color-mix(in srgb, var(--sunken) 45%, transparent); }
      .diagram .part .part { padding: 0; background: none; }
      .scenario .diagram .part .part > summary { padding-inline-start: 1rem; }
      .scenario .diagram .part .part .part > summary { padding-inline-start: 2rem; }
      .scenario .diagram .part > summary { padding: 0.15rem 0; font-size: 0.75rem; }
      .part .count { padding: 0 0.45em; border-radius: 1em; background: var(--sunken); }
      .part[open] .count { visibility: hidden; }
      /* One that is much wider than the page keeps its size, and scrolls in a box of its own. */
      .diagram.long:where(.wide) { overflow: auto; max-height: 85vh; }
      .diagram.long:where(.wide) .strip, .diagram.long:where(.wide) .part { width: max-content; }
      .diagram.long:where(.wide) svg { width: calc(var(--width) * 0.8); max-width: none; }
      .diagram:where(.long.wide) .strip { top: 0; }
      @media (max-width: 50rem) {
        .diagram.long:where(:not(.narrow)) { overflow: auto; max-height: 85vh; }
        .diagram.long:where(:not(.narrow)) :is(.strip, .part) { width: max-content; }
        .diagram.long:where(:not(.narrow)) svg { width: var(--width); max-width: none; }
        .diagram:where(:not(.narrow)) .strip { top: 0; }
      }
      /* A phone has a drawing of its own where the other is too wide for it. */
      .diagram.diagram.narrow { display: none; }
      @media screen and (max-width: 40rem) {
        .diagram:has(+ .narrow) { display: none; }
        .diagram.diagram.narrow { display: block; padding: 0.6rem 0; }
        .diagram.narrow :is(.strip, .part) { padding-inline: 0; }
        .diagram.narrow summary { padding-inline: 0.6rem; }
        .diagram.narrow .part :is(a, summary) { scroll-margin-block: 14rem 1rem; }
        .narrow .strip.tall { position: static; }
      }
      /* A message and the line it comes from: one leads to the other, and the script shows both at once. */
      .diagram .ll a[href^="#"] { fill: var(--ink); } /* Blue is for what the program does itself. */
      @media (pointer: coarse) { .diagram .ll text a:not([href^="#"]) { font-size: 1.2em; letter-spacing: 0.5em; } } /* A finger finds the numbers of rules. */
      .source code { display: block; position: relative; isolation: isolate; }
      .source a[id]:is(:target, .lit)::before { content: ""; position: absolute; left: -1.2rem; right: -1.2rem; height: 1.55em; background: var(--accent-wash); border-inline-start: 4px solid var(--accent); z-index: -1; }
      .source a[id] { scroll-margin-top: 6rem; }
      .diagram g.lit path { stroke-width: 2.5; }
      .diagram svg a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
      .check { display: flex; gap: 0.6rem; margin: 0; padding: 0.4rem 1.2rem; border-top: 1px solid var(--rule); font-size: 0.9rem; line-height: 1.5; }
      .check .mark, .trace summary .mark { color: var(--good); font-weight: 700; }
      .check.fails, .check.fails .mark, details.fails .mark { color: var(--bad); }
      .scenario details { border-top: 1px solid var(--rule); font-size: 0.9rem; }
      .scenario summary { padding: 0.4rem 1.2rem; cursor: pointer; color: var(--soft); }
      .scenario summary:hover { color: var(--ink); }
      .scenario .why ol, .scenario .uncalled ul { margin: 0 0 0.8rem; padding: 0 1.2rem 0 3rem; line-height: 1.5; }
      .scenario .before { border-top: 0; border-bottom: 1px dashed var(--rule); }
      .scenario details pre { margin: 0; border-radius: 0; font-size: 0.8rem; line-height: 1.35; }
      .scenario details.text pre { line-height: 1.25; }
      .copy { display: none; }
      .js .copy { display: block; float: right; margin: 0.5rem 0.8rem; padding: 0.2rem 0.7rem; font: inherit; font-size: 0.8rem; color: var(--soft); background: var(--surface); border: 1px solid var(--rule); border-radius: 0.4rem; cursor: pointer; }
      /* Over the corner of the code that comes after it, without any room of its own. */
      .js .copy.over { float: none; position: relative; z-index: 1; width: max-content; height: 2rem; margin: 0 0 -2rem; margin-inline-start: 100%; translate: calc(-100% - 0.5rem) 0.45rem; }
      [dir="rtl"] .copy.over.over { margin-inline-start: 0; translate: -0.5rem 0.45rem; }
      .js article > .copy.over { margin-inline-start: min(100%, 44rem); }
      @media (hover: hover) { .copy.over:not(:hover, :focus-visible, :has(+ pre:hover)) { opacity: 0; } }
      @media screen and (hover: none) { .js .copy.over + pre { padding-top: 2.7rem; } }
      .copy:hover { color: var(--ink); border-color: var(--soft); }
      .scenario.broken, .scenario.failing { border-color: var(--bad); }
      .problem { background: var(--bad-wash); color: var(--bad); white-space: pre-wrap; }
      .problem.warning { background: var(--warn-wash); color: var(--warn); }
      details.stage { margin: 0 0 1.15rem; border: 1px dashed var(--rule); border-radius: 0.6rem; }
      details.stage summary { padding: 0.5rem 1.1rem; color: var(--soft); cursor: pointer; font-size: 0.92rem; }
      details.stage pre { margin: 0; border-radius: 0 0 0.6rem 0.6rem; }

      """##
    ),
    (
      "style/60-search.css",
      ##"""
      dialog.search { width: min(40rem, calc(100vw - 2rem)); max-height: 75vh; margin-top: 12vh; padding: 0; border: 1px solid var(--rule); border-radius: 0.8rem; background: var(--surface); color: var(--ink); box-shadow: 0 12px 48px rgb(0 0 0 / 25%); }
      dialog.search::backdrop { background: rgb(15 18 22 / 45%); }
      dialog.search form { display: flex; position: sticky; top: 0; background: var(--surface); border-bottom: 1px solid var(--rule); }
      dialog.search input { flex: 1; min-width: 0; padding: 0.95rem 1.2rem; border: 0; outline: 0; background: none; color: inherit; font: inherit; font-size: 1.1rem; }
      dialog.search button { align-self: center; height: 2.25rem; margin-inline-end: 0.7rem; padding: 0 0.7rem; border: 1px solid var(--rule); border-radius: 0.5rem; background: none; color: var(--soft); font: inherit; font-size: 0.9rem; cursor: pointer; }
      dialog.search [role="status"] { margin: 0; padding: 0.6rem 1.2rem 0; color: var(--soft); font-size: 0.85rem; }
      dialog.search ol { list-style: none; margin: 0; padding: 0.5rem; }
      dialog.search li { margin: 0; color: var(--soft); }
      dialog.search a { display: block; padding: 0.5rem 0.7rem; border-radius: 0.5rem; color: inherit; text-decoration: none; font-size: 0.9rem; line-height: 1.45; }
      dialog.search a:is(:hover, :focus) { background: var(--accent-wash); }
      dialog.search a:focus { outline: 2px solid var(--accent); outline-offset: -2px; }
      dialog.search strong { display: block; color: var(--ink); }
      dialog.search mark { background: none; color: var(--accent); font-weight: 600; }

      """##
    ),
    (
      "style/65-previews.css",
      ##"""
      /* What a link leads to: over everything, as wide as a short paragraph. */
      .preview {
        position: absolute; z-index: 3; width: min(24rem, calc(100vw - 16px)); padding: 0.7rem 1rem;
        border: 1px solid var(--rule); border-radius: 0.6rem; background: var(--surface); box-shadow: 0 6px 24px rgb(0 0 0 / 18%);
        color: var(--soft); font-size: 0.9rem; line-height: 1.45;
      }
      .preview strong { display: block; color: var(--ink); }
      @media print { .preview { display: none; } }
      @media (prefers-reduced-motion: no-preference) {
        .preview { transition: opacity 0.15s; }
        @starting-style { .preview { opacity: 0; } }
      }

      """##
    ),
    (
      "style/70-lists.css",
      ##"""
      .rules { margin-top: 1rem; }
      .mechanism .count, .rule .kind { color: var(--soft); font-size: 0.8rem; }
      .filter { position: sticky; top: 3.5rem; z-index: 1; padding-block: 0.6rem; background: var(--paper); }
      .filter input { font: inherit; padding: 0.3rem 0.6rem; border: 1px solid var(--rule); border-radius: 0.4rem; background: var(--surface); color: inherit; }
      .mechanism summary h2 { display: inline; font-size: 1.2rem; }
      .mechanism summary .count { font-weight: 400; }
      .mechanism > summary { padding: 0.35rem 0; border-top: 1px solid var(--rule); }
      .rule { padding: 1rem 0 0.4rem; border-top: 1px solid var(--rule); }
      .rule:target { background: var(--accent-wash); box-shadow: 0 0 0 0.8rem var(--accent-wash); border-radius: 0.2rem; border-color: transparent; }
      .rule:target + .rule { border-color: transparent; }
      .rule dt a { color: inherit; text-decoration: none; }
      .rule .number { color: var(--soft); font-size: 0.85rem; font-variant-numeric: tabular-nums; }
      .rule dd { margin: 0.3rem 0 0; }
      .rule dd p { margin-bottom: 0.4rem; }
      .rule .sources { font-size: 0.84rem; line-height: 1.5; padding-inline-start: 1.2rem; }
      .rule, .places, .mechanism h2 { scroll-margin-top: 3.5rem; }
      .rule :is(.ground, .order, .test), .every, .orders { font-size: 0.88rem; margin: 0.3rem 0; }
      .confidence { margin-inline-start: 0.4rem; padding: 0.05rem 0.5rem; border-radius: 1rem; font-size: 0.75rem; background: var(--sunken); color: var(--soft); }
      .versions { margin-inline-start: 0.2rem; font-size: 0.75rem; color: var(--soft); }
      .confidence.documented { background: var(--good-wash); color: var(--good); }
      .confidence.inferred { background: var(--warn-wash); color: var(--warn); }
      .exercised { font-size: 0.88rem; columns: 18rem; padding-inline-start: 1.2rem; }
      .pages { list-style: none; padding: 0; }
      .pages li { padding: 0.6rem 0; border-top: 1px solid var(--rule); }
      .pages li a { font-weight: 600; text-decoration: none; }
      .parts { display: flex; flex-wrap: wrap; gap: 0.4rem 0.9rem; margin-top: 1.4rem; }
      .parts a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
      .pages li span { display: block; color: var(--soft); font-size: 0.92rem; }

      .exercised li { break-inside: avoid; margin: 0; padding: 0.25rem 0; }
      .scenarios { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); gap: 0.5rem 1.2rem; list-style: none; padding: 0; }
      .scenarios li { margin: 0; }
      .scenarios a { display: flex; align-items: center; gap: 0.8rem; }
      .scenarios span { min-width: 0; overflow-wrap: anywhere; }
      .thumbnail { flex: none; box-sizing: content-box; padding: 0.2rem; border: 1px solid var(--rule); border-radius: 0.4rem; background: var(--surface); color: var(--soft); }
      .thumbnail path + path { color: var(--accent); }
      a:hover .thumbnail { border-color: var(--accent); }

      """##
    ),
    (
      "style/72-graph.css",
      ##"""
      /* Which note links to which. The arcs of a note stand out while the pointer rests on its row. */
      .graph { max-width: none; overflow-x: auto; margin-bottom: 2rem; }
      .graph svg { display: block; }
      .graph path { fill: none; }
      .graph .arcs { pointer-events: none; }
      .graph .arcs path { stroke: color-mix(in srgb, var(--soft) 40%, transparent); }
      .graph rect { fill: none; pointer-events: all; }
      .graph circle { fill: var(--soft); }
      .graph text { font-size: 14px; fill: var(--ink); }
      .graph .folder text { font-weight: 600; }
      .graph g:hover > rect { fill: var(--sunken); }
      .graph g:hover > path { stroke: var(--accent); stroke-width: 2; }
      .graph g:hover > circle, .graph g:hover text { fill: var(--accent); }
      .links { list-style: none; padding: 0; }
      .links > li { padding: 0.3rem 0; border-top: 1px solid var(--rule); }
      .links span { color: var(--soft); }

      """##
    ),
    (
      "style/75-blocks.css",
      ##"""
      dt { font-weight: 600; }
      dd { margin: 0 0 0.6rem 1.4rem; }
      math { font-family: "Latin Modern Math", "STIX Two Math", "Cambria Math", "STIX Math", math; font-size: 1.1em; }
      div.formula { margin: 1.5rem 0; padding: 0.3rem 0; overflow: auto hidden; }
      .tabs { margin-bottom: 1.15rem; }
      .tabs .tab { margin: 0 0 0.3rem; color: var(--soft); font-size: 0.9rem; font-weight: 600; }
      .tabs > [role="tablist"] { display: flex; overflow-x: auto; margin-bottom: 0.8rem; border-bottom: 1px solid var(--rule); }
      [role="tab"] { flex: none; padding: 0.45rem 0.9rem; border: 0; border-bottom: 2px solid transparent; background: none; color: var(--soft); font: inherit; font-size: 0.9rem; cursor: pointer; }
      [role="tab"][aria-selected="true"] { border-color: var(--accent); color: var(--accent); font-weight: 600; }
      @media screen { .arranged > * > .tab { display: none; } }
      .tabs > section > :last-child { margin-bottom: 0; }
      pre code:has(.line) { display: block; width: max-content; min-width: 100%; }
      mark.line { display: block; margin-inline: -1.1rem; padding-inline: 1.1rem; background: var(--accent-wash); box-shadow: inset 3px 0 var(--accent); }
      .formula.broken { font: 0.9em/1.5 var(--code); color: var(--bad); white-space: pre-wrap; }
      mtd.left { text-align: left; }
      mtd.right { text-align: right; }
      mtd.ruled { border-left: 1px solid; }
      mtd.overruled { border-top: 1px solid; }
      .aligned > mtr > mtd { padding-inline: 0; }
      .aligned > mtr > mtd.right:not(:first-child) { padding-left: 2em; }
      mtable.small { font-size: 0.7em; line-height: 1.2; }
      mrow.boxed { border: 1px solid; padding: 0.3em; }
      mrow.cancel { background: linear-gradient(to top left, transparent 48%, currentColor 48% 52%, transparent 52%); }
      mrow.back { background: linear-gradient(to top right, transparent 48%, currentColor 48% 52%, transparent 52%); }
      mrow.flat { text-decoration: line-through; }
      audio, video, object { display: block; max-width: 100%; }
      audio, object { width: 100%; }
      object { height: min(70vh, 48rem); border: 1px solid var(--rule); border-radius: 0.5rem; }
      .embed { padding-inline-start: 1.2rem; border-inline-start: 3px solid var(--accent-wash); }

      """##
    ),
    (
      "style/80-end.css",
      ##"""
      .end { margin-top: 4rem; padding-top: 1.4rem; border-top: 1px solid var(--rule); }
      .linked { margin-bottom: 1.6rem; font-size: 0.92rem; }
      .linked p { margin: 0 0 0.3rem; color: var(--soft); font-size: 0.86rem; font-weight: 600; }
      .linked ul { list-style: none; margin: 0; padding: 0; }
      .tags { display: flex; flex-wrap: wrap; gap: 0.4rem; }
      .tags a { padding: 0.1rem 0.7rem; border: 1px solid var(--rule); border-radius: 1rem; color: var(--soft); font-size: 0.84rem; text-decoration: none; }
      a.tag { padding: 0.05em 0.5em; border-radius: 1em; background: var(--accent-wash); font-size: 0.9em; text-decoration: none; }
      .tags a:hover { color: var(--accent); border-color: var(--accent); }
      .end:not(:has(p, a)) { display: none; }
      :is(.edit a, .date) { color: var(--soft); font-size: 0.88rem; }
      .neighbours { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem; }
      .neighbours a { display: block; padding: 0.8rem 1.1rem; border: 1px solid var(--rule); border-radius: 0.6rem; text-decoration: none; font-weight: 600; line-height: 1.4; }
      .neighbours a:hover { border-color: var(--accent); background: var(--accent-wash); }
      .neighbours span { display: block; color: var(--soft); font-size: 0.82rem; font-weight: 400; }
      .neighbours .next { grid-column: 2; text-align: end; }

      """##
    ),
    (
      "style/90-widths.css",
      ##"""
      @media (max-width: 40rem) {
        html { font-size: 100%; }
        .bar { padding: 0 1.25rem; gap: 0.5rem; }
        .bar kbd { display: none; }
        .bar .label { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); }
        .bar .search svg { display: block; }
        .bar .theme::before { margin: 0; font-size: 1.05rem; }

        figure.scenario { margin-inline: -1.25rem; border-inline: 0; border-radius: 0; }
        article > .table { margin-inline: -0.6rem; }
        :lang(zh) td { min-width: 5em; }
        .contents { max-height: 15rem; overflow-y: auto; background: linear-gradient(transparent, var(--sunken) 70%) bottom / 100% 3rem no-repeat local, linear-gradient(transparent, var(--shade)) bottom / 100% 1rem no-repeat, var(--sunken); }
        .neighbours { grid-template-columns: minmax(0, 1fr); }
        .neighbours .next { grid-column: 1; }
      }

      @media (max-width: 24rem) {
        .bar .name svg { display: none; }
        .bar button, .bar .menu { padding: 0 0.5rem; }
      }
      /* Where letters are so large that a bar of one line has no room. */
      @media (max-width: 19rem) {
        .bar { position: static; flex-wrap: wrap; padding-block: 0.5rem; }
        h1 { font-size: 1.5rem; }
      }

      """##
    ),
    (
      "style/95-print.css",
      ##"""
      /* No diagram is cut: one that is higher than a page is made smaller, and a long one breaks between
         its turns. */
      @media print {
        html { background: #fff; font-size: 10.5pt; }
        .bar, .navigation, .contents, .neighbours, .edit, .skip, .js .copy, .anchor { display: none; }
        .frame, main { display: block; padding: 0 1px; }
        tr, .callout, .check, .part, .log { break-inside: avoid; }
        pre { orphans: 4; widows: 4; }
        h2, h3, figcaption, summary, .scenario .name, .rule :is(dt, dd > :first-child) { break-after: avoid; }
        pre { white-space: pre-wrap; }
        .tabs > [hidden] { display: block; }
        .tabs > [role="tablist"] { display: none; }
        figure.scenario { overflow: visible; box-shadow: none; }
        /* What a page leaves folded is printed, but for what the diagram says already. */
        :is(.part, .drawing, .mechanism, .before, .why, .uncalled, .stage, .callout)::details-content { content-visibility: visible; }
        summary { list-style: none; }
        .scenario .source { max-height: none; }
        .scenario details.text:not([open]) { display: none; }
        .diagram { overflow: visible; break-inside: avoid; }
        .table.table, .diagram.diagram.diagram { background: none; }
        .diagram svg { max-width: min(100%, var(--width, 100%) * 0.85); max-height: 90vh; }
        /* As the head of a table, the heads stand on every page. */
        .diagram.long { display: table; table-layout: fixed; width: 100%; break-inside: auto; max-height: none; }
        .diagram .strip { display: table-header-group; position: static; break-inside: avoid; break-after: avoid; }
        .diagram.long svg, .diagram.long .strip, .diagram.long .part { width: auto; max-width: 100%; }
        .diagram .strip svg { max-width: calc(100% - 2.4rem); } /* Such a head has no padding. */
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
      colon: ": "
      skip: Skip to the text
      search: Search
      search-none: Nothing found
      search-one: 1 result
      search-count: "{} results"
      search-near: "{} taken for {}"
      # What the search knows of words: those that are not looked for where there are others, the endings that words
      # may have, between commas words that mean the same, and signs that took the place of others.
      search-light: a about actually after again all also an and another any are as at be because been before being but by called can come comes could did didn difference different do does doesn doing don each else every ever few for from get gets getting go goes got had happen happens has have having how i if in inside into is isn it its just ll make may me mean means more most much must my need needs never no not now of off on once one only or other our out over problem properly re s same shall should so some still such t than that the their them then there these they this those to too under until up us usage use used using ve very want was way we well were what when where whether which while who whom whose why will with within without won work working works would wrong yet you your
      search-endings: ing ies ied ion es ed e s y
      search-same: deinit dealloc deallocated destroyed freed released leak, retain keep reference, cycle ring, drag pull swipe, swipe gesture, prevent stop forbid stay, modal sheet presented, popup alert dialog, twice two times multiple often, replace exchange swap, close dismiss, color colour, rotate rotation landscape orientation, background home, nested inside, install setup started, translate translation, claim assertion expectation, deploy publish, runloop loop
      search-signs: ""
      menu: Menu
      close: Close
      pages: Pages
      theme: Colours
      theme-system: System
      theme-light: Light
      theme-dark: Dark
      languages: Languages
      versions: Versions
      untranslated: not translated yet
      contents: On this page
      draft: Draft
      published: Published
      changed: Last changed
      backlinks: Linked from
      neighbours: Previous and next page
      previous: Previous
      next: Next
      more: all {}
      breadcrumbs: Where this page is
      parts: Parts of the list
      reference: Reference
      filter: Filter
      rules: Rules
      rules-description: Every rule by which the model acts, with its sources.
      rules-count: The model acts by {} rules
      rules-join: "; "
      rules-exercised: the scenarios of this site exercise {} of them
      rules-end: "."
      rules-orders: "published orders that show it: {}"
      rules-more: all {} scenarios, by page
      rules-among: Among
      rules-all-scenarios: All scenarios, by page
      rules-confirmed: published orders confirm {} of the observed ones
      rules-unconfirmed: Observed rules that no published order confirms yet
      rules-ground: Inferred from
      rules-refuted: A log of a device in which this runs otherwise would refute it
      mechanism-loading: Loading views
      mechanism-views: Moving views
      mechanism-window: Windows and their roots
      mechanism-application: Applications, scenes and launches
      mechanism-containment: Containment
      mechanism-appearance: The appearance machine and forwarding
      mechanism-window-driven: Appearance that follows the window
      mechanism-run-loop: The run loop
      mechanism-layout: Layout, display and viewIsAppearing
      mechanism-child-transition: transition(from:to:) and views that are swapped
      mechanism-navigation: Navigation controllers
      mechanism-presentation: Presentation
      mechanism-tabs: Tab bar controllers
      mechanism-pages: Page view controllers
      mechanism-split: Split view controllers
      mechanism-traits: Size, rotation and traits
      mechanism-memory: Memory warnings
      mechanism-lifetime: Lifetime
      mechanism-storyboards: Nibs, storyboards and segues
      mechanism-animation: Animations
      mechanism-input: Taps and text input
      mechanism-observation: Observation
      mechanism-foundation: Foundation and XCTest
      mechanism-other: Others
      source-documentation: documentation
      source-header: header
      source-talk: talk
      source-log: log of a device
      source-unit-test: unit test
      source-experiment: experiment
      source-report: report
      source-backtrace: crash report
      source-article: article
      source-re-implementation: re-implementation
      source-source-code: source code
      rules-since: since iOS {}
      rules-until: until iOS {}
      rules-versions: iOS {} only
      documented: documented
      observed: observed
      inferred: inferred
      tags: Tags
      graph: Graph of notes
      graph-description: Which note links to which.
      graph-folders: "There are {} notes, too many to draw each: drawn are their folders, and how many links lead from one to another."
      graph-left: "{} folders more are left out."
      graph-links: links to
      graph-alone: "Linked with no other note:"
      not-found: Page not found
      not-found-text: No page has this address. Try the navigation, or the search.
      scenario: Scenario {}
      stage: Stage {}
      diagram: Sequence diagram
      not-drawn: Only sequence diagrams are drawn; this one stays as it is written.
      why: "Why: the rules behind the numbers"
      uncalled: Never called here
      uncalled-by: "would be called by {}"
      uncalled-superclass: "is declared nowhere; {} inherits from it"
      uncalled-closure: "is declared nowhere, and never calls the closure that it is given"
      more-uncalled: and {} more
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
      same-both: Both make the same calls.
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
      observed-uncounted: not counted
      observed-others: "{} more are not counted and confirm no rule, because it is not known where they were published"
      related: Related
      edit: Edit this page
      plain: This page as plain Markdown
      scenarios: Scenarios
      scenarios-description: Every scenario of the site, page by page.
      # What diagrams say by themselves.
      diagram-turn: turn {} · {} s
      diagram-delay: "{} s later"
      diagram-spoken-turn: turn {}, {} s
      diagram-background: turn {} · {} s · background
      diagram-spoken-background: turn {}, {} s, on another thread
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
      diagram-reference: See
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
      colon: ：
      skip: 跳到正文
      search: 搜索
      search-none: 没有找到
      search-one: 1 个结果
      search-count: "{} 个结果"
      search-near: "“{}”按“{}”查找"
      # 搜索所知道的词：另有别的词时就不去找的词；词尾；用逗号分开的同义词；旧字与取代它的新字。
      search-light: a an and are be called can do does for from how in is it not of on or s t the to what when why will with 的 了 吗 呢 吧 啊 和 与 及 或 是 在 会 要 我 你 它 有 没 没有 不 不会 不能 不是 就 把 被 也 都 又 对 从 到 给 让 里 个 这 那 这个 那个 什么 什么时候 何时 怎么 怎么办 怎样 怎么样 如何 为什么 为何 哪里 哪个 哪些 是否 是不是 有没有 能不能 会不会 要不要 可以 可不可以 应该 需要 能 该 之后 以后 之前 时候 时 一个 如果 因为 所以 但是 而且 还是 问题 区别 不同 调用 走 进行 导致 用法 用途 教程
      search-endings: ing ies ied ion es ed e s y
      search-same: 控制器 controller, 子控制器 child, 视图 view, 生命周期 lifecycle, 弹窗 弹框 弹出框 提示框 提醒框 警告框 alert, 半屏 卡片 sheet, 模态 呈现 present, 手势 侧滑 手指, 横屏 竖屏 转屏 旋转, 释放 销毁 析构 dealloc deinit, 泄漏 泄露 内存, 循环 环, 引用 持有, 重复 同一个, 连续 快速 进行中, 多次 多少次 两次, 禁止 不许 阻止, 关闭 收起 dismiss, 登录 登陆, 切换 更换 替换, 添加 加入 嵌入, 移除 删除, 安装 上手, 自定义 自己写, 导出 输出, 部署 发布, 崩溃 闪退, tab 标签页 标签, 拆分视图 分栏 split, 异步 async, 推入 压入 入栈 push, 出栈 pop, runloop loop
      search-signs: 個个 頁页 與与 時时 圖图 調调 現现 會会 沒没 視视 動动 後后 寫写 兩两 來来 樣样 標标 場场 麼么 這这 開开 轉转 記记 帶带 發发 畫画 換换 導导 為为 顯显 從从 對对 簽签 於于 碼码 並并 設设 內内 點点 結结 筆笔 欄栏 啓启 還还 間间 說说 經经 進进 應应 給给 側侧 變变 則则 種种 順顺 數数 斷断 題题 屬属 輪轮 載载 條条 錯错 著着 過过 語语 鏈链 處处 選选 離离 讀读 別别 見见 棧栈 誰谁 錄录 層层 類类 單单 關关 讓让 計计 誤误 線线 夾夹 規规 問问 運运 無无 邊边 備备 參参 們们 閉闭 鍵键 機机 幾几 態态 銷销 連连 輸输 蓋盖 舊旧 當当 塊块 卻却 預预 鈕钮 較较 請请 毀毁 庫库 頭头 號号 東东 項项 異异 創创 該该 網网 統统 構构 執执 聲声 須须 頂顶 編编 嗎吗 擊击 隨随 觸触 腳脚 話话 譯译 檢检 復复 務务 顏颜 釋释 緊紧 確确 實实 圍围 區区 義义 檔档 試试 絕绝 獨独 張张 長长 詞词 論论 認认 覽览 組组 測测 拋抛 識识 終终 級级 狀状 體体 倉仓 決决 詳详 續续 環环 滾滚 據据 報报 寬宽 錨锚 敗败 責责 負负 證证 範范 擬拟 徑径 棄弃 僅仅 隱隐 蹤踪 觀观 補补 約约 盤盘 淺浅 強强 響响 佔占 況况 驟骤 隊队 閱阅 針针 賴赖 訂订 節节 潰溃 瀏浏 總总 冊册 養养 傳传 驅驱 輕轻 貼贴 許许 講讲 縮缩 繼继 繪绘 稱称 橫横 歸归 彈弹 雙双 丟丢 驗验 際际 適适 遠远 輯辑 賦赋 詢询 訪访 議议 裝装 聯联 純纯 竪竖 監监 洩泄 殼壳 聽听 壓压 協协 辦办 刪删 憑凭 價价 齊齐 顛颠 閒闲 採采 鄰邻 達达 貫贯 訴诉 虛虚 藥药 匯汇 樹树 槓杠 擺摆 擇择 擾扰 掃扫 擴扩 幀帧 夠够 圓圆 員员 疊叠 歷历 書书 嚴严 啟启 週周 裡里 裏里 佈布 衝冲 陣阵 彙汇 緩缓
      menu: 菜单
      close: 关闭
      pages: 页面
      theme: 配色
      theme-system: 跟随系统
      theme-light: 浅色
      theme-dark: 深色
      languages: 语言
      versions: 版本
      untranslated: 尚未翻译
      contents: 本页内容
      draft: 草稿
      published: 发布于
      changed: 最后修改
      backlinks: 链接到本页
      neighbours: 上一页与下一页
      previous: 上一页
      next: 下一页
      more: 全部 {} 页
      breadcrumbs: 本页所在的位置
      parts: 列表的各部分
      reference: 参考
      filter: 筛选
      rules: 规则
      rules-description: 模型所依据的全部规则及其出处。
      rules-count: 模型依据 {} 条规则运行
      rules-join: ，
      rules-exercised: 本站的场景用到了其中 {} 条
      rules-end: 。
      rules-orders: 表明本条的已公布顺序：{}
      rules-more: 全部 {} 个场景，按页面
      rules-among: 见
      rules-all-scenarios: 所有场景，按页面
      rules-confirmed: 已公布的顺序证实了实测规则中的 {}
      rules-unconfirmed: 尚无已公布的顺序证实的实测规则
      rules-ground: 推断依据
      rules-refuted: 若设备记录显示下例运行结果不同，即可推翻本条
      mechanism-loading: 加载视图
      mechanism-views: 移动视图
      mechanism-window: window 与根控制器
      mechanism-application: 应用、场景与启动
      mechanism-containment: 容器关系
      mechanism-appearance: 出现状态机与转发
      mechanism-window-driven: 随 window 出现与消失
      mechanism-run-loop: 运行循环
      mechanism-layout: 布局、绘制与 viewIsAppearing
      mechanism-child-transition: transition(from:to:) 与视图交换
      mechanism-navigation: 导航控制器
      mechanism-presentation: 模态呈现
      mechanism-tabs: 标签栏控制器
      mechanism-pages: 分页控制器
      mechanism-split: 分栏控制器
      mechanism-traits: 尺寸、旋转与 trait
      mechanism-memory: 内存警告
      mechanism-lifetime: 生命周期与释放
      mechanism-storyboards: nib、storyboard 与 segue
      mechanism-animation: 动画
      mechanism-input: 点按与文本输入
      mechanism-observation: 观察
      mechanism-foundation: Foundation 与 XCTest
      mechanism-other: 其他
      source-documentation: 文档
      source-header: 头文件
      source-talk: 演讲
      source-log: 设备记录
      source-unit-test: 单元测试
      source-experiment: 实验
      source-report: 报告
      source-backtrace: 崩溃报告
      source-article: 文章
      source-re-implementation: 重新实现
      source-source-code: 源代码
      rules-since: iOS {} 起
      rules-until: 至 iOS {}
      rules-versions: 仅 iOS {}
      documented: 有文档
      observed: 实测
      inferred: 推断
      tags: 标签
      graph: 笔记关系图
      graph-description: 哪篇笔记链接到哪篇。
      graph-folders: 笔记有 {} 篇，无法逐一画出：画的是文件夹，以及从一个到另一个有多少链接。
      graph-left: 另有 {} 个文件夹未画。
      graph-links: 链接到
      graph-alone: 与其他笔记没有链接：
      not-found: 找不到页面
      not-found-text: 这个地址没有页面。请试试导航或搜索。
      scenario: 场景 {}
      stage: 舞台 {}
      diagram: 时序图
      not-drawn: 这里只绘制时序图；其他种类的图保留原文。
      why: 原因：编号所指的规则
      uncalled: 这里从未调用
      uncalled-by: 可由 {} 调用
      uncalled-superclass: 没有声明；{} 继承自它
      uncalled-closure: 没有声明，也从不调用交给它的闭包
      more-uncalled: 还有 {} 个
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
      same-both: 两者的调用相同。
      same-on: 行为一致：
      compared: 对照
      versions-differ: 各版本的行为不同：
      observed-orders: 实测顺序
      observed-description: 人们在真机上记录到的顺序，以及模型是否与之一致。
      observed-order: 顺序
      observed-system: 系统
      observed-source: 依据
      observed-result: 模型
      observed-log: 设备上的记录
      observed-agrees: 一致
      observed-differs: 不一致
      observed-unmodelled: 模型无法表达
      observed-uncounted: 不计入
      observed-others: 另有 {} 条不知道在哪里发布过，因此不计入，也不证实任何规则
      related: 相关页面
      edit: 编辑本页
      plain: 本页的纯 Markdown
      scenarios: 场景
      scenarios-description: 本站的全部场景，按页面排列。
      diagram-turn: 第 {} 轮 · {} 秒
      diagram-delay: "{} 秒后"
      diagram-spoken-turn: 第 {} 轮，{} 秒
      diagram-background: 第 {} 轮 · {} 秒 · 后台
      diagram-spoken-background: 第 {} 轮，{} 秒，在另一线程上
      diagram-sent-twice: 发送了两次
      diagram-sent-often: 发送了 {} 次
      diagram-nothing-before: 之前没有 {}
      diagram-nothing-after: 之后没有 {}
      diagram-out-of-order: 顺序不符
      diagram-message: "{} 发给 {}"
      diagram-message-from-outside: 发给 {}
      diagram-message-to-itself: "{} 发给自己"
      diagram-note: 附注
      diagram-console: 控制台
      diagram-warning: 警告
      diagram-exception: 异常
      diagram-reference: 参见
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
