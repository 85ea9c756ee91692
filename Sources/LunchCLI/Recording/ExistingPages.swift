#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The page objects that a package's tests have, as far as their source has the form that `lunch page` writes.
struct ExistingPages {
    /// A page object.
    struct Page: Equatable {
        /// The names of its elements, by their queries.
        var members: [String: String] = [:]
        /// The queries of its rows, by their names.
        var rows: [String: String] = [:]
        /// All names that it declares.
        var names: Set<String> = []
        /// The screen that it names; nil if it names none.
        var screen: String?
    }

    private var pages: [String: Page] = [:]

    static let none = ExistingPages(sources: [])

    /// - Parameter sources: the texts of Swift files.
    init(sources: [String]) {
        for source in sources { take(source) }
    }

    /// Reads the Swift files below a folder.
    init(in folder: String) {
        var sources: [String] = []
        // A folder that cannot be read has no usable pages.
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix(".swift") && !name.hasPrefix(".") {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
            sources.append(String(decoding: data, as: UTF8.self))
        }
        self.init(sources: sources)
    }

    func page(named name: String) -> Page? { pages[name] }

    private mutating func take(_ source: String) {
        let heads = source.matches(
            of: #/(?m)^(?<kind>[\w ]*\b(?:struct|class|extension)) +(?<name>\w+)(?<rest>[^{\n]*)\{/#)
        for (place, head) in heads.enumerated() {
            let name = String(head.name)
            let isPage = head.rest.contains("PageObjectsRepresentable")
            guard isPage || head.kind.hasSuffix("extension") else { continue }
            let end = place + 1 < heads.count ? heads[place + 1].range.lowerBound : source.endIndex
            var page = pages[name] ?? Page()
            page.take(source[head.range.upperBound..<end])
            // An extension of something else is not a page.
            if isPage || pages[name] != nil || !page.members.isEmpty { pages[name] = page }
        }
    }
}

extension ExistingPages.Page {
    /// Reads the declarations between the braces of a type.
    fileprivate mutating func take(_ body: Substring) {
        for match in body.matches(of: #/\bvar (?<name>`?\w+`?): TUIElement \{\s*(?<code>[^\n]*?)\s*\}/#) {
            members[String(match.code)] = String(match.name)
        }
        for match in body.matches(of: #/\bvar (?<name>\w+): TUIElementQuery \{\s*(?<code>[^\n]*?)\s*\}/#) {
            rows[String(match.name)] = String(match.code)
        }
        for match in body.matches(of: #/\b(?:var|let|func) (?<name>`?\w+`?)/#) {
            names.insert(match.name.filter { $0 != "`" })
        }
        if let match = body.firstMatch(of: #/static (?:let|var) screenName[^\n"]*"(?<screen>[^"\n]*)"/#) {
            screen = String(match.screen)
        }
    }
}
