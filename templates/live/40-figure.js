// A scenario that is edited and run where it stands.

var levelNames = ["appearance", "containment", "views", "layout", "runloop", "console"];
var usualLevels = ["appearance", "containment", "console"];
var knownVersions = [12, 13, 14, 15, 16, 17, 18, 26];

// The levels that a scenario shows.
function levelsOf(scenario) {
  var names = scenario.show ? scenario.show.split(",").map(name => name.trim()) : usualLevels;
  return names.includes("all") ? levelNames : names;
}

// A style sheet that a strict policy for contents lets pass.
function sheet(text) {
  var made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}

function make(name, attributes = {}, ...children) {
  var element = Object.assign(document.createElement(name), attributes);
  element.append(...children);
  return element;
}

// What a page has of a scenario:
// `program`, `language` (swift, objc, mermaid or plantuml), `stage`, `claims`, and whatever else a request may say.
class LiveFigure {
  // `host`: the element whose tree it fills. `original`: the scenario as its author has it. `options`: `close`, what to do
  // when it is closed; `rules`, the page of rules; `address`, the address of a program as a link; `isPlayground`, where the
  // parts that are empty are shown, too; `others`, programs of the same figure, among which a reader chooses.
  // `current`: the scenario as a link has it.
  constructor(host, original, options = {}, current = original) {
    this.options = options;
    this.original = { ...original };
    this.scenario = { ...original, ...current };
    this.root = host.shadowRoot || host.attachShadow({ mode: "open" });
    this.frame = make("div", { className: "frame" });
    this.root.adoptedStyleSheets = [sheet(ownStyle)];
    this.root.replaceChildren(this.frame);
    this.frame.append(
      this.makeTools(), this.makeEditors(), this.status = make("p", { className: "status" }),
      this.spoken = make("p", { className: "hidden" }),
      this.differences = make("div", { className: "differences", hidden: true }),
      this.drawing = make("div", { className: "drawing", tabIndex: 0, role: "group", ariaLabel: say("diagram"), hidden: true }),
      this.claimList = make("ul", { className: "claims" }), this.makeRest());
    this.spoken.role = "status";
    this.drawing.addEventListener("click", event => this.followed(event));
    this.frame.addEventListener("keydown", event => this.pressed(event));
    this.followTheme();
    this.fill();
    // A drawing has the room that there is: another is made where that changes much.
    new ResizeObserver(() => this.room !== undefined && this.room !== this.roomFor() && this.run()).observe(this.frame);
  }

  // The width that a drawing has to keep to; none where there is room for any.
  roomFor() {
    var width = this.frame.clientWidth;
    return width && width < 560 ? Math.max(280, width - 16) : 0;
  }

  get isDrawing() { return this.scenario.language === "mermaid" || this.scenario.language === "plantuml"; }

  // MARK: Parts

  makeTools() {
    var button = (word, action) => {
      var made = make("button", { type: "button", textContent: say(word) });
      made.onclick = action;
      return made;
    };
    var tools = make("div", { className: "tools", role: "toolbar", ariaLabel: say("run") });
    if (!this.isDrawing) tools.append(this.makeLanguage(), this.makeVersions(), this.makeLevels(), this.makeTour(), this.makeCompare());
    var end = make("div", { className: "end" },
      this.resetButton = button("reset", () => this.reset()),
      button("copy", ({ target }) => this.copy(this.program.text, target)));
    if (this.options.address) end.append(button("link", ({ target }) => this.copyLink(target)));
    end.append(this.makeDownloads());
    if (this.options.close) end.append(button("close", () => this.options.close()));
    tools.append(end);
    return tools;
  }

  // The language of a program, or which of the programs of a figure is edited.
  makeLanguage() {
    var others = this.options.others;
    var choices = others ? others.map(other => other.title) : ["Swift", "Objective-C"];
    var chosen = others ? this.chosen || 0 : this.scenario.language === "objc" ? 1 : 0;
    var select = make("select", { ariaLabel: say("language"), hidden: !this.options.isPlayground && !others });
    select.append(...choices.map((title, index) =>
      make("option", { value: index, textContent: title, selected: index === chosen })));
    select.onchange = () => {
      if (others) {
        this.chosen = Number(select.value);
        this.take(others[this.chosen].scenario);
      } else {
        this.scenario.language = select.value === "1" ? "objc" : "swift";
        this.run();
      }
    };
    return select;
  }

