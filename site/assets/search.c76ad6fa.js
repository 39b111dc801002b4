// The index of a search, which is in many files, of which a question loads those with its words. It is published at
// the beginning of `search.js`, which asks it.
"use strict";
var lifelineIndex = (function () {
  var root = document.documentElement;
  // Signs of scripts that leave no blanks between words: where they meet others, a word ends.
  var denseSigns = "\u4e00-\u9fff\u3400-\u4dbf\u3005\u3007\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff" +
    "\uac00-\ud7a3\u1100-\u11ff\u2e80-\u2fd5\uf900-\ufaff\uff66-\uff9f\u{20000}-\u{323af}";
  var wordPattern = new RegExp("[" + denseSigns + "]+|(?:(?![" + denseSigns + "])[\\p{L}\\p{M}\\p{N}_])+", "gu");
  var wordsOf = text => text.match(wordPattern) || [];
  var dense = new RegExp("^[" + denseSigns + "]", "u");
  // Letters and digits part, and the words of a name at their capitals.
  var runsOf = word => word.match(/\p{N}+|[^\p{N}]+/gu);
  var partsOfName = name => name.match(/[A-Z]+(?![a-z])|[^A-Z]+|[A-Z][^A-Z]*/gu) || [];
  // What a page of nothing but code and lists counts.
  var leastProse = 0.2;
  // The files that are here, and how many are on their way.
  var files = new Map(), coming = 0;
  // The words that begin in some way, of the files that are here.
  var lists = new Map();
  // How often the index was asked for; what comes late, of one that is old, is not taken.
  var round = 0;
  // What others read: whether a file was missed since they last said that none was; the head; of words, those that
  // say little by themselves, the groups of those that mean the same, endings, and the signs that took the place of
  // old ones; of pages, how many files and pieces they have. What is called when all that was missed has come.
  var index = { isLacking: false, head: null, light: null, groups: null, endings: [], news: null, pages: [], then: null };

  window.lifelineSearch = value => {
    var { file, round: own } = document.currentScript.dataset;
    if (own === String(round)) files.set(file, value);
  };

  // Begins anew, for a site that has changed.
  function begin() {
    round += 1;
    coming = 0;
    index.head = null;
    files.clear();
    lists.clear();
  }

  // MARK: Files

  // What is in a file, if it is here; else it is asked for, and all is found again when it has come.
  function file(name) {
    if (files.has(name)) {
      if (files.get(name) === undefined) index.isLacking = true;
      return files.get(name);
    }
    index.isLacking = true;
    files.set(name, undefined);
    coming += 1;
    var script = document.createElement("script"), own = round;
    script.src = root.dataset.root + root.dataset.search + name + ".js" + (index.head ? "?" + index.head.mark : "");
    Object.assign(script.dataset, { file: name, round: own });
    script.onload = script.onerror = () => {
      script.remove();
      if (own !== round) return;
      if (files.get(name) === undefined) files.set(name, "");
      coming -= 1;
      if (!coming) index.then();
    };
    document.head.append(script);
  }

  // Whether the head is here.
  function isReady() {
    if (!index.head && file("")) learn(file(""));
    return Boolean(index.head);
  }

  function learn(said) {
    index.head = said;
    // A browser compiles a pattern when it is first used, which takes some milliseconds of this one.
    wordsOf("\u4e00a");
    index.endings = partsOf(said.endings, " ");
    index.light = new Set(partsOf(said.light, " ").map(stemOf));
    index.news = new Map(partsOf(said.signs, " ").map(pair => Array.from(pair)));
    index.groups = new Map();
    partsOf(said.same, ",").forEach(group => {
      var words = group.split(" ").filter(Boolean);
      words.forEach(word => {
        var known = index.groups.get(stemOf(word)) || [];
        index.groups.set(stemOf(word), known.concat({ name: "~" + words[0], words: words.map(stemOf) }));
      });
    });
    index.pages = pagesOf(said);
  }

  var partsOf = (text, separator) =>
    (text || "").toLowerCase().replace(/[^\p{L}\p{M}\p{N}_, ]/gu, "").split(separator).filter(Boolean);

  // The pages: how much each explains, how many pieces it has, where these are among all pieces, and in which files.
  function pagesOf({ parts, pages }) {
    var counts = reader(parts), table = reader(pages), all = [], first = 0;
    for (var part = 0; counts.more(); part += 1) {
      for (var count = counts.next(), place = 0; place < count; place += 1) {
        var prose = leastProse + (1 - leastProse) * table.digit() / 15, starts = [0];
        // How much is in the index of it, which is for the site to know.
        table.next();
        var size = table.next();
        if (size & 1) for (var rest = table.next(); rest; rest -= 1) starts.push(starts.at(-1) + table.next());
        all.push({ prose: prose, size: size >> 1, first: first, starts: starts, file: "/" + part + "-" + place });
        first += size >> 1;
      }
    }
    all.pieces = first;
    all.weight = all.reduce((sum, page) => sum + page.prose * page.size, 1);
    return all;
  }

  var digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
  var worths = new Uint8Array(128);
  Array.from(digits).forEach((digit, worth) => { worths[digit.charCodeAt(0)] = worth; });

  // Reads digits of 64 and numbers of five bits a digit, the lowest first.
  function reader(text) {
    var at = 0;
    var digit = () => worths[text.charCodeAt(at++)];
    function next() {
      for (var number = 0, shift = 0; at < text.length; shift += 5) {
        var one = digit();
        number |= (one & 31) << shift;
        if (one < 32) return number;
      }
    }
    return { digit: digit, next: next, more: () => at < text.length };
  }

  // The hash by which the site chose the file of a term: FNV-1a of its bytes.
  function hashOf(text) {
    var hash = 0x811c9dc5;
    new TextEncoder().encode(text).forEach(byte => { hash = Math.imul(hash ^ byte, 0x01000193); });
    return (hash ^ hash >>> 16) >>> 0;
  }

  var fileOf = (kind, text, number) => file("/" + kind + "-" + (hashOf(text) & number - 1)) || "";

  // What stands behind a word at the beginning of a line.
  function lineOf(text, word) {
    var at = text.indexOf("\n" + word + " ");
    return at < 0 ? "" : text.slice(at + word.length + 2, text.indexOf("\n", at + 1));
  }

  // What a digit says that a term is worth.
  var values = Array.from(digits, (_, level) => 0.1 * Math.pow(1.08, level));

  // The file of a term, which is asked for if it is not here.
  var ask = term => fileOf("terms", term, index.head.shards);

  // Calls back with each page and piece that has a term, and what it is worth there.
  function each(term, take) {
    var line = reader(lineOf(ask(term), term));
    for (var page = 0; line.more();) {
      page += line.next();
      for (var piece = 0, step = 1; step & 1;) {
        step = line.next();
        piece += step >> 1;
        take(page, piece, values[line.digit()]);
      }
    }
  }

  // The same for what all of a title or heading says.
  function eachNamed(words, take) {
    var hash = hashOf(words.join(""));
    each("=" + [30, 24, 18, 12, 6, 0].map(shift => digits[hash >>> shift & 63]).join(""), take);
  }

  // The words that begin like one, by how they go on, and in about how many pieces each is.
  function listOf(word) {
    var signs = Array.from(word.slice(0, 4)), beginning = dense.test(word) ? signs[0] : signs.slice(0, 2).join("");
    if (lists.has(beginning)) return lists.get(beginning);
    var text = fileOf("words", beginning, index.head.lists), line = lineOf(text, beginning);
    var list = new Map(line.split(" ").filter(Boolean).map(one => [beginning + one.slice(1), countOf(one)]));
    if (text) lists.set(beginning, list);
    return list;
  }

  function countOf(digit) {
    for (var level = reader(digit).digit(), count = 1; level > 0; level -= 1) {
      count = Math.max(count + 1, Math.floor(count * 5 / 4));
    }
    return count;
  }

  var often = word => word && listOf(word).get(word) || 0;

  // A word without its endings, as the index has it.
  function stemOf(word) {
    if (!index.endings.length || word.length < 4 || /[^a-z]/.test(word)) return word;
    var stem = word, ending;
    while (!stem.endsWith("ss") &&
      (ending = index.endings.find(one => stem.length - one.length > 2 && stem.endsWith(one)))) {
      stem = stem.slice(0, -ending.length);
    }
    return stem.length > 3 ? stem.replace(/(.)\1$/, "$1") : stem;
  }

  // A piece and those behind it as they are shown, the address and the title of its page, when they are here.
  function rowsOf(number, piece) {
    var page = index.pages[number], part = page.starts.findLastIndex(start => start <= piece);
    var rows = file(page.file + (part ? "-" + part : ""));
    return rows && { address: rows[0], title: rows[1], pieces: rows.slice(2 + piece - page.starts[part]) };
  }

  begin();
  return Object.assign(index, {
    begin: begin, isReady: isReady, ask: ask, each: each, eachNamed: eachNamed, listOf: listOf, often: often, rowsOf: rowsOf,
    wordPattern: wordPattern, wordsOf: wordsOf, dense: dense, runsOf: runsOf, partsOfName: partsOfName, stemOf: stemOf,
  });
})();
// What finds, for the dialog that a page opens. A piece of a page, from one heading to the next, counts by the words of the
// question that are in its heading, in its text and in its code, the more the rarer they are and the more of its page has
// them, and by how many of them it has. Words that say little by themselves are left out; one that is nowhere is taken for
// those that begin like it, or for the nearest. What bears just these words as its name comes first, mostly code later.
"use strict";
(function () {
  var root = document.documentElement;
  var index = lifelineIndex;
  var { each, listOf, often, wordPattern, wordsOf, dense, runsOf, partsOfName, stemOf } = index;
  var opener = document.querySelector("button.search");
  // What stands between the words of a phrase, in whatever way it is written.
  var gap = "[^\\p{L}\\p{M}\\p{N}_]{0,3}";
  // What a word is worth in a page's title, and by itself in a heading, in text and in code.
  var worthOfTitle = 5, worth = [8, 5, 2, 1], worthAtTop = 10;
  // What counts less: a word that means the same, one that only begins so, one letter, a word that is
  // elsewhere on the page, a result of a page that has one already. How much of the words a result has at least.
  var ofSame = 0.6, ofBegun = 0.6, ofLetter = 0.5, ofPage = 0.55, again = 0.85, leastCovered = 0.3;
  var leastProse = 0.2; // What a page of nothing but code and lists counts.
  // How many results there are, how many of them have few of the words at most where others have more, how many are one
  // page's, how many are looked into before the first is shown, how many are shown at a time; how many words one that is
  // begun may become; how much of a word is looked at.
  var most = 30, mostOfOthers = 5, mostOfPage = 4, looked = 6, shown = 6, mostBegun = 4, longest = 64;
  var dialog = document.querySelector("dialog.search");
  var [field, list, status] = ["input", "ol", "[role=status]"].map(part => dialog.querySelector(part));
  // What words are worth: who writes on asks for most of them again. What was found last, which is asked for again
  // when what it says has come. What is found, and for which words.
  var weighed = new Map(), ranked = { question: null }, found = [], asked = [];

  field.addEventListener("input", find);
  dialog.addEventListener("keydown", move);
  dialog.addEventListener("scroll", () => {
    if (dialog.scrollTop + dialog.clientHeight > dialog.scrollHeight - 200) showMore();
  });
  // A preview renews the index under the reader.
  document.addEventListener("lifeline:renewed", begin);
  index.then = find;
  find();

  function begin() {
    index.begin();
    weighed.clear();
    ranked.question = null;
    find();
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
      (results[at + (event.key === "ArrowDown" ? 1 : -1)] || field).focus();
    }
  }

  // MARK: The words of a question

  // Punctuation only separates words, so that selectors are found by parts. Words that say little by
  // themselves are not looked for, unless there are no others.
  function termsOf(words) {
    var terms = words.flatMap(word => dense.test(word) ? cut(word) : spell(word));
    // Which words they are is known when all has come that says so.
    if (index.isLacking) return [];
    terms = terms.filter((term, at) => terms.findIndex(other => other.word === term.word) === at);
    var telling = terms.filter(term => !index.light.has(stemOf(term.word)));
    var found = telling.map(known);
    // The others are not loaded before it is known that there are no such.
    return found.some(term => term.count) || telling.length && index.isLacking ? found : terms.map(known);
  }

  // A word as it is somewhere: itself, what it may become, letters and digits apart, the words that it is made
  // of, the nearest, or those of its parts that are known.
  function spell(written) {
    var word = written.toLowerCase(), isKnown = word => often(stemOf(word)), near;
    if (index.light.has(stemOf(word))) return [{ word: word }];
    if (known({ word: word }).count) return [{ word: word }].concat(inCodeAlone(written) || []);
    // What it may be taken for is not looked for before it is known that it is nowhere.
    var begun = begunBy(word);
    if (index.isLacking) return [{ word: word }];
    if (begun.length) return [{ word: word, begun: begun }];
    var runs = runsOf(word);
    var parts = runs.length > 1 && runs.every(isKnown) ? runs : divided(written);
    if (!parts && (near = nearest(stemOf(word)))) return [{ word: near, written: word }];
    parts = parts || partsOfName(written).map(part => part.toLowerCase()).filter(isKnown);
    return (parts.length ? parts : [word]).map(part => ({ word: part }));
  }

  // What a word in small letters that little code alone has is made of: nobody may mean the name that it is there.
  function inCodeAlone(written) {
    if (/[A-Z]/.test(written)) return null;
    var term = known({ word: written });
    if (index.isLacking || term.count > 3 || term.values.some(value => value > worth[3] * 1.01)) return null;
    return (divided(written) || []).map(part => ({ word: part }));
  }

  // The words that one may become which somebody has begun, those first that are in most pieces.
  function begunBy(word) {
    if (word.length < 2) return [];
    return Array.from(listOf(word)).filter(([one]) => one.startsWith(word) || word.startsWith(one) &&
      one.length > 2 && index.endings.some(ending => (one + ending).startsWith(word)))
      .sort((a, b) => b[1] - a[1]).slice(0, mostBegun).map(([one]) => one);
  }

  // The fewest known words that a word is made of, which end where its parts do, if it has any.
  function divided(written) {
    var names = partsOfName(written), ends = new Set(), end = 0, best = [[]];
    names.forEach(name => ends.add(end += name.length));
    for (end = 1; end <= written.length; end += 1) {
      for (var from = 0; from < end; from += 1) {
        var word = written.slice(from, end).toLowerCase(), before = best[from];
        // The whole word is none of its parts.
        var isPart = end - from < written.length && (names.length > 1 ? ends.has(end) : word.length > 2);
        if (!before || !isPart || !often(stemOf(word))) continue;
        if (!best[end] || isBetter(before.concat(word), best[end])) best[end] = before.concat(word);
      }
    }
    return best[written.length];
  }

  // Few words are better than many, and of as many a long one beside short ones.
  function isBetter(words, others) {
    var square = all => all.reduce((sum, word) => sum + word.length * word.length, 0);
    return words.length < others.length || words.length === others.length && square(words) > square(others);
  }

  // A word with what it is worth, which is kept when all has come that says so.
  function known(part) {
    var key = part.word + (part.begun ? "*" : ""), term = weighed.get(key), wasLacking = index.isLacking;
    if (!term) {
      index.isLacking = false;
      term = weigh(part);
      if (!index.isLacking) weighed.set(key, term);
      index.isLacking = index.isLacking || wasLacking;
    }
    return Object.assign({}, term, part);
  }

  // What a word is worth in each piece of all pages, in how many pieces of each page it is, and what it is worth
  // altogether, the more the rarer it is; what means the same is worth less. A word in a page's title is worth
  // something in all its pieces.
  function weigh({ word, begun }) {
    var stem = stemOf(word), same = index.groups.get(stem) || [], had = 0.5, pages = index.pages;
    // What is not here is asked for, and weighed when it has come.
    [stem].concat(begun || [], same.map(group => group.name)).forEach(index.ask);
    if (index.isLacking) return { count: 0, stem: stem };
    var values = new Float32Array(pages.pieces), counts = new Uint32Array(pages.length), count = 0;
    var titles = new Float32Array(pages.length), sums = new Float64Array(pages.length);
    var take = share => (page, piece, value) => {
      var at = pages[page].first + piece, before = values[at];
      if (piece === 0 && value > 6) titles[page] = Math.max(titles[page], (value > 9 ? worthOfTitle : 3) * share);
      if (value * share <= before) return;
      if (!before) counts[page] += 1;
      values[at] = value * share;
      sums[page] += Math.min(1, value * share / worth[2]) - Math.min(1, before / worth[2]);
    };
    each(stem, take(1));
    (begun || []).forEach(one => each(one, take(ofBegun)));
    same.forEach(group => each(group.name, take(ofSame)));
    pages.forEach((page, number) => {
      count += counts[number];
      had += page.prose * (titles[number] ? page.size : sums[number]);
    });
    var weight = Math.log(1 + Math.max(0.01, pages.weight - had) / had) * (word.length === 1 ? ofLetter : 1);
    return { count, stem, also: same.flatMap(group => group.words), weight, values, counts, titles };
  }

  // MARK: Words without blanks

  // Divides letters that stand without blanks into words of one and two, the likeliest ones; old signs
  // are read as the new ones.
  function cut(text) {
    var signs = Array.from(text).map(sign => often(index.news.get(sign)) > often(sign) ? index.news.get(sign) : sign);
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
    if (length > 1 && (index.light.has(word) || index.groups.has(word))) return 1;
    if (length > 2) return Infinity;
    // The index has these in a few places only.
    if (index.light.has(word)) return 5;
    return Math.log(20 * index.pages.weight / (often(word) || (2 - length) / 100)) + (length === 1 ? 1.5 : 0);
  }

  // Two letters that are nowhere together are taken for two that begin so and of which neither is often without
  // the other: many words share a letter and nothing else.
  function mend(parts) {
    for (var at = 1; at < parts.length; at += 1) {
      var first = parts[at - 1].word, second = parts[at].word;
      if (first.length + second.length > 2 || index.light.has(first) || index.light.has(second) || often(first + second)) continue;
      var near = Array.from(listOf(first)).find(([word, count]) =>
        word[1] && count > 1 && count > often(first) / 2 && count > often(word[1]) / 2);
      if (near) parts.splice(at - 1, 2, { word: near[0], written: first + second });
    }
    return parts;
  }

  // MARK: Finding

  function find() {
    index.isLacking = false;
    var isReady = index.isReady();
    var { words, terms, all, hits } = isReady ? answer(field.value) : { terms: [], hits: [] };
    // What there was stays until all is here that is shown; what comes calls this again.
    hits.slice(0, shown).forEach(textsOf);
    list.ariaBusy = index.isLacking;
    if (index.isLacking) return;
    found = ordered(hits.map(hit => Object.assign({}, hit)), words, terms, all);
    asked = terms;
    list.textContent = "";
    showMore();
    // Who cannot scroll to what follows sees it as soon as it is here; the first results are not held back for it.
    requestAnimationFrame(() => dialog.scrollHeight > dialog.clientHeight || showMore());
    if (!terms.length) return say(isReady && field.value.trim() ? [counted(0)] : []);
    var near = opener.dataset.near || "{} → {}", taken = terms.filter(term => term.written);
    say(taken.map(term => fill(near, term.written, spelt(term))).concat(counted(found.length)));
  }

  // The words of a question, the terms that they stand for, what all of these are worth, and the best pieces; what is
  // lacking is asked for, all at once as far as it is known.
  function answer(question) {
    if (ranked.question === question) return ranked;
    var words = wordsOf(question).filter(word => word !== "_").map(word => word.slice(0, longest));
    var terms = words.length ? termsOf(words) : [], named = new Map();
    // The pieces that bear just these words as their names, by their numbers, and how much more that is worth.
    if (words.length) index.eachNamed(words.map(word => word.toLowerCase()), (page, piece) => {
      named.set(index.pages[page].first + piece, piece ? 6 : 10);
    });
    var all = terms.reduce((sum, term) => sum + (term.count ? term.weight : 0), 0);
    var hits = terms.length && !index.isLacking ? rank(terms, named, all) : [];
    var found = { question: question, words: words.map(word => word.toLowerCase()), terms: terms, all: all, hits: hits };
    if (!index.isLacking) ranked = found;
    return found;
  }

  var better = (a, b) => b.score - a.score;

  // The best pieces by what they have of the words: what the words are worth there decides, and how much of them is
  // there. Those that have few of the words are looked for apart.
  function rank(terms, named, all) {
    var good = best(most), others = best(mostOfOthers);
    index.pages.forEach((page, number) => {
      var own = terms.filter(term => term.counts[number]);
      if (own.length) bestOfPage(page, number, own, named, all, hit => hit.covered >= leastCovered ? good : others);
    });
    return good.hits.concat(others.hits).sort(better).slice(0, most);
  }

  // The best of the hits that come, in order: of equals the first.
  function best(number) {
    var hits = [], kept = { hits: hits, least: 0 };
    kept.add = hit => {
      if (hit.score <= kept.least) return;
      var at = hits.findIndex(other => other.score < hit.score);
      hits.splice(at < 0 ? hits.length : at, 0, hit);
      if (hits.length > number) hits.pop();
      if (hits.length === number) kept.least = hits.at(-1).score;
    };
    return kept;
  }

  // Takes the best pieces of a page. The first counts most, so that other pages have their turn.
  function bestOfPage(page, number, terms, named, all, kept) {
    var hits = [], isAny = false;
    for (var piece = 0; piece < page.size; piece += 1) {
      var hit = weighPiece(page, number, piece, terms, all);
      if (!hit) continue;
      hit.score += (named.get(page.first + piece) || 0) * all;
      isAny = isAny || hit.score > kept(hit).least;
      hits.push(hit);
    }
    if (!isAny) return;
    hits.sort(better).slice(0, mostOfPage).forEach((hit, place) =>
      kept(hit).add(Object.assign(hit, { score: hit.score * Math.pow(again, place) })));
  }

  // What a piece is worth by the words that its page has; null where it has none itself. A word says more about a
  // page the more of its pieces have it, and what a piece lacks may stand elsewhere on its page; but what stands in a
  // list has nothing to do with what else stands there.
  function weighPiece(page, number, piece, terms, all) {
    var at = page.first + piece, score = 0, covered = 0, around = 0, isThere = false;
    for (var place = 0; place < terms.length; place += 1) {
      var term = terms[place], title = term.titles[number], value = term.values[at];
      isThere = isThere || value > 0;
      if (title > value) value = title;
      if (value) {
        score += term.weight * (value + 2 * (title ? page.size : term.counts[number]) / page.size);
        covered += term.weight / all;
      } else if (page.prose > leastProse) {
        around += ofPage * term.weight / all;
      }
    }
    if (!isThere) return null;
    score *= page.prose * (covered + around) * Math.sqrt(covered + around);
    return { page: number, piece: piece, score: score, covered: covered };
  }

  // The hits with the first of them looked into: what has the words together comes before the others. A long
  // piece is several, of which one is shown.
  function ordered(hits, words, terms, all) {
    // What could not be loaded is not shown.
    var first = hits.slice(0, looked).filter(textsOf), phrase = new RegExp(words.join(gap), "u");
    var isIn = text => words.every(word => text.includes(word)) && phrase.test(text);
    first.forEach(hit => {
      var texts = textsOf(hit);
      if (words.length + terms.length < 3) return;
      hit.score += all * Math.max(...texts.map((text, at) => !isIn(text.toLowerCase()) ? 0 :
        at === 1 && !hit.piece ? worthAtTop : worth[at]));
    });
    var places = new Set();
    return first.sort(better).filter(hit => {
      var place = hit.page + "#" + hit.row[0];
      return !places.has(place) && places.add(place);
    }).concat(hits.slice(looked));
  }

  // A hit's heading, title, text and code, when they are here.
  function textsOf(hit) {
    var rows = index.rowsOf(hit.page, hit.piece);
    if (!rows) return null;
    hit.rows = rows.pieces;
    hit.row = hit.rows[0] || ["", "", ""];
    hit.address = rows.address;
    return [hit.row[1], rows.title, hit.row[2], hit.row[3] || ""];
  }

  // MARK: Misspelt words

  // The nearest word of those that begin like one, or would if its first letters changed places.
  function nearest(word) {
    var limit = Math.min(3, Math.floor(word.length / 4)), found = null;
    if (limit) [word, word[1] + word[0] + word.slice(2)].forEach(one => listOf(one).forEach((count, known) => {
      if (known.length < 4 || Math.abs(known.length - word.length) > limit) return;
      var far = distance(word, known, limit) - count / 1e6;
      if (far <= limit && (!found || far < found.far)) found = { far: far, word: known };
    }));
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

  // Shows some more of what is found, if what they say is here.
  function showMore() {
    index.isLacking = false;
    var next = found.slice(list.children.length, list.children.length + shown);
    if (next.map(textsOf).every(Boolean)) next.forEach(hit => { list.append(result(hit, asked)); });
  }

  function result(hit, terms) {
    var [item, link, title, text] = ["li", "a", "strong", "span"].map(name => document.createElement(name));
    var texts = textsOf(hit), anchor = hit.row[0];
    link.href = root.dataset.root + hit.address.split("/").map(encodeURIComponent).join("/") +
      (anchor ? "#" + encodeURIComponent(anchor) : "");
    highlight(title, texts[1] + (texts[0] ? " › " + texts[0] : ""), terms);
    highlight(text, part(hit, texts, terms), terms);
    link.append(title, text);
    item.append(link);
    return item;
  }

  // The part of a piece around its rarest word; where the text has none, its beginning, where there is no text, the
  // code, and where there is neither, what stands below.
  function part(hit, texts, terms) {
    var rarest = terms.slice().sort((a, b) => a.count - b.count);
    var wanted = rarest.concat(rarest.map(term => ({ stem: "", also: term.also, isSame: true })));
    for (var text of texts[2].length > 40 ? [texts[2]] : texts.slice(2)) {
      for (var term of wanted) {
        var place = placesOf(text, [term]).sort((a, b) => a.way - b.way)[0];
        if (place) return excerpt(text, place.at);
      }
    }
    return excerpt(texts[2] || texts[3] || hit.rows.slice(1, 6).map(other => other[1]).join(" · "), 0);
  }

  function excerpt(text, at) {
    var from = Math.max(0, at - 40), part = text.slice(from, from + 160);
    if (from) part = part.replace(/^\w{0,30}\s?/, "…");
    if (from + 160 < text.length) part = part.replace(/\w{0,30}$/, "…");
    return part;
  }

  // Where words of a question stand in a text, as the index finds them: by themselves, 0, or in a name, 1.
  function placesOf(text, terms) {
    var places = [], last;
    for (var found of text.matchAll(wordPattern)) {
      var word = found[0], at = found.index;
      var joined = last && /^\d+$/.test(word) && at === last.end + 1 && text.slice(last.at, at - 1) + word;
      terms.forEach(term => {
        if (dense.test(word)) places.push(...within(word, at, term));
        else if (isOf(word, term)) places.push({ at: at, end: at + lengthIn(word, term), way: 0 });
        else if (joined && joined.toLowerCase() === term.stem) places.push({ at: last.at, end: at + word.length, way: 0 });
        else places.push(...inName(word, at, term));
      });
      last = { at: at, end: at + word.length };
    }
    return places;
  }

  var stemsOf = term => term.isSame ? term.also : [term.stem].concat(term.begun || []);
  var isOf = (word, term) => stemsOf(term).includes(stemOf(word.toLowerCase()));
  // Of a word that was begun, as much as was written.
  var lengthIn = (word, term) => term.begun ? Math.min(word.length, term.word.length) : word.length;

  function within(run, at, term) {
    return stemsOf(term).filter(stem => dense.test(stem)).flatMap(stem =>
      Array.from(run.matchAll(stem), found => ({ at: at + found.index, end: at + found.index + stem.length, way: 0 })));
  }

  function inName(name, at, term) {
    if (!/.[A-Z]/.test(name)) return [];
    var parts = partsOfName(name), starts = [0];
    parts.forEach(part => starts.push(starts.at(-1) + part.length));
    for (var from = 0; parts.length > 1 && from < parts.length; from += 1) {
      for (var to = parts.length; to > from; to -= 1) {
        var part = name.slice(starts[from], starts[to]);
        if (isOf(part, term)) return [{ at: at + starts[from], end: at + starts[from] + lengthIn(part, term), way: 1 }];
      }
    }
    return [];
  }

  // A misspelt word as it is written where it was found.
  function spelt(term) {
    for (var hit of found.slice(0, looked)) {
      for (var text of textsOf(hit) || []) {
        var place = placesOf(text, [term])[0];
        if (place) return text.slice(place.at, place.end);
      }
    }
    return term.word;
  }

  // Marks what was asked for; a word within a name only where it does not stand by itself.
  function highlight(element, text, terms) {
    var at = 0;
    terms.flatMap(term => {
      var places = placesOf(text, [term]), whole = places.filter(place => !place.way);
      return whole.length ? whole : places;
    }).sort((a, b) => a.at - b.at || b.end - a.end).forEach(place => {
      if (place.at < at) return;
      var mark = document.createElement("mark");
      mark.textContent = text.slice(place.at, place.end);
      element.append(text.slice(at, place.at), mark);
      at = place.end;
    });
    element.append(text.slice(at));
  }
})();
