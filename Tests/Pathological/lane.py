"""Runs inputs that are made to take long, and says which of them take too long.

Each input is given to a command in a folder of its own, with limits on its processor time and its memory. What is
measured is processor time, less what the command takes to start; a case over its limit is measured
twice more, and its best time counts, so that a busy machine fails nothing.
"""

import os
import resource
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LIFELINE = os.environ.get("LIFELINE", os.path.join(ROOT, ".build/release/lifeline"))

# Seconds of a processor: for one scenario with its drawing, and for any command with less than 1 MB.
SCENARIO = 0.3
COMMAND = 2.0
MEMORY = 4 << 30


class Case:
    """An input and the commands that are given it.

    `files` has the texts by name. Each command is a list of arguments; `limit` is in seconds.
    """

    def __init__(self, name, files, commands, limit):
        self.name, self.files, self.commands, self.limit = name, files, commands, limit


def program(name, text, language="swift", forms=("svg", "text", "json"), limit=SCENARIO):
    """One scenario in a file by itself, drawn in some forms."""
    file = "program." + ("swift" if language == "swift" else "m")
    return Case(
        name, {file: text}, [["render", file, "--format", form] for form in forms], limit)


def page(name, text, commands=("check", "build", "embed"), limit=COMMAND):
    """A page in a folder of notes, for commands that read folders."""
    known = {
        "check": ["check", "content"],
        "build": ["build"],
        "embed": ["embed", "content", "--check"],
    }
    return Case(name, {"content/index.md": text}, [known[c] for c in commands], limit)


def run(folder, arguments, limit):
    """Seconds of processor, exit status, size of what was printed, and the first lines of the errors."""
    # A process is ended well above the limit, so that the lane ends too.
    seconds = int(limit * 20) + 2

    def restrict():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with open(os.path.join(folder, ".out"), "wb") as out, open(
        os.path.join(folder, ".err"), "wb"
    ) as err:
        status = subprocess.run(
            [LIFELINE] + arguments, cwd=folder, stdout=out, stderr=err, preexec_fn=restrict
        ).returncode
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    time = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    size = sum(os.path.getsize(os.path.join(folder, f)) for f in (".out", ".err"))
    with open(os.path.join(folder, ".err"), "rb") as err:
        words = err.read(400).decode("utf-8", "replace").split("\n")[0]
    return time, status, size, words


def start_time(folder):
    """What the command takes to start: the least of several."""
    return min(run(folder, ["--version"], 1)[0] for _ in range(5))


def main(cases):
    wanted = [a for a in sys.argv[1:] if not a.startswith("-")]
    shows_all = "-v" in sys.argv
    failures = 0
    count = 0
    slowest = []
    with tempfile.TemporaryDirectory() as folder:
        start = start_time(folder)
    for case in cases:
        if wanted and not any(w in case.name for w in wanted):
            continue
        with tempfile.TemporaryDirectory() as folder:
            for name, text in case.files.items():
                path = os.path.join(folder, name)
                os.makedirs(os.path.dirname(path), exist_ok=True)
                with open(path, "wb") as file:
                    file.write(text.encode("utf-8", "surrogateescape"))
            for arguments in case.commands:
                time, status, size, words = run(folder, arguments, case.limit)
                tries = 1
                while time - start > case.limit and tries < 3 and time < case.limit * 3:
                    time = min(time, run(folder, arguments, case.limit)[0])
                    tries += 1
                time = max(0, time - start)
                count += 1
                slowest.append((time, case.name, arguments[0] + " " + arguments[-1]))
                fault = ""
                if status < 0:
                    fault = f"ended by signal {-status}"
                elif time > case.limit:
                    fault = f"over the limit of {case.limit} s"
                if fault or shows_all:
                    size = f"{size / 1e6:.1f} MB"
                    print(f"{time:7.3f} s  {case.name}: {' '.join(arguments)} ({size}) {fault}")
                    if words:
                        print(f"           {words[:150]}")
                    sys.stdout.flush()
                failures += 1 if fault else 0
    slowest.sort(reverse=True)
    print(f"{count} runs, {failures} over their limit; the slowest:")
    for time, name, command in slowest[:8]:
        print(f"{time:7.3f} s  {name}: {command}")
    sys.exit(1 if failures else 0)
