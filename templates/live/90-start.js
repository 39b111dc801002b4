// The same script is the worker's, the site's and that of other people's pages.

if (typeof document === "undefined") {
  serve(self);
} else {
  var script = document.currentScript;
  Object.assign(words, window.lifelineWords);
  defineElement();
  var whenRead = action => document.readyState === "loading" ? addEventListener("DOMContentLoaded", action) : action();
  if (script?.hasAttribute("data-blocks")) whenRead(() => replaceBlocks(script.dataset.blocks));
  whenRead(() => {
    var box = document.querySelector(".playground");
    if (box) openPlayground(box);
    followAddress();
  });
  addEventListener("hashchange", followAddress);
  // What pages call.
  window.Lifeline = {
    version: 1,
    open: openFigure,
    // Answers a request: its fields by their keys, and the program.
    ask: async (fields = {}, program = "") => {
      var answer = await engine.ask(request(fields, program), {});
      if (answer.isFailure) throw new Error(answer.text);
      return /^(report|tokens|names)$/.test(fields.form) ? JSON.parse(answer.text) : answer.text;
    },
  };
}
