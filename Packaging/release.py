#!/usr/bin/env python3
"""Makes what is released of a command that is built: archives, packages, a bill of materials, checksums.

    Packaging/release.py COMMAND FOLDER [--live LIVE] [--url URL]

COMMAND is the static command of `make release-command`, FOLDER what the release goes to, LIVE the folder of `make live`,
URL the address at which its
files will be found: the Homebrew formula names it, and is left out without it. The same commit, command and
libraries give the same bytes: all times are the commit's, and nothing names the folder or the machine.
"""

import argparse
import gzip
import hashlib
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import tarfile
import tempfile
import time
import uuid
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
SUMMARY = "Documentation of UIKit's lifecycle that is run and checked"
SHELLS = {
    "bash": "share/bash-completion/completions/lifeline",
    "zsh": "share/zsh/site-functions/_lifeline",
    "fish": "share/fish/vendor_completions.d/lifeline.fish",
}


def run(*words, **options):
    return subprocess.run(words, check=True, capture_output=True, text=True, cwd=ROOT, **options).stdout


class Release:
    def __init__(self, command, folder, url, live=None):
        self.command = pathlib.Path(command).resolve()
        self.folder = pathlib.Path(folder)
        self.url = url and url.rstrip("/")
        self.live = live and pathlib.Path(live)
        source = (ROOT / "Sources/Commands/Version.swift").read_text()
        self.version = re.search(r'current = "([0-9.]+)"', source).group(1)
        self.commit = run("git", "rev-parse", "HEAD").strip()
        self.time = int(run("git", "log", "-1", "--format=%ct", "HEAD"))
        self.machine = os.uname().machine
        said = subprocess.run([self.command, "--version"], check=True, capture_output=True, text=True)
        if said.stdout.strip() != self.version:
            raise SystemExit(f"'{command}' is version {said.stdout.strip()}, the sources are {self.version}")
        self.libraries = libraries()
        self.files = self.installed()

    def make(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        name = f"lifeline-{self.version}"
        self.write(f"{name}-linux-{self.machine}.tar.gz", self.archive())
        self.write(f"{name}.tar.gz", self.source(name))
        self.write(f"{name}-linux-{self.machine}.artifactbundle.zip", self.bundle(name))
        self.write(f"{name}-linux-{self.machine}.cdx.json", self.bill())
        if self.live:
            self.write(f"lifeline-live-{self.version}.tar.gz", self.live_archive())
        self.package()
        self.image()
        if self.url:
            self.write("lifeline.rb", self.formula(name))
        self.checksums()

    def write(self, name, data):
        (self.folder / name).write_bytes(data)

    # What is installed, by its place below a prefix

    def installed(self):
        files = {"bin/lifeline": (self.command.read_bytes(), 0o755)}
        for shell, place in SHELLS.items():
            script = run(self.command, "--generate-completion-script", shell)
            files[place] = (script.encode(), 0o644)
        manual = run("python3", "Packaging/manual.py", self.command, str(self.time))
        files["share/man/man1/lifeline.1.gz"] = (gzip.compress(manual.encode(), mtime=0), 0o644)
        files["share/doc/lifeline/copyright"] = (self.copyright(), 0o644)
        return files

    def copyright(self):
        """Our licence, and those of what is linked in."""
        parts = [("Lifeline", (ROOT / "LICENSE").read_text())]
        parts += [(f"{library['name']} {library['version']}", library["text"]) for library in self.libraries]
        return "\n\n".join(f"{name}\n{'=' * len(name)}\n\n{text.strip()}" for name, text in parts).encode() + b"\n"

    # Forms of release

    def archive(self):
        top = f"lifeline-{self.version}"
        return tar_gz({f"{top}/{place}": file for place, file in self.files.items()}, self.time)

    def live_archive(self):
        """What readers run scenarios with, for any machine."""
        files = {f"live/{file.name}": (file.read_bytes(), 0o644) for file in sorted(self.live.iterdir())}
        return tar_gz(files, self.time)

    def source(self, name):
        tar = subprocess.run(
            ["git", "archive", "--format=tar", f"--prefix={name}/", "HEAD"], check=True, capture_output=True, cwd=ROOT)
        return gzip.compress(tar.stdout, mtime=0)

    def bundle(self, name):
        """What SwiftPM takes for a binary target that is a tool."""
        variant = f"{name}-linux-{self.machine}/bin/lifeline"
        info = {
            "schemaVersion": "1.0",
            "artifacts": {"lifeline": {
                "type": "executable", "version": self.version,
                "variants": [{"path": variant, "supportedTriples": [f"{self.machine}-unknown-linux-gnu"]}],
            }},
        }
        files = {
            "info.json": (to_json(info), 0o644), variant: self.files["bin/lifeline"],
            "copyright": self.files["share/doc/lifeline/copyright"],
        }
        data = io.BytesIO()
        with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for place, (content, mode) in sorted(files.items()):
                entry = zipfile.ZipInfo(f"lifeline.artifactbundle/{place}", time.gmtime(self.time)[:6])
                entry.external_attr = (0o100000 | mode) << 16
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, content)
        return data.getvalue()

    def bill(self):
        """A bill of materials, in CycloneDX."""
        components = [{
            "type": "library", "bom-ref": library["purl"], "name": library["name"], "version": library["version"],
            "purl": library["purl"], "licenses": [{"license": {"id": library["licence"]}}],
        } for library in self.libraries]
        own = f"pkg:generic/lifeline@{self.version}"
        digest = hashlib.sha256(self.files["bin/lifeline"][0]).hexdigest()
        bill = {
            "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
            "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
            "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, own + self.commit + digest)}",
            "metadata": {
                "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(self.time)),
                "component": {
                    "type": "application", "bom-ref": own, "name": "lifeline", "version": self.version, "purl": own,
                    "licenses": [{"license": {"id": "MIT"}}], "hashes": [{"alg": "SHA-256", "content": digest}],
                    "properties": [{"name": "commit", "value": self.commit}],
                },
            },
            "components": components,
            "dependencies": [{"ref": own, "dependsOn": [component["bom-ref"] for component in components]}],
        }
        return to_json(bill)

    def package(self):
        """A Debian package, which depends on nothing."""
        architecture = {"x86_64": "amd64", "aarch64": "arm64"}.get(self.machine, self.machine)
        with tempfile.TemporaryDirectory() as place:
            tree = pathlib.Path(place, "tree")
            for name, (content, mode) in self.files.items():
                file = tree / "usr" / name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
                file.chmod(mode)
            size = sum(-(-len(content) // 1024) for content, _ in self.files.values())
            control = (
                f"Package: lifeline\nVersion: {self.version}\nArchitecture: {architecture}\n"
                f"Maintainer: The authors of Lifeline <lifeline@localhost>\nInstalled-Size: {size}\n"
                f"Section: utils\nPriority: optional\nDescription: {SUMMARY}\n"
                " Runs the UIKit snippets in Markdown notes on a model of UIKit, draws them as sequence\n"
                " diagrams, and checks what the notes claim about the order of calls.\n")
            (tree / "DEBIAN").mkdir()
            (tree / "DEBIAN/control").write_text(control)
            for folder in [tree, *(path for path in tree.rglob("*") if path.is_dir())]:
                folder.chmod(0o755)
            run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree),
                str((self.folder / f"lifeline_{self.version}_{architecture}.deb").resolve()),
                env={**os.environ, "SOURCE_DATE_EPOCH": str(self.time)})

    def image(self):
        """What an image is built in: `docker build FOLDER/image`."""
        place = self.folder / "image"
        place.mkdir()
        shutil.copy(ROOT / "Packaging/Dockerfile", place / "Dockerfile")
        shutil.copy(self.command, place / "lifeline")
        (place / "copyright").write_bytes(self.files["share/doc/lifeline/copyright"][0])

    def formula(self, name):
        text = (ROOT / "Packaging/lifeline.rb").read_text()
        digest = hashlib.sha256((self.folder / f"{name}.tar.gz").read_bytes()).hexdigest()
        return text.replace("@URL@", f"{self.url}/{name}.tar.gz").replace("@SHA256@", digest).encode()

    def checksums(self):
        lines = [
            f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n"
            for file in sorted(self.folder.iterdir()) if file.is_file()]
        self.write("SHA256SUMS", "".join(lines).encode())


