import LunchTrace

/// A line that `swift test` or a tester has written, as far as it reports something that no other source does.
enum ConsoleLine: Equatable {
    /// A case of XCTest begins: its class and its method.
    case began(String)
    case ended(String, RunVerdict, seconds: Double)
    /// A failure, or the reason why a case is skipped.
    case issue(String, TracePlace?, text: String, isSkip: Bool)
    /// A suite of XCTest begins: all tests, those of a bundle, or a class.
    case suiteBegan(String)
    case suiteEnded(String)
    /// A line about all cases, after which no failure continues.
    case suite
    /// Swift Testing begins, after XCTest.
    case swiftTestingBegan
    /// Swift Testing tells at its end how many tests have run.
    case total(Int)
    /// A sanitizer has found something, which ends no test.
    case sanitizer(String)
    /// An issue of Swift Testing in a case with arguments, which the stream does not tell.
    case arguments(String, file: String, line: Int, text: String)
    case compiler(BuildMessage)
    /// An error of `swift test` itself.
    case error(String)
    /// A tester was ended by a signal.
    case crash(signal: Int, library: RunTest.Library)
    /// The line in which a program says why it ends.
    case fatal(String)
    /// The package has been built.
    case built

    /// True if only XCTest writes such a line.
    var isOfXCTest: Bool {
        switch self {
        case .began, .ended, .issue, .suiteBegan, .suiteEnded, .crash(_, .xctest): true
        default: false
        }
    }

    /// True if it may be within the message of a failure as well.
    var mayBeQuoted: Bool {
        switch self {
        case .fatal, .compiler, .error, .arguments, .sanitizer: true
        default: false
        }
    }

    /// Each line with information that does not begin with ✔, ◇, ✘ or a similar sign contains one of these.
    private static let marks = ["Test ", "error: ", "Sanitizer: ", " Executed ", "Build complete!"]

    /// Reads a line; nil if it contains nothing of that.
    init?(_ line: String, package: String) {
        // Most lines are of tests of Swift Testing, which the stream reports: ✔, ◇, ✘ and others. Most of the rest have none of
        // the marks, for which the C library looks: all below takes a hundred times as long in a debug build.
        guard let first = line.utf8.first, first == 0xE2 || Self.marks.contains(where: line.holds) else { return nil }
        if first > 0x7F, let count = Self.total(line) {
            self = .total(count)
        } else if first > 0x7F, line.hasSuffix(" Test run started."), line.count == 19 {
            self = .swiftTestingBegan
        } else if line.utf8.first == 0xE2, !line.hasPrefix("✘ ") {
            self = .suite
        } else if let found = Self.progress(line) {
            self = found
        } else if line.hasPrefix("Test Suite '") || line.hasPrefix("\t Executed ") {
            self = .suite
        } else if line.hasPrefix("SUMMARY: "), line.contains("Sanitizer: ") {
            self = .sanitizer(line)
        } else if line.hasPrefix("✘ ") {
            guard let found = Self.arguments(line) else { return nil }
            self = found
        } else if line.hasPrefix("error: ") {
            self = Self.crash(line) ?? .error(String(line.dropFirst(7)))
        } else if line.hasPrefix("Build complete!") {
            self = .built
        } else if line.contains(": Fatal error: ") || line.hasPrefix("Fatal error: ") {
            self = .fatal(line)
        } else if let found = Self.placed(line, package) {
            self = found
        } else {
            return nil
        }
    }

    /// `Test Case 'Class.method' passed (0.1 seconds)`, or `Test Suite 'Class' started at 2026-11-26 05:04:59.395`.
    ///
    /// A test may have written something before it in the same line.
    private static func progress(_ line: String) -> ConsoleLine? {
        guard let last = line.utf8.last, ".)0123456789".utf8.contains(last),
            let mark = line.ranges(of: "Test ").last(where: { mark in
                ["Case '", "Suite '"].contains { line[mark.upperBound...].hasPrefix($0) }
            })
        else { return nil }
        let parts = line[mark.upperBound...].split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        return parts[0] == "Case "
            ? testCase(plainName(String(parts[1])), parts[2].dropFirst())
            : suite(String(parts[1].split(separator: ".").last ?? parts[1]), parts[2].dropFirst())
    }

    private static func suite(_ name: String, _ rest: Substring) -> ConsoleLine? {
        if rest.hasPrefix("started ") { return .suiteBegan(name) }
        return rest.hasPrefix("passed ") || rest.hasPrefix("failed ") ? .suiteEnded(name) : nil
    }

