#!/usr/bin/env python3
"""Our parser of Objective-C beside clang's: every Objective-C block of the pages, and broken copies of it.

Only syntax counts: of clang's complaints those that it calls parse issues, of ours those of the parser.
Names that a block does not declare are declared for clang by what they are used as.
"""
import concurrent.futures, os, pathlib, random, re, subprocess, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LIFELINE = os.environ.get("LIFELINE", str(ROOT / ".build/debug/lifeline"))
COPIES = int(os.environ.get("COPIES", "8"))
FENCE = re.compile(r"^(`{3,}|~{3,})[ \t]*(?:objc|objective-c)\b[^\n]*\n(.*?)^\1", re.S | re.M)
TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|@?"(?:\\.|[^"\\\n])*"|#[^\n]*|@?[A-Za-z_]\w*|@?\d[\w.]*|\S', re.S)
WORDS = set(
    "if else for in while do switch case default break continue return goto void int char short long"
    " float double signed unsigned struct union enum typedef static extern const volatile inline"
    " sizeof typeof __typeof __typeof__ self super nil Nil NULL YES NO id SEL Class BOOL IMP _cmd"
    " instancetype __weak __strong __block __unsafe_unretained nullable nonnull true false"
    " __FUNCTION__ __PRETTY_FUNCTION__ __func__ __LINE__ __FILE__ readonly readwrite strong weak copy"
    " assign retain atomic nonatomic getter setter oneway out inout bycopy byref _Nullable _Nonnull"
    " bool uint64_t int64_t uint32_t int32_t size_t __kindof".split())
PRELUDE = """
typedef signed char BOOL; typedef long NSInteger; typedef unsigned long NSUInteger;
typedef double CGFloat; typedef double NSTimeInterval; typedef unsigned long size_t;
typedef unsigned int uint32_t; typedef int int32_t; typedef long int64_t; typedef unsigned long uint64_t;
typedef _Bool bool; typedef long dispatch_once_t; typedef struct m *Method;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
#define NULL ((void *)0)
#define true 1
#define false 0
#define IBAction void
#define IBOutlet
#define NS_ENUM(t, n) enum n : t n; enum n : t
#define NS_OPTIONS(t, n) enum n : t n; enum n : t
#define weakify(x) class NSObject
#define strongify(x) class NSObject
typedef struct { CGFloat x, y; } CGPoint; typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGPoint origin; CGSize size; } CGRect;
@class NSString;
__attribute__((objc_root_class)) @interface NSObject + (id)alloc; - (id)init; @end
"""
STRUCTURES = {"CGRect", "CGPoint", "CGSize", "CGFloat", "NSInteger", "NSUInteger", "NSTimeInterval",
              "BOOL", "dispatch_once_t", "Method", "NSObject", "IBAction", "IBOutlet"}


def blocks():
    for folder in ("content", "Tests/Suite/Pages"):
        for path in sorted((ROOT / folder).rglob("*.md")):
            for match in FENCE.finditer(path.read_text()):
                yield f"{path.relative_to(ROOT)}", match.group(2)


