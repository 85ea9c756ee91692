import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// Writes a recording as a test in Swift, with the page objects that it needs.
struct RecordedTest {
    /// The names of a test.
    struct Names: Equatable {
        /// The type of the suite.
        var suite: String
        /// The function, in words or as a name.
        var test: String
        /// The test target, whose app is launched if a launch names none; nil if unknown.
        var target: String?
    }

    let recording: Recording
    let names: Names
    let library: TestLibrary
    /// The command that made the recording.
    let command: String
    private let pages: RecordedPages

    private var steps: [RecordedStep] { recording.steps }

    init(
        _ recording: Recording, _ names: Names, library: TestLibrary = .testing, command: String,
        existing: ExistingPages = .none
    ) {
        (self.recording, self.names, self.library, self.command) = (recording, names, library, command)
        pages = RecordedPages(recording, app: recording.launch.program.name, existing: existing)
    }

    /// The number of expectations: a test without one proves little.
    var expectations: Int {
        steps.count { if case .expect = $0 { true } else { false } } + (recording.exit == nil ? 0 : 1)
    }

    /// True if something in it is in the place of a secret.
    var hasSecrets: Bool { steps.contains { if case .secret = $0 { true } else { false } } }

    /// The name of the function, as a runner lists it.
    var function: String {
        let words = names.test.split { $0 == " " || $0 == "-" || $0 == "_" }.map(String.init)
        let name =
            words.count == 1 && SwiftName.isIdentifier(names.test)
            ? names.test : SwiftName.camelCase(names.test, isWhole: true)
        let plain = SwiftName.isIdentifier(name) && !SwiftName.keywords.contains(name) ? name : "recorded"
        switch library {
        case .testing: return plain
        case .xctest: return plain.hasPrefix("test") ? plain : "test" + plain.prefix(1).uppercased() + plain.dropFirst()
        }
    }

    // MARK: - The test

