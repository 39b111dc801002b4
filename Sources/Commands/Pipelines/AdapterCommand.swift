import ArgumentParser

/// `lifeline adapter`: the few lines by which a tool calls Lifeline while it builds.
struct AdapterCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adapter",
    abstract: "Prints the file by which another tool puts diagrams into its pages.",
    usage: "lifeline adapter <tool>",
    discussion: """
      The file calls 'lifeline' as it is found in PATH, or as LIFELINE names it.

        lifeline adapter mkdocs > lifeline_hook.py    then 'hooks: [lifeline_hook.py]' in mkdocs.yml
        lifeline adapter sphinx > lifeline_sphinx.py  then 'lifeline_sphinx' among the extensions of conf.py
        lifeline adapter jekyll > _plugins/lifeline.rb
        lifeline adapter pandoc > lifeline.lua        then 'pandoc --lua-filter lifeline.lua'

      mdBook needs none: it calls 'lifeline mdbook'.
      """)

  @ArgumentParser.Argument(
    help: ArgumentHelp("mkdocs, sphinx, jekyll or pandoc.", valueName: "tool"))
  var tool: Adapter

  func run() throws { Streams.output(tool.text) }
}

/// A tool that calls Lifeline by a file of its own.
enum Adapter: String, CaseIterable, ExpressibleByArgument {
  case mkdocs, sphinx, jekyll, pandoc

  /// What the file says.
  var text: String {
    switch self {
    case .mkdocs: Self.mkdocsHook
    case .sphinx: Self.sphinxExtension
    case .jekyll: Self.jekyllPlugin
    case .pandoc: Self.pandocFilter
    }
  }

  private static let mkdocsHook = #"""
    """A hook of MkDocs: diagrams of the scenarios on each page, drawn as the site is built."""

    import os
    import subprocess

    from mkdocs.exceptions import PluginError


    def on_page_markdown(markdown, *, page, config, files):
        if "scenario" not in markdown:
            return markdown
        command = [os.environ.get("LIFELINE", "lifeline"), "embed", "-", "--format", "html"]
        command += ["--name", os.path.relpath(page.file.abs_src_path)]
        run = subprocess.run(command, input=markdown.encode(), capture_output=True)
        message = run.stderr.decode(errors="replace").strip()
        if run.returncode != 0:
            raise PluginError(message)
        if message:
            print(message)
        return run.stdout.decode()

    """#

  private static let sphinxExtension = #"""
    """An extension of Sphinx: diagrams of the scenarios on each page, in MyST and reStructuredText."""

    import os
    import subprocess

    from sphinx.errors import ExtensionError


    def embed(app, docname, source):
        if "scenario" not in source[0]:
            return
        form = "html" if app.builder.format == "html" else "text"
        command = [os.environ.get("LIFELINE", "lifeline"), "embed", "-", "--format", form]
        command += ["--name", os.path.relpath(app.env.doc2path(docname))]
        run = subprocess.run(command, input=source[0].encode(), capture_output=True)
        message = run.stderr.decode(errors="replace").strip()
        if run.returncode != 0:
            raise ExtensionError(message)
        if message:
            print(message)
        source[0] = run.stdout.decode()


    def setup(app):
        app.connect("source-read", embed)
        return {"parallel_read_safe": True, "parallel_write_safe": True}

    """#

  private static let jekyllPlugin = #"""
    # A plugin of Jekyll: diagrams of the scenarios on each page, drawn as the site is built.

    require "open3"

    Jekyll::Hooks.register [:pages, :documents], :pre_render do |page|
      next unless page.content&.include?("scenario")
      next unless [".md", ".markdown"].include?(page.respond_to?(:extname) ? page.extname : page.ext)

      command = [ENV.fetch("LIFELINE", "lifeline"), "embed", "-", "--format", "html"]
      command += ["--name", page.relative_path]
      text, message, status = Open3.capture3(*command, stdin_data: page.content)
      raise message unless status.success?

      warn message unless message.empty?
      page.content = text
    end

    """#

  private static let pandocFilter = #"""
    -- A filter of Pandoc: diagrams of the scenarios of a document, in the form that its output can show.

    local count = 0

    -- For programs that show no SVG, Pandoc has rsvg-convert make pictures, of images with a name alone.
    local function named(image)
      if image.classes:includes("lifeline") and image.src:sub(1, 5) == "data:" then
        count = count + 1
        local kind, contents = pandoc.mediabag.fetch(image.src)
        image.src = "lifeline-" .. count .. ".svg"
        pandoc.mediabag.insert(image.src, kind, contents)
      end
      return image
    end

    function Pandoc(document)
      local command = os.getenv("LIFELINE") or "lifeline"
      local arguments = { "pandoc", FORMAT }
      local name = PANDOC_STATE.input_files[1]
      if name and name ~= "-" then
        table.insert(arguments, "--name")
        table.insert(arguments, name)
      end
      local json = pandoc.pipe(command, arguments, pandoc.write(document, "json"))
      local result = pandoc.read(json, "json")
      return FORMAT == "docx" and result:walk({ Image = named }) or result
    end

    """#
}