    /// A case of a name: on Darwin, `-[Target.Class method]`.
    private static func testCase(_ name: String, _ rest: Substring) -> ConsoleLine? {
        if rest.hasPrefix("started") { return .began(name) }
        let words = rest.split(separator: " ")
        guard let verdict = words.first, let seconds = words.dropFirst().first.flatMap({ Double($0.dropFirst()) })
        else {
            return nil
        }
        switch verdict {
        case "passed": return .ended(name, .passed, seconds: seconds)
        case "failed": return .ended(name, .failed, seconds: seconds)
        case "skipped": return .ended(name, .skipped, seconds: seconds)
        default: return nil
        }
    }

    /// `✔ Test run with 7 tests in 1 suite passed after 0.1 seconds.`
    private static func total(_ line: String) -> Int? {
        // The symbol in front is another one on each platform.
        guard let space = line.utf8.prefix(8).firstIndex(of: UInt8(ascii: " ")),
            line[space...].hasPrefix(" Test run with ")
        else { return nil }
        return Int(line[space...].dropFirst(15).prefix { $0.isNumber })
    }

    private static func plainName(_ name: String) -> String {
        guard name.hasPrefix("-[") else { return name }
        let parts = name.dropFirst(2).dropLast().split(separator: " ")
        return "\(parts.first?.split(separator: ".").last ?? "").\(parts.last ?? "")"
    }

    /// The characters of a file's name that are looked at.
    private static let fileNameLimit = 256

    /// `✘ Test x(_:) recorded an issue with 2 arguments a → 1, b → 2 at File.swift:9:80: Expectation failed: b`.
    private static func arguments(_ line: String) -> ConsoleLine? {
        guard let start = line.firstRange(of: " recorded an issue with "),
            let count = line[start.upperBound...].firstIndex(of: " ")
        else { return nil }
        let rest = line[count...].dropFirst()
        let word = rest.hasPrefix("arguments ") ? "arguments " : "argument "
        guard rest.hasPrefix(word) else { return nil }
        // The place is the first one that can be one.
        for mark in rest.ranges(of: ".swift:") {
            let head = rest[..<mark.upperBound].suffix(fileNameLimit)
            guard let at = head.ranges(of: " at ").last else { continue }
            let file = head[at.upperBound...].dropLast()
            let parts = rest[mark.upperBound...].split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard file.allSatisfy({ $0 != ":" && $0 != "/" }), parts.count == 3, let number = Int(parts[0]),
                Int(parts[1]) != nil, parts[2].first == " "
            else { continue }
            let words = String(rest[..<at.lowerBound].dropFirst(word.count))
            return .arguments(words, file: String(file), line: number, text: String(parts[2].dropFirst()))
        }
        return nil
    }

    /// `error: Process '…/X.xctest …' exited with unexpected signal code 4`.
    private static func crash(_ line: String) -> ConsoleLine? {
        guard line.hasPrefix("error: Process '"),
            let range = line.firstRange(of: "' exited with unexpected signal code "),
            let signal = Int(line[range.upperBound...].prefix { $0.isNumber })
        else { return nil }
        return .crash(
            signal: signal, library: line.contains("--testing-library swift-testing") ? .swiftTesting : .xctest)
    }

    /// `path:line: error: Class.method : text` of XCTest, or `path:line:column: error: text` of a compiler.
    private static func placed(_ line: String, _ package: String) -> ConsoleLine? {
        let isError = line.firstRange(of: ": error: ")
        guard let mark = isError ?? line.firstRange(of: " : Test skipped") else { return nil }
        // A test may have written something before the path.
        let head = line[..<mark.lowerBound]
        let start = head.ranges(of: "\(package)/").last?.lowerBound ?? head.startIndex
        let parts = head[start...].split(separator: ":", omittingEmptySubsequences: false)
        guard isError != nil else {
            guard parts.count == 3, let number = Int(parts[1]) else { return nil }
            let place = TracePlace(file: TracePlace.relative(String(parts[0]), to: package), line: number)
            let reason = line[mark.upperBound...].drop { " -".contains($0) }
            return .issue(plainName(parts[2].trimmedStart), place, text: String(reason), isSkip: true)
        }
        let text = String(line[mark.upperBound...])
        if parts.count == 3, let number = Int(parts[1]), let column = Int(parts[2]) {
            let place = TracePlace(file: TracePlace.relative(String(parts[0]), to: package), line: number)
            return .compiler(BuildMessage(text: text, place: place, column: column))
        }
        guard parts.count == 2, let number = Int(parts[1]), let colon = text.firstRange(of: " : ") else { return nil }
        let isKnown = number > 0
        let place = isKnown ? TracePlace(file: TracePlace.relative(String(parts[0]), to: package), line: number) : nil
        return .issue(
            plainName(String(text[..<colon.lowerBound])), place, text: String(text[colon.upperBound...]), isSkip: false)
    }
}

extension Substring {
    fileprivate var trimmedStart: String { String(drop { $0 == " " }) }
}
