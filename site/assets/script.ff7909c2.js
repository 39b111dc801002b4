// The page reads without this: it switches the colours, marks the part that is being read, opens the
// menu where the page is, and the search.
"use strict";
(function () {
  var root = document.documentElement;

  var one = selector => document.querySelector(selector);
  var all = (selector, within) => Array.from((within || document).querySelectorAll(selector));
  var on = (event, action) => document.addEventListener(event, action);

  // MARK: Colours

  var button = one("button.theme");
  var label = button?.querySelector(".label");
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
    button.onclick = () => {
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
    };
  }

  // MARK: Contents

  var entries = [];
  // Where a link led to, and whether the page has come there yet.
  var aim = location.hash, isThere = false;

  // A preview changes headings under the reader.
  function collect() {
    entries = all(".contents a").map(link => {
      return { link: link, heading: document.getElementById(decodeURIComponent(link.hash.slice(1))) };
    }).filter(entry => entry.heading);
    mark();
  }

  function topOf(element) {
    return element.getBoundingClientRect().top;
  }

  // What is read has passed a line in the view. Headings near the end of a page never come to its top;
  // there the line goes down to meet them.
  function mark() {
    var range = root.scrollHeight - innerHeight, rest = range - scrollY;
    var third = innerHeight / 3, zone = Math.min(range, 2 * third);
    var line = rest < zone ? third * (3 - 2 * rest / zone) : third;
    var read = aimed(rest < 2 ? innerHeight : third) ||
      entries.filter(entry => topOf(entry.heading) < line).pop() || entries[0];
    entries.forEach(entry => {
      if (entry !== read) entry.link.removeAttribute("aria-current");
    });
    if (!read || read.link.hasAttribute("aria-current")) return;
    read.link.setAttribute("aria-current", "true");
    reveal(read.link);
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

  var isWaiting = false;
  window.addEventListener("scroll", () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => { isWaiting = false; mark(); });
  }, { passive: true });
  on("click", event => {
    var link = event.target.closest("a[href^='#']");
    if (!link) return;
    aim = link.hash;
    isThere = false;
    mark();
  });
  on("lifeline:renewed", collect);
  collect();

  // MARK: Languages

  // Both editions call their parts by the same names: the other opens where this one is read.
  on("click", event => {
    var link = event.target.closest(".languages a:not(.untranslated)");
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

  // What finds is a script of its own, which most readers of a page need not load; what is typed waits
  // for it in the field.
  function make() {
    dialog = document.createElement("dialog");
    dialog.className = "search";
    dialog.innerHTML =
      '<form role="search" method="dialog"><input type="search" autocomplete="off" spellcheck="false">' +
      '<button type="button"></button></form><p role="status"></p><ol role="list"></ol>';
    var field = dialog.querySelector("input");
    dialog.ariaLabel = field.placeholder = field.ariaLabel =
      (opener.querySelector(".label") || opener).textContent;
    dialog.querySelector("button").textContent = opener.dataset.close || "×";
    dialog.addEventListener("click", event => {
      if (event.target === dialog || event.target.closest("a, button")) dialog.close();
    });
    document.body.append(dialog);
    var script = document.createElement("script");
    script.src = root.dataset.finder;
    document.head.append(script);
  }

  if (opener) {
    opener.hidden = false;
    opener.onclick = open;
    on("keydown", event => {
      var isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
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

  function light(elements) {
    lit.forEach(element => { element.classList.remove("lit"); });
    lit = elements.filter(Boolean);
    lit.forEach(element => { element.classList.add("lit"); });
  }

  function messages(figure, id) {
    var name = CSS.escape(id);
    return all('.ll a[href="#' + name + '"], .ll [data-line="' + name + '"]', figure)
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
      var other = document.getElementById(message.dataset.line || "");
      light(id ? [document.getElementById(id), other].concat(messages(figure, id)) : []);
    } else if (figure && source && event.clientY !== undefined) {
      var line = all("a[id]", source).filter(anchor => topOf(anchor) <= event.clientY).pop();
      var sent = line ? messages(figure, line.id) : [];
      light(sent.length ? [line].concat(sent) : []);
    } else if (lit.length) {
      light([]);
    }
  }

  on("mouseover", point);
  on("focusin", point);

  // MARK: Copying

  // Each block of code has a button over its corner, which Tab comes to before it.
  function offer() {
    all("article pre:not(.text pre, .over + pre)").forEach(code => {
      var copier = document.createElement("button");
      copier.type = "button";
      copier.className = "copy over";
      copier.textContent = root.dataset.copy;
      code.before(copier);
    });
  }

  on("lifeline:renewed", offer);
  offer();

  on("click", event => {
    var button = event.target.closest("button.copy");
    if (!button) return;
    var text = button.nextElementSibling;
    getSelection().selectAllChildren(text);
    // Where a browser keeps its clipboard to itself, the text is marked, ready to be copied by hand.
    if (navigator.clipboard) {
      navigator.clipboard.writeText(text.textContent).then(() => {
        button.textContent = root.dataset.copied;
        getSelection().removeAllRanges();
        setTimeout(() => { button.textContent = root.dataset.copy; }, 2000);
      }, () => {});
    }
  });

  // MARK: Boxes that scroll

  // Tab reaches them; not every browser sees to that itself. What opens changes the height of the page.
  new ResizeObserver(() => {
    var boxes = all("pre, .table")
      .map(box => [box, box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight]);
    boxes.forEach(box => {
      if (box[1]) box[0].tabIndex = 0;
      else box[0].removeAttribute("tabindex");
    });
  }).observe(document.body);

  // MARK: Menu

  // Without this the menu is where its link leads; with it the page stays in its place, out of reach.
  var menu = one(".navigation");
  var menuLink = one("a.menu"), close = one("a.close");
  var here = one(".navigation [aria-current]");

  function cover(isOpen) {
    if (menu.classList.toggle("open", isOpen) && here) reveal(here);
    all("main, .bar, .skip").forEach(rest => { rest.inert = isOpen; });
    (isOpen ? here || close : menuLink).focus({ preventScroll: true });
  }

  if (here) reveal(here);
  if (close) {
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
