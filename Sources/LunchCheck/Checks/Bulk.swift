import LunchTerminal
import LunchWire

/// The checks that an app acknowledges much input at once.
enum Bulk {
    static let much = "input.bulk"

    static let checks = [
        ProtocolCheck("input.paste", "acknowledges a paste", .counting, paste),
        ProtocolCheck(much, "acknowledges 100 KB of input", .counting, bulk),
    ]

    private static let pasted = "pasted, é 日 and more"

    static func paste(_ app: CheckedApp) throws(Finding) {
        let transcript = try app.opened(Plan(), [.input(.paste(pasted))])
        let modes = transcript.opened.grid.modes
        guard let shortfall = try transcript.moments.last?.shortfallOrEnd(of: "a paste") else { return }
        if let complaint = Keys.countsLetters(shortfall, pasted) {
            throw .obstacle(complaint, home: Keys.oneByOne)
        }
        throw .fails(
            seen:
                "After a paste\(modes.bracketedPaste ? " in its brackets (‹ESC›[200~ … ‹ESC›[201~)" : ""): \(shortfall.words)",
            cause: modes.bracketedPaste
                ? "The input library passes on only the text, so the brackets are not counted."
                : "Only part of a long read is counted.",
            change: "Count bytes where they are read, before the paste is recognized.")
    }

    static func bulk(_ app: CheckedApp) throws(Finding) {
        let length = 102_400
        let text = String(String(repeating: "All of this is to be read. ", count: 3793).prefix(length))
        let transcript = try app.opened(Plan(), [.much(.paste(text))])
        guard let moment = transcript.moments.last, let shortfall = moment.shortfall else { return }
        if case .works(let limit) = shortfall.absence {
            throw .skipped(
                "it is slow: \(shortfall.mark) of \(shortfall.sent) bytes were handled after \(limit), and it continued"
            )
        }
        let deed = "\(moment.facts.sent - moment.before.sent) bytes in one write"
        if let crash = moment.crash(at: deed) { throw crash }
        if case .ended = shortfall.absence { throw .skipped("the app exited during the paste") }
        throw .fails(
            seen: "After \(deed): \(shortfall.words)",
            cause:
                "Input that exceeds a buffer of the app is dropped, part of it is read in code that doesn't count it, or the "
                + "app waits until the terminal accepts its output, and reads nothing until then.",
            change: "Read until nothing is left, count all of it, and publish afterwards.")
    }
}
