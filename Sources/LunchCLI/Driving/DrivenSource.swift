import LunchCommands
import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// Writes a test that does again what was done to an app, and expects what was seen.
struct DrivenSource {
    let launch: TUICommand.Launch
    let program: RecordedLaunch.Program
    private(set) var done: [Done] = []
    /// The words that stand for secrets, so that equal secrets stay equal and others differ.
    private var secrets: [String: String] = [:]

    /// A command that was performed, with its value.
    struct Done {
        let command: TUICommand
        let value: LunchJSON?
        /// True if a word stands for a secret in it.
        let hasSecret: Bool
    }

    init(launch: TUICommand.Launch, program: RecordedLaunch.Program) { (self.launch, self.program) = (launch, program) }

    /// Adds a command that was performed.
    ///
    /// - Parameter inputs: the input that the app was sent for it, without what is secret. The command itself contains it.
    mutating func add(_ command: TUICommand, _ value: LunchJSON?, sent inputs: [TUICommand.Action]) {
        let sent = command.action.withheld.typing(inputs)
        var command = command
        let action = command.action
        switch (action, sent) {
        case (.type(let text, let query, let waits), .type(let known, _, _)):
            command.action = .type(replacing(known, of: text), into: query, whenSettled: waits)
        case (.paste(let text, let query), .paste(let known, _)):
            command.action = .paste(replacing(known, of: text), into: query)
        case (.replace(let query, let text), .replace(_, let known)):
            command.action = .replace(query, replacing(known, of: text))
        case (.press, .press), (.send, .send): command.action = sent
        default: break
        }
        done.append(Done(command: command, value: value, hasSecret: command.action != action))
    }

    /// The text with a word for each of its secrets. A text of which nothing is known is one secret.
    private mutating func replacing(_ known: TypedText, of text: TypedText) -> TypedText {
        guard let open = text.open, !open.isEmpty else { return text }
        var rest = open[...]
        var replaced = ""
        for piece in known.isWithheld ? [.secret(open.count)] : known.pieces {
            switch piece {
            case .open(let part):
                replaced += part
                rest = rest.dropFirst(part.count)
            case .secret(let count):
                let secret = String(rest.prefix(count))
                let word = secrets[secret] ?? "secret\(secrets.count + 1)"
                secrets[secret] = word
                replaced += word
                rest = rest.dropFirst(count)
            }
        }
        return replaced == open ? text : TypedText(replaced)
    }

    /// The lines of a command, after a note if words stand for its secrets.
    private func noted(_ done: Done, _ comment: String, _ lines: [String]) -> [String] {
        guard done.hasSecret else { return lines }
        let isRepeatable = done.command.action.isRepeatable
        let note = isRepeatable ? "replaces a secret, which was not kept" : "types a secret, which was not kept"
        return ["\(comment) The next line \(note)."]
            + lines.map { isRepeatable || $0.hasPrefix(comment) ? $0 : "\(comment) \($0)" }
    }

    // MARK: - Swift

    /// The test in Swift.
    var swift: String {
        let type = SwiftName.camelCase(program.name, isWhole: true)
        let suite = SwiftName.isIdentifier(type) ? type.prefix(1).uppercased() + type.dropFirst() : "Program"
        let body =
            ["let app = try Launcher(\(launcher)).launch()"]
            + done.flatMap { noted($0, "//", swift($0.command, $0.value)) }
        let lines =
            ["import LunchTest", "import Testing", "", "@Suite(.lunch) struct \(suite)Tests {"]
            + ["    @Test func works() throws {"] + body.map { "        \($0)" } + ["    }", "}"]
        return lines.joined(separator: "\n") + "\n"
    }

    private var launcher: String {
        var arguments = ["app: \(program.code)"]
        if let screen = launch.screen { arguments.append("screen: \(screen.literal)") }
        if let mock = launch.data.code { arguments.append("mock: \(mock)") }
        if launch.columns != 80 || launch.rows != 24 {
            arguments.append("size: CellSize(columns: \(launch.columns), rows: \(launch.rows))")
        }
        if isClockVirtual { arguments.append("clock: .virtual") }
        if !environment.isEmpty { arguments.append("environment: \(environmentJSON.code)") }
        if !launch.arguments.isEmpty {
            arguments.append("arguments: [\(launch.arguments.map(\.literal).joined(separator: ", "))]")
        }
        if let directory = launch.directory { arguments.append("directory: \(directory.literal)") }
        if launch.profile != .standard { arguments.append("profile: .\(launch.profile.name)") }
        return arguments.joined(separator: ", ")
    }

    private var isClockVirtual: Bool { launch.environment[LaunchKeys.clock] == "virtual" }
    private var environment: [String: String] { launch.environment.filter { $0.key != LaunchKeys.clock } }
    private var environmentJSON: LunchJSON { .object(environment.mapValues(LunchJSON.string)) }

