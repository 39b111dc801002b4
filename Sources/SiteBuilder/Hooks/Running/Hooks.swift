import Markup
import POSIX
package import SourceText

/// The hooks of a site, which each page goes through in order before it is read.
///
/// What they make of a page is kept by what goes into it: the page's tree, what the programs are called, and the bytes
/// of their files. So a hook is to make the same of the same page, whatever else there is.
package struct Hooks: Sendable {
  /// The programs, as the command line names them.
  let names: [String]
  /// What is known of pages.
  let memory = HookMemory()
  /// How long each may take for a page.
  package var patience = HookRun.usualPatience

  /// No hooks.
  package static let none = Hooks([])

  /// Names programs: files, or names as a shell finds them.
  package init(_ names: [String]) { self.names = names }

  /// Why there is none among the notes of strangers.
  package static let untrusted =
    "'--hook' runs a program on what the notes say, and none is run on untrusted notes; leave out"
    + " '--hook', or '--untrusted' and LIFELINE_UNTRUSTED where the notes are your own"

  /// Whether there is none.
  package var isEmpty: Bool { names.isEmpty }

  /// What a hook is given of a page: the page and its tree, as JSON on one line.
  package static func request(of file: SourceFile, path: String) -> [UInt8] {
    HookedPage(file, path: path, nil).request
  }

  /// Finds the programs, and looks at what is in them now.
  ///
  /// - Parameter cache: Where it is kept besides what they make of pages.
  package func found(keepingIn cache: SharedCache? = nil) throws(SiteError) -> FoundHooks {
    var hooks: [Hook] = []
    for name in names { hooks.append(try Hook.find(name)) }
    return FoundHooks(hooks: hooks, memory: memory, cache: cache, patience: patience)
  }
}

/// Hooks that are there.
package struct FoundHooks: Sendable {
  fileprivate let hooks: [Hook]
  fileprivate let memory: HookMemory
  fileprivate let cache: SharedCache?
  fileprivate let patience: Duration
  private let giveUp = HookEnd()

  fileprivate init(hooks: [Hook], memory: HookMemory, cache: SharedCache?, patience: Duration) {
    (self.hooks, self.memory, self.cache, self.patience) = (hooks, memory, cache, patience)
  }

  /// No hooks.
  package static let none = FoundHooks(
    hooks: [], memory: HookMemory(), cache: nil, patience: .zero)

  /// Whether there is none.
  package var isEmpty: Bool { hooks.isEmpty }

  /// The programs' files, as the user knows them.
  var files: [String] { hooks.map(\.path) }

  /// What the programs are, as one number.
  var signature: UInt64 {
    var hash = ContentHash()
    for hook in hooks {
      hash.add(hook.name)
      hash.add(hook.content)
    }
    return hash.value
  }

  /// A page as the hooks make it.
  ///
  /// - Parameter path: Its path below the content folder.
  func page(
    _ file: SourceFile, path: String, in vault: ObsidianVault?
  ) throws(SiteError) -> SourceFile {
    guard !isEmpty, file.bytes.count <= SizeLimits.page else { return file }
    if let error = giveUp.error { throw error }
    let work = HookedPage(file, path: path, vault)
    let key = key(of: work)
    if let known = memory.result(of: path, key) ?? kept(key) {
      memory.keep(known, of: path, key)
      return known.file(file)
    }
    var current = work
    for hook in hooks {
      do throws(HookFault) {
        current = try current.through(HookRun(hook: hook, patience: patience))
      } catch {
        let end = error.error(hook.name, page: file.path)
        if error.isHang { giveUp.giveUp(end) }
        throw end
      }
    }
    let result = HookResult(current.file, of: file)
    memory.keep(result, of: path, key)
    cache?.keep(result.encoded, as: key)
    return current.file
  }

  private func kept(_ key: String) -> HookResult? {
    cache?.entry(key).flatMap { HookResult($0) }
  }

  /// All that decides what the hooks make of a page.
  private func key(of page: HookedPage) -> String {
    SharedCache.name(of: "hooks", version: CommandVersion.content) { writer in
      writer.write(hooks) { writer, hook in
        writer.write(hook.name)
        writer.write(hook.content)
      }
      writer.write(counted: page.request)
      // What is no part of the tree becomes a part of the result too.
      writer.write(counted: page.file.bytes)
    }
  }
}

/// A page on its way through the hooks.
private struct HookedPage {
  let file: SourceFile
  private let path: String
  private let vault: ObsidianVault?
  private let document: Document
  private let tree: TreeNode
  let request: [UInt8]

  init(_ file: SourceFile, path: String, _ vault: ObsidianVault?) {
    self.file = file
    self.path = path
    self.vault = vault
    document = Self.read(file, vault)
    tree = PageTree.of(document)
    request = TreeJSON.request(document, tree, path: path)
  }

  private static func read(_ file: SourceFile, _ vault: ObsidianVault?) -> Document {
    Document.parse(file, keepsLines: vault?.breaksLines ?? false, inVault: vault != nil).value
  }

  func through(_ run: HookRun) throws(HookFault) -> HookedPage {
    let answer = try run.answer(to: request)
    guard answer != request else { return self }
    let new = try TreeReading.tree(answer, to: request)
    let vault = vault
    let source = try TreeChange.source(of: document, from: tree, to: new) { Self.read($0, vault) }
    return source.map { HookedPage($0, path: path, vault) } ?? self
  }
}
