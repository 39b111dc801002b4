// `<lifeline-scenario>`: a scenario on any page, with its program as its text.
//
//     <lifeline-scenario ios="18">window.rootViewController = A()</lifeline-scenario>
//
// Attributes are the keys of a request. A `<template slot="claims">` and a `<template slot="stage">` inside have the
// claims and the stage.

var attributeNames = ["language", "ios", "device", "orientation", "show", "in", "self", "tour", "completion"];

function defineElement() {
  customElements.define("lifeline-scenario", class extends HTMLElement {
    connectedCallback() {
      if (this.figure || this.isWaiting) return;
      this.isWaiting = true;
      // A figure that nobody sees needs no engine; and the parser may not have come to the text yet.
      new IntersectionObserver(([entry], observer) => {
        if (!entry.isIntersecting) return;
        observer.disconnect();
        this.begin();
      }, { rootMargin: "200px" }).observe(this);
    }

    begin() {
      // Who made the element may have given it a figure meanwhile.
      if (this.figure) return;
      this.figure = new LiveFigure(this, this.written(), { rules: this.getAttribute("rules") });
      this.figure.run();
    }

    // What the element says of its scenario.
    written() {
      var scenario = { program: unindented(this.textOf(null)) };
      for (var name of ["claims", "stage"]) {
        var text = unindented(this.textOf(name));
        if (text.trim()) scenario[name] = text;
      }
      for (name of attributeNames) if (this.hasAttribute(name)) scenario[name] = this.getAttribute(name);
      return scenario;
    }

    textOf(name) {
      if (name) return this.querySelector(`template[slot="${name}"]`)?.content.textContent || "";
      var own = this.cloneNode(true);
      own.querySelectorAll("template").forEach(part => part.remove());
      return own.textContent;
    }
  });
}

// A text without the blanks that all of its lines begin with, and without empty lines around it.
function unindented(text) {
  var lines = text.replace(/^\s*\n|\s+$/g, "").split("\n");
  var depth = Math.min(...lines.filter(line => line.trim()).map(line => /^ */.exec(line)[0].length));
  return lines.map(line => line.slice(depth)).join("\n") + "\n";
}

// Puts live figures in place of the blocks of code that a page marks: those in the language `scenario` or of the
// class `lifeline`, and sequence diagrams in Mermaid.
function replaceBlocks(selector) {
  var chosen = selector || "code.language-scenario, code.language-lifeline, code.lifeline, .lifeline code, pre.mermaid, code.language-mermaid";
  for (var block of document.querySelectorAll(chosen)) {
    var text = block.textContent;
    var isMermaid = /mermaid/.test(block.className);
    if (isMermaid && !/^(---[^]*?---)?(\s|%%.*)*sequenceDiagram/.test(text)) continue;
    var element = document.createElement("lifeline-scenario");
    element.textContent = text;
    var holder = block.closest("pre, .highlight") || block;
    var data = { ...holder.dataset, ...block.dataset };
    if (isMermaid) data.language = "mermaid";
    else if (/\b(language-)?(objc|objectivec|objective-c)\b/i.test(block.className + " " + holder.className)) data.language ||= "objc";
    for (var name of attributeNames) if (data[name]) element.setAttribute(name, data[name]);
    holder.replaceWith(element);
  }
}
