// The page reads without this.
"use strict";
(() => {
  var root = document.documentElement;

  var one = selector => document.querySelector(selector);
  var all = (selector, within = document) => [...within.querySelectorAll(selector)];
  var on = (event, action) => document.addEventListener(event, action);
  // What the part of an address behind its sign leads to, if anything.
  var named = hash => {
    try { return document.getElementById(decodeURIComponent(hash.slice(1))); } catch {}
  };

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
      { link, heading: named(link.hash) }
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
    var target = named(location.hash);
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

  // MARK: Live scenarios

  // What edits and runs a scenario is loaded when a reader asks for it.
  var live;

  function loadLive() {
    return live ||= new Promise(done => {
      load(root.dataset.liveWords).onload = () => {
        var script = load(root.dataset.live);
        script.dataset.module = root.dataset.liveModule;
        script.onload = done;
      };
    });
  }

  function offerLive() {
    all("button.live").forEach(button => {
      button.hidden = false;
      button.onclick = () => loadLive().then(() => Lifeline.open(button.closest("figure")));
    });
  }

  on("lifeline:renewed", offerLive);
  offerLive();
  if (root.dataset.live && (one(".playground") || location.hash.startsWith("#live="))) loadLive();

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
