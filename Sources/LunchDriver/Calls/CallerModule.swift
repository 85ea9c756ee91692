/// Distinguishes calls of a test from calls inside Lunch and inside the test libraries.
enum CallerModule {
    /// Modules whose lines are not test's.
    static let own: Set<String> = [
        "LunchWire", "LunchTerminal", "LunchProcess", "LunchInput", "LunchElements", "LunchCommands", "LunchDriver",
        "LunchRecognition", "LunchTrace", "LunchSnapshots", "LunchTest", "LunchMarbles", "XCTest", "Testing",
    ]

    /// The module in a mangled name (Mangling.rst: `$s`, then the length of the module's name and the name).
    static func name(in mangled: String) -> String? {
        guard mangled.hasPrefix("$s") else { return nil }
        let digits = mangled.dropFirst(2).prefix(while: \.isNumber)
        guard let count = Int(digits), count > 0 else { return nil }
        let name = mangled[digits.endIndex...].prefix(count)
        return name.count == count ? String(name) : nil
    }

    /// Returns true if a function, by its mangled name, is of none of the modules of Lunch and of the test libraries.
    static func isForeign(_ function: String) -> Bool { name(in: function).map { !own.contains($0) } ?? false }

    /// A call, and the line that it is in, which is looked for when it is wanted.
    struct Call {
        /// A line of a source file.
        struct Place {
            var path: String
            var line: Int
            var column: Int
        }

        /// The mangled name of the function that makes it.
        let function: String
        private let look: () -> Place?

        init(function: String, look: @escaping () -> Place?) {
            self.function = function
            self.look = look
        }

        init(function: String, path: String, line: Int, column: Int) {
            self.init(function: function) { Place(path: path, line: line, column: column) }
        }

        /// The line; nil if no debug information contains it.
        var place: Place? { look() }

        var module: String? { CallerModule.name(in: function) }

        /// True if it is made by none of the modules of Lunch and of the test libraries.
        fileprivate var isForeign: Bool { CallerModule.isForeign(function) }
    }

    /// The places of the calls that are a test's own, innermost first, one for each function with its closures.
    static func locations(of calls: [Call]) -> [TUISourceLocation] {
        var locations: [TUISourceLocation] = []
        var functions: [String] = []
        for call in calls {
            guard call.isForeign, !functions.contains(where: { $0.hasPrefix(call.functionItself) }) else { continue }
            if call.isOfTheLibrary, !functions.isEmpty { continue }
            guard let place = call.place, place.line > 0 else { continue }
            let isExpansion = MacroExpansion(path: place.path) != nil
            // The library's calls of a test are in files of the compiler, too.
            if isExpansion, !functions.isEmpty { continue }
            if !isExpansion, place.isGenerated { continue }
            locations.append(location(of: place, in: call.module ?? "", among: calls))
            functions.append(call.function)
        }
        return locations
    }

    private static func location(of place: Call.Place, in module: String, among calls: [Call]) -> TUISourceLocation {
        guard let expansion = MacroExpansion(path: place.path) else {
            return location(module, place.path, place.path, place.line, place.column)
        }
        // The file's folders are known only from another call in it, such as the one around the closure.
        let path = calls.lazy.filter(\.isForeign).compactMap { $0.place?.path }.first { expansion.isIn($0) }
        return location(
            expansion.module, path, path ?? expansion.fileName, expansion.line, expansion.column)
    }

    private static func location(
        _ module: String, _ path: String?, _ name: String, _ line: Int, _ column: Int
    ) -> TUISourceLocation {
        TUISourceLocation(
            fileID: "\(module)/\(name.split(separator: "/").last ?? "")", filePath: path, line: line,
            column: max(1, column))
    }
}

extension CallerModule.Call.Place {
    /// True if the file is generated.
    fileprivate var isGenerated: Bool {
        path.contains("swift-generated-sources") || path.contains(".derived/") || path.hasSuffix("<compiler-generated>")
    }
}

extension CallerModule.Call {
    /// True if the test library or SwiftPM has made the function to call a test, according to its name: the peer of a
    /// macro, named uniquely (Mangling.rst, `fMp`, `fMu`), but no closure in it; or the list of a class's tests.
    fileprivate var isOfTheLibrary: Bool {
        function.contains("__allTests") || function.contains("fMp") && functionItself.contains(/fMu\d*_(yy.*F)?$/)
    }

    /// The name of the function without that of its part, of an asynchronous one after an `await` (Mangling.rst, `TY`, `TQ`).
    fileprivate var functionItself: String {
        guard function.hasSuffix("_"), let part = function.dropLast().lastIndex(of: "T"),
            function[part...].dropFirst().first.map({ "YQ".contains($0) }) == true
        else { return function }
        return String(function[..<part])
    }
}
