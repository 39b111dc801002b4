// What is saved of a scenario besides its drawing.

// The scenario as a note has it: its fences, and what stands behind them.
function note(scenario) {
  var fence = (head, text) => {
    var runs = text.match(/^`{3,}/gm) || [];
    var marks = "`".repeat(Math.max(2, ...runs.map(run => run.length)) + 1);
    return marks + head + "\n" + text.replace(/\n?$/, "\n") + marks + "\n";
  };
  var language = scenario.language || "swift";
  if (language === "mermaid" || language === "plantuml") return fence(language, scenario.program);
  var attributes = ["ios", "device", "orientation", "show", "in", "self", "tour"]
    .filter(name => scenario[name]).map(name => " " + name + "=" + scenario[name]).join("");
  var parts = [];
  if (scenario.stage) parts.push(fence((scenario["stage-language"] || language) + " stage id=stage", scenario.stage));
  parts.push(fence(language + " scenario" + (scenario.stage ? " stage=stage" : "") + attributes, scenario.program));
  if (scenario.claims) parts.push(fence("claims", scenario.claims));
  return parts.join("\n");
}

// A drawing as pixels, two for each of its own.
async function picture(svg, ground) {
  var [width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg).slice(1).map(Number);
  var image = new Image(width, height);
  image.src = "data:image/svg+xml," + encodeURIComponent(svg);
  // A policy may allow no images but the site's own.
  await image.decode().catch(() => { throw new Error("img-src data:"); });
  var canvas = make("canvas", { width: width * 2, height: height * 2 });
  var paper = canvas.getContext("2d");
  paper.fillStyle = ground;
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise(resolve => canvas.toBlob(resolve, "image/png"));
}