  // The version that the program runs on; a scenario of several begins with all of them.
  makeVersions() {
    var own = (this.original.ios || "17").split(",").map(version => version.trim());
    var numbers = [...new Set([...knownVersions, ...own.map(Number)])].sort((a, b) => a - b);
    var select = make("select", { ariaLabel: say("versions") });
    if (own.length > 1) select.append(make("option", { value: own.join(","), textContent: say("all-versions") }));
    select.append(...numbers.map(number => make("option", {
      value: String(number), textContent: say("version", number),
    })));
    select.value = (this.scenario.ios || "17").replace(/\s/g, "");
    select.onchange = () => {
      this.scenario.ios = select.value;
      this.run();
    };
    return select;
  }

  makeLevels() {
    var boxes = levelNames.map(name => {
      var box = make("input", { type: "checkbox", checked: levelsOf(this.scenario).includes(name), value: name });
      box.onchange = () => {
        var chosen = levelNames.filter((name, index) => boxes[index].firstChild.checked);
        // A drawing of nothing says nothing.
        if (!chosen.length) return void (box.checked = true);
        var own = levelNames.filter(name => levelsOf(this.original).includes(name));
        this.scenario.show = chosen.join() === own.join() ? this.original.show : chosen.join(",");
        this.run();
      };
      return make("label", {}, box, say("level-" + name));
    });
    return make("details", { className: "choice" },
      make("summary", { className: "button", textContent: say("levels") }), make("div", {}, ...boxes));
  }

  // A program that only declares can be gone through.
  makeTour() {
    var box = make("input", { type: "checkbox", checked: Boolean(this.scenario.tour) });
    box.onchange = () => {
      this.scenario.tour = box.checked ? this.original.tour || "all" : "";
      this.run();
    };
    return make("label", { title: say("tour-title") }, box, say("tour"));
  }

  makeCompare() {
    this.compare = make("input", { type: "checkbox", checked: Boolean(this.options.others?.comparing) });
    this.compare.onchange = () => this.run();
    return make("label", { className: "compare", hidden: Boolean(this.options.isPlayground) }, this.compare, say("compare"));
  }

  makeDownloads() {
    var kinds = { SVG: "svg", PNG: "png", Text: "txt", Mermaid: "mmd", Markdown: "md" };
    var list = make("div");
    var choice = make("details", { className: "choice" }, make("summary", { className: "button", textContent: say("save") }), list);
    for (let [name, ending] of Object.entries(kinds)) {
      var button = make("button", { type: "button", textContent: name });
      button.onclick = () => {
        choice.open = false;
        this.download(ending);
      };
      list.append(button);
    }
    return choice;
  }

  makeEditors() {
    var panel = make("div", { className: "panel" });
    var part = (name, isOpen) => {
      var host = make("div");
      this[name + "Part"] = make("details", { className: "part", open: isOpen }, make("summary", { textContent: say(name) }), host);
      panel.append(this[name + "Part"]);
      return host;
    };
    var editor = (host, name, complete) => new Editor({
      host, label: say(name), words, complete, changed: () => this.changed(),
    });
    this.stage = editor(part("stage", false), "stage");
    var host = make("div");
    panel.append(host);
    this.program = editor(host, "program", (text, place) => this.complete(text, place));
    panel.append(this.faultList = make("ul", { className: "faults" }));
    this.claims = editor(part("claims", true), "claims");
    return panel;
  }

  makeRest() {
    this.rules = make("ol");
    this.rulesPart = make("details", { className: "part", hidden: true }, make("summary", { textContent: say("rules") }), this.rules);
    this.text = make("pre", { className: "text", tabIndex: 0 });
    this.textPart = make("details", { className: "part", hidden: true }, make("summary", { textContent: say("text") }), this.text);
    this.textPart.ontoggle = () => this.textPart.open && this.run();
    return make("div", { className: "panel" }, this.rulesPart, this.textPart);
  }

  // Escape closes what is open, and leads back to what opened it.
  pressed(event) {
    var open = event.key === "Escape" && this.frame.querySelector(".choice[open]");
    if (!open) return;
    open.open = false;
    open.firstChild.focus();
  }

  // What the page's reader has chosen, light or dark, is followed.
  followTheme() {
    var root = document.documentElement;
    var follow = () => {
      var theme = root.dataset.theme || (root.classList.contains("dark") ? "dark" : "");
      if (theme === "light" || theme === "dark") this.frame.dataset.theme = theme;
      else delete this.frame.dataset.theme;
    };
    new MutationObserver(follow).observe(root, { attributes: true, attributeFilter: ["data-theme", "class"] });
    follow();
  }

