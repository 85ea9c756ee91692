import LunchElements
import LunchTrace
import LunchWire

/// The launch and the input by which an app comes to where it was at a step of a trace.
struct ReplayPlan {
    /// One input, and the step that sent it; nil if none was under way.
    struct Action {
        let step: TraceStepBegan?
        let input: TraceInput
    }

    /// The reason why input ends before the step.
    enum Stop: Equatable {
        /// The trace does not have the input, which was secret.
        case secret(TraceStepBegan?)
        /// Records are missing, and input may be among them.
        case gap(records: Int)
    }

    let launch: TraceLaunch
    /// The step that was asked for.
    let step: TraceStepBegan
    /// The step that launched the app; nil if none was under way.
    private(set) var launching: TraceStepBegan?
    private(set) var actions: [Action] = []
    private(set) var stop: Stop?

    /// - Parameter number: the number of the step; nil for the one that failed, or else for the last one.
    init(of trace: Trace, at number: Int?) throws(CommandError) {
        let all = TraceSteps(trace)
        let steps = all.steps
        let failed = all.failures.keys.min().map { steps[$0].begun.step }
        let wanted = number ?? failed ?? steps.last?.begun.step ?? 1
        guard let step = steps.first(where: { $0.begun.step == wanted }) else {
            throw .trace(.noStep(wanted, count: steps.count))
        }
        let launches = trace.records[..<(step.end?.index ?? trace.records.count)].filter { $0.kind == .launch }
        let launched = step.launch > 0 ? step.launch : launches.last?.launch ?? 0
        guard let launch = trace.launches[launched] else { throw .trace(.noLaunchYet(wanted)) }
        (self.step, self.launch) = (step.begun, launch)
        takeActions(of: trace, launched, until: step.end?.time ?? .max)
    }

    private mutating func takeActions(of trace: Trace, _ launched: Int, until end: Int) {
        var open: [TraceStepBegan] = []
        var isLaunched = false
        for record in trace.recordsWithInputInPlace where record.time <= end {
            switch record.content {
            case .launch where record.launch == launched:
                isLaunched = true
                launching = open.last
            case .stepBegan(let begun): open.append(begun)
            case .stepEnded(let ended): open.removeAll { $0.step == ended.step }
            case .dropped(let dropped) where dropped.records > 0 && isLaunched:
                if record.launch == 0 || record.launch == launched { stop = stop ?? .gap(records: dropped.records) }
            case .input(let input) where record.launch == launched:
                if stop != nil { return }
                if input.bytes == nil {
                    stop = .secret(open.last)
                    return
                }
                actions.append(Action(step: open.last, input: input))
            default: break
            }
        }
    }
}

extension TraceInput {
    /// Something that was done to an app.
    enum Deed: Equatable {
        case bytes([UInt8])
        case size(CellSize)
        case time(Duration)
        case screen(String, variant: String?)
        /// Nothing that an app gets.
        case nothing
    }

    /// The deed, in the words of the driver if it has no bytes.
    ///
    /// - Parameter step: the step that did it.
    func deed(in step: TraceStepBegan?) -> Deed {
        if let bytes, !bytes.isEmpty { return .bytes(bytes) }
        let argument = step?.argument ?? ""
        if text.hasPrefix("resize to ") {
            let numbers = text.dropFirst("resize to ".count).split(separator: "×").compactMap { Int($0) }
            return numbers.count == 2 ? .size(CellSize(columns: numbers[0], rows: numbers[1])) : .nothing
        }
        if text.hasPrefix("clock.advance(by: ") {
            let words =
                step?.verb == "clock.advance"
                ? argument : text.dropFirst("clock.advance(by: ".count).dropLast().description
            return Self.duration(words).map(Deed.time) ?? .nothing
        }
        guard text.hasPrefix("show(") else { return .nothing }
        let literals = Self.literals(in: step?.verb == "show" ? argument : text)
        return literals.first.map { .screen($0, variant: literals.count > 1 ? literals[1] : nil) } ?? .nothing
    }

    /// Reads a time as the driver words it: `30 s`, `1500 ms`.
    private static func duration(_ words: String) -> Duration? {
        let parts = words.split(separator: " ")
        guard parts.count == 2, let count = Int(parts[0]) else { return nil }
        switch parts[1] {
        case "s": return .seconds(count)
        case "ms": return .milliseconds(count)
        case "µs": return .microseconds(count)
        case "ns": return .nanoseconds(count)
        default: return nil
        }
    }

    /// The strings in some Swift code.
    private static func literals(in code: String) -> [String] {
        var literals: [String] = []
        var rest = code[...]
        while let start = rest.firstIndex(of: "\"") {
            rest = rest[rest.index(after: start)...]
            var text = ""
            while let character = rest.popFirst(), character != "\"" {
                text.append(character == "\\" ? escaped(&rest) : String(character))
            }
            literals.append(text)
        }
        return literals
    }

    /// The character behind a backslash.
    private static func escaped(_ rest: inout Substring) -> String {
        switch rest.popFirst() {
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "0": return "\0"
        case "u":
            let digits = rest.dropFirst().prefix { $0 != "}" }
            rest = rest.dropFirst(digits.count + 2)
            return UInt32(digits, radix: 16).flatMap(UnicodeScalar.init).map { String($0) } ?? ""
        case let character: return character.map(String.init) ?? ""
        }
    }
}
