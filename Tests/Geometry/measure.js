// Measures every drawing on the page from the real boxes of its texts, and writes what is wrong into
// the page: texts over texts, texts outside the picture, lines through texts.
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
  let x = 0, y = 0;
  for (const [, command, rest] of path.getAttribute('d').matchAll(/([MVHhv])([^A-Za-z]*)/g)) {
    const numbers = rest.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    if (command === 'M') [x, y] = numbers;
    if (command === 'V' || command === 'v') {
      const end = command === 'V' ? numbers[0] : y + numbers[0];
      found.push({ left: x, right: x, top: Math.min(y, end), bottom: Math.max(y, end) });
      y = end;
    }
    if (command === 'H' || command === 'h') {
      const end = command === 'H' ? numbers[0] : x + numbers[0];
      found.push({ left: Math.min(x, end), right: Math.max(x, end), top: y, bottom: y });
      x = end;
    }
  }
  return found;
}

function borders(rect) {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((n) => +rect.getAttribute(n));
  const right = x + width, bottom = y + height;
  return [
    { left: x, right: x, top: y, bottom }, { left: right, right, top: y, bottom },
    { left: x, right, top: y, bottom: y }, { left: x, right, top: bottom, bottom },
  ];
}

function measure(svg) {
  const [x, y, width, height] = svg.getAttribute('viewBox').split(' ').map(Number);
  const texts = [...svg.querySelectorAll('text')].map((text) => ({
    words: text.textContent, lines: lines(text),
  }));
  const faults = { over: [], clipped: [], struck: [] };
  texts.forEach((text, index) => {
    for (const line of text.lines) {
      if (line.left < x || line.right > x + width || line.top < y || line.bottom > y + height) {
        faults.clipped.push(text.words);
      }
      for (const other of texts.slice(index + 1)) {
        if (other.lines.some((box) => meet(line, box))) {
          faults.over.push(`${text.words} / ${other.words}`);
        }
      }
    }
  });
  const uprights = [
    ...[...svg.querySelectorAll('.rail, .dots, .bar, .hr, .m path')].flatMap(strokes),
    ...[...svg.querySelectorAll('.frame, .head, .box')].flatMap((shape) =>
      shape.tagName === 'rect' ? borders(shape) : strokes(shape)),
  ];
  for (const text of texts) {
    for (const line of text.lines) {
      if (uprights.some((stroke) => meet(line, {
        left: stroke.left - 0.1, right: stroke.right + 0.1,
        top: stroke.top - 0.1, bottom: stroke.bottom + 0.1,
      }))) faults.struck.push(text.words);
    }
  }
  return faults;
}

const report = [];
const totals = { over: 0, clipped: 0, struck: 0 };
for (const figure of document.querySelectorAll('figure')) {
  const faults = measure(figure.querySelector('svg'));
  for (const kind of Object.keys(totals)) {
    totals[kind] += faults[kind].length;
    for (const words of faults[kind]) report.push(`${figure.id}: ${kind}: ${words}`);
  }
}
const count = document.querySelectorAll('figure').length;
report.push(
  `${count} drawings: ${totals.over} texts over texts, ${totals.clipped} clipped, ` +
  `${totals.struck} struck through`);
document.body.textContent = report.join('\n');
