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