  fill() {
    this.program.text = this.scenario.program;
    this.stage.text = this.scenario.stage || "";
    this.claims.text = this.scenario.claims || "";
    var isPlayground = this.options.isPlayground;
    this.stagePart.hidden = this.isDrawing || (!isPlayground && !this.scenario.stage);
    this.claimsPart.hidden = this.isDrawing || (!isPlayground && !this.scenario.claims);
  }

  // MARK: Changing

  changed() {
    this.scenario.program = this.program.text;
    this.scenario.stage = this.stage.text;
    this.scenario.claims = this.claims.text;
    this.run();
  }

  get isChanged() {
    return ["program", "stage", "claims", "ios", "show", "language", "tour"].some(
      name => (this.scenario[name] || "") !== (this.original[name] || ""));
  }

  reset() { this.load(this.original); }

  // Shows another state of the same scenario, as a link has it.
  load(current) {
    this.scenario = { ...this.original, ...current };
    this.frame.querySelector(".tools").replaceWith(this.makeTools());
    this.fill();
    this.run();
  }

  // Another scenario in its place, as an example of the playground or a link has it.
  take(scenario) {
    this.original = { ...scenario };
    this.reset();
  }

  // MARK: Running

  fields(parts) {
    var { program, ...fields } = this.scenario;
    Object.assign(fields, { form: "report", with: parts, rules: this.options.rules, ...diagramWords() });
    if (this.compare?.checked) this.addOriginal(fields);
    fields.width = this.room = this.roomFor();
    return fields;
  }

  // What the program is compared with: the original, or the other program of the figure.
  addOriginal(fields) {
    var others = this.options.others?.comparing && this.options.others;
    var other = others && others[this.chosen ? 0 : 1];
    var original = other ? other.scenario : this.original;
    fields.title = others ? others[this.chosen || 0].title : say("changed");
    fields.original = original.program;
    fields["original-title"] = other ? other.title : say("original");
    if (original.stage && original.stage !== fields.stage) fields["original-stage"] = original.stage;
  }

  async run() {
    this.resetButton.disabled = !this.isChanged;
    if (!engine.worker) this.tell(say("loading"));
    try {
      await this.dress();
      // The text is made where somebody looks at it.
      var fields = { ...this.fields("svg,tokens,rules" + (this.textPart.open ? ",text" : "")), style: "page" };
      var answer = await engine.ask(request(fields, this.scenario.program), this);
      if (answer) this.show(JSON.parse(answer.text));
    } catch (error) {
      this.tell(this.reason(error), true);
    }
  }

  // The looks of drawings, which the engine knows.
  async dress() {
    if (this.root.adoptedStyleSheets.length > 1) return;
    LiveFigure.looks ||= engine.ask(request({ form: "style" }, ""), "style");
    var answer = await LiveFigure.looks.catch(error => {
      LiveFigure.looks = undefined;
      throw error;
    });
    if (answer && this.root.adoptedStyleSheets.length < 2) {
      this.root.adoptedStyleSheets = [sheet(answer.text), sheet(ownStyle)];
    }
  }

  reason(error) {
    if (error.message === "timeout") return say("slow");
    return say(engine.worker ? "trapped" : "failed", error.message);
  }

  tell(text, isBad = false) {
    this.status.textContent = text;
    this.status.classList.toggle("bad", isBad);
  }

  async complete(text, place) {
    var { program, ...fields } = this.scenario;
    if (this.isDrawing) return;
    try {
      var answer = await engine.ask(request({ ...fields, form: "names", at: String(place) }, text), this.program);
      return answer && JSON.parse(answer.text);
    } catch {
      return undefined;
    }
  }

  // MARK: Showing

  show(report) {
    var faultsOf = name => report.diagnostics.filter(fault => fault.in === name);
    this.program.tell(report.tokens || [], faultsOf("program"));
    this.stage.tell([], faultsOf("stage"));
    this.claims.tell([], []);
    this.showFaults(report.diagnostics);
    this.drawing.classList.toggle("old", !report.sound);
    this.tell(
      !report.sound ? this.drawing.hidden ? "" : say("stale") : report.uncalled ? say("uncalled") + ": " + report.uncalled : "");
    if (report.sound) this.showDrawing(report);
  }

  showDrawing(report) {
    this.drawing.hidden = !report.svg;
    this.drawing.innerHTML = report.svg || "";
    this.drawing.classList.toggle("wide", Boolean(report.differences?.length));
    this.showDifferences(report.differences);
    this.claimList.replaceChildren(...report.claims.map(claim => this.claim(claim)));
    this.rulesPart.hidden = !report.rules?.length;
    this.rules.replaceChildren(...(report.rules || []).map(rule => {
      var name = make("code", { textContent: rule.id });
      return make("li", {}, rule.link ? make("a", { href: rule.link }, name) : name, " " + rule.statement);
    }));
    this.textPart.hidden = false;
    if (report.text) this.text.textContent = report.text;
  }

