/// What a preview adds to the pages it shows.
enum PreviewScript {
  /// The page that is shown while there is none.
  static let emptyPage = """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
    <title>Nothing here yet</title></head>
    <body style="font: 17px/1.6 system-ui, sans-serif; margin: 4rem auto; max-width: 40rem">
    <h1>Nothing here yet</h1>
    <p>No page has this address. As soon as one has, it is shown here.</p>
    </body></html>

    """

  /// Keeps a page up to date: asks what is new, and changes only what differs, so that the reader's
  /// place, what is unfolded and what is selected stay as they are.
  static let text = #"""
    "use strict";
    (function () {
      var own = "/.lifeline/";
      var build = document.currentScript.dataset.build;
      var asking = null;
      var isFirst = true;
      var inPlace = ["nav.navigation", "main", "header.bar .name", "header.bar .languages"];
      var inHead = ["title", "meta[name=description]", "meta[property]", "meta[name^='twitter:']", "link[rel=alternate]", "link[rel=canonical]"];
      // This runs before the page's own script, which changes what stands there.
      var around = surroundings(parse(document.documentElement.outerHTML));

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
        if (!answer.ok || !page.querySelector("main") || surroundings(page) !== around) return location.reload();
        stamp(page);
        await restyle(page);
        renewHead(page);
        // The page's script adds them to code; without them, what is the same is found to be.
        document.querySelectorAll(".copy.over").forEach(function (button) { button.remove(); });
        inPlace.forEach(function (selector) {
          var here = document.querySelector(selector), there = page.querySelector(selector);
          if (here && there) turn(here, there);
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

      // What is the same at both ends of the children stays; between them, elements of a kind turn
      // into each other, and the rest comes and goes.
      function turn(here, there) {
        turnAttributes(here, there);
        var old = Array.from(here.childNodes), young = Array.from(there.childNodes);
        var start = 0;
        while (start < old.length && start < young.length && old[start].isEqualNode(young[start])) start++;
        var tail = 0;
        while (tail < old.length - start && tail < young.length - start &&
          old[old.length - 1 - tail].isEqualNode(young[young.length - 1 - tail])) tail++;
        var end = old[old.length - tail] || null;
        var left = old.slice(start, old.length - tail);
        young.slice(start, young.length - tail).forEach(function (node) {
          var at = left.findIndex(function (other) { return isOfKind(other, node); });
          if (at < 0) return here.insertBefore(document.importNode(node, true), left[0] || end);
          left.splice(0, at).forEach(function (other) { other.remove(); });
          var kept = left.shift();
          if (kept.nodeType === Node.ELEMENT_NODE) turn(kept, node);
          else kept.nodeValue = node.nodeValue;
        });
        left.forEach(function (other) { other.remove(); });
      }

      function isOfKind(here, there) {
        return here.nodeName === there.nodeName && (here.id || "") === (there.id || "");
      }

      // What the reader has unfolded stays so.
      function turnAttributes(here, there) {
        Array.from(here.attributes).forEach(function (attribute) {
          var isReaders = attribute.name === "open" && here.nodeName === "DETAILS";
          if (!isReaders && !there.hasAttribute(attribute.name)) here.removeAttribute(attribute.name);
        });
        Array.from(there.attributes).forEach(function (attribute) {
          if (here.getAttribute(attribute.name) !== attribute.value) {
            here.setAttribute(attribute.name, attribute.value);
          }
        });
      }

      // MARK: Problems

      var shown = "";

      // In a shadow tree, so that the styles of the page and of this leave each other alone.
      function show(problems) {
        var panel = document.getElementById("lifeline-problems");
        var text = problems.join("\n");
        if (text === shown) return;
        shown = text;
        if (panel) panel.remove();
        if (!problems.length) return;
        panel = document.createElement("aside");
        panel.id = "lifeline-problems";
        var tree = panel.attachShadow({ mode: "open" });
        tree.innerHTML = "<style>" + style + "</style>" +
          "<details open><summary></summary><pre role='alert' tabindex='0'></pre></details>";
        tree.querySelector("summary").textContent =
          problems.length === 1 ? "1 problem" : problems.length + " problems";
        var more = problems.length - 20;
        tree.querySelector("pre").textContent =
          problems.slice(0, 20).join("\n") + (more > 0 ? "\nand " + more + " more" : "");
        document.body.append(panel);
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

    """#
}
