#!/usr/bin/env python3
"""Lifeline beside the compiler of Swift: do both accept, or refuse, each scenario and broken copies of it?

The compiler reads the declarations of the module Interfaces. Only whole programs count: a fragment needs its
stage. COPIES= copies of each program, SEED= their seed, LIFELINE= the command, SHOW= a kind of difference whose
programs are printed.
"""
import collections, concurrent.futures, hashlib, json, os, pathlib, random, re, subprocess, sys, tempfile

import declarations, mutations

ROOT = declarations.ROOT
LIFELINE = os.environ.get("LIFELINE", str(ROOT / ".build/debug/lifeline"))
COPIES = int(os.environ.get("COPIES", "14"))
SEED = os.environ.get("SEED", "1")
SHOW = os.environ.get("SHOW", "")
LISTED = pathlib.Path(__file__).resolve().parent / "differences.tsv"
FENCE = re.compile(r"(?:<!-- scenario([^\n]*?)-->\n\n?)?^(`{3,})swift([^\n]*)\n(.*?)^\2", re.S | re.M)
# What a page may leave undeclared, by what a scenario makes of it.
UNDECLARED = re.compile(r"cannot find (?:type )?'((?![a-z_])\w+)' in scope")
# What only the body of a class may say: a program that says it outside of one is a part of that body.
FRAGMENT = re.compile(r"cannot find 'self' in scope|'super' cannot be used outside of a class")

# What a compiler refuses and published code leaves out: a warning, with which the program is run.
OMISSIONS = [
    "scenario.required-initializer", "scenario.uninitialized", "scenario.failable-initializer"]


def programs():
    """The whole Swift programs of the pages, with the words by which each is run."""
    seen = set()
    for folder in ("content", "Tests/Suite/Pages"):
        for path in sorted((ROOT / folder).rglob("*.md")):
            # What programs print is about Foundation and the language, of which the declarations have a corner.
            if path.parent.name == "Printed":
                continue
            for match in FENCE.finditer(path.read_text()):
                words = match.group(1) if match.group(1) is not None else match.group(3)
                if match.group(1) is None and "scenario" not in words:
                    continue
                if re.search(r"\b(?:stage|in|tour|like)\b(?:=|\s|$)", words) or "..." in match.group(4):
                    continue
                if re.search(r"import (?:SwiftUI|Combine|XCTest|Observation)|XCT|@Published|@Observable", match.group(4)):
                    continue
                ios = re.search(r"\bios=\S+", words)
                if match.group(4) not in seen:
                    seen.add(match.group(4))
                    yield str(path.relative_to(ROOT)), ios.group() if ios else "", match.group(4)


class Compiler:
    """The compiler with the declarations."""

    def __init__(self, folder):
        self.folder = folder
        problems = declarations.build(folder)
        if problems:
            sys.exit(problems)
        declared = (folder / "UIKit.swiftinterface").read_text()
        stub = "".join(p.read_text() for p in sorted((declarations.HERE / "Declarations").iterdir()))
        self.known = ROOT / ".build" / "oracle" / hashlib.sha256((declared + stub).encode()).hexdigest()[:16]
        self.known.mkdir(parents=True, exist_ok=True)

    def errors(self, text, name):
        """What the compiler refuses; what it has said of a program before, with the same declarations, it says again."""
        known = self.known / hashlib.sha256(text.encode()).hexdigest()[:24]
        if not known.exists():
            known.write_text(json.dumps(self.judge(text, name)))
        return json.loads(known.read_text())

    def judge(self, text, name):
        path = self.folder / f"{name}.swift"
        path.write_text(text)
        done = subprocess.run(
            ["swiftc", "-frontend", "-typecheck", *declarations.FLAGS, "-I", str(self.folder), "-I",
             str(declarations.HERE / "Declarations"), "-diagnostic-style=llvm", str(path)],
            capture_output=True, text=True)
        path.unlink()
        return re.findall(r"error: ([^\n]*)", done.stderr)

    def prelude(self, text, name):
        """Classes for the names of controllers that a program takes for granted."""
        names = sorted(set(UNDECLARED.findall("\n".join(self.errors("import UIKit\n" + text, name)))))
        return "import UIKit\n" + "".join(f"class {n}: UIViewController {{}}\n" for n in names)


def ours(cases, folder):
    """The first error that Lifeline has for each program; None where it accepts it."""
    errors = []
    # What one check spends on all its pages is limited.
    for start in range(0, len(cases), 150):
        part = folder / str(start)
        part.mkdir()
        errors += of_part(cases[start:start + 150], part)
    return errors


