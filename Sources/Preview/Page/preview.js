"use strict";
(function () {
  var own = "/.lifeline/";
  var build = document.currentScript.dataset.build;
  var asking = null;
  var isFirst = true;
  var inPlace = ["nav.navigation", "main", "header.bar .name", "header.bar .languages"];
  var inHead = ["title", "meta[name=description]", "meta[property]", "meta[name^='twitter:']", "link[rel=alternate]", "link[rel=canonical]"];
  // What the server sent of a node: a number that all nodes of the same content have, and the attributes
  // that belong to it. What the page's own scripts and its reader did to a node since is no part of it.
  var sent = new WeakMap(), numbers = new Map(), attributes = [];
  // This runs before the page's own script, which changes what stands there.
  var around = surroundings(parse(document.documentElement.outerHTML));
  noteAll(document);

  // MARK: Asking

  // A page that nobody looks at does not ask, so that many tabs leave each other a connection.
  async function ask() {
    if (asking || document.hidden) return;
    asking = new AbortController();
    try {
      // The first answer comes at once, for it tells what is wrong already.
      var address = own + "news?page=" + encodeURIComponent(location.pathname) + "&build=" + build;
      var answer = await fetch(address + (isFirst ? "&wait=no" : ""), { signal: asking.signal });
      var news = await answer.json();
      if (String(news.build) !== build) await take(news);
      build = String(news.build);
      isFirst = false;
      show(news.problems);
      asking = null;
      setTimeout(ask, 0);
    } catch (error) {
      asking = null;
      // The preview has ended, or begins anew.
      if (!document.hidden) setTimeout(ask, 500);
    }
  }

  document.addEventListener("visibilitychange", function () {
    if (document.hidden && asking) asking.abort();
    else ask();
  });
  window.addEventListener("pageshow", ask);

  // MARK: Taking what is new

  async function take(news) {
    news.files.forEach(function (file) { newest.set("/" + file, news.build); });
    stamp(document);
    if (news.isChanged) await renew();
    document.dispatchEvent(new Event("lifeline:renewed"));
  }

  // The builds that files changed in. Without one in its address, the browser would show again what it
  // has shown before, even when the page is renewed later for something else.
  var newest = new Map();

  function stamp(page) {
    page.querySelectorAll("img[src], audio[src], video[src], object[data]")
      .forEach(function (element) {
        var name = element.nodeName === "OBJECT" ? "data" : "src";
        var address = addressOf(element[name]);
        var build = address && newest.get(address.path);
        if (!build || address.url.search === "?build=" + build) return;
        address.url.search = "?build=" + build;
        element[name] = address.url.href;
      });
  }

  // Nothing for what is elsewhere, or malformed: a writer may have typed half of it.
  function addressOf(text) {
    try {
      var url = new URL(text);
      if (url.origin === location.origin) return { url: url, path: decodeURIComponent(url.pathname) };
    } catch (error) {
      // It is no address.
    }
  }

  async function renew() {
    var answer = await fetch(location.pathname + location.search, { cache: "no-store" });
    var page = parse(await answer.text());
    noteAll(page);
    if (!answer.ok || !page.querySelector("main") || surroundings(page) !== around) return location.reload();
    stamp(page);
    await restyle(page);
    renewHead(page);
    // The page's script adds them to code, and again when the page is renewed.
    document.querySelectorAll(".copy.over").forEach(function (button) { button.remove(); });
    inPlace.forEach(function (selector) {
      var here = document.querySelector(selector), there = page.querySelector(selector);
      if (here && there && sent.has(here)) turn(here, there);
      else if (here || there) location.reload();
    });
  }

  function parse(text) {
    return new DOMParser().parseFromString(text, "text/html");
  }

  // What stands around all that is renewed in place, without blanks. Where it differs, the page is loaded
  // again, which keeps the reader's place.
  function surroundings(page) {
    var copy = page.documentElement.cloneNode(true);
    copy.querySelectorAll(inPlace.concat(inHead, "script[src^='" + own + "']").join())
      .forEach(function (element) { element.remove(); });
    ["lang", "class", "data-theme"].forEach(function (name) { copy.removeAttribute(name); });
    var sheet = copy.querySelector("link[rel=stylesheet]");
    if (sheet) sheet.removeAttribute("href");
    return copy.outerHTML.replace(/\s+/g, " ").replace(/ ?([<>]) ?/g, "$1");
  }

  // The new style sheet is there before the old one goes: the page never stands bare.
  async function restyle(page) {
    var here = document.querySelector("link[rel=stylesheet]");
    var there = page.querySelector("link[rel=stylesheet]");
    if (!here || !there || here.getAttribute("href") === there.getAttribute("href")) return;
    await new Promise(function (done) {
      var sheet = document.importNode(there);
      sheet.onload = sheet.onerror = done;
      here.after(sheet);
    });
    here.remove();
  }

  function renewHead(page) {
    document.title = page.title;
    document.documentElement.lang = page.documentElement.lang;
    document.querySelectorAll("head meta[name=description], head link[rel=alternate]")
      .forEach(function (element) { element.remove(); });
    page.querySelectorAll("head meta[name=description], head link[rel=alternate]")
      .forEach(function (element) { document.head.append(document.importNode(element)); });
  }

  // MARK: Turning one tree into another

  function noteAll(page) {
    inPlace.forEach(function (selector) {
      var element = page.querySelector(selector);
      if (element) note(element);
    });
  }

  function note(node) {
    var content = node.nodeName + "\0" + (node.nodeValue || ""), own = new Map();
    Array.from(node.attributes || []).forEach(function (attribute) {
      own.set(attribute.name, attribute.value);
      content += "\0" + attribute.name + "\0" + attribute.value;
    });
    if (isWhole(node)) content += "\0" + node.innerHTML;
    else node.childNodes.forEach(function (child) { content += "\0\0" + note(child); });
    var number = numbers.get(content);
    if (number === undefined) {
      number = attributes.push(own) - 1;
      numbers.set(content, number);
    }
    sent.set(node, number);
    return number;
  }

  // What is in diagrams and programs is many nodes, and changes all at once.
  function isWhole(node) {
    return ["svg", "PRE", "math"].includes(node.nodeName);
  }

  // What is the same stays, wherever it stands; elements that begin alike or are of a kind turn into each
  // other, and the rest comes and goes.
  function turn(here, there) {
    var before = sent.get(here), after = sent.get(there);
    if (before === after) return;
    sent.set(here, after);
    if (here.nodeType !== Node.ELEMENT_NODE) return void (here.nodeValue = there.nodeValue);
    turnAttributes(here, attributes[before], attributes[after]);
    if (isWhole(here)) return here.replaceChildren(...document.importNode(there, true).childNodes);
    var old = Array.from(here.childNodes), young = Array.from(there.childNodes);
    var kept = new Map(), moved = new Set();
    var known = old.filter(function (node) { return sent.has(node); });
    pair(known, young, [content, beginning, kind], kept, moved);
    var staying = new Set(kept.values());
    old.forEach(function (node) { if (!staying.has(node) || moved.has(node)) node.remove(); });
    var place = here.firstChild;
    young.forEach(function (node) {
      var own = kept.get(node);
      if (own && own === place) place = place.nextSibling;
      else here.insertBefore(own || adopted(node), place);
      if (own) turn(own, node);
    });
  }

  function adopted(node) {
    var copy = document.importNode(node, true);
    (function remember(node, copy) {
      sent.set(copy, sent.get(node));
      if (isWhole(node)) return;
      copy.childNodes.forEach(function (child, index) { remember(node.childNodes[index], child); });
    })(node, copy);
    return copy;
  }

  // What the scripts and the reader have changed stays so, until the server sends something else.
  function turnAttributes(here, before, after) {
    before.forEach(function (value, name) { if (!after.has(name)) here.removeAttribute(name); });
    after.forEach(function (value, name) {
      if (before.get(name) !== value) here.setAttribute(name, value);
    });
  }

  // By what nodes are told apart: one of the same content, one that begins alike, one of a kind.
  function content(node) {
    return sent.get(node);
  }

  function beginning(node) {
    if (node.id) return node.nodeName + "#" + node.id;
    var first = Array.from(node.childNodes).find(function (child) {
      return sent.has(child) && (child.nodeType !== Node.TEXT_NODE || child.nodeValue.trim());
    });
    return first && node.nodeName + ":" + sent.get(first);
  }

  function kind(node) {
    return node.nodeName + "#" + (node.id || "");
  }

  // Pairs old nodes with what they are to become: at both ends those that are alike, and between them
  // those that are alike and have no double, which part the others. What changed its place is moved.
  function pair(old, young, keys, kept, moved) {
    var names = old.map(keys[0]), youngNames = young.map(keys[0]);
    var start = 0, end = old.length, youngEnd = young.length;
    function areAlike(here, there) {
      return names[here] !== undefined && names[here] === youngNames[there];
    }
    while (start < end && start < youngEnd && areAlike(start, start)) {
      kept.set(young[start], old[start]);
      start++;
    }
    while (start < end && start < youngEnd && areAlike(end - 1, youngEnd - 1)) {
      kept.set(young[--youngEnd], old[--end]);
    }
    if (start === end || start === youngEnd) return;
    var places = single(names, start, end), youngPlaces = single(youngNames, start, youngEnd);
    var pairs = [];
    youngPlaces.forEach(function (there, name) {
      if (there >= 0 && places.get(name) >= 0) pairs.push([places.get(name), there]);
    });
    var rising = new Set(longestRise(pairs));
    pairs.forEach(function (pair) {
      kept.set(young[pair[1]], old[pair[0]]);
      if (!rising.has(pair)) moved.add(old[pair[0]]);
    });
    if (!pairs.length) keys = keys.slice(1);
    if (!keys.length) return;
    var from = start, youngFrom = start;
    pairs.filter(function (pair) { return rising.has(pair); }).concat([[end, youngEnd]])
      .forEach(function (pair) {
        pairRest(from, pair[0], youngFrom, pair[1]);
        from = pair[0] + 1;
        youngFrom = pair[1] + 1;
      });

    function pairRest(from, to, youngFrom, youngTo) {
      var rest = old.slice(from, to).filter(function (node) { return !moved.has(node); });
      var youngRest = young.slice(youngFrom, youngTo).filter(function (node) { return !kept.has(node); });
      pair(rest, youngRest, keys, kept, moved);
    }
  }

  // Where names stand that are there once, in their order; less than nothing for others.
  function single(names, start, end) {
    var places = new Map();
    for (var at = start; at < end; at++) {
      if (names[at] !== undefined) places.set(names[at], places.has(names[at]) ? -1 : at);
    }
    return places;
  }

  // The most pairs whose old places rise as their new ones do.
  function longestRise(pairs) {
    var ends = [], before = new Map();
    pairs.forEach(function (pair) {
      var low = 0, high = ends.length;
      while (low < high) {
        var middle = (low + high) >> 1;
        if (ends[middle][0] < pair[0]) low = middle + 1; else high = middle;
      }
      before.set(pair, ends[low - 1]);
      ends[low] = pair;
    });
    var rise = [];
    for (var pair = ends[ends.length - 1]; pair; pair = before.get(pair)) rise.push(pair);
    return rise;
  }

  // MARK: Problems

  var shown = [];
  var panel = null;
  var room = new CSSStyleSheet();
  document.adoptedStyleSheets.push(room);

  function show(problems) {
    if (problems.join("\n") === shown.join("\n")) return;
    var isNews = isOther(problems, shown);
    shown = problems;
    if (!problems.length) {
      panel.remove();
      panel = null;
      return makeRoom();
    }
    panel = panel || newPanel();
    var tree = panel.shadowRoot;
    tree.querySelector("summary").textContent =
      problems.length === 1 ? "1 problem" : problems.length + " problems";
    var more = problems.length - 20;
    tree.querySelector("pre").textContent =
      problems.slice(0, 20).join("\n") + (more > 0 ? "\nand " + more + " more" : "");
    // What the reader has folded stays so while the same faults only change their places.
    if (isNews) tree.querySelector("details").open = true;
  }

  // Whether there is a fault that was not there before, or not as often, wherever in its file it was.
  function isOther(problems, before) {
    var count = new Map();
    before.map(fault).forEach(function (name) { count.set(name, (count.get(name) || 0) + 1); });
    return problems.map(fault).some(function (name) {
      var rest = count.get(name);
      count.set(name, rest - 1);
      return !rest;
    });
  }

  function fault(problem) {
    return problem.split("\n", 1)[0].replace(/:\d+:\d+:/, ":");
  }

  // In a shadow tree, so that the styles of the page and of this leave each other alone.
  function newPanel() {
    var panel = document.createElement("aside");
    panel.id = "lifeline-problems";
    var tree = panel.attachShadow({ mode: "open" });
    tree.innerHTML = "<style>" + style + "</style>" +
      "<details><summary></summary><pre role='alert' tabindex='0'></pre></details>";
    document.body.append(panel);
    new ResizeObserver(makeRoom).observe(panel);
    return panel;
  }

  // The end of the page can be scrolled out from under the panel.
  function makeRoom() {
    var height = (panel ? panel.offsetHeight : 0) + "px";
    room.replaceSync(
      "@media screen { html { padding-bottom: " + height + "; scroll-padding-bottom: " + height + "; } }");
  }

  var style =
    ":host { position: fixed; z-index: 9; inset: auto 0 0; margin: 0; color-scheme: dark;" +
    " background: #2b1416; color: #ffd9d5; border-top: 3px solid #ff6b5e; }" +
    "summary { padding: 0.5rem 1.25rem; font: 600 14px/1.5 system-ui, sans-serif; cursor: pointer; }" +
    "pre { margin: 0; padding: 0 1.25rem 1rem; max-height: 40vh; overflow: auto;" +
    " font: 13px/1.5 ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono CJK SC', monospace; }" +
    "@media print { :host { display: none; } }";

  ask();
})();
