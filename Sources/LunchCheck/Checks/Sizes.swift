import LunchInput
import LunchWire

/// The checks that an app follows the size of its terminal.
enum Sizes {
    static let checks = [
        ProtocolCheck("size.change", "publishes a frame of the new size after a resize", .order, change),
        ProtocolCheck("size.burst", "ends on the last size after several resizes in a row", .order, burst),
    ]

    static func change(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        let first = trial.look { $0.frame?.message.size }
        if let first, first != subject.size {
            throw .fails(
                seen: "The first frame is of the size \(first), and the terminal has \(subject.size).",
                cause: "The size is written into the app, or columns and rows are swapped: it is [columns, rows].",
                change: "Ask the terminal for its size (TIOCGWINSZ) each time, and not LINES and COLUMNS.",
                section: .frame)
        }
        for size in [CellSize(columns: 101, rows: 31), subject.size] {
            try resize(trial, to: [size])
        }
    }

    static func burst(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        try resize(
            trial,
            to: [(101, 31), (40, 10), (132, 43), (60, 20), (90, 28)].map { CellSize(columns: $0.0, rows: $0.1) })
        trial.press(.downArrow)
        guard let shortfall = trial.acknowledgement() else { return }
        if let crash = trial.crash(shortfall.absence, at: "a key after several resizes") { throw crash }
        throw Keys.finding(
            Complaint(
                seen: "A key after several resizes: \(shortfall.words)",
                cause: "SIGWINCH has interrupted a read (EINTR), and what was read is lost.",
                change: "Call again what a signal has interrupted."))
    }

    private static func resize(_ trial: Trial, to sizes: [CellSize]) throws(Finding) {
        for size in sizes { trial.resize(to: size) }
        guard let last = sizes.last, let shortfall = trial.acknowledgement() else { return }
        let shown = trial.look { $0.frame?.message.size }
        let list = sizes.map(\.description).joined(separator: ", ")
        if let crash = trial.crash(shortfall.absence, at: "the size \(list)") { throw crash }
        throw .fails(
            seen: "The terminal was given the size \(list), and the last frame is of \(shown?.description ?? "none"): "
                + "\(shortfall.absence.words()).",
            cause:
                "The app does not hear of SIGWINCH, publishes only after input, or takes the size once, at its start.",
            change:
                "On SIGWINCH ask for the size, draw, and publish a frame with \"size\":[\(last.columns),\(last.rows)], also if "
                + "nothing looks different.")
    }
}
