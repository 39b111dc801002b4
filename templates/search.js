// What finds, for the dialog that a page opens. A piece of a page, from one heading to the
// next, is found by all words at once: in its heading, in its text, in its code. Where no piece has them
// all, pages that have them come next, and then pieces with most of them. Words count the more the rarer
// they are; one that is nowhere is taken for the nearest that is somewhere.
"use strict";
(function () {
  var root = document.documentElement;
  var opener = document.querySelector("button.search");
  var wordPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[\p{L}\p{M}\p{N}_]+/gu;
  var dense = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
  var letter = /[\p{L}\p{M}\p{N}_]/u;
  // How many results there are, and how many of them are one page's.
  var most = 30, mostOfPage = 4;
  var dialog = document.querySelector("dialog.search");
  var field = dialog.querySelector("input");
  var list = dialog.querySelector("ol");
  var status = dialog.querySelector("[role=status]");
  var pieces = [];
  var vocabulary;
  // How often the index was asked for; what comes late, of one that is old, is not taken.
  var round = 0;

  // The index calls these as its parts are loaded.
  window.lifelineSearch = {
    parts: function (marks) {
      if (!isLate()) marks.forEach(function (mark, part) { load("-" + part + ".js?" + mark); });
    },
    add: function (pages) {
      if (isLate()) return;
      pages.forEach(function (page) { page.slice(2).forEach(function (piece) { keep(page, piece); }); });
      vocabulary = null;
      find();
    },
  };

  field.addEventListener("input", find);
  dialog.addEventListener("keydown", move);
  // A preview renews the index under the reader.
  document.addEventListener("lifeline:renewed", begin);
  begin();

  function begin() {
    round += 1;
    pieces = [];
    load(".js");
  }

  function isLate() {
    return document.currentScript.dataset.round !== String(round);
  }

  function keep(page, piece) {
    var texts = [piece[1], page[1], piece[2], piece[3] || ""];
    pieces.push({
      address: page[0], anchor: piece[0], texts: texts,
      lower: texts.map(function (text) { return text.toLowerCase(); }),
    });
  }

  function load(part) {
    var script = document.createElement("script");
    script.src = root.dataset.root + root.dataset.search + part;
    script.dataset.round = round;
    document.head.append(script);
  }

  // MARK: The dialog

  // Up and down go through the results; Return in the field takes the first; Escape closes, though
  // there is something in the field. While an input method composes, its keys are its own; the one that
  // ends it says so in Safari by its code only.
  function move(event) {
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === "Escape") {
      event.preventDefault();
      dialog.close();
    }
    var results = Array.from(list.querySelectorAll("a"));
    var at = results.indexOf(document.activeElement);
    if (event.key === "Enter" && document.activeElement === field) {
      event.preventDefault();
      if (results[0]) results[0].click();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      var next = at + (event.key === "ArrowDown" ? 1 : -1);
      (results[next] || field).focus();
    }
  }

  // MARK: Finding

  function find() {
    list.textContent = "";
    var query = field.value.toLowerCase().trim();
    var terms = termsOf(query);
    if (!pieces.length || !terms.length) return say([]);
    var found = best(rank(terms, query));
    found.forEach(function (hit) { list.append(result(hit, terms)); });
    say(terms.filter(function (term) { return term.written; }).map(function (term) {
      return fill(opener.dataset.near || "{} → {}", term.written, term.shown);
    }).concat(counted(found.length)));
  }

  // The words of a question: punctuation only separates them, so that selectors are found by parts.
  function termsOf(query) {
    var words = (query.match(wordPattern) || []).filter(function (word) { return word !== "_"; });
    var terms = [];
    Array.from(new Set(words)).forEach(function (word) {
      var term = count({ word: word });
      if (term.count) return terms.push(term);
      if (dense.test(word) && word.length > 2) {
        // Without blanks between words, every two letters may be one.
        for (var index = 0; index + 1 < word.length; index += 1) {
          terms.push(count({ word: word.slice(index, index + 2) }));
        }
        return;
      }
      var near = nearest(word);
      terms.push(near ? count({ word: near.toLowerCase(), shown: near, written: word }) : term);
    });
    return terms;
  }

  // In how many pieces a word stands, and what it weighs by that.
  function count(term) {
    term.count = pieces.filter(function (piece) {
      return piece.lower.some(function (text) { return text.includes(term.word); });
    }).length;
    term.weight = term.count ? Math.log(1 + pieces.length / term.count) : 1;
    return term;
  }

  function rank(terms, query) {
    var all = terms.reduce(function (sum, term) { return sum + term.weight; }, 0);
    var pages = new Map();
    var hits = [];
    pieces.forEach(function (piece) {
      var score = 0, covered = 0, had = 0;
      var ofPage = pages.get(piece.address) || new Set();
      pages.set(piece.address, ofPage);
      terms.forEach(function (term) {
        var points = value(piece, term.word);
        if (!points) return;
        score += points * term.weight;
        covered += term.weight;
        had += 1;
        ofPage.add(term);
      });
      if (!had) return;
      if (terms.length > 1 && piece.lower.some(function (text) { return text.includes(query); })) {
        score += 6;
      }
      hits.push({ piece: piece, score: score, covered: covered / all, isWhole: had === terms.length });
    });
    hits.forEach(function (hit) {
      hit.tier = hit.isWhole ? 0 : pages.get(hit.piece.address).size === terms.length ? 1 : 2;
    });
    return hits;
  }

  // What a word is worth where it stands first: in a heading, in a page's title, in text, in code.
  function value(piece, word) {
    var isTop = !piece.anchor;
    var worth = [[8, 4], isTop ? [14, 10] : [3, 2], [2, 1], [1, 0.5]];
    var best = 0;
    piece.lower.forEach(function (text, index) {
      if (worth[index][0] <= best) return;
      var at = text.indexOf(word);
      while (at >= 0 && worth[index][0] > best) {
        best = Math.max(best, worth[index][isWord(text, at, word) ? 0 : 1]);
        at = text.indexOf(word, at + 1);
      }
    });
    return best;
  }

  function isWord(text, at, word) {
    if (dense.test(word)) return true;
    var end = at + word.length;
    if (text[end] === "s") end += 1;
    return !letter.test(text[at - 1] || " ") && !letter.test(text[end] || " ");
  }

  // The hits to show: pieces with all words, those of pages with all words, and where there are few of
  // these, pieces with most of what the words weigh.
  function best(hits) {
    hits.sort(function (a, b) {
      return a.tier - b.tier || (a.tier ? b.covered - a.covered : 0) || b.score - a.score;
    });
    var ofPage = {};
    var shown = hits.filter(function (hit) {
      var address = hit.piece.address;
      ofPage[address] = (ofPage[address] || 0) + 1;
      return ofPage[address] <= mostOfPage;
    });
    var sure = shown.filter(function (hit) { return hit.tier < 2; });
    if (sure.length >= 5) return sure.slice(0, most);
    return shown.filter(function (hit) { return hit.tier < 2 || hit.covered >= 0.3; }).slice(0, most);
  }

  // MARK: Misspelt words

  function nearest(word) {
    var limit = Math.min(3, Math.floor(word.length / 4));
    if (!limit) return null;
    if (!vocabulary) {
      vocabulary = new Map();
      pieces.forEach(function (piece) {
        piece.texts.forEach(function (text) {
          (text.match(wordPattern) || []).forEach(function (known) {
            if (known.length > 3) vocabulary.set(known.toLowerCase(), known);
          });
        });
      });
    }
    var found = null;
    vocabulary.forEach(function (known, lower) {
      if (Math.abs(lower.length - word.length) > limit) return;
      var far = distance(word, lower, limit);
      if (far <= limit && (!found || far < found.far)) found = { far: far, word: known };
    });
    return found && found.word;
  }

  // Levenshtein's distance, where a swap of neighbours counts one; more than the limit is one more.
  function distance(a, b, limit) {
    var before = [], last = Array.from({ length: b.length + 1 }, function (_, index) { return index; });
    for (var row = 1; row <= a.length; row += 1) {
      var now = [row], least = row;
      for (var column = 1; column <= b.length; column += 1) {
        var same = a[row - 1] === b[column - 1];
        var far = Math.min(last[column] + 1, now[column - 1] + 1, last[column - 1] + (same ? 0 : 1));
        if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
          far = Math.min(far, before[column - 2] + 1);
        }
        now.push(far);
        least = Math.min(least, far);
      }
      if (least > limit) return limit + 1;
      before = last;
      last = now;
    }
    return last[b.length];
  }

  // MARK: Showing

  // Says to those who see the list and to those who hear it what it holds.
  function say(texts) {
    var text = texts.join(" · ");
    if (status && status.textContent !== text) status.textContent = text;
  }

  function counted(number) {
    if (!number) return opener.dataset.none;
    return number === 1 && opener.dataset.one || fill(opener.dataset.count || "{}", number);
  }

  function fill(words, first, second) {
    return words.replace("{}", function () { return first; }).replace("{}", function () { return second; });
  }

  function result(hit, terms) {
    var piece = hit.piece;
    var item = document.createElement("li");
    var link = document.createElement("a");
    var title = document.createElement("strong");
    var text = document.createElement("span");
    link.href = root.dataset.root + piece.address.split("/").map(encodeURIComponent).join("/") +
      (piece.anchor ? "#" + encodeURIComponent(piece.anchor) : "");
    title.textContent = piece.texts[1] + (piece.texts[0] ? " › " + piece.texts[0] : "");
    highlight(text, part(piece, terms), terms);
    link.append(title, text);
    item.append(link);
    return item;
  }

  // The part of a piece around its rarest word, of its code where the text has none of the words.
  function part(piece, terms) {
    var sorted = terms.slice().sort(function (a, b) { return a.count - b.count; });
    for (var field of [2, 3]) {
      for (var term of sorted) {
        var at = piece.lower[field].indexOf(term.word);
        if (at >= 0) return cut(piece.texts[field], at);
      }
    }
    return cut(piece.texts[2], 0);
  }

  function cut(text, at) {
    var from = Math.max(0, at - 40), part = text.slice(from, from + 160);
    if (from) part = part.replace(/^\w{0,30}\s?/, "…");
    if (from + 160 < text.length) part = part.replace(/\w{0,30}$/, "…");
    return part;
  }

  function highlight(element, text, terms) {
    var lower = text.toLowerCase();
    var at = 0;
    while (at < text.length) {
      var next = -1, length = 0;
      terms.forEach(function (term) {
        var place = lower.indexOf(term.word, at);
        if (place >= 0 && (next < 0 || place < next)) { next = place; length = term.word.length; }
      });
      if (next < 0) break;
      var mark = document.createElement("mark");
      mark.textContent = text.slice(next, next + length);
      element.append(text.slice(at, next), mark);
      at = next + length;
    }
    element.append(text.slice(at));
  }
})();
