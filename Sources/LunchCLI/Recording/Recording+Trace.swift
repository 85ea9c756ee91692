import LunchCommands
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
                guard case .part(let name) = begun.content else { continue }
                parts.insert(begun.step)
                take(RecordedMoment(deed: .part(name)))
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
        // At its end, a test hangs up. The app has ended by itself only if the test waited for its end.
        if !trace.records.contains(where: \.isWaitForExit) { exit = nil }
    }

    private static func moments(of key: TraceKeys.Key, _ parser: inout InputParser) -> [RecordedMoment] {
        func moments(_ deeds: [RecordedMoment.Deed]) -> [RecordedMoment] {
            deeds.enumerated().map { place, deed in
                // A frame between two keys that were sent at once is in no trace.
                RecordedMoment(
                    deed: deed, before: place == 0 ? key.before : nil,
                    after: place == deeds.count - 1 ? key.after : nil)
            }
        }
        // The step has the data of a screen as well.
        if let step = key.step, !step.isMasked, case .show(let screen, let data)? = step.action {
            return moments([.action(.show(screen, data))])
        }
        switch key.input.action {
        case .resize, .advance, .show: return moments([.action(key.input.action)])
        case .press(let keys?, _, _) where key.input.bytes == nil: return moments(keys.map { .input(.key($0)) })
        default: break
        }
        guard let bytes = key.input.bytes else {
            return [
                RecordedMoment(
                    deed: .secret(SecretText(characters: max(1, key.input.count))), before: key.before,
                    query: key.step?.content.query)
            ]
        }
        if bytes.isEmpty { return [] }
        let pieces = key.before.map { parser.pieces(of: bytes, in: $0.grid.modes, isLast: true) }
        return moments((pieces?.map(\.deed).filter(\.isAct) ?? [.unknown]).map { .input($0) })
    }
}

extension Claim {
    /// Creates the claim of a read or an expectation; nil for other steps, a missing element, and a secret value.
    fileprivate init?(_ begun: TraceStepBegan, _ ended: TraceStepEnded) {
        guard ended.failure == nil, !begun.isMasked, let action = begun.action, action.isRepeatable else { return nil }
        let reading: TUICommand.Reading
        let value: LunchJSON
        switch action {
        case .expect(let expected, .comparison(.is(let wanted)), _): (reading, value) = (expected, wanted)
        case .read(let read):
            guard let result = ended.result, !ended.isMasked else { return nil }
            (reading, value) = (read, result)
        default: return nil
        }
        guard !reading.query.isEmpty, let name = reading.property, Self.properties.contains(name),
            let property = Property(named: name), property.takes(value)
        else { return nil }
        let query = QueryText.code(of: reading.query)
        self.init(subject: .query(query), property: name, value: property.code(of: value))
    }

    private static let properties: Set<String> = [
        "label", "title", "value", "placeholderValue", "exists", "isEnabled", "isSelected", "hasFocus",
    ]
}

extension RecordedLaunch {
    /// The launch of a trace.
    ///
    /// - Throws: an error if a secret replaces an argument.
    fileprivate init(_ launch: TraceLaunch) throws(CommandError) {
        if let secret = launch.secretArgument { throw .trace(.secretArgument(secret)) }
        self.init(program: Self.program(launch.program), screen: launch.screen)
        size = CellSize(columns: launch.columns, rows: launch.rows)
        profile = launch.profile
        arguments = launch.arguments
        var variables = launch.environment
        locale = variables.removeValue(forKey: LaunchKeys.locale)
        timeZone = variables.removeValue(forKey: LaunchKeys.timeZone)
        isClockVirtual = variables.removeValue(forKey: LaunchKeys.clock) == "virtual"
        if let screen = variables.removeValue(forKey: LaunchKeys.screen) { self.screen = screen }
        environment = variables
        guard case .object(let members)? = launch.userInfo else { return }
        if launch.masked.contains(.userInfo) { throw .trace(.secretUserInfo) }
        data = TUICommand.Data(userInfo: members)
    }

    /// The program by the name that a test gives it: a product of the package, a command, or a path.
    static func program(_ path: String) -> Program {
        let folders = path.split(separator: "/").map(String.init)
        guard let name = folders.last else { return .path(path) }
        if let build = folders.firstIndex(of: ".build"), folders[build...].contains("debug") { return .product(name) }
        return Tool.path(of: name) == path ? .command(name) : .path(path)
    }
}

extension TraceRecord {
    /// True if it is the beginning of a step that waits for the end of the app, or asks for it.
    fileprivate var isWaitForExit: Bool {
        guard case .stepBegan(let begun) = content, case .wait(.exit, _)? = begun.action else { return false }
        return true
    }
}
