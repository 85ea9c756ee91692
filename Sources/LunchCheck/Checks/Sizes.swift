import LunchInput
import LunchWire

/// The checks that an app follows the size of its terminal.
enum Sizes {
    static let checks = [
        ProtocolCheck("size.change", "publishes a frame of the new size after a resize", .order, change),
        ProtocolCheck("size.burst", "ends on the last size after several resizes in a row", .order, burst),
    ]

    static func change(_ app: CheckedApp) throws(Finding) {
        let size = app.subject.size
        let transcript = try app.opened(
            Plan(), [.resize([CellSize(columns: 101, rows: 31)]), .resize([size])])
        if let first = transcript.opened.frame?.message.size, first != size {
            throw .fails(
                seen: "The first frame has the size \(first), but the terminal has \(size).",
                cause: "The size is hard-coded, or columns and rows are swapped: it is [columns, rows].",
                change: "Ask the terminal for its size (TIOCGWINSZ) each time, instead of LINES and COLUMNS.",
                section: .frame)
        }
        try requireSizes(transcript)
    }

    static func burst(_ app: CheckedApp) throws(Finding) {
        let sizes = [(101, 31), (40, 10), (132, 43), (60, 20), (90, 28)].map { CellSize(columns: $0.0, rows: $0.1) }
        let transcript = try app.opened(Plan(), [.resize(sizes), .input(.key(.downArrow))])
        try requireSizes(transcript)
        guard let last = transcript.moments.last, let shortfall = last.shortfall else { return }
        if let crash = last.crash(at: "a key after several resizes") { throw crash }
        throw Keys.finding(
            Complaint(
                seen: "A key after several resizes: \(shortfall.words)",
                cause: "SIGWINCH interrupted a read (EINTR), and the app lost its input.",
                change: "Repeat a call that a signal has interrupted."))
    }

    private static func requireSizes(_ transcript: Transcript) throws(Finding) {
        for moment in transcript.moments {
            guard case .resize(let sizes) = moment.deed, let last = sizes.last, let absence = moment.absence else {
                continue
            }
            let shown = moment.facts.frame?.message.size
            let list = sizes.map(\.description).joined(separator: ", ")
            if let crash = moment.crash(at: "the size \(list)") { throw crash }
            throw .fails(
                seen: "The terminal was given the size \(list), but the last frame has "
                    + "\(shown?.description ?? "none"): \(absence.words).",
                cause:
                    "The app does not handle SIGWINCH, publishes only after input, or takes the size once, at its start.",
                change:
                    "On SIGWINCH, ask for the size, draw, and publish a frame with \"size\":[\(last.columns),\(last.rows)], even if "
                    + "nothing looks different.")
        }
    }
}