  showDifferences(sentences) {
    this.differences.hidden = !sentences;
    if (!sentences) return;
    // Versions of iOS are compared without being asked, and say themselves what differs.
    if (!this.compare?.checked && !sentences.length) return void (this.differences.hidden = true);
    this.differences.replaceChildren(!this.compare?.checked ? "" : sentences.length ? say("differs") : say("same"));
    if (sentences.length) {
      this.differences.append(make("ul", {}, ...sentences.map(text => make("li", { textContent: text }))));
    }
  }

  claim(claim) {
    var item = make("li", { className: claim.holds ? "" : "fails" },
      make("span", { className: "mark", textContent: claim.holds ? "✓" : "✗" }), claim.claim);
    if (claim.reason) item.append(make("pre", { textContent: claim.reason }));
    return item;
  }

  showFaults(faults) {
    this.faultList.replaceChildren(...faults.map(fault => this.fault(fault)));
    var count = faults.filter(fault => fault.severity === "error").length;
    var spoken = count === 0 ? say("sound") : count === 1 ? say("problem-one") : say("problems", count);
    // What is as before is not said again.
    if (this.spoken.textContent !== spoken) this.spoken.textContent = spoken;
  }

  fault(fault) {
    var editor = fault.in === "stage" ? this.stage : this.program;
    var text = editor.text.slice(0, fault.start);
    var place = make("button", { type: "button", className: "place", textContent: say("line", text.split("\n").length) });
    place.onclick = () => {
      if (fault.in === "stage") this.stagePart.open = true;
      editor.show(fault.start, fault.end);
    };
    // What is wrong with a value of the page's, such as a version, is in neither.
    var item = make("li", { className: fault.severity }, fault.in === "request" ? "" : place,
      make("p", {}, fault.message, ...fault.notes.map(note => make("small", { textContent: note.message }))));
    var fixes = fault.fixes.filter(fix => fix.replacement !== undefined);
    for (let fix of fixes.slice(0, 3)) {
      var button = make("button", { type: "button", textContent: say("fix") + ": " + fix.message });
      button.onclick = () => editor.insert(fix.replacement, fix.start, fix.end);
      item.append(button);
    }
    return item;
  }

  // A call leads to the line that it comes from.
  followed(event) {
    var link = event.target.closest("a");
    var line = /^#L(\d+)$/.exec(link?.getAttribute("href") || "");
    if (!line) return;
    event.preventDefault();
    var lines = this.program.text.split("\n");
    var start = lines.slice(0, line[1] - 1).reduce((sum, text) => sum + text.length + 1, 0);
    this.program.show(start, start + (lines[line[1] - 1] || "").length);
  }

  // MARK: Taking away

  async copy(text, button) {
    if (!await this.toClipboard(text)) return;
    var name = button.textContent;
    button.textContent = say("copied");
    setTimeout(() => { button.textContent = name; }, 1500);
  }

  // Whether a text is in the clipboard; a page without encryption has to have it selected.
  async toClipboard(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      var field = make("textarea", { value: text, className: "hidden" });
      this.frame.append(field);
      field.select();
      var isDone = document.execCommand("copy");
      field.remove();
      return isDone;
    }
  }

  async copyLink(button) {
    var address = await this.options.address(this.scenario);
    history.replaceState(null, "", address);
    await this.copy(address, button);
    this.spoken.textContent = say("linked");
  }

  async download(ending) {
    try {
      var file = await this.file(ending);
      var link = make("a", { href: URL.createObjectURL(file), download: "scenario." + ending });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    } catch (error) {
      this.tell(say("unsaved", error.message), true);
    }
  }

  async file(ending) {
    if (ending === "md") return new Blob([note(this.scenario)], { type: "text/markdown" });
    var answer = await engine.ask(request(this.fields("svg,text,mermaid"), this.scenario.program), "save");
    var report = JSON.parse(answer.text);
    if (!report.sound) throw new Error(report.diagnostics[0].message);
    switch (ending) {
    case "svg": return new Blob([report.svg], { type: "image/svg+xml" });
    case "txt": return new Blob([report.text], { type: "text/plain" });
    case "mmd": return new Blob([report.mermaid || report.text], { type: "text/plain" });
    default: return picture(report.svg, getComputedStyle(this.frame).backgroundColor);
    }
  }
}
