import LunchDriver
import LunchElements
import LunchInput
import LunchProcess
import LunchTerminal
@_spi(Lunch) import LunchWire

extension Performance {
    /// Performs the deeds of the visit up to the first that fails; returns the moments after the deeds.
    func perform() throws(Finding) -> [Moment] {
        var moments: [Moment] = []
        for deed in visit.deeds {
            let done = try perform(deed, after: moments.last)
            moments += done
            if let last = done.last, last.absence != nil, !deed.mayFail { break }
        }
        return moments
    }

    private func perform(_ deed: Deed, after last: Moment?) throws(Finding) -> [Moment] {
        switch deed {
        case .keys(let keys): return try presses(of: keys, as: deed)
        case .focusField: return try pressesToField(as: deed)
        case .walk: return try walk()
        case .leave(let keys): return try leave(by: keys)
        default:
            let before = facts
            return [moment(deed, since: before, try absence(at: deed, since: before, last))]
        }
    }

    /// Does a deed of one moment; returns why what it waits for has not come.
    private func absence(at deed: Deed, since before: Facts, _ last: Moment?) throws(Finding) -> Absence? {
        switch deed {
        case .input(let input, _):
            send(try bytes(of: input))
            return acknowledgement()
        case .press(let key): return try press(key)
        case .send(let input):
            send(try bytes(of: input))
            rest()
        case .torn(let input, let cut, let pause):
            let bytes = try bytes(of: input)
            let first = bytes.prefix(cut < 0 ? bytes.count + cut : cut)
            send(Array(first))
            rest(pause)
            send(Array(bytes[first.endIndex...]))
            return acknowledgement()
        case .much(let input):
            send(try bytes(of: input))
            return acknowledgementOfMuch()
        case .resize(let sizes):
            for size in sizes { resize(to: size) }
            return acknowledgement()
        case .swallow(let count): record.mutate { $0.noted.sent += count }
        case .rest: rest()
        case .watch(let watch): self.watch(watch, since: before)
        case .windowSignal: signalWindow(since: before)
        case .stop(let key): return try stop(before: key)
        case .await(let condition): return until { condition.holds(in: $0, since: last?.before ?? before) }
        case .programs: noteStartedPrograms()
        case .hangUp: end(patience: subject.limits.hangUp)
        case .keys, .walk, .focusField, .leave: break
        }
        return nil
    }

    /// The moment after a deed. An app at which it has failed may still show something.
    private func moment(
        _ deed: Deed, _ key: TUIKeyboardKey? = nil, since before: Facts, _ absence: Absence? = nil
    ) -> Moment {
        if absence != nil { rest() }
        return Moment(deed: deed, key: key, absence: absence, before: before, facts: facts)
    }
}

/// The deeds that are several keys, each a moment.
extension Performance {
    private func press(_ key: TUIKeyboardKey) throws(Finding) -> Absence? {
        send(try bytes(of: .key(key)))
        if let absence = acknowledgement() { return absence }
        rest()
        return nil
    }

    /// Presses keys up to the first that is not acknowledged.
    private func presses(of keys: [TUIKeyboardKey], as deed: Deed) throws(Finding) -> [Moment] {
        var moments: [Moment] = []
        for key in keys {
            let before = facts
            let absence = try press(key)
            if deed == .walk { lookBehind() }
            moments.append(moment(deed, key, since: before, absence))
            if absence != nil { break }
        }
        return moments
    }

    /// The most presses of Tab that lead to a field.
    private static let tabLimit = 8

    private func pressesToField(as deed: Deed) throws(Finding) -> [Moment] {
        var moments: [Moment] = []
        while moments.count < Self.tabLimit, moments.last?.absence == nil,
            record.read({ $0.noted.frame?.wantsFocusInField == true })
        {
            moments += try presses(of: [.tab], as: deed)
        }
        return moments
    }

