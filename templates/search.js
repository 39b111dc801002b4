// What finds, for the dialog that a page opens. A piece of a page, from one heading to the
// next, is found by all words at once: in its heading, in its text, in its code. Where no piece has them
// all, pages that have them come next, and then pieces with most of them. Words count the more the rarer
// they are, and the more of a page has them; one that is nowhere is taken for the nearest that is
// somewhere. What bears just these words as its name comes first, what is mostly code comes later.
"use strict";
(function () {
  var root = document.documentElement;
  var opener = document.querySelector("button.search");
  // Signs of scripts that leave no blanks between words: where they meet others, a word ends.
  var denseSigns = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Hangul}";
  var spaced = "(?![" + denseSigns + "])[\\p{L}\\p{M}\\p{N}_]";
  var wordPattern = new RegExp("[" + denseSigns + "]+|(?:" + spaced + ")+", "gu");
  var dense = new RegExp("^[" + denseSigns + "]", "u");
  var letter = new RegExp("^" + spaced, "u");
  var capital = /^\p{Lu}/u;
  // What stands between the words of a phrase, in whatever way it is written.
  var gap = "[^\\p{L}\\p{M}\\p{N}_]{0,3}";
  // What a word is worth in a heading, in a page's title, in text and in code: by itself, where a word
  // begins, and inside another.
  var worth = [[8, 5, 1.5], [5, 3, 1], [2, 1.2, 0.4], [1, 0.6, 0.2]];
  // The title at the top of its page: more than a heading, and less than a heading below that title.
  var worthAtTop = [10, 7, 1.5];
  // What a page of nothing but code and lists counts.
  var leastProse = 0.2;
  // How many results there are, and how many of them are one page's.
  var most = 30, mostOfPage = 4;
  var dialog = document.querySelector("dialog.search");
  var field = dialog.querySelector("input");
  var list = dialog.querySelector("ol");
  var status = dialog.querySelector("[role=status]");
  var pieces = [];
  var vocabulary;
  // What words are worth in the pieces that there are: who writes on asks for most of them again.
  var weighed = new Map(), mostWeighed = 50;
  // How often the index was asked for; what comes late, of one that is old, is not taken.
  var round = 0;

  // The index calls these as its parts are loaded.
  window.lifelineSearch = {
    parts: function (marks) {
      if (!isLate()) marks.forEach(function (mark, part) { load("-" + part + ".js?" + mark); });
    },
    add: function (pages) {
      if (isLate()) return;
      pages.forEach(keep);
      vocabulary = null;
      weighed.clear();
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
    weighed.clear();
    load(".js");
  }

  function isLate() {
    return document.currentScript.dataset.round !== String(round);
  }

  function keep(page) {
    var own = page.slice(2), prose = proseOf(own);
    own.forEach(function (piece, place) {
      var texts = [piece[1], page[1], piece[2], piece[3] || ""];
      pieces.push({
        address: page[0], anchor: piece[0], texts: texts, prose: prose, ofPage: own.length,
        lower: texts.map(function (text) { return text.toLowerCase(); }),
        below: own.slice(place + 1, place + 6),
      });
    });
  }

  // What explains comes before what only shows: a page of less than three fifths of prose counts less.
  function proseOf(own) {
    var text = 1, code = 0;
    own.forEach(function (piece) {
      text += piece[2].length;
      code += (piece[3] || "").length;
    });
    var share = text / (text + code);
    return Math.min(1, Math.max(leastProse, Math.pow(share / 0.6, 3)));
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
    var words = Array.from(field.value.toLowerCase().match(wordPattern) || []).filter(function (word) {
      return word !== "_";
    });
    var terms = termsOf(words);
    if (!pieces.length || !terms.length) return say([]);
    var found = best(rank(terms, words));
    found.forEach(function (hit) { list.append(result(hit, terms)); });
    say(terms.filter(function (term) { return term.written; }).map(function (term) {
      return fill(opener.dataset.near || "{} → {}", term.written, term.shown);
    }).concat(counted(found.length)));
  }

  // The words of a question: punctuation only separates them, so that selectors are found by parts.
  function termsOf(words) {
    var terms = [];
    Array.from(new Set(words)).forEach(function (word) {
      var term = makeTerm(word);
      if (term.count) return terms.push(term);
      var parts = partsOf(word).map(function (part) { return makeTerm(part); });
      if (parts.length && (dense.test(word) || parts.every(function (part) { return part.count; }))) {
        return terms.push.apply(terms, parts);
      }
      var near = nearest(word);
      terms.push(near ? makeTerm(near.toLowerCase(), near, word) : term);
    });
    return terms;
  }

  // Without blanks between words, every two letters may be one; elsewhere letters and digits part.
  function partsOf(word) {
    var isDense = dense.test(word), parts = isDense ? Array.from(word) : runsOf(word);
    if (isDense) parts = parts.slice(1).map(function (sign, at) { return parts[at] + sign; });
    return parts.length > 1 ? parts : [];
  }

  function runsOf(word) {
    return word.match(/\p{N}+|[^\p{N}]+/gu);
  }

  function makeTerm(word, shown, written) {
    if (!weighed.has(word)) {
      if (weighed.size === mostWeighed) weighed.clear();
      weighed.set(word, weigh(word));
    }
    return Object.assign({ shown: shown, written: written }, weighed.get(word));
  }

  // A word as it may be written, `iOS18` as `iOS 18`, and what it is worth in each piece and altogether.
  function weigh(word) {
    var term = { form: runsOf(word).join(" ?") };
    term.pattern = new RegExp(term.form, "gu");
    term.values = pieces.map(function (piece) { return value(piece, term.pattern); });
    term.count = term.values.filter(Boolean).length;
    term.weight = term.count ? Math.log(1 + pieces.length / term.count) : 1;
    return term;
  }

  function rank(terms, words) {
    var all = terms.reduce(function (sum, term) { return sum + term.weight; }, 0);
    var phrase = new RegExp(words.join(gap), "u"), whole = new RegExp("^" + phrase.source + "$", "u");
    var hits = [];
    pieces.forEach(function (piece, index) {
      var had = terms.filter(function (term) { return term.values[index]; });
      if (!had.length) return;
      var hit = { piece: piece, score: 0, extra: all * named(piece, whole), covered: 0, had: had };
      if (words.length > 1) hit.score = all * together(piece, phrase);
      had.forEach(function (term) {
        hit.score += term.values[index] * term.weight;
        hit.covered += term.weight / all;
      });
      hits.push(hit);
    });
    weighPages(hits, terms);
    return hits;
  }

  // A word says more about a page the more of its pieces have it.
  function weighPages(hits, terms) {
    var pages = new Map();
    hits.forEach(function (hit) {
      var counts = pages.get(hit.piece.address) || new Map();
      pages.set(hit.piece.address, counts);
      hit.had.forEach(function (term) { counts.set(term, (counts.get(term) || 0) + 1); });
    });
    hits.forEach(function (hit) {
      var counts = pages.get(hit.piece.address);
      hit.had.forEach(function (term) {
        hit.score += 2 * term.weight * counts.get(term) / hit.piece.ofPage;
      });
      hit.score = hit.score * hit.piece.prose + hit.extra;
      // What stands in a list has nothing to do with what else stands there.
      var areNear = hit.piece.prose > leastProse && counts.size === terms.length;
      hit.tier = hit.had.length === terms.length ? 0 : areNear ? 1 : 2;
    });
  }

  // What it is worth that the words are the name of the page, or of the piece.
  function named(piece, whole) {
    if (!piece.anchor) return whole.test(piece.lower[1].trim()) ? 10 : 0;
    return whole.test(piece.lower[0].trim()) || whole.test(piece.anchor) ? 6 : 0;
  }

  // What it is worth that they stand together.
  function together(piece, phrase) {
    return Math.max.apply(null, piece.lower.map(function (text, field) {
      return phrase.test(text) ? worthOf(piece, field)[0] : 0;
    }));
  }

  function worthOf(piece, field) {
    return field === 1 && !piece.anchor ? worthAtTop : worth[field];
  }

  // What a word is worth where it is worth most.
  function value(piece, pattern) {
    return piece.lower.reduce(function (best, _, field) {
      var values = worthOf(piece, field);
      return values[0] > best ? Math.max(best, values[place(piece, field, pattern).way] || 0) : best;
    }, 0);
  }

  // Where a word stands best in a text.
  function place(piece, field, pattern) {
    var best = { at: -1, way: 3 }, found;
    pattern.lastIndex = 0;
    while (best.way && (found = pattern.exec(piece.lower[field]))) {
      var way = wayOf(found, piece.texts[field]);
      if (way < best.way) best = { at: found.index, way: way };
    }
    return best;
  }

  // How a word stands: 0 by itself, 1 where a word or a part of a name begins, 2 inside another, where
  // a short one means nothing, which is 3.
  function wayOf(found, written) {
    var word = found[0], text = found.input, end = found.index + word.length;
    if (dense.test(word)) return 0;
    var isStart = !letter.test(text[found.index - 1] || " ");
    if (isStart && !letter.test(text[/s/i.test(text[end]) ? end + 1 : end] || " ")) return 0;
    if (isStart || capital.test(written[found.index])) return 1;
    return word.length > 3 && !word.includes(" ") ? 2 : 3;
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

  // The part of a piece around its rarest word, of its code where the text has none of the words; where
  // there is no text, what stands below.
  function part(piece, terms) {
    var sorted = terms.slice().sort(function (a, b) { return a.count - b.count; });
    for (var field of [2, 3]) {
      for (var term of sorted) {
        var at = place(piece, field, term.pattern).at;
        if (at >= 0) return cut(piece.texts[field], at);
      }
    }
    var below = piece.below.map(function (other) { return other[1]; }).join(" · ");
    return cut(piece.texts[2] || piece.texts[3] || below, 0);
  }

  function cut(text, at) {
    var from = Math.max(0, at - 40), part = text.slice(from, from + 160);
    if (from) part = part.replace(/^\w{0,30}\s?/, "…");
    if (from + 160 < text.length) part = part.replace(/\w{0,30}$/, "…");
    return part;
  }

  function highlight(element, text, terms) {
    var pattern = new RegExp(terms.map(function (term) { return term.form; }).join("|"), "giu");
    var at = 0;
    for (var found of text.matchAll(pattern)) {
      if (wayOf(found, text) > 2) continue;
      var mark = document.createElement("mark");
      mark.textContent = found[0];
      element.append(text.slice(at, found.index), mark);
      at = found.index + found[0].length;
    }
    element.append(text.slice(at));
  }
})();
