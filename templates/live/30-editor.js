// An editor: a text field over the same text in colours. Keys, undoing, input methods, selection by touch and what a
// screen reader says are the browser's own.

// The name that a part of the text stands for has the letter of its colour, as elsewhere on the site.
var letterOf = {
  keyword: "k", type: "t", function: "f", property: "p", string: "s", number: "n", comment: "c", attribute: "k", directive: "k",
};

class Editor {
  // `given`: the element that it fills, its label, what to do when the text has changed, where names come from, and words.
  constructor(given) {
    Object.assign(this, { tokens: [], faults: [], names: [] }, given);
    this.host.classList.add("editor");
    this.host.innerHTML = '<div class="scroll"><pre aria-hidden="true"><code></code></pre><textarea spellcheck="false" ' +
      'autocapitalize="off" autocomplete="off" autocorrect="off" wrap="off" rows="1"></textarea></div>' +
      '<ul class="names" role="listbox" hidden></ul>';
    this.list = this.host.lastChild;
    [this.shown, this.field] = this.host.firstChild.children;
    this.field.ariaLabel = this.label;
    this.field.title = this.words.keys;
    this.list.ariaLabel = this.words.names;
    this.list.id = "names-" + ++Editor.count;
    this.field.setAttribute("aria-controls", this.list.id);
    this.field.setAttribute("aria-autocomplete", "list");
    this.field.addEventListener("input", event => this.typed(event));
    this.field.addEventListener("keydown", event => this.pressed(event));
    this.field.addEventListener("blur", () => this.hideNames());
    this.field.addEventListener("click", () => this.hideNames());
    this.list.addEventListener("pointerdown", event => {
      event.preventDefault();
      var item = event.target.closest("li");
      if (item) this.take(this.names[[...this.list.children].indexOf(item)]);
    });
  }

  get text() { return this.field.value; }

  set text(text) {
    this.field.value = text;
    this.tokens = [];
    this.faults = [];
    this.draw();
  }

  // MARK: Typing

  typed(event) {
    this.move();
    this.draw();
    this.changed();
    if (!event.isComposing && /^(insertText|deleteContentBackward|insertCompositionText)$/.test(event.inputType || "")) {
      this.offer();
    }
  }