    /// The file of the test.
    var text: String {
        let body = launch + statements
        // The numbers of a cell that was clicked are a `CGVector`'s.
        let needsFoundation = body.contains { $0.contains("CGVector(") }
        var lines = needsFoundation ? ["import Foundation"] : []
        lines += ["import LunchTest", library == .testing ? "import Testing" : "import XCTest", ""]
        lines.append("/// Recorded by `\(command.visible)`.")
        switch library {
        case .testing:
            lines += ["@Suite(.lunch) struct \(names.suite) {", "    @Test func \(function)() throws {"]
        case .xctest:
            lines += ["final class \(names.suite): XCTestCase {", "    func \(function)() throws {"]
        }
        lines += body.map { $0.isEmpty ? "" : "        \($0)" }
        lines += ["    }", "}"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The statements that launch the app, and name the pages.
    private var launch: [String] {
        let used = usedPages
        let data = recording.launch.data.code
        var head: [String]
        if let first = pages.pages.first, used.contains(first.screen) {
            let opensItself = first.existing.map { $0.screen == first.screen } ?? opensDirectly(first)
            let arguments = "\(first.type).self\(data.map { ", mock: \($0)" } ?? "")"
            head = Self.broken(
                "let \(first.variable) = try Launcher", launcher(naming: !opensItself), ".launch(\(arguments))")
            if usesApp { head.append("let app = \(first.variable).app") }
        } else {
            let launcher = launcher(naming: true, with: data.map { [("mock", $0)] } ?? [])
            head = Self.broken("\(usesApp ? "let app" : "_") = try Launcher", launcher, ".launch()")
        }
        for page in pages.pages.dropFirst() where used.contains(page.screen) {
            head.append("let \(page.variable) = \(page.type)(app: app)")
        }
        return head
    }

    /// The length that a line may have, without its indentation.
    private static let lineLength = 112

    /// A launch in one line, or in as many as it needs.
    private static func broken(_ start: String, _ arguments: [String], _ end: String) -> [String] {
        let whole = "\(start)(\(arguments.joined(separator: ", ")))"
        if whole.count + end.count <= lineLength { return [whole + end] }
        if whole.count <= lineLength { return [whole, "    \(end)"] }
        var lines: [String] = []
        for (place, argument) in arguments.enumerated() {
            let part = argument + (place == arguments.count - 1 ? "" : ",")
            if let last = lines.last, last.count + part.count < lineLength {
                lines[lines.count - 1] = "\(last) \(part)"
            } else {
                lines.append("    \(part)")
            }
        }
        return ["\(start)("] + lines + [")\(end)"]
    }

    /// True if the launch of a new page opens its screen on its own.
    private func opensDirectly(_ page: RecordedPages.Page) -> Bool {
        !page.screen.isEmpty && page.screen == recording.opening?.screen && recording.launch.screen == page.screen
    }

    /// The arguments of a launcher.
    private func launcher(naming namesScreen: Bool, with data: [(String, String)] = []) -> [String] {
        let launch = recording.launch
        var arguments: [(String, String)] = []
        if case .product(let name) = launch.program, names.target == "\(name)Tests" || names.target == "\(name)UITests"
        {
            // The test target specifies which app it is.
        } else {
            arguments.append(("app", launch.program.code))
        }
        if namesScreen, let screen = launch.screen { arguments.append(("screen", screen.literal)) }
        arguments += data
        if let locale = launch.locale { arguments.append(("locale", locale.literal)) }
        if let zone = launch.timeZone { arguments.append(("timeZone", zone.literal)) }
        if launch.size != RecordedLaunch.usualSize {
            arguments.append(("size", "CellSize(columns: \(launch.size.columns), rows: \(launch.size.rows))"))
        }
        if launch.isClockVirtual { arguments.append(("clock", ".virtual")) }
        if !launch.environment.isEmpty {
            arguments.append(("environment", LunchJSON.object(launch.environment.mapValues { .string($0) }).code))
        }
        if !launch.arguments.isEmpty {
            arguments.append(("arguments", "[\(launch.arguments.map(\.literal).joined(separator: ", "))]"))
        }
        if let directory = launch.directory { arguments.append(("directory", directory.literal)) }
        if launch.usesRealHome { arguments.append(("usesRealHome", "true")) }
        if launch.profile != .standard { arguments.append(("profile", ".\(launch.profile.name)")) }
        return arguments.map { "\($0): \($1)" }
    }

    private var source: StepSource { StepSource(pages, library, of: steps) }

    private var usedPages: Set<String> {
        Set(steps.flatMap(\.locators).compactMap { pages.code(of: $0).page?.screen })
    }

    private var usesApp: Bool {
        let source = source
        let others = usedPages.subtracting([pages.pages.first?.screen].compactMap(\.self))
        return !others.isEmpty || recording.exit != nil || endsWithAbsence
            || steps.contains { source.lines($0).contains { $0.contains("app.") } }
    }

    // MARK: - Its steps

    /// True if an app that has ended would meet all that is expected at the end, as of one that is gone nothing is there.
    private var endsWithAbsence: Bool {
        let last = steps.last { if case .part = $0 { false } else { true } }
        return recording.exit == nil && last?.isAbsence == true
    }

    private var statements: [String] {
        var lines: [String] = []
        var isInPart = false
        let source = source
        func endPart() { if isInPart { lines.append("}") } }
        for step in steps {
            if case .part(let name) = step {
                endPart()
                isInPart = !name.isEmpty
                if isInPart { lines.append("try TUIEvents.runActivity(named: \(name.literal)) {") }
            } else {
                lines += source.lines(step).map { isInPart ? "    \($0)" : $0 }
            }
        }
        endPart()
        if let gap = recording.gap { lines.append("// \(gap.visible)") }
        if let exit = recording.exit {
            let status = exit == .success ? ".success" : exit.description
            lines.append(
                library == .testing
                    ? "#expect(try app.waitForExit() == \(status))"
                    : "XCTAssertEqual(try app.waitForExit(), \(status))")
        } else if endsWithAbsence {
            lines.append(
                library == .testing
                    ? "#expect(app.state == .runningForeground)"
                    : "XCTAssertEqual(app.state, .runningForeground)")
        }
        return lines
    }

    // MARK: - The pages

    /// The files of the pages that the tests do not have yet, by their names.
    var pageFiles: [(name: String, text: String)] {
        let app = recording.launch.program.name
        return pages.pages.filter { $0.existing == nil }.map { page in
            let source = PageSource(
                frame: page.frame, app: app, opening: opensDirectly(page) ? page.screen : opening(of: page),
                name: page.type,
                command: command, added: page.added)
            return ("\(page.type).swift", source.text + "\n")
        }
    }

    /// The extensions with what the pages lack that the tests have, by the names of their files.
    var extensionFiles: [(name: String, text: String)] {
        pages.pages.filter { $0.existing != nil && !$0.added.isEmpty }.map { page in
            let lines = ["extension \(page.type) {"] + PageSource.lines(page.added) + ["}"]
            return ("\(page.type)+Recorded.swift", lines.joined(separator: "\n") + "\n")
        }
    }

    /// The screen that a page is reached from; empty if it is the first, which no launch has named.
    private func opening(of page: RecordedPages.Page) -> String {
        let first = recording.opening?.screen ?? ""
        return first == page.screen ? "" : first
    }
}
