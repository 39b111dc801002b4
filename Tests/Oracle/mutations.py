"""Broken copies of a program: each changes one thing, as a slip of whoever writes would."""
import re

WORD = r"\b[a-z][A-Za-z]{4,}\b"
KEYWORDS = set(
    "override private fileprivate internal public static class struct protocol extension return guard switch"
    " default break continue where import super self false throws async await init deinit lazy final"
    " unowned while repeat catch rethrows case weak mutating convenience required".split())


def places(text):
    """Which bytes of a program are code, and neither a comment nor in a text's quotes."""
    code = bytearray(b"\1" * len(text))
    for match in re.finditer(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', text, re.S):
        for place in range(match.start(), match.end()):
            code[place] = 0
    return code


def found(pattern, text, code, group=0):
    return [m for m in re.finditer(pattern, text, re.M) if code[m.start(group)]]


def replaced(text, match, new, group=0):
    return text[: match.start(group)] + new + text[match.end(group):]


def choose(random, matches):
    return random.choice(matches) if matches else None


def change(kind, text, random):
    """The program with one change of a kind; None where it has no place for that."""
    code = places(text)
    if kind == "label dropped":
        matches = [
            m for m in found(r"([(,]\s*)([a-z]\w*): ", text, code, 2)
            if not re.search(r"\b(func|init|subscript|let|var|case)\b[^\n]*$", text[: m.start()].split("\n")[-1])]
        match = choose(random, matches)
        return match and replaced(text, match, match.group(1))
    if kind == "label misspelt":
        matches = [
            m for m in found(r"[(,]\s*([a-z]\w{2,}): ", text, code, 1)
            if not re.search(r"\b(func|init|subscript|let|var|case)\b[^\n]*$", text[: m.start()].split("\n")[-1])]
        match = choose(random, matches)
        return match and replaced(text, match, match.group(1)[:-1], 1)
    if kind == "name misspelt":
        matches = [m for m in found(WORD, text, code) if m.group() not in KEYWORDS]
        match = choose(random, matches)
        if not match:
            return None
        word, place = match.group(), random.randrange(1, len(match.group()) - 1)
        return replaced(text, match, word[:place] + word[place + 1:])
    if kind == "override dropped":
        match = choose(random, found(r"\boverride ", text, code))
        return match and replaced(text, match, "")
    if kind == "override added":
        match = choose(random, found(r"^\s+(func) ", text, code, 1))
        return match and replaced(text, match, "override func", 1)
    if kind == "unwrap dropped":
        match = choose(random, found(r"[\w)\]](\?|!)[.\[(]", text, code, 1))
        return match and replaced(text, match, "", 1)
    if kind == "unwrap added":
        match = choose(random, found(r"[a-z](\.)[a-z]", text, code, 1))
        return match and replaced(text, match, "?.", 1)
    if kind == "literal changed":
        match = choose(random, found(r"\b(?:true|false|\d+(?:\.\d+)?)\b", text, code))
        return match and replaced(text, match, '"one"')
    if kind == "type changed":
        match = choose(random, found(r": (Int|String|Bool|UIView|UIViewController|Double|\[\w+\])\b", text, code, 1))
        return match and replaced(text, match, "Int" if match.group(1) != "Int" else "String", 1)
    if kind == "argument added":
        match = choose(random, found(r"[a-z]\w*\(()\)", text, code))
        return match and text[: match.start(1)] + "1" + text[match.end(1):]
    if kind == "argument dropped":
        match = choose(random, found(r"\([^()\n]*(, [^(),\n]+)\)", text, code))
        return match and replaced(text, match, "", 1)
    if kind == "line dropped":
        matches = [m for m in found(r"^ *(?:let|var) [^\n{]*\n", text, code)]
        match = choose(random, matches)
        return match and replaced(text, match, "")
    if kind == "objc dropped":
        match = choose(random, found(r"@objc ", text, code))
        return match and replaced(text, match, "")
    if kind == "constant":
        match = choose(random, found(r"\bvar (?=\w+ = )", text, code))
        return match and replaced(text, match, "let ")
    if kind == "base changed":
        match = choose(random, found(r"class \w+: (UI\w+)", text, code, 1))
        return match and replaced(text, match, "UIView" if match.group(1) != "UIView" else "UIViewController", 1)
    if kind == "return dropped":
        match = choose(random, found(r"\breturn (?=\S)", text, code))
        return match and replaced(text, match, "")
    if kind == "await or try dropped":
        match = choose(random, found(r"\b(?:await|try) ", text, code))
        return match and replaced(text, match, "")
    if kind == "value for value":
        match = choose(random, found(r"\bself\b", text, code))
        return match and replaced(text, match, "1")
    if kind == "self dropped":
        match = choose(random, found(r"\bself\.(?=[a-z])", text, code))
        return match and replaced(text, match, "")
    if kind == "private added":
        match = choose(random, found(r"^ +(?=(?:let|var|func) )", text, code))
        return match and replaced(text, match, match.group() + "private ")
    if kind == "value dropped":
        match = choose(random, found(r"\b(?:let|var) (\w+)( = \w+\([^()\n]*\))$", text, code, 2))
        return match and replaced(text, match, ": " + re.match(r" = (\w+)", match.group(2)).group(1), 2)
    if kind == "line doubled":
        matches = [
            m for m in found(r"^ *(?:let|var|func|override func) [^\n]*\n", text, code)
            if m.group().count("{") == m.group().count("}") and m.group().count("(") == m.group().count(")")]
        match = choose(random, matches)
        return match and replaced(text, match, match.group() * 2)
    if kind == "required dropped":
        match = choose(random, found(r"^ *required init[^\n]*\}\n", text, code))
        return match and replaced(text, match, "")
    if kind == "closure's parameters":
        match = choose(random, found(r"\{ (_ in )?(?=[a-z])", text, code))
        return match and replaced(text, match, "{ " if match.group(1) else "{ _ in ")
    if kind == "method dropped":
        match = choose(random, found(r"^ +func [^\n]*\}\n", text, code))
        return match and replaced(text, match, "")
    raise ValueError(kind)


KINDS = [
    "label dropped", "label misspelt", "name misspelt", "name misspelt", "override dropped", "override added",
    "unwrap dropped", "unwrap added", "literal changed", "type changed", "argument added", "argument dropped",
    "line dropped", "objc dropped", "constant", "base changed", "return dropped", "await or try dropped",
    "value for value", "self dropped", "private added", "value dropped", "line doubled", "required dropped",
    "closure's parameters", "method dropped",
]


def copies(text, count, random):
    """Some broken copies with what was done to each."""
    seen, result = {text}, []
    for _ in range(count * 4 + 20):
        if len(result) == count:
            break
        kind = random.choice(KINDS)
        new = change(kind, text, random)
        if new and new not in seen:
            seen.add(new)
            result.append((kind, new))
    return result
