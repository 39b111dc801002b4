#!/usr/bin/env python3
"""Puts together the extensions for editors: a folder for Obsidian, a package for Visual Studio Code.

usage: build.py MODULE FOLDER

    obsidian/lifeline/    what goes into a vault's `.obsidian/plugins`
    lifeline.vsix         what `code --install-extension` takes

The same module makes the same bytes.
"""

import io
import json
import pathlib
import re
import sys
import zipfile

HERE = pathlib.Path(__file__).resolve().parent

CONTENT_TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="css" ContentType="text/css"/>\
<Default Extension="js" ContentType="application/javascript"/><Default Extension="json" ContentType="application/json"/>\
<Default Extension="md" ContentType="text/markdown"/><Default Extension="vsixmanifest" ContentType="text/xml"/>\
<Default Extension="wasm" ContentType="application/wasm"/></Types>
"""

MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011"><Metadata>\
<Identity Language="en-US" Id="{name}" Version="{version}" Publisher="{publisher}"/><DisplayName>{displayName}</DisplayName>\
<Description>{description}</Description><Categories>{categories}</Categories><Properties>\
<Property Id="Microsoft.VisualStudio.Code.Engine" Value="{engine}"/></Properties></Metadata><Installation>\
<InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation><Dependencies/><Assets>\
<Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/></Assets></PackageManifest>
"""


def bundled(file):
    """A script with what it requires of the shared ones in it: Obsidian loads one file."""
    modules = "".join(
        f"modules[{json.dumps('./shared/' + part.name)}] = function (module) {{\n{part.read_text()}}};\n"
        for part in sorted(HERE.glob("shared/*.js")))
    text = re.sub(r'require\("\./(?:shared/)?([^"]+)"\)', r'shared("./shared/\1")', modules + file.read_text())
    return (
        "const modules = {};\nfunction shared(name) {\n  const module = {};\n  modules[name](module);\n"
        f"  return module.exports;\n}}\n{text}")


def package(module):
    """The package for Visual Studio Code."""
    about = json.loads((HERE / "vscode/package.json").read_text())
    manifest = MANIFEST.format(
        engine=about["engines"]["vscode"], **{**about, "categories": ",".join(about["categories"])})
    files = {"[Content_Types].xml": CONTENT_TYPES.encode(), "extension.vsixmanifest": manifest.encode()}
    for file in sorted(HERE.glob("vscode/*")) + sorted(HERE.glob("shared/*.js")):
        place = file.relative_to(HERE / "vscode") if file.parent.name == "vscode" else file.relative_to(HERE)
        files[f"extension/{place}"] = file.read_bytes()
    files["extension/lifeline.wasm"] = module
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for place, content in files.items():
            archive.writestr(zipfile.ZipInfo(place), content, zipfile.ZIP_DEFLATED, 9)
    return data.getvalue()


def main():
    module, folder = pathlib.Path(sys.argv[1]).read_bytes(), pathlib.Path(sys.argv[2])
    plugin = folder / "obsidian/lifeline"
    plugin.mkdir(parents=True, exist_ok=True)
    (plugin / "main.js").write_text(bundled(HERE / "obsidian/plugin.js"))
    for name in ["manifest.json", "styles.css"]:
        (plugin / name).write_bytes((HERE / "obsidian" / name).read_bytes())
    (plugin / "lifeline.wasm").write_bytes(module)
    (folder / "lifeline.vsix").write_bytes(package(module))


main()
