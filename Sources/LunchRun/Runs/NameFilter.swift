import LunchWire

/// Options of `swift test` that choose tests by their whole names.
package enum NameFilter {
    /// The bytes of one argument. Linux takes 128 KiB (execve(2), `MAX_ARG_STRLEN`), and Swift's expressions take the longer the
    /// more names are in one: 1,000 tests by 1,000 names in one took 2.5 s more than by the same names in 20.
    static let argument = 2 << 10
    /// The bytes of all names of one call, which SwiftPM hands on to XCTest in one argument.
    static let call = 64 << 10

    /// Expressions that match exactly these tests, for one option each; those of one list fit into one call.
    package static func calls(_ names: [String]) -> [[String]] {
        var calls: [[String]] = []
        var (arguments, size): ([[String]], Int) = ([], 0)
        var current = 0
        for name in names {
            let name = quoted(name)
            if size + name.utf8.count > call, !arguments.isEmpty {
                calls.append(arguments.map(expression))
                (arguments, size, current) = ([], 0, 0)
            }
            if arguments.isEmpty || current + name.utf8.count > argument {
                arguments.append([])
                current = 0
            }
            arguments[arguments.count - 1].append(name)
            current += name.utf8.count + 1
            size += name.utf8.count + 1
        }
        return arguments.isEmpty ? calls : calls + [arguments.map(expression)]
    }

    /// An expression for a person that matches exactly one test.
    ///
    /// Any character is in the place of one that cannot be seen.
    package static func expression(of name: String) -> String {
        // The number distinguishes two suites of XCTest as long as their targets are not known.
        let name = name.contains("(") ? name : String(name.prefix { $0 != "#" })
        let shown = String(name.map { String($0).visible == String($0) ? $0 : "\0" })
        return "^\(quoted(shown).replacing("\0", with: "."))(/|$)"
    }

    /// The names that `swift test` chooses by its options; nil if an expression is none.
    ///
    /// - Parameters:
    ///   - filters: the expressions of which a name has to match one; none for all names.
    ///   - skips: the expressions of which a name may match none.
    package static func chosen(_ names: [String], filters: [String], skips: [String]) -> [String]? {
        let expressions = [filters, skips].map { $0.compactMap { try? Regex($0) } }
        guard expressions.map(\.count) == [filters.count, skips.count] else { return nil }
        let matches = { (name: String, some: [Regex<AnyRegexOutput>]) in
            some.contains { name.firstMatch(of: $0) != nil }
        }
        return names.filter { name in
            (filters.isEmpty || matches(name, expressions[0])) && !matches(name, expressions[1])
        }
    }

    /// A whole name, after which the library may have the place of the test, or the line of a name that ends with its file.
    private static func expression(_ names: [String]) -> String {
        "^(?:\(names.joined(separator: "|")))(?:(?:/[^/:]*)?:[0-9]+:[0-9]+)?$"
    }

    /// A name in which nothing has a meaning to an expression. A test of XCTest with an unknown target may belong to any.
    private static func quoted(_ name: String) -> String {
        var quoted = ""
        for character in name {
            if "\\^$.|?*+()[]{}".contains(character) { quoted.append("\\") }
            quoted.append(character)
        }
        return name.contains(".") ? quoted : "[^./]+\\.\(quoted)"
    }
}
