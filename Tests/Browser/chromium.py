"""Drives Chromium through its DevTools protocol, with nothing but Python's own library."""

import base64
import json
import os
import pathlib
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def executable():
    """The path of an installed Chromium, or None."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class WebSocket:
    """A client of one connection: text messages out, whole messages in."""

    def __init__(self, address):
        host, _, path = address.removeprefix("ws://").partition("/")
        name, _, port = host.partition(":")
        self.socket = socket.create_connection((name, int(port)), timeout=600)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.stream = self.socket.makefile("rb")
        while self.stream.readline().strip():
            pass

    def send(self, text):
        data = text.encode()
        mask = os.urandom(4)
        length = len(data)
        if length < 126:
            head = struct.pack("!BB", 0x81, 0x80 | length)
        elif length < 65536:
            head = struct.pack("!BBH", 0x81, 0x80 | 126, length)
        else:
            head = struct.pack("!BBQ", 0x81, 0x80 | 127, length)
        # One exclusive or of big numbers is much faster than one of each byte.
        wide = (mask * (length // 4 + 1))[:length]
        mixed = int.from_bytes(data, "big") ^ int.from_bytes(wide, "big")
        self.socket.sendall(head + mask + mixed.to_bytes(length, "big"))

    def receive(self):
        message = b""
        while True:
            first, second = self.stream.read(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self.stream.read(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.stream.read(8))
            data = self.stream.read(length)
            if first & 0x0F in (0, 1):
                message += data
                if first & 0x80:
                    return message.decode()

    def close(self):
        self.stream.close()
        self.socket.close()


class Chromium:
    """A headless browser with a profile of its own."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="lifeline-chromium-")
        self.process = subprocess.Popen(
            [
                executable(), "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
                "--disable-dev-shm-usage", "--disable-extensions", "--mute-audio",
                "--disable-background-networking", "--hide-scrollbars",
                # A mouse, which a machine without a screen has not.
                "--blink-settings=primaryHoverType=2,availableHoverTypes=2,"
                "primaryPointerType=4,availablePointerTypes=4",
                "--remote-debugging-port=0", f"--user-data-dir={self.profile}", "about:blank",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        file = pathlib.Path(self.profile, "DevToolsActivePort")
        wait_until(lambda: file.exists() and "\n" in file.read_text(), 60)
        self.port = file.read_text().split("\n")[0]

    def open(self, **options):
        """A new tab."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/json/new?about:blank", method="PUT"
        )
        with urllib.request.urlopen(request) as answer:
            return Tab(json.load(answer)["webSocketDebuggerUrl"], **options)

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


class Tab:
    """One page of the browser, and what it complained of."""

    def __init__(self, address, width=1280, height=900, scheme="light", scripts=True):
        self.socket = WebSocket(address)
        self.last = 0
        self.events = []
        self.complaints = []
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")
        self.resize(width, height)
        self.prefer(scheme)
        if not scripts:
            self.call("Emulation.setScriptExecutionDisabled", value=True)

    def call(self, method, **parameters):
        """Has the browser do something, and gives back its answer."""
        self.last += 1
        number = self.last
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = self.take()
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]

    def take(self):
        message = json.loads(self.socket.receive())
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            entry = parameters["entry"]
            self.complaints.append(f"{entry['text']} {entry.get('url', '')}")
        elif method == "Runtime.consoleAPICalled" and parameters["type"] == "error":
            self.complaints.append(str(parameters["args"]))
        elif method:
            self.events.append(method)
        return message

    def resize(self, width, height):
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=width < 600,
        )  # fmt: skip

    def prefer(self, scheme, forced="none"):
        """Takes a system's choice of light or dark, and whether it forces a palette of its own."""
        features = [{"name": "prefers-color-scheme", "value": scheme},
                    {"name": "forced-colors", "value": forced},
                    {"name": "prefers-reduced-motion", "value": "reduce"}]  # fmt: skip
        self.call("Emulation.setEmulatedMedia", features=features)

    def go(self, address):
        """Opens an address and waits until it is loaded."""
        self.events.clear()
        result = self.call("Page.navigate", url=address)
        if "loaderId" in result:
            while "Page.loadEventFired" not in self.events:
                self.take()
        return self

    def run(self, expression):
        """The value of an expression of JavaScript; a promise is waited for."""
        result = self.call(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def wait(self, expression, seconds=30):
        """Waits until an expression is true, on whatever page the tab is by then."""

        def holds():
            try:
                return self.run(f"Boolean({expression})")
            except RuntimeError as error:
                if "navigated" in str(error) or "context" in str(error):
                    return False
                raise

        wait_until(holds, seconds, expression)

    def click(self, selector):
        """Clicks the middle of an element, as a reader does."""
        box = self.run(
            f"(e => {{ e.scrollIntoView({{block: 'nearest'}}); const b = e.getBoundingClientRect();"
            f" return [b.x + b.width / 2, b.y + b.height / 2] }})"
            f"(document.querySelector({json.dumps(selector)}))"
        )
        for kind in ["mousePressed", "mouseReleased"]:
            self.call(
                "Input.dispatchMouseEvent", type=kind, x=box[0], y=box[1], button="left",
                clickCount=1,
            )  # fmt: skip

    def press(self, key, modifiers=0):
        """Presses a key by its name, such as 'Tab' or '/'."""
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, "ArrowUp": 38, "ArrowDown": 40}
        text = key if len(key) == 1 else "\r" if key == "Enter" else ""
        code = codes.get(key, ord(key.upper()) if len(key) == 1 else 0)
        common = {"key": key, "windowsVirtualKeyCode": code, "modifiers": modifiers}
        self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **common)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text):
        """Puts in a text as an input method does."""
        self.call("Input.insertText", text=text)

    def picture(self, whole=False):
        """A screenshot as PNG."""
        answer = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        return base64.b64decode(answer["data"])

    def close(self):
        self.call("Page.close")
        self.socket.close()


def wait_until(condition, seconds, what="the browser"):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError(f"waited {seconds} s for {what}")
        time.sleep(0.02)
