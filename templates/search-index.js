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
