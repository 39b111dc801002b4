// On a page of the site: each figure of a scenario becomes one that is edited, where it stands.

// What the page's figure says of its scenario; the head of its request is in its data.
function scenarioOf(figure) {
  var scenario = {};
  for (var line of (figure.dataset.live || "").split("\n")) {
    var colon = line.indexOf(": ");
    if (colon > 0) scenario[line.slice(0, colon)] = line.slice(colon + 2);
  }
  scenario.program = figure.querySelector(".source").textContent;
  var stage = figure.querySelector(".before pre");
  if (stage) scenario.stage = stage.textContent;
  // Of two programs that differ, each has its claims beside it; otherwise they stand below both.
  var claimed = [figure.querySelector(".side"), figure].flatMap(part =>
    part ? [...part.querySelectorAll(":scope > .check [lang]")] : []);
  if (claimed.length) scenario.claims = claimed.map(claim => claim.textContent + "\n").join("");
  return scenario;
}

// The programs of a figure that shows two: the same in both languages, or two that are compared.
function othersOf(figure, first) {
  var sides = [...figure.querySelectorAll(".pair > .side")];
  if (sides.length !== 2) return undefined;
  var others = sides.map((side, index) => ({
    title: side.querySelector(".name, .tab")?.textContent.trim() ||
      figure.querySelectorAll("[role='tab']")[index]?.textContent || String(index + 1),
    scenario: { ...first, program: side.querySelector(".source").textContent },
  }));
  var languages = others.map(other => /Objective-C/.test(other.title) ? "objc" : "swift");
  if (languages[0] !== languages[1]) others.forEach((other, index) => { other.scenario.language = languages[index]; });
  // The figure shows them beside each other where they differ.
  others.comparing = figure.classList.contains("compared");
  return others;
}

function openFigure(figure, scenario) {
  var host = figure.querySelector("lifeline-scenario");
  figure.classList.add("edited");
  if (host) {
    // What was edited before it was closed is there again.
    host.hidden = false;
    if (scenario) host.figure.load(scenario);
    return host.figure;
  }
  host = make("lifeline-scenario");
  var original = scenarioOf(figure);
  host.figure = new LiveFigure(host, original, {
    others: othersOf(figure, original), rules: document.documentElement.dataset.rules,
    close: () => {
      host.hidden = true;
      figure.classList.remove("edited");
      figure.querySelector("button.live").focus();
    },
    address: async changed => location.href.split("#")[0] + "#live=" + figure.id + "~" + await packed(changed),
  }, scenario);
  figure.querySelector("figcaption").after(host);
  host.figure.run();
  return host.figure;
}

// A link may hold a program, and the figure that it belongs to.
async function followAddress() {
  var parts = /^#live=([^~]*)~(.*)$/.exec(location.hash);
  if (!parts) return;
  var scenario = await unpacked(parts[2]);
  if (!scenario) return;
  var figure = document.getElementById(decodeURIComponent(parts[1]));
  if (figure?.matches("figure.scenario")) {
    openFigure(figure, scenario);
    figure.scrollIntoView();
  } else if (playground) {
    playground.take(scenario);
  }
}

// MARK: The playground

var playground;

// The page that is a playground has a box for it, and its examples beside it as blocks of code.
function openPlayground(box) {
  var examples = [...box.querySelectorAll("template")].map(template => ({
    title: template.dataset.title, scenario: exampleOf(template),
  }));
  var host = make("lifeline-scenario");
  var choice = make("select", { ariaLabel: say("example") });
  choice.append(...examples.map((example, index) => make("option", { value: index, textContent: example.title })));
  choice.onchange = () => playground.take(examples[choice.value].scenario);
  box.replaceChildren(make("label", { className: "examples" }, say("example") + " ", choice), host);
  playground = host.figure = new LiveFigure(host, examples[0]?.scenario || { program: "" }, {
    isPlayground: true, rules: document.documentElement.dataset.rules,
    address: async changed => location.href.split("#")[0] + "#live=~" + await packed(changed),
  });
  playground.run();
}

function exampleOf(template) {
  var scenario = {};
  for (var part of template.content.querySelectorAll("[data-part]")) scenario[part.dataset.part] = part.textContent;
  return scenario;
}
