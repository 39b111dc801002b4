# The formula for Homebrew; 'make release URL=…' fills in where the sources are found.
class Lifeline < Formula
  desc "Documentation of UIKit's lifecycle that is run and checked"
  homepage "@URL@"
  url "@URL@"
  sha256 "@SHA256@"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "cmark"
  depends_on "libyaml"
  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "lifeline"
    bin.install ".build/release/lifeline"
    generate_completions_from_executable(bin/"lifeline", "--generate-completion-script")
  end

  test do
    (testpath/"a.swift").write "window.rootViewController = A()\nwindow.makeKeyAndVisible()\n"
    assert_match "viewDidLoad", shell_output("#{bin}/lifeline render a.swift --format text")
  end
end
