"""Takes the outlines over that cards for previews need from two font files into Swift.

    glyphs.py Regular.ttf Bold.ttf >Sources/Cards/Text/Outlines.swift

The font is Arimo, which is as wide as Arial; it comes in Debian's package fonts-croscore.
"""
import sys
from fontTools.pens.basePen import BasePen, decomposeQuadraticSegment
from fontTools.ttLib import TTFont

EM = 512
CHARACTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026,
              0x2190, 0x2192, 0x25A1]


class Outline(BasePen):
    """An outline as text: `m` begins a contour, `l` is a line and `q` a curve, by steps from the last point."""

    def __init__(self, glyphs, scale):
        super().__init__(glyphs)
        self.scale, self.text, self.place = scale, "", (0, 0)

    def step(self, point):
        point = tuple(round(value * self.scale) for value in point)
        step = [point[0] - self.place[0], point[1] - self.place[1]]
        return point, "".join(f"{value}" if value < 0 and index else f" {value}" if index else f"{value}"
                              for index, value in enumerate(step))

    def _moveTo(self, point):
        self.place, text = self.step(point)
        self.text += "m" + text

    def _lineTo(self, point):
        self.place, text = self.step(point)
        self.text += "l" + text

    def _qCurveToOne(self, control, point):
        start = self.place
        bend, first = self.step(control)
        self.place, second = self.step(point)
        self.text += "q" + first + ("" if second.startswith("-") else " ") + second

    def _curveToOne(self, *points):
        raise ValueError("these outlines are of TrueType")


def face(path):
    font = TTFont(path)
    names, glyphs = font.getBestCmap(), font.getGlyphSet()
    scale = EM / font["head"].unitsPerEm
    for character in CHARACTERS:
        if character not in names:
            continue
        glyph = glyphs[names[character]]
        pen = Outline(glyphs, scale)
        glyph.draw(pen)
        yield f"{character:x} {round(glyph.width * scale)} {pen.text}".rstrip()


def main():
    print("// Taken over from Arimo by Packaging/glyphs.py; not written by hand. Its licence is the SIL Open Font License\n"
          "// 1.1, in OFL.txt beside this file.\n")
    print("/// The outlines of the letters that cards have, 512 units an em.\nenum Outlines {")
    for name, path in zip(["regular", "bold"], sys.argv[1:]):
        print(f'  static let {name}: StaticString = """')
        for line in face(path):
            print(f"    {line}")
        print('    """')
    print("}")


main()
