import TestSupport
import Testing

/// Sources of pages that one run of the compiler looks at, each as a file of one module.
///
/// They have the same imports, so that no file is given what another imports, and each declares its names for itself
/// alone. A source that does more than declare is a group of its own, compiled as it is.
struct DocumentationGroup: CustomTestStringConvertible, Sendable {
    let sources: [String]

    var testDescription: String {
        sources.count == 1
            ? sources[0].firstMatch(of: /file: "(.*?)", line: \d+/).map { "\($0.output.0)" } ?? "" : imports
    }

    private var imports: String { Self.imports(of: sources[0]).joined(separator: ", ") }

    /// The groups of all blocks of all pages.
    static let all = groups(of: DocumentationPage.paths.flatMap { (try? DocumentationPage(path: $0).sources) ?? [] })

    /// The groups of sources, in the order of their first ones.
    static func groups(of sources: [String]) -> [Self] {
        var groups: [[String]] = []
        var shared: [[String]: Int] = [:]
        for source in sources {
            let imports = imports(of: source)
            if own(source) == nil {
                groups.append([source])
            } else if let group = shared[imports] {
                groups[group].append(source)
            } else {
                shared[imports] = groups.count
                groups.append([source])
            }
        }
        return groups.map(Self.init(sources:))
    }

    /// The complaints of the compiler about the sources; nil if it has none.
    ///
    /// The word is that about each source alone. All in one run are asked about first, and if there are complaints,
    /// one after the other.
    func complaints() throws -> String? {
        let own = sources.compactMap(Self.own)
        if own.count == sources.count, own.count > 1, try Typecheck.complaints(about: own) == nil { return nil }
        let complaints = try sources.compactMap { source in
            try Typecheck.complaints(about: source).map { "\($0)in\n\(source)" }
        }
        return complaints.isEmpty ? nil : complaints.joined(separator: "\n")
    }

    /// The imports of a source, each once.
    private static func imports(of source: String) -> [String] {
        let statements = source.split { "\n;".contains($0) }.map { $0.trimmingPrefix(while: \.isWhitespace) }
        return Set(statements.filter { $0.contains(#/^(@testable )?import /#) }.map(String.init)).sorted()
    }

    /// A source whose declarations are private to its file; nil if that would be another program.
    ///
    /// A line that begins with no blank stands in nothing else. It may declare something without saying who sees it;
    /// variables and statements are a program's, and a conformance holds for all files.
    private static func own(_ source: String) -> String? {
        var lines: [Substring] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let isPart = line.first.map { " })]".contains($0) } ?? true
            let isKept = line.contains(#/^(@testable |#sourceLocation\(|//|import )/#) || line.contains(attributes)
            if isPart || isKept {
                lines.append(line)
            } else if let found = line.firstMatch(of: declaration) {
                lines.append("\(found.output.attributes)private \(found.output.rest)")
            } else {
                return nil
            }
        }
        return lines.joined(separator: "\n")
    }

    /// A line of attributes alone, except for the one that begins a program.
    private nonisolated(unsafe) static let attributes = /^(?!@main\b)(@\w+(\([^()]*\))? *)+$/

    private nonisolated(unsafe) static let declaration =
        /^(?<attributes>((?!@main\b)@\w+(\([^()]*\))? +)*)(?<rest>((final|indirect|nonisolated) )*(struct|class|enum|protocol|actor|func|typealias)\b.*|extension [\w.]+ \{.*)$/
}
