// Measures every drawing on the page from the real boxes of its texts, and writes what is wrong into
// the page: texts over texts, texts outside the picture, lines through texts, notes that overflow
// their boxes; and labels of the diagram that the drawing or the text lacks.
const slack = 0.5;
const shrunk = (box) => ({
  left: box.x + slack, right: box.x + box.width - slack,
  // The line box is higher than its letters.
  top: box.y + box.height * 0.18, bottom: box.y + box.height * 0.88,
});
const meet = (a, b) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

// The boxes of the lines of a text: one for each run between line breaks.
function lines(text) {
  const boxes = [];
  for (let index = 0; index < text.getNumberOfChars(); index++) {
    const box = text.getExtentOfChar(index);
    if (box.width === 0) continue;
    const last = boxes[boxes.length - 1];
    const goesOn = last && Math.abs(last.y - box.y) < 8 && box.x >= last.x;
    if (goesOn) {
      last.width = Math.max(last.width, box.x + box.width - last.x);
    } else {
      boxes.push({ x: box.x, y: box.y, width: box.width, height: box.height });
    }
  }
  return boxes.map(shrunk);
}

// The upright and level strokes of a path, from its own commands.
function strokes(path) {
  const found = [];
  let x = 0, y = 0, first = [0, 0];
  const line = (toX, toY) => {
    if (toX === x || toY === y) {
      found.push({
        left: Math.min(x, toX), right: Math.max(x, toX),
        top: Math.min(y, toY), bottom: Math.max(y, toY),
      });
    }
    [x, y] = [toX, toY];
  };
  for (const [, command, rest] of path.getAttribute('d').matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = rest.match(/-?(\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    switch (command) {
      case 'M': [x, y] = numbers; first = [x, y]; break;
      case 'm': x += numbers[0]; y += numbers[1]; first = [x, y]; break;
      case 'H': line(numbers[0], y); break;
      case 'h': line(x + numbers[0], y); break;
      case 'V': line(x, numbers[0]); break;
      case 'v': line(x, y + numbers[0]); break;
      case 'l': for (let i = 0; i + 1 < numbers.length; i += 2) line(x + numbers[i], y + numbers[i + 1]); break;
      case 'q': x += numbers[2]; y += numbers[3]; break;
      case 'z': [x, y] = first; break;
    }
  }
  return found;
}

const box = (shape) => {
  const { x, y, width, height } = shape.getBBox();
  return { left: x, right: x + width, top: y, bottom: y + height };
};

function borders(shape) {
  const { left, right, top, bottom } = box(shape);
  return [
    { left, right: left, top, bottom }, { left: right, right, top, bottom },
    { left, right, top, bottom: top }, { left, right, top: bottom, bottom },
  ];
}

function measure(svg) {
  const own = (selector) => [...svg.querySelectorAll(selector)].filter((e) => e.closest('svg') === svg);
  const texts = own('text').map((text) => ({ element: text, words: text.textContent, lines: lines(text) }));
  const faults = { over: [], clipped: [], struck: [], overflow: [] };
  const view = svg.viewBox.baseVal;
  texts.forEach((text, index) => {
    for (const line of text.lines) {
      if (view.width && (line.left < view.x || line.right > view.x + view.width
        || line.top < view.y || line.bottom > view.y + view.height)) faults.clipped.push(text.words);
      for (const other of texts.slice(index + 1)) {
        if (other.lines.some((box) => meet(line, box))) faults.over.push(`${text.words} / ${other.words}`);
      }
    }
  });
  const uprights = [
    ...own('.l, .dots, .be, .v, g > path').flatMap(strokes),
    ...own('.a, .h, .x, .w, .z').flatMap((shape) => shape.tagName === 'rect' ? borders(shape) : strokes(shape)),
  ];
  for (const text of texts) {
    for (const line of text.lines) {
      if (uprights.some((stroke) => meet(line, {
        left: stroke.left - 0.1, right: stroke.right + 0.1,
        top: stroke.top - 0.1, bottom: stroke.bottom + 0.1,
      }))) faults.struck.push(text.words);
    }
  }
  for (const shape of own('.x, .y, .w, .z')) {
    const note = box(shape);
    for (let next = shape.nextElementSibling; next?.matches('text:is(.m, .q, .r)'); next = next.nextElementSibling) {
      const text = texts.find((text) => text.element === next);
      // What begins below the box is written under the diagram.
      if (text.lines.length && text.lines[0].top > note.bottom) break;
      if (text.lines.some((line) => line.left < note.left || line.right > note.right
        || line.top < note.top || line.bottom > note.bottom)) faults.overflow.push(text.words);
    }
  }
  return faults;
}

// The texts that a diagram says, from its JSON.
function labels(diagram) {
  const found = diagram.lifelines.map((lifeline) => lifeline.name);
  for (const group of diagram.groups ?? []) found.push(group.title);
  for (const item of diagram.items ?? []) {
    for (const key of ['label', 'text', 'condition', 'section', 'divider', 'delay']) {
      if (item[key]) found.push(item[key]);
    }
  }
  return found.filter((text) => text.trim());
}

// A text without blanks and without what a text diagram is drawn with.
const bare = (text) => text.replace(/[\s\u2500-\u257f\u25cf\u25b6\u25c0\u2717|]+/gu, '');

const report = [];
const totals = { over: 0, clipped: 0, struck: 0, overflow: 0 };
const found = { svg: 0, text: 0, all: 0 };
const figures = document.querySelectorAll('figure');
for (const figure of figures) {
  for (const svg of figure.querySelectorAll('svg.ll')) {
    const faults = measure(svg);
    for (const kind of Object.keys(totals)) {
      totals[kind] += faults[kind].length;
      for (const words of faults[kind]) report.push(`${figure.id}: ${kind}: ${words}`);
    }
  }
  const data = figure.querySelector('script[type="application/json"]');
  if (!data) continue;
  const drawn = bare([...figure.querySelectorAll('svg text')].map((text) => text.textContent).join(''));
  const text = bare(figure.querySelector('pre').textContent);
  for (const label of labels(JSON.parse(data.textContent))) {
    found.all += 1;
    if (drawn.includes(bare(label))) found.svg += 1; else report.push(`${figure.id}: not drawn: ${label}`);
    // A label of several lines stands beside other things, a line at a time.
    if (label.split('\n').every((line) => pieces(line, text))) found.text += 1;
    else report.push(`${figure.id}: not in the text: ${label}`);
  }
}

// Whether a text stands somewhere whole, or in pieces where it was broken.
function pieces(line, text) {
  const wanted = bare(line);
  if (text.includes(wanted)) return true;
  const words = line.split(/(?<=[\s/,(:_.=&?|;-])/).map(bare).filter(Boolean);
  return words.every((word) => text.includes(word));
}

if (found.all) report.push(`labels: ${found.svg} of ${found.all} in SVG, ${found.text} of ${found.all} in text`);
report.push(
  `${figures.length} drawings: ${totals.over} texts over texts, ${totals.clipped} clipped, ` +
  `${totals.struck} struck through, ${totals.overflow} notes overflowing`);
document.body.textContent = report.join('\n');
