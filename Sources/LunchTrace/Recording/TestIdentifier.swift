/// The parts of an identifier of Swift Testing: `MenuTests.Lunch/shows(_:)/Menu.swift:12:4`.
package struct TestIdentifier: Hashable, Sendable {
    /// The identifier without the place at its end, which changes with each edit.
    package let name: String
    /// The test target; empty if the text has none.
    package let target: String
    /// The suites and the function, the outermost first.
    package let components: [String]
    /// The name of the file at its end; nil if there is none.
    package let file: String?

    package init(_ text: String) {
        let dot = text.firstIndex(of: ".")
        var parts: [String] = []
        var part = ""
        var isRaw = false
        // A name in back quotes may have anything in it.
        for character in dot.map({ text[$0...].dropFirst() }) ?? text[...] {
            if character == "`" { isRaw.toggle() }
            if character == "/", !isRaw {
                parts.append(part)
                part = ""
            } else {
                part.append(character)
            }
        }
        parts.append(part)
        file = parts.count > 1 ? Self.file(at: part) : nil
        if file != nil { parts.removeLast() }
        target = dot.map { String(text[..<$0]) } ?? ""
        components = parts
        name = dot == nil ? text : "\(target).\(parts.joined(separator: "/"))"
    }

    /// The name that distinguishes the test from another of the same name, which is private to another file of the target.
    package var nameWithFile: String { file.map { "\(name)/\($0)" } ?? name }

    /// The file of `Menu.swift:12:4`, or of `Menu.swift`.
    private static func file(at text: String) -> String? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts[0].hasSuffix(".swift"),
            parts.count == 1 || parts.count == 3 && parts.dropFirst().allSatisfy({ Int($0) != nil })
        else { return nil }
        return String(parts[0])
    }
}

extension [String] {
    /// The names of the tests that `swift test list` prints, each once.
    ///
    /// The list has places at some names, such as those in two targets. A name contains its file only if its target has the
    /// name twice.
    package var testNames: [String] {
        let identifiers = map(TestIdentifier.init)
        let twins = TestIdentifier.twins(among: identifiers)
        var known: Set<String> = []
        return identifiers.map { twins.contains($0.name) ? $0.nameWithFile : $0.name }
            .filter { known.insert($0).inserted }
    }
}

extension TestIdentifier {
    /// The names that tests in several files have.
    package static func twins(among identifiers: [TestIdentifier]) -> Set<String> {
        var files: [String: String?] = [:]
        return Set(
            identifiers.compactMap { identifier in
                guard let other = files.updateValue(identifier.file, forKey: identifier.name) else { return nil }
                return other == identifier.file ? nil : identifier.name
            })
    }
}
