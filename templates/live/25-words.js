// What live figures say; a page in another language brings its own words.

var words = {
  run: "Edit and run", close: "Close", reset: "Reset", copy: "Copy", copied: "Copied", link: "Link", linked: "The link is copied",
  program: "Program", stage: "Stage", claims: "Claims", levels: "Levels", compare: "Compare with the original",
  version: "iOS {}", versions: "iOS", "all-versions": "All versions", language: "Language", save: "Save", tour: "Tour", "tour-title": "Go through what the program only declares",
  original: "The original", changed: "Yours", same: "It makes the same calls in the same order as the original.",
  differs: "What changed:", rules: "Why: the rules", text: "As text", loading: "The engine is loaded …",
  failed: "The engine cannot be loaded: {}", slow: "The program takes too long, and was ended.", trapped: "The engine has failed: {}",
  line: "Line {}", fix: "Fix", names: "Names", diagram: "Diagram", uncalled: "Not called",
  "problem-one": "1 problem", "problems": "{} problems", sound: "No problems", example: "Example", unsaved: "It cannot be saved: {}", stale: "Shown is the last program that ran.",
  "level-appearance": "appearance", "level-containment": "containment", "level-views": "views", "level-layout": "layout",
  "level-runloop": "run loop", "level-console": "console", keys: "Ctrl+Space offers names, Ctrl+. fixes what is wrong.",
};

var say = (word, value = "") => (words[word] ?? word).replace("{}", value);

// The words of diagrams among those, as a request has them.
function diagramWords() {
  var found = {};
  for (var [name, text] of Object.entries(words)) {
    if (name.startsWith("diagram-")) found["word-" + name.slice(8)] = text;
  }
  return found;
}
