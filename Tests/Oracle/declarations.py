"""The interfaces of the module Interfaces as a module of Swift that the compiler reads."""
import os, pathlib, re, subprocess, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HERE = pathlib.Path(__file__).resolve().parent
SOURCES = ROOT / "Sources" / "Interfaces"
FLAGS = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module", "-swift-version", "5"]
TEXT = re.compile(r'Interface\(\s*(?:"""\n(.*?)\n\s*"""|"([^"\n]*)")\)', re.S)
# What only Lifeline reads; the compiler finds Objective-C's names itself.
OURS = re.compile(r"@(?:engine(?:\(\w+\))?|message|own|unsent|unmodelled|opaque)(?!\w)\s*|@(?:objc|formerly|available)\((?:[^()]|\([^()]*\))*\)\s*")
MEMBER = re.compile(
    r"^(\s*)((?:(?:weak|unowned|static|class|convenience|required|override|final|mutating|optional|nonisolated"
    r"|@discardableResult|@MainActor)\s+)*)(var|let|func|init|subscript|case|typealias)\b")
TYPE = re.compile(r"^(\s*)(class|struct|enum|protocol|extension) (?!func\b|var\b|let\b)([\w.]+)")
# Types that have no counterpart in Objective-C without Foundation's bridges.
SWIFT_ONLY = re.compile(r"Key: Any\]|Set<|Mask\b|: \[|CG(?:Size|Rect|Point)|UIViewImplicitly|NSRange|any NSSecure")
# For these the compiler takes functions of Foundation for granted, and ends where there are none.
UNBRIDGED = re.compile(r"\bAny\b|AnyHashable|AnyClass|\) (?:async|throws)\b")
# What the compiler knows of NSObject already, and what only Objective-C's importer can give a type.
LEFT_OUT = re.compile(
    r"class func initialize\(|var hash:|var `class`:|weak var delegate: \(any UITextViewDelegate\)")


def texts():
    """The texts of all interfaces, in the order of their files."""
    for path in sorted(SOURCES.glob("*/**/*.swift")):
        if path.name in ("Values.swift", "Opaque.swift", "Geometry.swift"):  # The toolchain's own Foundation has these.
            continue
        for match in TEXT.finditer(path.read_text()):
            yield match.group(1) if match.group(1) is not None else match.group(2)


def ancestors():
    """The superclass of each class."""
    return {m.group(1): m.group(2) for text in texts() for m in re.finditer(r"class (\w+)(?:<\w+>)?: (\w+)", text)}


ABOVE = {}


def inherited_initializers(name, text):
    """The initialisers that Objective-C's importer gives a class which has one of its own."""
    ABOVE.update(ABOVE or ancestors())
    line, above = [], name
    while above in ABOVE:
        above = ABOVE[above]
        line.append(above)
    if not line or name in ("UIView", "UIViewController"):
        return []
    if "UIViewController" in line:
        new = ["override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)"]
    elif "UIView" in line:
        new = ["override public init(frame: CGRect)"] if "init(frame: CGRect)" not in text else []
    else:
        return [] if " init()" in text else ["override public init()"]
    return ["@nonobjc " + n for n in new + ["public required init?(coder: NSCoder)"]]


def joined(text):
    """A text in which each declaration is one line."""
    lines = []
    for line in text.split("\n"):
        if lines and lines[-1].count("(") > lines[-1].count(")"):
            lines[-1] += " " + line.strip()
        elif line.strip().startswith("//"):
            continue
        else:
            lines.append(line)
    return "\n".join(lines)