    private func swift(_ command: TUICommand, _ value: LunchJSON?) -> [String] {
        let target = command.query.isEmpty ? "app" : QueryText.code(of: command.query)
        guard command.modifiers.isEmpty else { return ["// \(command.json.text)"] }
        switch command.action {
        case .point(.tap, .element): return ["try \(target).tap()"]
        case .point(.doubleTap, .element): return ["try \(target).doubleTap()"]
        case .point(.rightClick, .element): return ["try \(target).rightClick()"]
        case .point(.tap, .cell(let cell)): return ["try \(Locator.cell(cell).code).tap()"]
        case .scroll(.element, let x, let y): return ["try \(target).scroll(byDeltaX: \(x), deltaY: \(y))"]
        case .swipe: return ["try \(target).\(command.verb)()"]
        case .press(let keys?, let query, _):
            if query.isEmpty { return ["try app.press(\(keys.map(\.literal).joined(separator: ", ")))"] }
            return keys.map { "try \(target).typeKey(\($0.literal))" }
        case .type(let text, _, _): return ["try \(target).typeText(\((text.open ?? "").literal))"]
        case .paste(let text, _): return ["try \(target).paste(\((text.open ?? "").literal))"]
        case .replace(_, let text): return ["try \(target).replaceText(\((text.open ?? "").literal))"]
        case .clear: return ["try \(target).clearText()"]
        case .resize(let size): return ["try app.resize(columns: \(size.columns), rows: \(size.rows))"]
        case .advance(let time): return ["try app.clock.advance(by: \(DurationText.literal(time)))"]
        case .show(let screen, let data):
            return ["try app.show(\(screen.literal)\(data.code.map { ", mock: \($0)" } ?? ""))"]
        case .wait(.exit, _):
            let status = value == ["status": 0] ? ".success" : Self.status(value)
            return ["#expect(try app.waitForExit() == \(status))"]
        case .wait(.answers, _): return ["#expect(app.waitForAnswers())"]
        case .wait(.value(let reading, .comparison(let comparison)), let time):
            return [swift(reading, comparison, time)]
        case .expect(let reading, .comparison(let comparison), let time): return [swift(reading, comparison, time)]
        case .expectNoChange(let time): return ["app.expectNoChange(for: Duration\(DurationText.literal(time)))"]
        case .read(let reading):
            guard let value, value.isPlain else { return [] }
            return [swift(reading, .is(value), .seconds(5))]
        case .launch, .terminate, .focus, .wait(.running, _): return []
        default: return ["// \(command.json.text)"]
        }
    }

    /// An expectation, which waits as well.
    private func swift(_ reading: TUICommand.Reading, _ comparison: Comparison, _ time: Duration) -> String {
        let name = reading.property ?? ""
        let timeout = time == .seconds(5) ? nil : "timeout: Duration\(DurationText.literal(time))"
        let isOfTerminal = name.hasPrefix(Self.terminal)
        let target =
            isOfTerminal ? "app.terminal" : reading.query.isEmpty ? "app" : QueryText.code(of: reading.query)
        if name == "exists", case .is(let value) = comparison {
            return "\(target).\(value == true ? "expectToExist" : "expectNotToExist")(\(timeout ?? ""))"
        }
        let (label, value) = reading.argument(comparison)
        let path = isOfTerminal ? String(name.dropFirst(Self.terminal.count)) : name
        return "\(target).expect(\\.\(path), \(label): \(value)\(timeout.map { ", \($0)" } ?? ""))"
    }

    private static let terminal = "terminal."

    private static func status(_ value: LunchJSON?) -> String {
        guard case .object(let members)? = value else { return ".success" }
        if let signal = members["signal"]?.integer { return ".signal(\(signal))" }
        return ".exitCode(\(members["status"]?.integer ?? 0))"
    }

    // MARK: - Python

    /// The test in Python, for pytest.
    var python: String {
        let body =
            ["app = lunch.launch(\(pythonLaunch))"] + done.flatMap { noted($0, "#", python($0.command, $0.value)) }
        let lines = ["from lunchtui import expect", "", "", "def test_works(lunch):"] + body.map { "    \($0)" }
        return lines.joined(separator: "\n") + "\n"
    }

    private var pythonLaunch: String {
        let words = ([launch.program] + launch.arguments).map(LunchJSON.string)
        var arguments = [words.count == 1 ? words[0].python : LunchJSON.array(words).python]
        if let screen = launch.screen { arguments.append("screen=\(screen.python)") }
        arguments += Self.python(launch.data)
        if launch.columns != 80 || launch.rows != 24 { arguments.append("size=(\(launch.columns), \(launch.rows))") }
        if isClockVirtual { arguments.append("clock=\"virtual\"") }
        if !environment.isEmpty { arguments.append("environment=\(environmentJSON.python)") }
        if let directory = launch.directory { arguments.append("directory=\(directory.python)") }
        if launch.profile != .standard { arguments.append("profile=\(launch.profile.name.python)") }
        return arguments.joined(separator: ", ")
    }

    private static func python(_ data: TUICommand.Data) -> [String] {
        switch data {
        case .variant(let name, _): ["variant=\(name.python)"]
        case .userInfo(let info) where info.count == 1 && info[LaunchKeys.mock] != nil:
            ["mock=\(info[LaunchKeys.mock]?.python ?? "None")"]
        case .nothing, .userInfo, .text: []
        }
    }