  // What was known of the text is moved with it, until the engine has looked at it anew.
  move() {
    var before = this.drawn ?? "", after = this.text;
    var limit = Math.min(before.length, after.length), start = 0, end = 0;
    while (start < limit && before[start] === after[start]) start++;
    while (end < limit - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
    var moved = after.length - before.length;
    var kept = part => {
      if (part.end <= start) return [part];
      if (part.start >= before.length - end) return [{ ...part, start: part.start + moved, end: part.end + moved }];
      return [];
    };
    this.tokens = this.tokens.flatMap(kept);
    this.faults = this.faults.flatMap(kept);
  }

  pressed(event) {
    if (event.isComposing) return;
    var isCommand = event.ctrlKey || event.metaKey;
    if (!this.list.hidden && this.pressedInNames(event)) return event.preventDefault();
    if ((isCommand && event.key === ".") || (event.altKey && event.key === "Enter")) {
      event.preventDefault();
      this.mend();
    } else if (event.ctrlKey && event.key === " ") {
      event.preventDefault();
      this.offer(true);
    } else if (event.key === "Enter" && !isCommand && !event.altKey) {
      event.preventDefault();
      this.insert("\n" + this.indentation());
    } else if (event.key === "Escape") {
      this.left?.(event);
    }
  }

  // A new line begins where the last one did, and further in behind a brace.
  indentation() {
    var line = this.text.slice(0, this.field.selectionStart).split("\n").pop();
    return /^[ \t]*/.exec(line)[0] + (/[{(\[]\s*$/.test(line) ? "  " : "");
  }

  // Writes a text in place of what is chosen, or of a part; the browser's undoing knows of it.
  insert(text, start = this.field.selectionStart, end = this.field.selectionEnd) {
    this.field.focus();
    this.field.setSelectionRange(start, end);
    var isDone = text ? document.execCommand("insertText", false, text) : document.execCommand("delete");
    if (!isDone) {
      this.field.setRangeText(text, start, end, "end");
      this.typed({});
    }
  }

  // MARK: Drawing

  // What the engine says of the text.
  tell(tokens, faults) {
    this.tokens = tokens;
    this.faults = faults;
    this.draw();
  }

  draw() {
    var text = this.drawn = this.text;
    var lines = document.createDocumentFragment(), start = 0;
    var said = this.said(text);
    // Tokens ascend: those of a line are found behind those of the last.
    this.next = 0;
    for (var line of text.split("\n")) {
      var end = start + line.length;
      var element = document.createElement("span");
      element.className = "line";
      this.fill(element, text, start, end);
      var fault = said.get(start);
      if (fault) {
        element.classList.add(fault.severity);
        element.dataset.said = fault.message;
      }
      lines.append(element, "\n");
      start = end + 1;
    }
    this.shown.firstChild.replaceChildren(lines);
  }

  // The first fault of each line, by where the line begins.
  said(text) {
    var first = new Map();
    for (var fault of this.faults) {
      var start = text.lastIndexOf("\n", fault.start - 1) + 1;
      if (!first.has(start)) first.set(start, fault);
    }
    return first;
  }

  // The parts of a line: its tokens, cut where faults begin and end.
  fill(element, text, start, end) {
    var inside = part => part.start < end && part.end > start;
    while (this.next < this.tokens.length && this.tokens[this.next].end <= start) this.next++;
    var last = this.next;
    while (last < this.tokens.length && this.tokens[last].start < end) last++;
    var tokens = this.tokens.slice(this.next, last), faults = this.faults.filter(inside);
    var cuts = new Set([start, end]);
    for (var part of [...tokens, ...faults]) {
      cuts.add(Math.max(start, part.start)).add(Math.min(end, part.end));
    }
    var places = [...cuts].sort((a, b) => a - b);
    places.slice(1).forEach((upper, index) => {
      var lower = places[index];
      var covers = part => part.start <= lower && part.end >= upper;
      var token = tokens.find(covers), fault = faults.find(covers);
      var piece = text.slice(lower, upper);
      if (!token && !fault) return element.append(piece);
      var span = document.createElement("span");
      span.className = (token ? letterOf[token.kind] : "") + (fault ? " fault " + fault.severity : "");
      span.textContent = piece;
      element.append(span);
    });
  }

  // MARK: Mending

  // Does what the fault of the line offers where the field is, or else the first that offers something.
  mend(fault = this.mendable()) {
    var fix = fault?.fixes.find(fix => fix.replacement !== undefined);
    if (fix) this.insert(fix.replacement, fix.start, fix.end);
  }

  mendable() {
    var place = this.field.selectionStart, text = this.text;
    var start = text.lastIndexOf("\n", place - 1) + 1, end = text.indexOf("\n", place);
    var able = this.faults.filter(fault => fault.fixes.some(fix => fix.replacement !== undefined));
    return able.find(fault => fault.start >= start && (end < 0 || fault.start <= end)) || able[0];
  }

  // Leads to a part of the text.
  show(start, end = start) {
    this.field.focus();
    this.field.setSelectionRange(start, end);
    this.lineAt(start)?.scrollIntoView({ block: "nearest" });
  }

  lineAt(place) {
    return this.shown.querySelectorAll(".line")[this.text.slice(0, place).split("\n").length - 1];
  }

  // MARK: Names

  // Offers the names that may stand where the text is written: as one types a name, and where one asks.
  async offer(isAsked) {
    var place = this.field.selectionStart;
    var before = this.text.slice(0, place);
    if (!this.complete || (!isAsked && !/(\.\w*|\w\w)$/.test(before))) return this.hideNames();
    var found = await this.complete(this.text, place);
    if (!found || place !== this.field.selectionStart || !this.hasFocus()) return;
    var written = this.text.slice(found.start, found.end);
    this.names = found.names.slice(0, 12).map(name => ({ ...name, start: found.start, end: found.end }));
    // A name that is written already needs no list, and Enter begins a new line behind it.
    if (!this.names.length || (!isAsked && found.names.some(name => name.text === written))) return this.hideNames();
    this.list.replaceChildren(...this.names.map((name, index) => {
      var item = document.createElement("li");
      item.id = this.list.id + "-" + index;
      item.role = "option";
      item.textContent = name.name;
      if (name.type) item.append(Object.assign(document.createElement("span"), { textContent: name.type }));
      return item;
    }));
    this.list.hidden = false;
    this.choose(0);
    this.put(found.start);
  }

  hasFocus() { return this.field.getRootNode().activeElement === this.field; }

  // Puts the list under the place where the name begins.
  put(place) {
    var text = this.text, line = this.lineAt(place), column = place - (text.lastIndexOf("\n", place - 1) + 1);
    var frame = this.host.getBoundingClientRect(), box = line.getBoundingClientRect();
    var wide = document.createElement("span");
    wide.textContent = text.slice(place - column, place);
    line.append(wide);
    var width = wide.getBoundingClientRect().width;
    wide.remove();
    this.list.style.top = box.bottom - frame.top + "px";
    var room = Math.max(0, this.host.clientWidth - this.list.offsetWidth);
    this.list.style.left = Math.min(room, box.left - frame.left + width) + "px";
  }

  hideNames() {
    this.list.hidden = true;
    this.field.removeAttribute("aria-activedescendant");
  }

  choose(index) {
    var items = this.list.children;
    this.chosen = (index + items.length) % items.length;
    for (var item of items) item.ariaSelected = String(item === items[this.chosen]);
    this.field.setAttribute("aria-activedescendant", items[this.chosen].id);
    items[this.chosen].scrollIntoView({ block: "nearest" });
  }

  // Whether a key is for the list.
  pressedInNames(event) {
    if (event.key === "ArrowDown") this.choose(this.chosen + 1);
    else if (event.key === "ArrowUp") this.choose(this.chosen - 1);
    else if (event.key === "Escape") this.hideNames();
    else if (event.key === "Enter" || event.key === "Tab") this.take(this.names[this.chosen]);
    else return false;
    return true;
  }

  take(name) {
    this.hideNames();
    // What has several lines goes as far in as the line that it stands in.
    var line = this.text.slice(0, name.start).split("\n").pop();
    this.insert(name.text.replace(/\n/g, "\n" + /^[ \t]*/.exec(line)[0]), name.start, name.end);
  }
}
Editor.count = 0;
