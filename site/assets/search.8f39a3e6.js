// What finds, for the dialog that a page opens. A piece of a page, from one heading to the next, counts by
// the words of the question that are in its heading, in its text and in its code, the more the rarer they
// are and the more of its page has them, and by how many of them it has. Words that say little by
// themselves are left out; one that is nowhere is taken for the nearest that is somewhere. What bears just
// these words as its name comes first, what is mostly code comes later.
"use strict";
(function () {
  var root = document.documentElement;
  var opener = document.querySelector("button.search");
  // Signs of scripts that leave no blanks between words: where they meet others, a word ends.
  var denseSigns = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Hangul}";
  var spaced = "(?![" + denseSigns + "])[\\p{L}\\p{M}\\p{N}_]";
  var wordPattern = new RegExp("[" + denseSigns + "]+|(?:" + spaced + ")+", "gu");
  var wordsOf = text => text.match(wordPattern) || [];
  var dense = new RegExp("^[" + denseSigns + "]", "u");
  var letter = new RegExp("^" + spaced, "u");
  var capital = /^\p{Lu}/u;
  var often = word => counts().get(word) || 0;
  // Letters and digits part, and the words of a name at their capitals.
  var runsOf = word => word.match(/\p{N}+|[^\p{N}]+/gu);
  var partsOfName = name => name.match(/\p{Lu}+(?!\p{Ll})|\P{Lu}+|\p{Lu}\P{Lu}*/gu) || [];
  // How long a text is; where there are no blanks, a letter counts as two.
  var sizeOf = text => text.length + text.replace(/[^\u2e80-\uffff]+/g, "").length;
  // What stands between the words of a phrase, in whatever way it is written.
  var gap = "[^\\p{L}\\p{M}\\p{N}_]{0,3}";
  // What a word is worth in a heading, in a page's title, in text and in code: by itself, where a word
  // begins, and inside another.
  var worth = [[8, 5, 1.5], [5, 3, 1], [2, 1.2, 0.4], [1, 0.6, 0.2]];
  // The title at the top of its page: more than a heading, and less than a heading below that title.
  var worthAtTop = [10, 7, 1.5];
  // How much more the text there counts, which says what the page is about.
  var ofTop = 1.25;
  // What a page of nothing but code and lists counts.
  var leastProse = 0.2;
  // What counts less: a word that means the same, one letter, a word that is elsewhere on the page, a
  // result of a page that has one already. How much of the words a result has at least.
  var ofSame = 0.6, ofLetter = 0.5, ofPage = 0.5, again = 0.85, leastCovered = 0.3;
  // How many results there are, how many of them are one page's, how much of a word is looked at.
  var most = 30, mostOfPage = 4, longest = 200;
  var dialog = document.querySelector("dialog.search");
  var [field, list, status] = ["input", "ol", "[role=status]"].map(part => dialog.querySelector(part));
  var pieces = [];
  var lexicon, pairs;
  // What the words files say of the language: words that say little by themselves, words that mean the
  // same as others, the endings of words, and the signs that took the place of old ones.
  var light = new Set(), same = new Map(), endings = [], news = new Map();
  // What words are worth in the pieces that there are: who writes on asks for most of them again.
  var weighed = new Map(), mostWeighed = 50;
  // How often the index was asked for; what comes late, of one that is old, is not taken.
  var round = 0;

  // The index calls these as its parts are loaded.
  window.lifelineSearch = {
    parts: (marks, words) => {
      if (isLate()) return;
      learn(words || {});
      marks.forEach((mark, part) => { load("-" + part + ".js?" + mark); });
    },
    add: pages => {
      if (isLate()) return;
      pages.forEach(keep);
      lexicon = pairs = null;
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

  var isLate = () => document.currentScript.dataset.round !== String(round);

  function keep(page) {
    var own = page.slice(2), prose = proseOf(own);
    own.forEach((piece, place) => {
      var texts = [piece[1], page[1], piece[2], piece[3] || ""];
      pieces.push({
        address: page[0], anchor: piece[0], texts: texts, prose: prose, ofPage: own.length,
        // A word says less about a long text than about a short one.
        share: Math.max(0.4, Math.min(1, 2.2 / (1.3 + sizeOf(piece[2]) / 330))) * (piece[0] ? 1 : ofTop),
        lower: texts.map(text => text.toLowerCase()),
        below: own.slice(place + 1, place + 6),
      });
    });
  }

  // What explains comes before what only shows: a page of less than three fifths of prose counts less.
  function proseOf(own) {
    var text = 1, code = 0;
    own.forEach(piece => {
      text += sizeOf(piece[2]);
      code += sizeOf(piece[3] || "");
    });
    var share = text / (text + code);
    return Math.min(1, Math.max(leastProse, Math.pow(share / 0.6, 3)));
  }

  function learn(words) {
    light = new Set(partsOf(words.light, " "));
    endings = partsOf(words.endings, " ");
    news = new Map(partsOf(words.signs, " ").map(pair => Array.from(pair)));
    same = new Map();
    partsOf(words.same, ",").forEach(group => {
      partsOf(group, " ").forEach((one, _, all) => {
        same.set(one, (same.get(one) || []).concat(all.filter(other => other !== one)));
      });
    });
  }

  var partsOf = (text, separator) =>
    (text || "").toLowerCase().replace(/[^\p{L}\p{M}\p{N}, ]/gu, "").split(separator).filter(Boolean);

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
    var results = Array.from(list.querySelectorAll("a")), at = results.indexOf(document.activeElement);
    if (event.key === "Escape") {
      event.preventDefault();
      dialog.close();
    } else if (event.key === "Enter" && document.activeElement === field) {
      event.preventDefault();
      if (results[0]) results[0].click();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      var next = at + (event.key === "ArrowDown" ? 1 : -1);
      (results[next] || field).focus();
    }
  }

  // MARK: The words of a question

  // Punctuation only separates words, so that selectors are found by parts. Words that say little by
  // themselves are not looked for, unless there are no others.
  function termsOf(words) {
    var terms = words.flatMap(word => dense.test(word) ? cut(word) : spell(word));
    terms = terms.filter((term, at) => terms.findIndex(other => other.word === term.word) === at);
    var telling = terms.filter(term => !light.has(term.word));
    return (telling.some(term => known(term).count) ? telling : terms).map(known);
  }

  // A word as it is somewhere: itself, letters and digits apart, the words that it is made of, the
  // nearest, or those of its parts that are known.
  function spell(written) {
    var word = written.toLowerCase(), isKnown = word => known({ word: word }).count;
    if (light.has(word) || isKnown(word)) return [{ word: word }];
    var runs = runsOf(word), near;
    var parts = runs.length > 1 && runs.every(isKnown) ? runs : divided(written);
    if (!parts && (near = nearest(word))) {
      return [{ word: near.toLowerCase(), shown: near, written: word }];
    }
    parts = parts || partsOfName(written).map(part => part.toLowerCase()).filter(isKnown);
    return (parts.length ? parts : [word]).map(part => ({ word: part }));
  }

  // The fewest known words that a word is made of, which end where its parts do, if it has any.
  function divided(written) {
    var names = partsOfName(written), ends = new Set(), end = 0, best = [[]];
    names.forEach(name => ends.add(end += name.length));
    for (end = 1; end <= written.length; end += 1) {
      for (var from = 0; from < end; from += 1) {
        var word = written.slice(from, end).toLowerCase(), before = best[from];
        var isPart = names.length > 1 ? ends.has(end) : word.length > 2;
        if (!before || !isPart || !vocabulary().has(word)) continue;
        if (!best[end] || before.length + 1 < best[end].length) best[end] = before.concat(word);
      }
    }
    return best[written.length];
  }

  // A word with what it is worth.
  function known(part) {
    if (!weighed.has(part.word)) {
      if (weighed.size === mostWeighed) weighed.clear();
      weighed.set(part.word, weigh(part.word));
    }
    return Object.assign({}, weighed.get(part.word), part);
  }

  // What a word is worth in each piece and altogether, the more the rarer it is; what means the same is
  // worth less.
  function weigh(word) {
    var own = formOf(word), forms = [own].concat((same.get(word) || same.get(own.stem) || []).map(formOf));
    var term = { count: 0, form: forms.map(form => form.source).join("|") };
    var had = 0.5, all = 1;
    term.pattern = new RegExp(term.form, "gu");
    term.values = pieces.map(piece => {
      var found = forms.reduce((best, form) => {
        return Math.max(best, (form === own ? 1 : ofSame) * value(piece, form));
      }, 0);
      if (found) term.count += 1;
      had += piece.prose * Math.min(1, found / worth[2][0]);
      all += piece.prose;
      return found;
    });
    term.weight = Math.log(1 + (all - had) / had);
    if (word.length === 1) term.weight *= ofLetter;
    return term;
  }

  // A word as it may be written: `iOS18` as `iOS 18`, and with the endings of the language; and how it
  // begins in any case.
  function formOf(word) {
    var runs = runsOf(word), stem = runs[0], source = runs.join(" ?");
    if (runs.length === 1 && stem.length > 2 && endings.length && letter.test(stem)) {
      var ending = endings.find(one => stem.length - one.length > 3 && stem.endsWith(one));
      if (stem.endsWith("ss")) ending = "";
      if (ending) stem = stem.slice(0, -ending.length).replace(/(.)\1$/u, "$1");
      var rest = stem.slice(-1) + "?(?:" + endings.join("|") + "|)(?!" + spaced + ")";
      source = stem + "(?:" + rest + (ending === "e" ? "|e)" : ")?");
    }
    return { stem: stem, source: source, pattern: new RegExp(source, "gu") };
  }

  // MARK: Words without blanks

  // Divides letters that stand without blanks into words of one and two, the likeliest ones; old signs
  // are read as the new ones.
  function cut(text) {
    var signs = Array.from(text).map(sign => often(news.get(sign)) > often(sign) ? news.get(sign) : sign);
    var best = [{ cost: 0, parts: [] }];
    for (var end = 1; end <= signs.length; end += 1) {
      for (var from = Math.max(0, end - 6); from < end; from += 1) {
        var word = signs.slice(from, end).join(""), cost = best[from].cost + costOf(word, end - from);
        if (!best[end] || cost < best[end].cost) {
          best[end] = { cost: cost, parts: best[from].parts.concat({ word: word }) };
        }
      }
    }
    return mend(best[signs.length].parts);
  }

  // How unlikely a word is.
  function costOf(word, length) {
    if (length > 1 && (light.has(word) || same.has(word))) return 1;
    if (length > 2) return Infinity;
    if (length === 2) return Math.log(counts().all / often(word));
    return Math.log(counts().all / (often(word) || 0.01)) + (light.has(word) ? 0 : 1.5);
  }

  // Two letters that are nowhere together are taken for two of which neither is often without the other:
  // many words share a letter and nothing else.
  function mend(parts) {
    for (var at = 1; at < parts.length; at += 1) {
      var first = parts[at - 1].word, second = parts[at].word, best = 0.5, found = null;
      if (first.length + second.length > 2 || light.has(first) || light.has(second)) continue;
      if (!often(first + second)) counts().forEach((count, word) => {
        if (!word[1] || count < 3 || word[0] !== first && word[1] !== second) return;
        var share = count / Math.max(often(word[0]), often(word[1]));
        if (share > best) { best = share; found = word; }
      });
      if (found) parts.splice(at - 1, 2, { word: found, shown: found, written: first + second });
    }
    return parts;
  }

  // How often each letter stands where there are no blanks, and each two.
  function counts() {
    if (pairs) return pairs;
    pairs = Object.assign(new Map(), { all: 1 });
    var run = new RegExp("[" + denseSigns + "]+", "gu");
    pieces.forEach(piece => piece.lower.forEach(text => (text.match(run) || []).forEach(signs => {
      pairs.all += signs.length;
      for (var at = 0; at < signs.length; at += 1) {
        pairs.set(signs[at], often(signs[at]) + 1);
        if (at) pairs.set(signs[at - 1] + signs[at], often(signs[at - 1] + signs[at]) + 1);
      }
    })));
    return pairs;
  }

  // MARK: Finding

  function find() {
    list.textContent = "";
    var words = wordsOf(field.value).filter(word => word !== "_").map(word => word.slice(0, longest));
    var terms = pieces.length ? termsOf(words) : [];
    if (!terms.length) return say(pieces.length && field.value.trim() ? [counted(0)] : []);
    var found = best(rank(terms, words.map(word => word.toLowerCase())));
    found.forEach(hit => { list.append(result(hit, terms)); });
    var near = opener.dataset.near || "{} → {}", taken = terms.filter(term => term.written);
    say(taken.map(term => fill(near, term.written, term.shown)).concat(counted(found.length)));
  }

  // The pieces by what they have of the words: what the words are worth there decides, and how much of
  // them is there.
  function rank(terms, words) {
    var all = terms.reduce((sum, term) => sum + (term.count ? term.weight : 0), 0);
    var phrase = new RegExp(words.join(gap), "u");
    var whole = new RegExp("^\\s*" + phrase.source + "\\s*$", "u");
    var hits = [];
    pieces.forEach((piece, index) => {
      var had = terms.filter(term => term.values[index]);
      if (!had.length) return;
      var hit = { piece: piece, score: 0, extra: all * named(piece, whole), covered: 0, had: had };
      if (words.length + terms.length > 2) hit.extra += all * together(piece, phrase);
      had.forEach(term => {
        hit.score += term.values[index] * term.weight;
        hit.covered += term.weight / all;
      });
      hits.push(hit);
    });
    weighPages(hits, terms, all);
    return hits;
  }

  // A word says more about a page the more of its pieces have it, and what a piece lacks may stand
  // elsewhere on its page; but what stands in a list has nothing to do with what else stands there.
  function weighPages(hits, terms, all) {
    var pages = new Map();
    hits.forEach(hit => {
      var counts = pages.get(hit.piece.address) || new Map();
      pages.set(hit.piece.address, counts);
      hit.had.forEach(term => { counts.set(term, (counts.get(term) || 0) + 1); });
    });
    hits.forEach(hit => {
      var counts = pages.get(hit.piece.address), covered = hit.covered;
      counts.forEach((count, term) => {
        if (hit.had.includes(term)) hit.score += 2 * term.weight * count / hit.piece.ofPage;
        else if (hit.piece.prose > leastProse) covered += ofPage * term.weight / all;
      });
      hit.score = hit.score * hit.piece.prose * Math.pow(covered, 1.5) + hit.extra;
    });
  }

  // What it is worth that the words are the name of the page, or its subject, or the name of the piece.
  function named(piece, whole) {
    var title = piece.lower[1];
    if (!piece.anchor) return whole.test(title) || whole.test(title.split(/[:：]/)[0]) ? 10 : 0;
    return whole.test(piece.lower[0]) || whole.test(piece.anchor) ? 6 : 0;
  }

  // What it is worth that they stand together.
  var together = (piece, phrase) =>
    Math.max(...piece.lower.map((text, at) => phrase.test(text) ? worthOf(piece, at)[0] : 0));

  var worthOf = (piece, field) => field === 1 && !piece.anchor ? worthAtTop : worth[field];

  // What a word is worth where it is worth most.
  function value(piece, form) {
    var best = 0;
    piece.lower.forEach((text, field) => {
      var values = worthOf(piece, field), share = field === 2 ? piece.share : 1;
      if (values[0] * share <= best || !text.includes(form.stem)) return;
      best = Math.max(best, share * values[place(piece, field, form.pattern).way] || 0);
    });
    return best;
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
    if (isStart && !letter.test(text[end] || " ")) return 0;
    if (isStart || capital.test(written[found.index])) return 1;
    return word.length > 3 && !word.includes(" ") ? 2 : 3;
  }

  // The hits to show: those with a good part of the words, and a few at least. Of a page the first counts
  // most, so that others have their turn.
  function best(hits) {
    var numbers = {}, few = 5, better = (a, b) => b.score - a.score;
    return hits.sort(better).filter(hit => {
      var number = numbers[hit.piece.address] || 0;
      numbers[hit.piece.address] = number + 1;
      hit.score *= Math.pow(again, number);
      return number < mostOfPage && (hit.covered >= leastCovered || few-- > 0);
    }).sort(better).slice(0, most);
  }

  // MARK: Misspelt words

  // All words, and the parts of names, by their small letters.
  function vocabulary() {
    lexicon = lexicon || new Map(pieces.flatMap(piece => piece.texts.flatMap(wordsOf))
      .flatMap(word => partsOfName(word).concat(word)).map(part => [part.toLowerCase(), part]));
    return lexicon;
  }

  function nearest(word) {
    var limit = Math.min(3, Math.floor(word.length / 4)), found = null;
    if (limit) vocabulary().forEach((known, lower) => {
      if (lower.length < 4 || Math.abs(lower.length - word.length) > limit) return;
      var far = distance(word, lower, limit);
      if (far <= limit && (!found || far < found.far)) found = { far: far, word: known };
    });
    return found && found.word;
  }

  // Levenshtein's distance, where a swap of neighbours counts one; more than the limit is one more.
  function distance(a, b, limit) {
    var before = [], last = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (var row = 1; row <= a.length; row += 1) {
      var now = [row];
      for (var column = 1; column <= b.length; column += 1) {
        var far = Math.min(last[column], now[column - 1], last[column - 1] - (a[row - 1] === b[column - 1])) + 1;
        if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
          far = Math.min(far, before[column - 2] + 1);
        }
        now.push(far);
      }
      if (Math.min(...now) > limit) return limit + 1;
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

  var fill = (words, first, second) => words.replace("{}", () => first).replace("{}", () => second);

  function counted(number) {
    if (!number) return opener.dataset.none;
    return number === 1 && opener.dataset.one || fill(opener.dataset.count || "{}", number);
  }

  function result({ piece }, terms) {
    var [item, link, title, text] = ["li", "a", "strong", "span"].map(name => document.createElement(name));
    link.href = root.dataset.root + piece.address.split("/").map(encodeURIComponent).join("/") +
      (piece.anchor ? "#" + encodeURIComponent(piece.anchor) : "");
    highlight(title, piece.texts[1] + (piece.texts[0] ? " › " + piece.texts[0] : ""), terms);
    highlight(text, part(piece, terms), terms);
    link.append(title, text);
    item.append(link);
    return item;
  }

  // The part of a piece around its rarest word, of its code where the text has none of the words; where
  // there is no text, what stands below.
  function part(piece, terms) {
    var rarest = terms.slice().sort((a, b) => a.count - b.count);
    for (var field of [2, 3]) {
      for (var term of rarest) {
        var at = place(piece, field, term.pattern).at;
        if (at >= 0) return excerpt(piece.texts[field], at);
      }
    }
    var below = piece.below.map(other => other[1]).join(" · ");
    return excerpt(piece.texts[2] || piece.texts[3] || below, 0);
  }

  function excerpt(text, at) {
    var from = Math.max(0, at - 40), part = text.slice(from, from + 160);
    if (from) part = part.replace(/^\w{0,30}\s?/, "…");
    if (from + 160 < text.length) part = part.replace(/\w{0,30}$/, "…");
    return part;
  }

  function highlight(element, text, terms) {
    var pattern = new RegExp(terms.map(term => term.form).join("|"), "giu"), at = 0;
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
