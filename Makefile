# What a contributor types, and what CI types. A machine needs the Swift toolchain and make; `site`
# and `test` fetch what is not a Swift package, libcmark and libyaml, where one of them is missing.

# Release builds are in a folder of their own where CI makes one beside the tests.
SCRATCH ?= .build
export LIFELINE = $(SCRATCH)/release/lifeline
SWIFT_FOLDERS = Sources Plugins Tests Examples Playground/Sources Benchmarks/Sources
EMBEDDED = $(shell swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/embedded
WASM = wasm32-unknown-none-wasm
MODULE = Playground/.build/$(WASM)/release/Playground.wasm
# On Linux the command is one file that needs no library and no toolchain where it is copied to.
ifeq ($(shell uname),Linux)
RELEASE = LIFELINE_STATIC=1 swift build -c release --static-swift-stdlib --scratch-path $(SCRATCH)
else
RELEASE = swift build -c release --scratch-path $(SCRATCH)
endif
PACKAGES = libcmark-dev libyaml-dev pkg-config
SUDO = $(if $(filter 0,$(shell id -u)),,sudo)

.PHONY: specifications site test setup plugins runners schemas libraries bazel packages install release release-command release-check live extensions check format lint wasm wasm-module geometry renderers exchange browser accessibility html links \
  fuzz fuzz-command fuzz-coverage test-thread test-address kills pathological oracle oracle-syntax oracle-objc bench bench-engine bench-site bench-search bench-live clean

site: setup ## content/ becomes site/
	$(RELEASE) --product lifeline
	$(LIFELINE) build

test: setup ## all tests
	swift test

check: setup ## every claim, link and embedded diagram; writes nothing
	$(RELEASE) --product lifeline
	$(LIFELINE) check content README.md
	$(LIFELINE) embed README.md --check

setup: ## no package is fetched when pkg-config finds libcmark and libyaml already
	@pkg-config --exists libcmark yaml-0.1 2>/dev/null || $(MAKE) --no-print-directory packages

packages:
	@if command -v apt-get >/dev/null; then \
	  $(SUDO) apt-get update && $(SUDO) apt-get install -y $(PACKAGES); \
	elif command -v brew >/dev/null; then \
	  brew install cmark libyaml pkg-config; \
	else \
	  echo "lifeline needs libcmark, libyaml and pkg-config: install them and try again" >&2; exit 1; \
	fi

# What is released is stripped, and says which commit it is of; its times are those of the commit.
RELEASES = .build/releases

release-command: setup
	LIFELINE_COMMIT=$$(git rev-parse HEAD) $(RELEASE) --product lifeline
	strip -o .build/lifeline $(LIFELINE)

PREFIX ?= /usr/local

install: release-command ## the command, for everybody who uses this machine: PREFIX=$$HOME/.local for one
	$(if $(filter $(HOME)/%,$(PREFIX)),,$(SUDO)) install -d $(PREFIX)/bin
	$(if $(filter $(HOME)/%,$(PREFIX)),,$(SUDO)) install -m 755 .build/lifeline $(PREFIX)/bin/lifeline

release: release-command live ## archives, packages, a bill of materials and checksums, in .build/releases; URL= is where they will be
	Packaging/release.py .build/lifeline $(RELEASES) --live .build/live $(if $(URL),--url $(URL))

release-check: release-command ## the release: the same bytes twice, in an empty root, installed and removed
	Tests/Release/check .build/lifeline

format:
	swift format --in-place --recursive Package.swift $(SWIFT_FOLDERS)

lint:
	swift format lint --strict --recursive Package.swift $(SWIFT_FOLDERS)

# SwiftPM does not look for new files in a package, nor in one by path, unless the manifest is newer.
wasm-module: ## the core for the browser, as Embedded Swift, and nothing else
	@touch Package.swift Playground/Package.swift
	LIFELINE_WASM=1 swift build --package-path Playground --triple $(WASM) -c release --product Playground \
	  -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -Osize \
	  -Xlinker $(EMBEDDED)/$(WASM)/libswiftUnicodeDataTables.a

live: wasm-module ## the folder 'live' of a release: the module and the script with which readers run scenarios in pages
	$(MAKE) --no-print-directory .build/live/lifeline.js

# What needs the module takes the one that is there.
$(MODULE):
	$(MAKE) wasm-module

.build/live/lifeline.js: $(MODULE) $(wildcard templates/live/*.js)
	Packaging/live.py $(MODULE) templates .build/live

extensions: .build/live/lifeline.js ## the extensions for Obsidian and Visual Studio Code, in .build/extensions, and their tests
	Tests/Browser/tools markdown-it
	Tests/Extensions/check .build/live/lifeline.wasm

# A request file is made natively, and asked again of the module: what differs in a single byte fails.
wasm: wasm-module ## the core as Embedded Swift for WebAssembly; it draws every scenario and Mermaid drawing as the command does
	Tests/Browser/tools wasmtime
	swift build --product live-requests
	.build/debug/live-requests .build/live-requests.bin content Tests/Suite/Pages Tests/DiagramsTests/Mermaid
	PYTHONPATH=.build/tools/python python3 Tests/WebAssembly/compare.py \
	  $(MODULE) .build/live-requests.bin

plugins: setup ## a package's notes checked by the plug-ins for SwiftPM, as a command and when it is built
	swift build --product lifeline
	Tests/Plugins/check .build/debug/lifeline

runners: ## what CI services run, as their runners do: the action, GitLab's template, the hooks, a new folder's workflow
	swift test --filter 'RunnerTests|InitCommandTests'

schemas: ## every form of a report by its schema
	swift test --filter ReportSchemaTests

libraries: ## the core as other packages use it: an example package, which fetches nothing, and the libraries' pages
	Tests/Libraries/check

bazel: release-command ## eight repositories of 2,500 notes, checked by Bazel on two workers; REPOSITORIES= and NOTES= for others
	Tests/Browser/tools bazel
	Tests/Bazel/check .build/lifeline

geometry: ## the drawings measured in Chromium: no text over another, clipped or struck through, no two that touch each other
	Tests/Geometry/measure
	Tests/Geometry/neighbours

renderers: ## the drawings as programs show them that are no browsers: librsvg, resvg, CairoSVG, WeasyPrint
	Tests/Renderers/draw

exchange: setup ## diagrams as PlantUML, D2 and Mermaid, checked by their own tools; four minutes
	$(RELEASE) --product lifeline
	Tests/Exchange/check

# What the site is to a reader, by judges of its own: a browser, axe-core, the validator of the HTML
# checker that W3C runs, and a crawler. Each fetches what it needs (Tests/Browser/tools).
specifications: setup ## the examples of CommonMark and of GitHub's Markdown: each differs for a reason that is written down
	Tests/Browser/tools specifications
	$(RELEASE) --product lifeline
	python3 Tests/Specifications/test_specifications.py

browser: site .build/live/lifeline.js ## search, live scenarios, colours, languages, keyboard, preview, and every page at three widths
	Tests/Browser/tools chromium
	cd Tests/Browser && python3 -m unittest test_reading test_previews test_search test_search_load test_strangers test_theme test_live \
	  test_publishing test_preview test_looks

accessibility: .build/live/lifeline.js ## no serious finding of axe-core on any page, in both schemes
	Tests/Browser/tools chromium axe
	cd Tests/Browser && AXE=$(CURDIR)/.build/tools/axe.min.js python3 -m unittest test_accessibility \
	  test_live.Live.test_axe_has_nothing_serious_to_say

# The validator knows SVG 1.1; by SVG 2 a link in a text has whatever the text may have.
html: ## every page is valid HTML
	Tests/Browser/tools vnu
	java -Xss8m -jar .build/tools/vnu.jar --errors-only --skip-non-html \
	  --filterpattern 'Element “tspan” not allowed as child of element “a” in this context\..*' site

links: ## every link and anchor of the site leads somewhere
	Tests/Browser/tools linkchecker
	linkchecker --no-status --no-warnings -f Tests/Browser/linkchecker.ini site/index.html
	python3 Tests/Browser/anchors.py site

bench-site: site ## whole sites, beside Hugo and libcmark; PAGES= for other sizes
	Tests/Browser/tools hugo || echo "Hugo is left out"
	python3 Benchmarks/site.py $(PAGES)

bench-live: .build/live/lifeline.js ## the size of the module that pages run, and the times of its answers
	python3 Benchmarks/live.py .build/live/lifeline.wasm

bench-search: ## what a search of 1,000 and 10,000 pages loads, and how soon it answers
	Tests/Browser/tools chromium
	$(RELEASE) --product lifeline
	python3 Benchmarks/search.py

fuzz-command: setup
	$(RELEASE) --product fuzz

fuzz: fuzz-command ## a million random inputs out of real ones; COUNT= and SEED= for others, KINDS= for some kinds
	$(SCRATCH)/release/fuzz $(or $(COUNT),1000000) $(or $(SEED),1) $(KINDS)

fuzz-coverage: setup ## the same led by what inputs reach, for SECONDS=; what it finds is in .build/coverage
	LIFELINE_COVERAGE=1 swift build -c release --sanitize fuzzer --product coverage --scratch-path .build/coverage
	Tests/Coverage/seeds .build/coverage/inputs
	.build/coverage/release/coverage .build/coverage/inputs -max_len=4000 -timeout=10 -rss_limit_mb=2000 \
	  -artifact_prefix=.build/coverage/ -max_total_time=$(or $(SECONDS),300)

# Each is a whole build, in a folder of its own.
test-thread: setup ## all tests, with every access to shared memory watched
	TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/thread.suppressions swift test --sanitize thread --scratch-path .build/thread

# What a command leaves behind when it ends is the system's to take back, and no fault. How deep a scenario may go is
# measured by where its locals lie on the stack, so they have to be there.
test-address: setup ## all tests, with every access to freed or foreign memory watched
	ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0 swift test --sanitize address --scratch-path .build/address

pathological: setup ## inputs that are made to be slow: none takes longer than its size allows, SLACK= times; a minute and a half
	$(RELEASE) --product lifeline
	Tests/Pathological/measure --binary $(LIFELINE) --slack $(or $(SLACK),1)

kills: setup ## a hundred builds killed at random moments, COUNT= and SEED= for others: the old site or the new one
	$(RELEASE) --product lifeline
	Tests/Kills/kill.py $(LIFELINE) $(or $(COUNT),100) $(or $(SEED),1)

oracle: setup ## scenarios and broken copies beside the compiler of Swift, which reads our interfaces
	swift build --product lifeline
	python3 Tests/Oracle/compiler.py

oracle-syntax: setup ## our parser of Swift beside swift-syntax, over every Swift block of the pages
	@touch Tests/Oracle/Package.swift
	swift test --package-path Tests/Oracle

oracle-objc: setup ## our parser of Objective-C beside clang's, over every block and broken copies
	swift build --product lifeline
	python3 Tests/Oracle/objective_c.py

bench-engine: ## the engine alone: messages a second, growth, memory
	@touch Benchmarks/Package.swift
	swift run --package-path Benchmarks -c release EngineBenchmarks

bench: setup ## figures of speed, as a release build makes them
	@touch Benchmarks/Package.swift
	swift run --package-path Benchmarks -c release Benchmarks

clean:
	rm -rf .build Playground/.build Benchmarks/.build Tests/Oracle/.build
