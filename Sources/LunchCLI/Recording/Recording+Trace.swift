import LunchElements
import LunchInput
import LunchTerminal
import LunchTrace
import LunchWire

extension Recording {
    /// Creates a recording of what a test did with one of its apps: the input in its trace, and what the test read.
    ///
    /// - Parameter number: the number of the launch.
    init(_ trace: Trace, launch number: Int) throws(CommandError) {
        guard let traced = trace.launches[number] else {
            throw .trace(.noLaunch(number, count: trace.launches.count))
        }
        self.init(of: try RecordedLaunch(traced))
        var keys = TraceKeys(trace).keys[...]
        if let first = keys.first(where: { $0.launch == number })?.before { note(first) }
        var parser = InputParser()
        var reads: [Int: TraceStepBegan] = [:]
        var parts: Set<Int> = []
        for record in trace.recordsWithInputInPlace {
            switch record.content {
            case .input:
                guard let key = keys.popFirst(), record.launch == number else { continue }
                for moment in Self.moments(of: key, &parser) { take(moment) }
            case .stepBegan(let begun):
                reads[begun.step] = begun
                guard begun.verb == "activity", let name = begun.argument else { continue }
                parts.insert(begun.step)
                take(RecordedMoment(deed: .part(name.withoutQuotes)))
            case .stepEnded(let ended):
                if parts.remove(ended.step) != nil { take(RecordedMoment(deed: .part(""))) }
                guard record.launch == number, let begun = reads.removeValue(forKey: ended.step),
                    let claim = Claim(begun, ended)
                else { continue }
                take(RecordedMoment(deed: .expect(claim)))
            case .exited(let ended) where record.launch == number: exit = ended.status
            case .dropped(let dropped) where dropped.records > 0 && (record.launch == number || record.launch == 0):
                gap = "The trace lacks \(dropped.records) records here, and input may be among them."
                finish()
                return
            default: break
            }
        }
        finish()
        // A test that is over hangs up; only an end that it has waited for is one of the app.
        if !trace.records.contains(where: \.isWaitForExit) { exit = nil }
    }

    private static func moments(of key: TraceKeys.Key, _ parser: inout InputParser) -> [RecordedMoment] {
        guard let bytes = key.input.bytes else {
            if let pressed = key.input.pressedKey {
                return [RecordedMoment(deed: .input(.key(pressed)), before: key.before, after: key.after)]
            }
            return [
                RecordedMoment(
                    deed: .secret(SecretText(characters: max(1, key.input.count))), before: key.before,
                    query: key.step?.query)
            ]
        }
        switch key.input.deed(in: key.step) {
        case .size(let size): return [RecordedMoment(deed: .resize(size), before: key.before, after: key.after)]
        case .time(let time): return [RecordedMoment(deed: .time(time), before: key.before, after: key.after)]
        case .screen(let screen, let variant):
            return [RecordedMoment(deed: .show(screen, variant: variant), before: key.before, after: key.after)]
        case .nothing: return []
        case .bytes: break
        }
        let modes = key.before?.grid.modes
        let pieces = modes.map { parser.pieces(of: bytes, in: $0, isLast: true) }
        let deeds = pieces?.map(\.deed).filter(\.isAct) ?? [.unknown]
        return deeds.enumerated().map { place, deed in
            // A frame between two keys that were sent at once is in no trace.
            RecordedMoment(
                deed: .input(deed), before: place == 0 ? key.before : nil,
                after: place == deeds.count - 1 ? key.after : nil)
        }
    }
}

extension Claim {
    /// Creates the claim of what a test read, or expected; nil if a step was no such thing, or did not find it.
    fileprivate init?(_ begun: TraceStepBegan, _ ended: TraceStepEnded) {
        guard ended.failure == nil, let query = begun.query, query.hasPrefix("app"), !query.contains("…") else {
            return nil
        }
        if begun.verb == "expect" {
            guard let match = begun.argument?.wholeMatch(of: #/\\\.(?<name>\w+), is: (?<value>.+?)(?:, timeout: .*)?/#),
                Self.properties.contains(String(match.name)), Self.isLiteral(match.value)
            else { return nil }
            self.init(subject: .query(query), property: String(match.name), value: String(match.value))
        } else {
            guard Self.properties.contains(begun.verb), case .string(let value)? = ended.answer, Self.isLiteral(value)
            else { return nil }
            self.init(subject: .query(query), property: begun.verb, value: value)
        }
    }

    private static let properties: Set<String> = [
        "label", "title", "value", "placeholderValue", "exists", "isEnabled", "isSelected", "hasFocus",
    ]

    /// Returns true if a text in a trace is a whole literal in Swift, of which nothing is hidden or cut.
    private static func isLiteral(_ text: some StringProtocol) -> Bool {
        if ["true", "false", "nil"].contains(String(text)) { return true }
        return text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"") && !text.contains("…")
            && !text.contains("•")
    }
}

extension RecordedLaunch {
    /// The launch of a trace.
    ///
    /// - Throws: an error if a secret stands where an argument was.
    fileprivate init(_ launch: TraceLaunch) throws(CommandError) {
        if let secret = launch.arguments.first(where: { $0.contains("•") }) { throw .trace(.secretArgument(secret)) }
        self.init(program: Self.program(launch.program), screen: launch.screen)
        size = CellSize(columns: launch.columns, rows: launch.rows)
        arguments = launch.arguments
        var variables = launch.environment
        locale = variables.removeValue(forKey: LaunchKeys.locale)
        timeZone = variables.removeValue(forKey: LaunchKeys.timeZone)
        isClockVirtual = variables.removeValue(forKey: LaunchKeys.clock) == "virtual"
        if let screen = variables.removeValue(forKey: LaunchKeys.screen) { self.screen = screen }
        environment = variables
        guard case .object(let members)? = launch.userInfo else { return }
        if LunchJSON.object(members).text.contains("•") { throw .trace(.secretUserInfo) }
        if case .string(let name)? = members[LaunchKeys.variant], members.count == 1 {
            data = .variant(name)
        } else if let mock = members[LaunchKeys.mock], members.count == 1 {
            data = .mock(mock)
        } else {
            data = .userInfo(members)
        }
    }

    /// The program by the name that a test gives it: a product of the package, a command, or a path.
    static func program(_ path: String) -> Program {
        let folders = path.split(separator: "/").map(String.init)
        guard let name = folders.last else { return .path(path) }
        if let build = folders.firstIndex(of: ".build"), folders[build...].contains("debug") { return .product(name) }
        return Tool.path(of: name) == path ? .command(name) : .path(path)
    }
}

extension TraceInput {
    /// The key that a secret input was, which its words tell; nil if it was a text.
    fileprivate var pressedKey: TUIKeyboardKey? {
        guard text.hasPrefix("key "), !text.contains("…") else { return nil }
        return TUIKeyboardKey(spoken: text.dropFirst("key ".count).filter { $0 != " " })
    }
}

extension TraceRecord {
    /// True if it is the beginning of a step that waits for the end of the app, or asks for it.
    fileprivate var isWaitForExit: Bool {
        guard case .stepBegan(let begun) = content else { return false }
        return ["waitForExit", "exitStatus"].contains(begun.verb)
    }
}

extension String {
    /// The text of a literal in an argument.
    fileprivate var withoutQuotes: String {
        count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
    }
}