def public(text):
    """A text with the words by which another module sees what it declares."""
    is_opaque = "@opaque class" in text
    text = OURS.sub("", text)
    text = text.replace(
        "class UIViewControllerTransitionCoordinator: NSObject {",
        "extension UIViewControllerTransitionCoordinator {")
    text = joined(text)
    text = re.sub(r"\b(var \w+: [^\n={]*) = [^\n{]*", r"\1 ", text)
    text = re.sub(r"\b(let \w+: [^\n={]*) = \d+$", r"\1", text, flags=re.M)
    text = text.replace("class let", "static let")
    lines, kinds, kinds_names, starts, defaults = [], [], [], [], []
    is_object = "class NSObject:" in text
    if is_object:
        text = re.sub(r"class NSObject: [^{]*", "extension NSObject ", text).replace("  init()\n", "\n", 1)
    for line in text.split("\n"):
        if LEFT_OUT.search(line):
            continue
        found = TYPE.match(line)
        member = MEMBER.match(line) if not found else None
        if found:
            blank, kind, name = found.groups()
            kinds.append(kind)
            kinds_names.append(name)
            starts.append(len(lines))
            head = {"class": "@objcMembers @_inheritsConvenienceInitializers open class", "protocol": "@objc public protocol",
                    "extension": "extension", "struct": "public struct", "enum": "public enum"}[kind]
            if kind == "protocol" and ":" not in line:
                head = "public protocol"
            if kind == "class" and (":" not in line or "<" in line.split(":")[0] or "Swift only" in line):
                head = "open class"
            if kind == "enum" and re.search(r": U?Int\b", line):
                head = "@objc public enum"
            line = blank + head + line[found.end(2):]
            if line.rstrip().endswith("{}"):
                kinds.pop()
                if kind == "class":
                    line = line.rstrip()[:-1] + "\n" + "\n".join(inherited_initializers(name, text)) + "\n}"
        elif member:
            blank, words, keyword = member.groups()
            kind = kinds[-1] if kinds else ""
            access = "public "
            if kind == "class" and keyword in ("var", "func", "subscript") and "static" not in words \
                    and "convenience" not in words:
                access = "open "
            if is_object:
                is_swift_only = re.search(r"<|: \[|\[NSKey|CGRect|CGPoint|UIAccessibility|IMP!|options:|-> NSMethod|\bAny\b|AnyClass|Unmanaged", line)
                access = "public " if is_swift_only else "@objc open "
                if keyword == "var" and "{" not in line:
                    line += " { get set }"
            if kind == "protocol" or keyword == "case":
                access = ""
            if kind == "protocol" and "optional" not in words and SWIFT_ONLY.search(line):
                continue  # Without Foundation's bridges no protocol of Objective-C has it.
            if kind == "protocol" and "optional" in words:
                access = "@objc "
                if SWIFT_ONLY.search(line):
                    defaults.append((kinds_names[-1], line.replace("optional ", "public ")))
                    continue
            if keyword == "var" and "{" not in line and ("class" in words or kind == "extension"):
                line += " { get set }"
            if kind == "class" and keyword == "init":
                if re.search(r"\binit\(\)", line):
                    access = "override " + access
                else:
                    access = "@nonobjc " + access
                    if is_opaque and "convenience" not in line and "required" not in line:
                        access += "convenience "
            elif kind == "class" and UNBRIDGED.search(line):
                access = "@nonobjc " + access
            # Its type is another than that of the responder's, which can only be read.
            if "var inputView: UIInputView?" in line:
                access, line = "override " + access, line + " { get set }"
            line = blank + access + line[len(blank):]
            if line in lines[starts[-1]:]:
                continue
        elif line.strip() == "}" and kinds:
            if kinds[-1] == "class":
                lines += inherited_initializers(kinds_names[-1], text)
            kinds.pop()
        lines.append(line)
    if "extension UIViewControllerTransitionCoordinator {" in text:
        lines.append("@objc public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}")
        for name in ("UIViewControllerTransitionCoordinatorContext", "UIViewControllerContextTransitioning"):
            lines.append(f"public typealias {name} = UIViewControllerTransitionCoordinator")
    for name, line in defaults:
        lines.append(f"extension {name} {{\n{line}\n}}")
    return "\n".join(lines)


NAMES = re.compile(r"cannot find type '(\w+)' in scope")
MEMBERS = re.compile(r"'(\w+)' is not a member type of (?:class|struct) 'UIKit\.([\w.]+)'")


def stubs(problems):
    """Declarations of what the interfaces name and nothing declares, as far as a name tells."""
    text = []
    for name in sorted(set(NAMES.findall(problems))):
        is_protocol = re.search(r"any " + name + r"\b", "\n".join(texts())) is not None
        text.append(
            f"@objc public protocol {name} {{}}" if is_protocol else f"@objcMembers open class {name}: NSObject {{ override public init() }}")
    for name, owner in sorted(set(MEMBERS.findall(problems))):
        text.append(f"extension {owner} {{ @objcMembers open class {name}: NSObject {{}} }}")
    return text


# What stands in every scenario.
GIVEN = [
    "public var window: UIWindow!", "public let app: UIApplication", "public let user: User",
    "public func settle()", "public func wait(_ seconds: Double)",
]


def write_interface(folder, more=()):
    head = (
        "// swift-interface-format-version: 1.0\n// swift-compiler-version: Swift version 6\n"
        "// swift-module-flags: -target x86_64-unknown-linux-gnu -enable-objc-interop -module-name UIKit"
        " -swift-version 5\n@_exported import Foundation\n")
    beside = (HERE / "Declarations" / "UIKit.swift").read_text()
    declared = [public(t) for t in texts()] + GIVEN + [beside] + list(more)
    (folder / "UIKit.swiftinterface").write_text(head + "\n".join(declared) + "\n")


def build(folder):
    """Compiles the declarations into a folder; what the compiler says where it refuses them."""
    folder.mkdir(parents=True, exist_ok=True)
    here = HERE / "Declarations"
    search = ["-I", str(folder), "-I", str(here)]
    for module in ("ObjectiveC", "Foundation"):
        done = subprocess.run(
            ["swiftc", "-frontend", "-emit-module", "-module-name", module, "-parse-as-library",
             "-experimental-skip-all-function-bodies", *FLAGS, *search, str(here / f"{module}.swift"),
             "-o", str(folder / f"{module}.swiftmodule")]
            + (["-import-underlying-module"] if module == "ObjectiveC" else []),
            capture_output=True, text=True)
        if done.returncode:
            return done.stderr
    write_interface(folder)
    more = []
    for _ in range(3):
        problems = compile_interface(folder, search)
        new = stubs(problems)
        if not new:
            return problems
        more += new
        write_interface(folder, more)
    return problems


def compile_interface(folder, search):
    done = subprocess.run(
        ["swiftc", "-frontend", "-compile-module-from-interface", *FLAGS, "-module-name", "UIKit", *search,
         str(folder / "UIKit.swiftinterface"), "-o", str(folder / "UIKit.swiftmodule")],
        capture_output=True, text=True)
    return done.stderr if done.returncode else ""


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build" / "oracle")
    problems = build(folder)
    sys.stderr.write(problems)
    sys.exit(1 if problems else 0)
