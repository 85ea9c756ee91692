/// Tells calls of a test from calls inside Lunch and inside the test libraries.
enum CallerModule {
    /// Modules whose lines are no test's.
    static let own: Set<String> = [
        "LunchWire", "LunchTerminal", "LunchRecognition", "LunchProcess", "LunchInput", "LunchElements", "LunchDriver",
        "LunchReport",
        "LunchTest", "LunchMarbles", "XCTest", "Testing",
    ]

    /// The module in a mangled name (Mangling.rst: `$s`, then the length of the module's name and the name).
    static func name(in mangled: String) -> String? {
        guard mangled.hasPrefix("$s") else { return nil }
        let digits = mangled.dropFirst(2).prefix(while: \.isNumber)
        guard let count = Int(digits), count > 0 else { return nil }
        let name = mangled[digits.endIndex...].prefix(count)
        return name.count == count ? String(name) : nil
    }

    /// A call, and the line that it stands in.
    struct Call: Sendable {
        /// The mangled name of the function that makes it.
        var function: String
        var path: String
        var line: Int
        var column: Int

        var module: String? { CallerModule.name(in: function) }
    }

    /// The places of the calls that are a test's own, innermost first, one for each function with its closures.
    static func locations(of calls: [Call]) -> [TUISourceLocation] {
        var locations: [TUISourceLocation] = []
        var functions: [String] = []
        for call in calls {
            guard call.line > 0, let module = call.module, !own.contains(module) else { continue }
            let isExpansion = MacroExpansion(path: call.path) != nil
            // The library's calls of a test stand in files of the compiler, too.
            if isExpansion, !functions.isEmpty { continue }
            if !isExpansion, call.isGenerated { continue }
            if functions.contains(where: { $0.hasPrefix(call.functionItself) }) { continue }
            if let location = location(of: call, in: module, among: calls) { locations.append(location) }
            functions.append(call.function)
        }
        return locations
    }

    private static func location(of call: Call, in module: String, among calls: [Call]) -> TUISourceLocation? {
        guard let expansion = MacroExpansion(path: call.path) else {
            return location(module, call.path, call.path, call.line, call.column)
        }
        // The file's folders are known only from another call in it, such as the one around the closure.
        let path = calls.first { expansion.isIn($0.path) }?.path
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

extension CallerModule.Call {
    /// Whether the file is none that anybody wrote.
    fileprivate var isGenerated: Bool {
        path.contains("swift-generated-sources") || path.contains(".derived/") || path.hasSuffix("<compiler-generated>")
    }

    /// The name of the function without that of its part, of an asynchronous one behind an `await` (Mangling.rst, `TY`, `TQ`).
    fileprivate var functionItself: String {
        guard function.hasSuffix("_"), let part = function.dropLast().lastIndex(of: "T"),
            function[part...].dropFirst().first.map({ "YQ".contains($0) }) == true
        else { return function }
        return String(function[..<part])
    }
}
