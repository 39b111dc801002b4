#!/usr/bin/env python3
"""Prints the manual page of a command, made of what the command says of itself.

    Packaging/manual.py COMMAND SECONDS

SECONDS is the time that the page bears, since the epoch.
"""

import json
import re
import subprocess
import sys
import time


def escaped(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"(?m)^([.'])", r"\\&\1", text)


def paragraphs(text):
    """Text as it is in the help: what is indented stays as it stands."""
    lines = []
    for part in text.strip("\n").split("\n\n"):
        if part.startswith("  "):
            lines += [".PP", ".nf", ".RS 4", escaped(part), ".RE", ".fi"]
        else:
            lines += [".PP", escaped(part)]
    return lines


def spelled(name):
    return {"short": "-", "long": "--", "longWithSingleDash": "-"}[name["kind"]] + name["name"]


def heading(argument):
    value = f" \\fI{escaped(argument.get('valueName', ''))}\\fR"
    if argument["kind"] == "positional":
        return value.strip()
    names = ", ".join(f"\\fB{escaped(spelled(name))}\\fR" for name in argument["names"])
    return names + (value if argument["kind"] == "option" else "")


def described(argument):
    text = " ".join(argument.get(key, "") for key in ("abstract", "discussion")).strip()
    if argument.get("defaultValue"):
        text += f" Without it: {argument['defaultValue']}."
    return escaped(text)


def of_command(command, parents):
    name = " ".join([*parents, command["commandName"]])
    lines = [f".SS {escaped(name)}"] if parents else []
    if parents:
        lines += paragraphs(command.get("abstract", ""))
    lines += paragraphs(command.get("discussion", ""))
    for argument in command.get("arguments", []):
        if argument.get("shouldDisplay", True):
            lines += [".TP", heading(argument), described(argument)]
    if not parents:
        lines.append(".SH COMMANDS")
    for inner in command.get("subcommands", []):
        if inner["commandName"] != "help":
            lines += of_command(inner, [*parents, command["commandName"]])
    return lines


def main(path, seconds):
    said = subprocess.run([path, "--experimental-dump-help"], check=True, capture_output=True, text=True).stdout
    version = subprocess.run([path, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    command = json.loads(said)["command"]
    day = time.strftime("%Y-%m-%d", time.gmtime(int(seconds)))
    lines = [
        f'.TH LIFELINE 1 "{day}" "lifeline {version}"', ".SH NAME",
        f"lifeline \\- {escaped(command['abstract'][0].lower() + command['abstract'][1:].rstrip('.'))}",
        ".SH SYNOPSIS", ".B lifeline", ".I command", "[options]", ".SH DESCRIPTION",
    ] + of_command(command, [])
    print("\n".join(line for line in lines if line))


main(*sys.argv[1:])
