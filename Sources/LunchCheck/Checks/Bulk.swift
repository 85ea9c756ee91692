import LunchInput
import LunchProcess
import LunchTerminal
import LunchWire

/// Whether an app acknowledges much input at once.
enum Bulk {
    static let checks = [
        ProtocolCheck("input.paste", "acknowledges a paste", .counting, paste),
        ProtocolCheck("input.bulk", "acknowledges 100 KB of input", .counting, bulk),
    ]

    static func paste(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        let modes = trial.look { $0.terminal.modes }
        trial.send(Paste("pasted, é 日 and more").bytes(for: modes))
        guard let shortfall = try trial.acknowledgementOrEnd(of: "a paste") else { return }
        throw .fails(
            seen:
                "After a paste\(modes.bracketedPaste ? " in its brackets (‹ESC›[200~ … ‹ESC›[201~)" : ""): \(shortfall.words)",
            cause: modes.bracketedPaste
                ? "The library that reads hands on the text alone, so that the brackets are not counted."
                : "A read with many letters is not counted whole.",
            change: "Count bytes where they are read, before the paste is recognised.")
    }

    /// How long a slow app is waited for that goes on.
    private static let patience = Duration.seconds(60)

    static func bulk(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        let modes = trial.look { $0.terminal.modes }
        let text = String(repeating: "All of this is to be read. ", count: 3793).prefix(102_400)
        let bytes = Paste(String(text)).bytes(for: modes)
        trial.send(bytes)
        let beginning = ContinuousClock.now
        var last = -1
        var lastUsed = Duration.zero
        while true {
            let base = trial.base.withLock(\.self)
            let result = trial.until { state -> Bool? in
                if state.outstanding <= base { return true }
                return beginning.duration(to: .now) > patience ? false : nil
            }
            let (mark, sent) = trial.look { ($0.frame?.message.mark ?? 0, $0.sent) }
            switch result {
            case .success(true): return
            case .success(false):
                throw .skipped(
                    "it is slow: \(mark) of \(sent) bytes were handled after \(patience.components.seconds) s, and it went on"
                )
            case .failure(let standing):
                // A debug build may take long over a long text: it goes on, or computes.
                let used = trial.processorTime
                if case .isLate = standing.standstill, mark > last || used > lastUsed {
                    (last, lastUsed) = (mark, used)
                    continue
                }
                if case .ended(.exited(0)) = standing.standstill { throw .skipped("the app left during the paste") }
                let shortfall = Shortfall(sent: sent, mark: mark, standstill: standing.standstill)
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