def for_clang(text):
    """The block as a file, with the names it takes for granted declared."""
    tokens = [t for t in TOKEN.findall(text) if not t.startswith(("//", "/*"))]
    declared = set(re.findall(r"@(?:interface|implementation|protocol)\s+(\w+)", text))
    own = set(re.findall(r"@interface\s+(\w+)\s*:", text))
    types, names, functions = set(), set(), set()
    for place, token in enumerate(tokens):
        if not re.fullmatch(r"[A-Za-z_]\w*", token) or token in WORDS or token in STRUCTURES:
            continue
        before = tokens[place - 1] if place else ""
        after = tokens[place + 1] if place + 1 < len(tokens) else ""
        if token[0].isupper() and (after in ("*", "<") or before == "[" and after != "]"
                                   or before in ("class", ":", "@class")):
            types.add(token)
        elif before not in (".", "->") and after != ":":
            (functions if after == "(" else names).add(token)
    protocols = set(re.findall(r"(?:id|\w)\s*<\s*([A-Z]\w*(?:\s*,\s*[A-Z]\w*)*)\s*>", text))
    lines = [PRELUDE]
    for group in sorted(protocols):
        for name in re.split(r"\s*,\s*", group):
            if not re.search(rf"@protocol\s+{name}\b", text):
                lines.append(f"@protocol {name} @end")
    # A class extension or a category needs its class, and so does an implementation alone.
    for name in sorted((types | declared) - own - STRUCTURES):
        if not re.search(rf"@protocol\s+{name}\b", text) and name not in ("NSString",):
            lines.append(f"@interface {name} : NSObject @end")
    # The first words of methods and properties are among these, and do no harm.
    lines += [f"extern id {name};" for name in sorted(names - types - declared - functions)]
    lines += [f"extern id {name}();" for name in sorted(functions - types - declared - {
        "weakify", "strongify", "NS_ENUM", "NS_OPTIONS"})]
    head = "\n".join(lines)
    # Methods and statements outside a class stand in one.
    if re.search(r"^@(interface|implementation|protocol|class)\b", text, re.M):
        body, rest = text, ""
        end = [m.end() for m in re.finditer(r"^@end\b", text, re.M)]
        if end:
            body, rest = text[:end[-1]], text[end[-1]:]
        if rest.strip() and not re.match(r"\s*(typedef|static|#)", rest):
            rest = "@implementation Host_\n- (void)run_ {\n" + rest + "\n}\n@end"
            head += "\n@interface Host_ : NSObject @end"
        return head + "\n" + body + rest
    head += "\n@interface Host_ : NSObject @end"
    methods = [m.end() for m in re.finditer(r"^[-+]\s*\(.*\}[ \t]*$|^\}[ \t]*$", text, re.M)]
    if re.search(r"^[-+]\s*\(", text, re.M):
        properties = "\n".join(re.findall(r"^@property[^\n]*", text, re.M))
        if properties:
            head += "\n@interface Host_ ()\n" + properties + "\n@end"
            text = re.sub(r"^@property", lambda m: "//" + " " * 7, text, flags=re.M)
        end = methods[-1] if methods else len(text)
        return (head + "\n@implementation Host_\n" + text[:end] + "\n- (void)run_ {\n" + text[end:]
                + "\n}\n@end")
    return head + "\n@implementation Host_\n- (void)run_ {\n" + text + "\n}\n@end"


def clang(text):
    run = subprocess.run(
        ["clang", "-x", "objective-c", "-fblocks", "-fsyntax-only", "-fobjc-runtime=gnustep-2.0",
         "-fdiagnostics-show-category=name", "-ferror-limit=0", "-w", "-Wno-error", "-"],
        input=for_clang(text), capture_output=True, text=True, timeout=60)
    return [line for line in run.stderr.splitlines()
            if "error:" in line and (not line.endswith("[Semantic Issue]")
                                     or re.search(r"error: (expected|missing '\[')", line))]


def ours(text):
    run = subprocess.run([LIFELINE, "render", "-", "--language", "objc", "--format", "trace"],
                         input=text, capture_output=True, text=True, timeout=60)
    # A note's last line may leave its semicolon out, which is said all the same.
    return [line for line in run.stderr.splitlines()
            if ("error:" in line or "[objc.expected-semicolon]" in line)
            and re.search(r"\[(objc|objective-c|objectiveC)\.[\w-]+\]", line)]


def broken(text, random_):
    """A copy with a token left out, doubled, or put in place of another."""
    places = [m.span() for m in TOKEN.finditer(text) if not m.group().startswith(("//", "/*", "#"))]
    marks = [p for p in places if not text[p[0]:p[1]][0].isalnum()] or places
    start, end = random_.choice(marks)
    kind = random_.randrange(3)
    if kind == 0:
        return text[:start] + text[end:]
    if kind == 1:
        return text[:end] + text[start:end] + text[end:]
    return text[:start] + random_.choice(list("()[]{};:,")) + text[end:]


def main():
    cases = []
    random_ = random.Random(1)
    for path, text in blocks():
        cases.append((path, text, False))
        cases += [(path, broken(text, random_), True) for _ in range(COPIES)]
    wrong = {False: [], True: []}
    count = {False: 0, True: 0}
    rejected = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        judged = pool.map(lambda case: (case, clang(case[1]), ours(case[1])), cases)
        for (path, text, is_broken), theirs, our in judged:
            count[is_broken] += 1
            rejected += is_broken and bool(theirs)
            if bool(theirs) != bool(our):
                wrong[is_broken].append((path, text, theirs, our))
    print(f"{count[False]} blocks, {len(wrong[False])} judged otherwise than by clang")
    print(f"{count[True]} broken copies, {rejected} of which clang rejects, {len(wrong[True])} judged otherwise")
    if "-v" in sys.argv:
        for path, text, theirs, our in wrong[False] + wrong[True]:
            print("=" * 30, path, "clang:", theirs[:1], "ours:", our[:1])
            print(text)
    return 1 if wrong[False] else 0


if __name__ == "__main__":
    sys.exit(main())