    private func python(_ command: TUICommand, _ value: LunchJSON?) -> [String] {
        let target = command.query.isEmpty ? "app" : Self.python(command.query)
        let whole = ["app.do(\(command.json.python))"]
        guard command.modifiers.isEmpty else { return whole }
        switch command.action {
        case .point(.tap, .element): return ["\(target).tap()"]
        case .point(.doubleTap, .element): return ["\(target).double_tap()"]
        case .point(.rightClick, .element): return ["\(target).right_click()"]
        case .press(let keys?, _, _):
            return ["\(target).press(\(keys.map(\.spokenName.python).joined(separator: ", ")))"]
        case .type(let text, _, _): return ["\(target).type_text(\((text.open ?? "").python))"]
        case .paste(let text, let query) where query.isEmpty: return ["app.paste(\((text.open ?? "").python))"]
        case .clear: return ["\(target).clear_text()"]
        case .resize(let size): return ["app.resize(\(size.columns), \(size.rows))"]
        case .advance(let time): return ["app.advance(\(time.python))"]
        case .show(let screen, let data):
            return ["app.show(\(([screen.python] + Self.python(data)).joined(separator: ", ")))"]
        case .wait(.exit, _): return ["assert app.wait_for_exit() == \((value ?? .null).python)"]
        case .wait(.value(let reading, .comparison(let comparison)), let time),
            .expect(let reading, .comparison(let comparison), let time):
            return [Self.python(reading, comparison, time)]
        case .expectNoChange(let time): return ["app.expect_no_change(\(time.python))"]
        case .read(let reading):
            guard let value, value.isPlain else { return [] }
            return [Self.python(reading, .is(value), .seconds(5))]
        case .launch, .terminate, .focus, .wait(.running, _): return []
        default: return whole
        }
    }

    private static func python(
        _ reading: TUICommand.Reading, _ comparison: Comparison, _ time: Duration
    ) -> String {
        let name = reading.property ?? ""
        let isOfTerminal = name.hasPrefix(terminal)
        let target = isOfTerminal ? "app.terminal" : python(reading.query)
        let timeout = time == .seconds(5) ? "" : ", timeout=\(time.python)"
        if name == "exists", case .is(let value) = comparison {
            return "expect(\(target)\(timeout)).\(value == true ? "to_exist" : "not_to_exist")()"
        }
        let path = isOfTerminal ? String(name.dropFirst(terminal.count)) : name
        let condition = comparison.members.sorted { $0.key < $1.key }.map { sign, value in
            sign == "is" ? value.python : "\(conditions[sign] ?? sign)=\(value.python)"
        }
        return "expect(\(target)\(timeout)).to_have(\(path.python), \(condition.joined(separator: ", ")))"
    }

    /// The names of comparisons in the client.
    private static let conditions = [
        "isNot": "is_not", "<": "below", "<=": "at_most", ">": "above", ">=": "at_least",
    ]

    private static func python(_ steps: [QueryStep]) -> String {
        let other = "app.find(\(QueryText.code(of: steps).python))"
        guard case .descendants(let type)? = steps.first, type != .any, steps.count < 4 else { return other }
        let all = "app.\(snake(type))"
        if steps.count == 1 { return all }
        switch steps[1] {
        case .only where steps.count == 2: return "\(all).element"
        case .first where steps.count == 2: return "\(all).first_match"
        case .at(let index) where steps.count == 2: return "\(all)[\(index)]"
        case .matching(.any, let name) where steps.count == 3:
            if case .only = steps[2] { return "\(all)[\(name.python)]" }
            return other
        default: return other
        }
    }

    /// The property that finds elements of a type, in Python's spelling: `static_texts`.
    private static func snake(_ type: TUIElementType) -> String {
        type.queryName.reduce(into: "") { $0 += $1.isUppercase ? "_\($1.lowercased())" : String($1) }
    }
}

extension LunchJSON {
    /// True if it can be expected: neither a secret nor nothing.
    fileprivate var isPlain: Bool {
        switch self {
        case .null, .object: false
        case .bool, .number, .string, .array: true
        }
    }

    /// The value as a literal of Python.
    fileprivate var python: String {
        switch self {
        case .null: "None"
        case .bool(let value): value ? "True" : "False"
        case .number(let text): text
        case .string(let text): text.python
        case .array(let values): "[\(values.map(\.python).joined(separator: ", "))]"
        case .object(let members):
            "{\(members.sorted { $0.key < $1.key }.map { "\($0.key.python): \($0.value.python)" }.joined(separator: ", "))}"
        }
    }
}

extension String {
    /// The text as a literal of Python.
    fileprivate var python: String {
        unicodeScalars.reduce(into: "\"") { literal, scalar in
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case "\n": literal += "\\n"
            case "\t": literal += "\\t"
            case "\r": literal += "\\r"
            case "\0"..<" ", "\u{7F}"..."\u{9F}":
                literal += "\\x\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))"
            default: literal.unicodeScalars.append(scalar)
            }
        } + "\""
    }
}

extension Duration {
    /// The time in seconds.
    fileprivate var python: String {
        let seconds = self / .seconds(1)
        return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    }
}
