"""Draws SVG files with programs that are no browsers, and looks at the pixels."""

import io
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as XML

import cairosvg
import resvg_py
import weasyprint
from PIL import Image

SCALE = 2
SVG = "{http://www.w3.org/2000/svg}"


def librsvg(path, width, height):
    command = ["rsvg-convert", "--zoom", str(SCALE), str(path)]
    return subprocess.run(command, check=True, capture_output=True).stdout


def resvg(path, width, height):
    return bytes(resvg_py.svg_to_bytes(svg_string=path.read_text(), zoom=SCALE))


def cairo(path, width, height):
    return cairosvg.svg2png(url=str(path), scale=SCALE)


def weasy(path, width, height):
    """A page of a PDF that holds the drawing and nothing else."""
    style = f"@page{{size:{width}px {height}px;margin:0}}body{{margin:0}}img{{display:block}}"
    page = weasyprint.HTML(string=f"<style>{style}</style><img src='{path.resolve().as_uri()}'>")
    with tempfile.TemporaryDirectory() as folder:
        page.write_pdf(f"{folder}/page.pdf")
        command = ["pdftoppm", "-r", str(96 * SCALE), "-png", "-singlefile"]
        subprocess.run([*command, f"{folder}/page.pdf", f"{folder}/page"], check=True)
        return pathlib.Path(f"{folder}/page.png").read_bytes()


RENDERERS = {"librsvg": librsvg, "resvg": resvg, "CairoSVG": cairo, "WeasyPrint": weasy}


def color(text):
    digits = text.lstrip("#")
    digits = "".join(2 * digit for digit in digits) if len(digits) == 3 else digits
    return tuple(int(digits[place : place + 2], 16) for place in (0, 2, 4))


def difference(first, second):
    return max(abs(a - b) for a, b in zip(first, second))


class Picture:
    """What a program has drawn, in the coordinates of the drawing."""

    def __init__(self, data, left, top, ground):
        picture = Image.open(io.BytesIO(data)).convert("RGBA")
        # What is not drawn shows a colour that no theme has.
        below = Image.new("RGBA", picture.size, (255, 0, 255, 255))
        self.image = Image.alpha_composite(below, picture).convert("RGB")
        self.left, self.top, self.ground = left, top, ground

    def pixels(self, x, y, width, height):
        left, top = round((x - self.left) * SCALE), round((y - self.top) * SCALE)
        right, bottom = left + round(width * SCALE), top + round(height * SCALE)
        box = (max(left, 0), max(top, 0), min(right, self.image.width), min(bottom, self.image.height))
        return list(self.image.crop(box).get_flattened_data()) if box[0] < box[2] and box[1] < box[3] else []

    def has(self, wanted, x, y, width, height, tolerance=24):
        return any(difference(pixel, wanted) <= tolerance for pixel in self.pixels(x, y, width, height))


def number(element, name):
    return float(element.get(name, "0"))


def faults(root, picture):
    """What should be in a picture and is not."""
    ink = color(root.get("fill"))
    if not picture.has(picture.ground, picture.left + 8, picture.top + 2, 4, 4, 4):
        yield "the ground"
    for shift, group in groups(root):
        for element in group:
            yield from faults_of(element, picture, shift, ink)


def groups(element, shift=0):
    """The element and those inside it, each with how far it is moved to the right."""
    yield shift, list(element)
    for inner in element:
        if inner.tag == SVG + "svg":
            yield from groups(inner, shift + number(inner, "x"))
        elif inner.tag in (SVG + "g", SVG + "a"):
            yield from groups(inner, shift)


def faults_of(element, picture, shift, ink):
    tag, look = element.tag.removeprefix(SVG), element.get("class", "").split()
    x, y = number(element, "x") + shift, number(element, "y")
    if tag == "rect" and "h" in look:
        if not picture.has(color(element.get("fill")), x + 2, y + 12, 4, 4):
            yield f"the area of the head at {x}, {y}"
        if not picture.has(color(element.get("stroke")), x + 12, y - 1, 4, 2, 60):
            yield f"the frame of the head at {x}, {y}"
        if picture.has(color(element.get("stroke")), x - 1, y - 1, 1.5, 1.5, 60):
            yield f"the round corner of the head at {x}, {y}"
    elif tag == "path" and not look:
        start = re.match(r"M(-?\d+) ?(-?\d+)", element.get("d"))
        left, top = float(start[1]) + shift, float(start[2])
        if not picture.has(color(element.get("stroke")), left - 5, top - 3, 10, 6, 60):
            yield f"the head of the arrow at {left}, {top}"
    elif tag == "text":
        text = "".join(element.itertext())
        if not re.search("[A-Za-z]", text):
            return  # Which signs there are is a matter of the fonts that are installed.
        width = 5 * min(len(text), 12)
        left = {"middle": x - width / 2, "end": x - width}.get(element.get("text-anchor"), x)
        wanted = color(element.get("fill")) if element.get("fill") else ink
        links = [link for link in element if link.tag == SVG + "a"]
        if links and not element.text:
            wanted = color(links[0].get("fill"))
        if not picture.has(wanted, left, y - 9, max(width, 6), 11, 110):
            yield f"the text '{text[:30]}'"


def main(paths):
    count = 0
    for path in map(pathlib.Path, paths):
        root = XML.fromstring(path.read_text())
        left, top, width, height = map(float, root.get("viewBox").split())
        ground = color(root.find(f"{SVG}rect[@class='s']").get("fill"))
        for name, render in RENDERERS.items():
            picture = Picture(render(path, width, height), left, top, ground)
            for fault in faults(root, picture):
                count += 1
                print(f"{path.name}: {name} does not show {fault}")
    print(f"{len(paths)} drawings by {len(RENDERERS)} programs: {count} faults")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
