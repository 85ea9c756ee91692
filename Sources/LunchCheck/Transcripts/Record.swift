import LunchDriver
import LunchProcess
import LunchTerminal
import LunchWire

/// The record of a visit, as it is written: bytes go in, facts come out.
///
/// It has no process: it receives the events of one.
struct Record: ~Copyable, Sendable {
    let token: String
    private(set) var terminal: TUITerminal

    /// The facts but for those that are made of the terminal and of the output.
    var noted: Facts

    /// The record of when the app rests.
    var rest = Rest(infersElements: false)
    var isOutputStopped = false
    var isGone = false

    private var errorOutput = ErrorOutput()

    /// - Parameter token: the token of the launch; empty if no test is there.
    init(size: CellSize, token: String) {
        terminal = TUITerminal(columns: size.columns, rows: size.rows, messageCommand: Envelope.command)
        self.token = token
        noted = Facts(size: size, grid: terminal.grid)
    }

    /// The facts at this moment.
    var facts: Facts {
        var facts = noted
        facts.grid = terminal.grid
        facts.errors = errorOutput.quoted(hasEnded: noted.status != nil)
        return facts
    }

    /// The number of bytes that are kept of an app's output.
    private static let limit = 64 << 10

    /// Notes what the app wrote; returns what the terminal answers.
    mutating func receive(_ bytes: Span<UInt8>) -> [UInt8] {
        var offset = 0
        while offset < bytes.count {
            let taken = terminal.feed(bytes.extracting(offset...))
            for index in offset..<(offset + taken) { noted.pending.append(bytes[index]) }
            offset += taken
            while let broken = terminal.takeBrokenMessage() { note(broken) }
            if let payload = terminal.takeMessage() { note(payload) }
        }
        rest.noteOutput(bytes.count)
        noted.written = rest.written
        let surplus = noted.pending.count - Self.limit
        if surplus > Envelope.sizeLimit { noted.pending.removeFirst(surplus) }
        return terminal.takeAnswers()
    }

    /// Notes what the app wrote to standard error; returns what of it is a drawing.
    mutating func receiveErrors(_ bytes: Span<UInt8>) -> [UInt8] {
        let isAlternate = terminal.modes.isAlternateScreen
        let isBlank = noted.drawn.isEmpty && noted.frames == 0 && terminal.grid.text.isEmpty
        return errorOutput.receive(bytes) { isAlternate ? .alternate : isBlank ? .nothing : .main }
    }

    /// Counts bytes as sent.
    mutating func noteInput(_ count: Int, isAnswer: Bool = false) {
        noted.sent += count
        if isAnswer { noted.answered += count }
        rest.noteInput()
    }

    /// Gives the terminal another size; returns what it answers.
    mutating func resize(to size: CellSize) -> [UInt8] {
        noted.size = size
        rest.noteInput()
        terminal.resize(columns: size.columns, rows: size.rows)
        return terminal.takeAnswers()
    }

    /// Takes what was drawn before the message that has just ended.
    mutating func takeDrawing() -> [UInt8] {
        let drawing = noted.drawnSinceMessage
        noted.pending = []
        if noted.drawn.count < Self.limit { noted.drawn += drawing }
        return drawing
    }

    /// The screen once the app has reported that its drawing is complete.
    mutating func completedGrid() -> TUIGrid {
        terminal.endSynchronizedUpdate()
        return terminal.grid
    }
}