def tar_gz(files, moment):
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for place, (content, mode) in sorted(files.items()):
            entry = tarfile.TarInfo(place)
            entry.size, entry.mode, entry.mtime = len(content), mode, moment
            archive.addfile(entry, io.BytesIO(content))
    return gzip.compress(data.getvalue(), mtime=0)


def to_json(value):
    return json.dumps(value, indent=2, sort_keys=True).encode() + b"\n"


# What is linked into the command. The tests of Swift's packages and tools of their own are not.
UNLINKED = {"swift-system": "NIOFS alone uses it"}
LICENCES = {"libcmark-dev": "BSD-2-Clause", "libyaml-dev": "MIT", "libc6-dev": "LGPL-2.1-or-later",
            "libstdc++": "GPL-3.0-with-GCC-exception"}


def libraries():
    found = []
    for pin in json.loads((ROOT / "Package.resolved").read_text())["pins"]:
        if pin["identity"] in UNLINKED:
            continue
        place = ROOT / ".build/checkouts" / pin["identity"]
        texts = [file.read_text() for file in sorted(place.glob("LICENSE*")) + sorted(place.glob("NOTICE*"))]
        found.append({
            "name": pin["identity"], "version": pin["state"]["version"], "licence": "Apache-2.0",
            "purl": f"pkg:swift/github.com/apple/{pin['identity']}@{pin['state']['version']}",
            "text": "\n".join(texts)})
    swift = re.search(r"Swift version ([0-9.]+)", run("swift", "--version")).group(1)
    found.append({
        "name": "swift", "version": swift, "licence": "Apache-2.0", "purl": f"pkg:github/swiftlang/swift@{swift}",
        "text": "Swift's runtime and Foundation: Apache License 2.0 with Runtime Library Exception, "
                "https://swift.org/LICENSE.txt"})
    found.append({
        "name": "arimo", "version": "1.33", "licence": "OFL-1.1", "purl": "pkg:generic/arimo@1.33",
        "text": (ROOT / "Sources/Cards/Text/OFL.txt").read_text()})
    for package, licence in LICENCES.items():
        found += debian(package, licence)
    return sorted(found, key=lambda library: library["name"])


def debian(package, licence):
    names = run("dpkg-query", "-W", "-f", "${Package} ${Version}\n").splitlines()
    if package == "libstdc++":
        package = next(line.split()[0] for line in names if re.match(r"libstdc\+\+-[0-9]+-dev ", line))
    version = next(line.split()[1] for line in names if line.split()[0] == package)
    text = pathlib.Path(f"/usr/share/doc/{package}/copyright").read_text()
    return [{"name": package, "version": version, "licence": licence,
             "purl": f"pkg:deb/debian/{package}@{version}", "text": text}]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command")
    parser.add_argument("folder")
    parser.add_argument("--live")
    parser.add_argument("--url")
    options = parser.parse_args()
    Release(options.command, options.folder, options.url, options.live).make()