def of_part(cases, folder):
    for number, (_, ios, text) in enumerate(cases):
        (folder / f"{number:05}.md").write_text(f"# {number}\n\n```swift scenario id=it {ios}\n{text}```\n")
    done = subprocess.run([LIFELINE, "check", str(folder), "--format", "json"], capture_output=True, text=True)
    errors = {}
    # Of what is found in many places the report shows one; its parts have what was found in each.
    parts = json.loads(done.stdout)["parts"]
    for case in parts["cases"]:
        page = pathlib.Path(parts["files"][case["place"]["file"]]["path"]).stem
        for fault in case["diagnostics"]:
            if fault["severity"] == "error" or fault["id"] in OMISSIONS:
                errors.setdefault(int(page), fault["message"])
    return [errors.get(number) for number in range(len(cases))]


def kind(message):
    """A message without the names in it."""
    return re.sub(r"'[^']*'", "'…'", message or "")


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        compiler = Compiler(folder / "modules")
        wholes = list(programs())
        workers = concurrent.futures.ThreadPoolExecutor(os.cpu_count())
        preludes = list(workers.map(lambda w: compiler.prelude(w[1][2], f"p{w[0]}"), enumerate(wholes)))
        firsts = list(workers.map(
            lambda w: compiler.errors(preludes[w[0]] + w[1][2], f"w{w[0]}"), enumerate(wholes)))
        (folder / "wholes").mkdir()
        our_firsts = ours(wholes, folder / "wholes")
        sound, differences = [], collections.defaultdict(list)
        agree, count = 0, 0
        for place, (whole, theirs, own) in enumerate(zip(wholes, firsts, our_firsts)):
            if any(FRAGMENT.match(message) for message in theirs):
                continue
            count += 1
            agree += (not theirs) == (own is None)
            if theirs and own is None:
                differences["page", "accepts", kind(theirs[0])].append((whole[0], "as it stands", theirs[0], whole[2]))
            elif own is not None and not theirs:
                differences["page", "refuses", kind(own)].append((whole[0], "as it stands", own, whole[2]))
            elif not theirs:
                sound.append(place)
        agreement = {"page": 100 * agree / count}
        print(f"{count} scenarios: {agree} judged alike, {100 * agree / count:.1f} %")
        cases = []
        for place in sound:
            path, ios, text = wholes[place]
            broken = mutations.copies(text, COPIES, random.Random(f"{SEED} {place}"))
            cases += [(place, what, path, ios, copy, order) for order, (what, copy) in enumerate(broken)]
        cases.sort(key=lambda case: case[5])
        theirs = list(workers.map(
            lambda c: compiler.errors(preludes[c[1][0]] + c[1][4], f"c{c[0]}"), enumerate(cases)))
        (folder / "copies").mkdir()
        own = ours([(c[2], c[3], c[4]) for c in cases], folder / "copies")
        agree, kinds = 0, collections.defaultdict(lambda: [0, 0])
        for case, their, our in zip(cases, theirs, own):
            is_alike = (not their) == (our is None)
            agree += is_alike
            kinds[case[1]][0] += 1
            kinds[case[1]][1] += is_alike
            if not is_alike:
                side, message = ("accepts", their[0]) if their else ("refuses", our)
                differences["copy", side, kind(message)].append((case[2], case[1], message, case[4]))
        agreement["copy"] = 100 * agree / max(1, len(cases))
        print(f"{len(cases)} broken copies: {agree} judged alike, {100 * agree / max(1, len(cases)):.1f} %")
        for what, (count, alike) in sorted(kinds.items()):
            print(f"  {what}: {alike} of {count}")
        return report(differences, agreement)


def report(differences, agreement):
    """Prints what differs, and says whether a kind is not listed, or less is judged alike than is listed."""
    floors, listed = {}, {}
    if LISTED.exists():
        for line in LISTED.read_text().splitlines():
            of, side, message, reason = line.split("\t")
            if side == "alike":
                floors[of] = float(message)
            else:
                listed[of, side, message] = reason
    faults = [f"{of}: {alike:.1f} %, and not {floors[of]} %" for of, alike in agreement.items()
              if alike < floors.get(of, 0)]
    for key, found in sorted(differences.items(), key=lambda item: (item[0][0], -len(item[1]), item[0])):
        print("\t".join((key[0], key[1], str(len(found)), key[2])))
        if key not in listed:
            faults.append("not listed: " + " ".join(key))
        if SHOW and SHOW in key[2] or SHOW == "all":
            for path, what, message, text in found[:6]:
                print(f"    {path} ({what}): {message}")
                if SHOW != "all":
                    print("        " + text.replace("\n", "\n        "))
    if os.environ.get("RECORD"):
        lines = [f"{of}\talike\t{int(alike * 10) / 10}\tat least so many of a hundred"
                 for of, alike in agreement.items()]
        lines += ["\t".join((*key, listed.get(key, ""))) for key in sorted(differences)]
        LISTED.write_text("\n".join(lines) + "\n")
        return 0
    print("\n".join(faults), file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
