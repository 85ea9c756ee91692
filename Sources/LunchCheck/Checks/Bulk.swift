import LunchDriver
import LunchInput
import LunchProcess
import LunchTerminal
@_spi(Lunch) import LunchWire

/// The checks that an app acknowledges much input at once.
enum Bulk {
    static let much = "input.bulk"

    static let checks = [
        ProtocolCheck("input.paste", "acknowledges a paste", .counting, paste),
        ProtocolCheck(much, "acknowledges 100 KB of input", .counting, bulk),
    ]

    private static let pasted = "pasted, é 日 and more"

    static func paste(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        let modes = trial.look { $0.terminal.modes }
        trial.send(Paste(Self.pasted).bytes(for: modes))
        guard let shortfall = try trial.acknowledgementOrEnd(of: "a paste") else { return }
        if let complaint = Keys.countsLetters(shortfall, Self.pasted) {
            throw .obstacle(complaint, home: Keys.oneByOne)
        }
        throw .fails(
            seen:
                "After a paste\(modes.bracketedPaste ? " in its brackets (‹ESC›[200~ … ‹ESC›[201~)" : ""): \(shortfall.words)",
            cause: modes.bracketedPaste
                ? "The library that reads hands on the text alone, so that the brackets are not counted."
                : "A read with many letters is not counted whole.",
            change: "Count bytes where they are read, before the paste is recognised.")
    }

    static func bulk(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        let modes = trial.look { $0.terminal.modes }
        let text = String(repeating: "All of this is to be read. ", count: 3793).prefix(102_400)
        let bytes = Paste(String(text)).bytes(for: modes)
        trial.send(bytes)
        let beginning = ContinuousClock.now
        var (last, used) = (0, trial.processorTime)
        var since = beginning
        while true {
            let base = trial.base.withLock(\.self)
            let result = trial.until { state -> Bool? in
                if state.outstanding <= base { return true }
                return beginning.duration(to: .now) > subject.limits.work ? false : nil
            }
            let (mark, sent) = trial.look { ($0.frame?.message.mark ?? 0, $0.sent) }
            switch result {
            case .success(true): return
            case .success(false):
                throw .skipped(
                    "it is slow: \(mark) of \(sent) bytes were handled after \(subject.limits.work), and it went on"
                )
            case .failure(let standing):
                // A debug build may take long over a long text: it goes on, or computes, and need not read meanwhile.
                let (now, usedNow) = (ContinuousClock.now, trial.processorTime)
                // On a machine that others use it may get next to nothing of a processor that it waits for.
                let works =
                    mark > last || usedNow - used > since.duration(to: now) / 20 || trial.runs
                (last, used, since) = (mark, usedNow, now)
                if standing.absence.mayGoOn, works { continue }
                if let crash = trial.crash(standing.absence, at: "\(bytes.count) bytes in one write") { throw crash }
                if case .ended = standing.absence { throw .skipped("the app left during the paste") }
                let shortfall = Shortfall(sent: sent, mark: mark, absence: standing.absence)
                throw .fails(
                    seen: "After \(bytes.count) bytes in one write: \(shortfall.words)",
                    cause:
                        "Input beyond a buffer of the app is dropped, some of it is read in a place that does not count, or the "
                        + "app waits for the terminal to take its output and reads nothing meanwhile.",
                    change: "Read on until nothing is left, count all of it, and publish behind it.")
            }
        }
    }
}

extension Absence {
    /// True if an app at such an absence may be at work.
    fileprivate var mayGoOn: Bool {
        switch self {
        case .isLate, .readsNothing: true
        case .rests, .ended: false
        }
    }
}
