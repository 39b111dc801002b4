// The page reads without this: it switches the colours and marks the part that is being read.
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
    label.textContent = { system: "System", light: "Light", dark: "Dark" }[current()];
    button.setAttribute("aria-label", "Colours: " + label.textContent);
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

  // MARK: Menu

  document.addEventListener("keydown", function (event) {
    if (event.key === "Escape" && location.hash === "#navigation") location.hash = "#content";
  });
})();
