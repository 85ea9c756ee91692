#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A page of documentation as the compiler sees it: its Swift blocks, each with the context that the page gives it.
///
/// The context stands in comments that neither DocC nor a Git host shows:
///
/// - `<!-- hidden: … -->` is code that stands before every block below it, until the next such comment replaces it.
/// - `<!-- inside: func example(app: TUIApplication) throws -->` puts the next block between the braces of that function.
/// - `<!-- continues -->` puts the next block into one file with the block before it.
/// - `<!-- package -->` says that the blocks below it are the files of a package, which `.ci/tutorial` builds and tests.
///
/// No line of a comment may begin with `@`, which DocC takes for a directive also there.
struct DocumentationPage {
    /// The path, relative to the package.
    let path: String
    let text: String

    /// The source files that the Swift blocks make, in the order of the page.
    private(set) var sources: [String] = []
    /// The mistakes in the page itself: a comment that is none of the four, or a block that says no language.
    private(set) var mistakes: [String] = []
    /// The number of blocks of Swift.
    private(set) var blockCount = 0

    /// The lines that stand in no block and in no comment.
    private var prose: [Substring] = []

    /// The code that was read of comments and is not used yet.
    private var hidden = ""
    private var inside: String?
    private var continues = false
    private var isPackage = false

    init(path: String, text: String) {
        self.path = path
        self.text = text
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().makeIterator()
        while let (index, line) = lines.next() {
            let start = line.trimmingPrefix(while: \.isWhitespace)
            if start.hasPrefix("```") || start.hasPrefix("~~~") {
                let fence = start.prefix { $0 == start.first }
                var block: [Substring] = []
                var isClosed = false
                while !isClosed, let (_, line) = lines.next() {
                    isClosed = line.trimmingPrefix(while: \.isWhitespace).hasPrefix(fence)
                    if !isClosed { block.append(line) }
                }
                if !isClosed { mistakes.append("\(path):\(index + 1): the block does not end") }
                add(block, language: String(start.dropFirst(fence.count)), line: index + 1)
            } else if start.hasPrefix("<!--") {
                var comment = String(start.dropFirst(4))
                while !comment.contains("-->"), let (_, line) = lines.next() { comment += "\n\(line)" }
                note(comment.replacing("-->", with: ""), line: index + 1)
            } else {
                prose.append(line)
            }
        }
        if inside != nil || continues { mistakes.append("\(path): no block follows the last comment") }
    }

    private mutating func note(_ comment: String, line: Int) {
        let parts = comment.split(separator: ":", maxSplits: 1)
        let words = parts.first.map { $0.filter { !$0.isWhitespace } }
        switch (words, parts.count) {
        case ("hidden", 2): hidden = String(parts[1])
        case ("inside", 2): inside = String(parts[1].trimmingPrefix(while: \.isWhitespace))
        case ("continues", 1): continues = true
        case ("package", 1): isPackage = true
        default: mistakes.append("\(path):\(line): a comment that is no context: \(comment)")
        }
    }

    private mutating func add(_ block: [Substring], language: String, line: Int) {
        guard language == "swift" else {
            if !["sh", "text"].contains(language) {
                mistakes.append("\(path):\(line): a block of \"\(language)\", which is none of swift, sh and text")
            }
            return
        }
        blockCount += 1
        if isPackage { return }
        let code = """
            #sourceLocation(file: "\(path)", line: \(line + 1))
            \(block.joined(separator: "\n"))
            #sourceLocation()

            """
        // Within a function it is indented: what begins a line of a source stands in nothing.
        let wrapped = inside.map { "\($0) {\n\(Self.indented(code))}\n" } ?? code
        if continues, !sources.isEmpty {
            sources[sources.count - 1] += wrapped
        } else {
            sources.append("\(hidden)\n\(wrapped)")
        }
        (inside, continues) = (nil, false)
    }

    private static func indented(_ code: String) -> String {
        code.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty || $0.hasPrefix("#sourceLocation") ? "\($0)" : "    \($0)" }.joined(separator: "\n")
    }
}

extension DocumentationPage {
    /// The folder of the package.
    static func package(file: String = #filePath) -> URL {
        var package = URL(filePath: file)
        for _ in 0..<4 { package.deleteLastPathComponent() }
        return package
    }

    /// The README and every page of the catalogs in `Sources`.
    static let paths: [String] = {
        let manager = FileManager.default
        let sources = package().appending(path: "Sources")
        let names = (try? manager.subpathsOfDirectory(atPath: sources.path)) ?? []
        return ["README.md"]
            + names.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted().map { "Sources/\($0)" }
    }()

    init(path: String) throws {
        let data = try Data(contentsOf: Self.package().appending(path: path))
        self.init(path: path, text: String(decoding: data, as: UTF8.self))
    }

    /// The targets of links to files, as they are written.
    var links: [String] {
        prose.joined(separator: "\n").matches(of: /\]\((?!https?:|doc:|#)([^)\s#]+)[^)]*\)/).map { String($0.output.1) }
    }
}