    /// Letters for a field, and the ways through a list and out of the field.
    private static let path: [TUIKeyboardKey] = [
        "a", "b", .leftArrow, .rightArrow, .downArrow, .upArrow, .tab, .downArrow, .upArrow, .tab, "a", .downArrow,
    ]

    private func walk() throws(Finding) -> [Moment] {
        let before = facts
        rest()
        lookBehind()
        let moments = [moment(.walk, since: before)] + (try pressesToField(as: .walk))
        return moments.last?.absence == nil ? moments + (try presses(of: Self.path, as: .walk)) : moments
    }

    /// Gives an app that has drawn something the time to publish it: it may draw at any time, if a frame follows.
    private func lookBehind() {
        _ = record.wait(within: subject.limits.stillness * 2) { $0.facts.drawnBehind == nil ? true : nil }
    }

    private func leave(by keys: [TUIKeyboardKey]) throws(Finding) -> [Moment] {
        var moments: [Moment] = []
        for key in keys where record.read({ $0.noted.status == nil }) {
            let before = facts
            send(try bytes(of: .key(key)))
            rest()
            _ = record.wait(within: subject.limits.stillness) { $0.noted.status }
            moments.append(moment(.leave(keys), key, since: before))
        }
        return moments
    }
}

extension Performance {
    private func watch(_ watch: Deed.Watch, since before: Facts) {
        let limit =
            switch watch {
            case .stillness: subject.limits.stillness
            case .escape: subject.limits.escape
            }
        // A drawing is looked at once it is whole.
        if record.wait(within: limit, { $0.noted.written != before.written ? true : nil }) != nil { rest() }
    }

    private func signalWindow(since before: Facts) {
        record.mutate { $0.rest.noteInput() }
        process?.signal(SignalNumber.windowChange)
        // Most apps draw; for others it is unknown when the signal has arrived.
        _ = record.wait(within: .milliseconds(50)) {
            $0.noted.frames != before.frames || $0.noted.written != before.written || $0.noted.status != nil
                ? true : nil
        }
        rest()
    }

    /// Stops the app, presses a key, and has the app continue.
    private func stop(before key: TUIKeyboardKey) throws(Finding) -> Absence? {
        guard let process else { return .failed }
        process.signal(SignalNumber.stop)
        let isStopped = { process.states.first { $0.identifier == process.identifier }?.activity == .isStopped }
        let deadline = ContinuousClock.now + .seconds(2)
        while !isStopped(), ContinuousClock.now < deadline {
            _ = record.wait(within: .milliseconds(2)) { $0.noted.status.map { _ in true } }
        }
        guard isStopped() else { return .failed }
        send(try bytes(of: .key(key)))
        process.signal(SignalNumber.goOn)
        record.mutate { $0.rest.noteInput() }
        return acknowledgement()
    }

    /// Notes what the app has started; a wrapper that was launched comes before the app.
    private func noteStartedPrograms() {
        guard let process, let states = Optional(process.states), states.first?.identifier == process.identifier else {
            return
        }
        let main = ProcessFiles.program(of: process.identifier)
        let known = Set(record.read { $0.noted.started.map(\.process) })
        let started = states.dropFirst().filter { !known.contains($0.identifier) }.compactMap { state in
            startedProgram(state.identifier, besides: main)
        }
        record.mutate { record in
            record.noted.program = main
            record.noted.started += started
        }
    }

    private func startedProgram(_ process: Int32, besides main: String?) -> StartedProgram? {
        guard let path = ProcessFiles.program(of: process), path != main,
            let environment = ProcessFiles.environment(of: process)
        else { return nil }
        let hasToken = environment.contains { $0.hasPrefix("\(LaunchKeys.token)=") && $0.hasSuffix(token) }
        return StartedProgram(process: process, path: path, hasToken: hasToken)
    }
}

extension ShownFrame {
    /// True if there is a field of text, and none has the focus.
    fileprivate var wantsFocusInField: Bool {
        let fields = elements.map(\.node).filter { $0.type.nature.contains(.takesText) }
        return !fields.isEmpty && !fields.contains(where: \.hasFocus)
    }
}
