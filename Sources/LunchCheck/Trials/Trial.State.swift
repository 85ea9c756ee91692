import LunchDriver
import LunchProcess
import LunchTerminal
import LunchWire

extension Trial {
    /// The facts that are known of a launched app.
    struct State: ~Copyable, Sendable {
        var terminal: TUITerminal
        var size: CellSize
        let token: String
        /// Bytes sent since the launch, answers of the terminal among them.
        var sent = 0
        /// The number of those that were answers of the terminal.
        var answered = 0
        /// The record of when the app rests.
        var rest = Rest(infersElements: false)
        var isOutputStopped = false
        var flushes = 0

        var greetings: [Greeted] = []
        var refusals: [String] = []
        var unpublished: [String] = []
        var ledger = Ledger()
        var frames = 0
        /// The first frames, the last, and some before that.
        var opening: [ShownFrame] = []
        var frame: ShownFrame?
        var recent: [ShownFrame] = []
        /// The terminal's treatment of input when the first frame came.
        var modesAtFirstFrame: InputModes?
        var tree: AccessibilityNode?

        /// The output of the app since the last message.
        private(set) var pending: [UInt8] = []
        /// The begin of what the app has written, messages left out.
        private(set) var drawn: [UInt8] = []
        private var errorOutput = ErrorOutput()

        var status: LunchProcess.ExitStatus?
        /// The terminal's treatment of input when the program ended.
        var modesAtEnd: InputModes?
        var isGone = false
        var remnants: [ChildProcess.Remnant] = []

        init(size: CellSize, token: String) {
            terminal = TUITerminal(columns: size.columns, rows: size.rows, messageCommand: Envelope.command)
            self.size = size
            self.token = token
        }

        /// The number of bytes that are kept of an app's output.
        private static let limit = 64 << 10
        static let recentLimit = 16

        /// Notes what the app wrote; returns what the terminal answers.
        mutating func receive(_ bytes: Span<UInt8>) -> [UInt8] {
            var offset = 0
            while offset < bytes.count {
                let taken = terminal.feed(bytes.extracting(offset...))
                for index in offset..<(offset + taken) { pending.append(bytes[index]) }
                offset += taken
                while let broken = terminal.takeBrokenMessage() { note(broken) }
                if let payload = terminal.takeMessage() { note(payload) }
            }
            rest.noteOutput(bytes.count)
            if pending.count > Envelope.sizeLimit + Self.limit { pending.removeFirst(pending.count - Self.limit) }
            return terminal.takeAnswers()
        }

        /// Notes what the app wrote to standard error; returns what of it is a drawing.
        mutating func receiveErrors(_ bytes: Span<UInt8>) -> [UInt8] {
            let isAlternate = terminal.modes.isAlternateScreen
            let isBlank = drawn.isEmpty && frames == 0 && terminal.grid.text.isEmpty
            return errorOutput.receive(bytes) { isAlternate ? .alternate : isBlank ? .nothing : .main }
        }

        /// The errors that the app wrote to standard error.
        var errors: [UInt8] { errorOutput.quoted(hasEnded: status != nil) }

        /// The drawing since the last message; a message that has not ended is no drawing.
        var drawnSinceMessage: [UInt8] { Array(pending[..<(Self.lastIntroducer(in: pending) ?? pending.endIndex)]) }

        /// The beginning of a message that has not ended; nil if there is none.
        var openMessage: [UInt8]? { Self.lastIntroducer(in: pending).map { Array(pending[$0...]) } }

        private static let introducer = Array("\u{1B}]\(Envelope.command);".utf8)

        private static func lastIntroducer(in bytes: [UInt8]) -> Int? {
            guard bytes.count >= introducer.count else { return nil }
            return (0...(bytes.count - introducer.count)).last { bytes[$0...].starts(with: introducer) }
        }

        /// Takes what was drawn before the message that has just ended.
        mutating func takeDrawing() -> [UInt8] {
            let drawing = drawnSinceMessage
            pending = []
            if drawn.count < Self.limit { drawn += drawing }
            return drawing
        }
    }
}

extension Trial.State {
    /// All that the app has said in its greetings; nil if none came.
    var hello: Hello? {
        guard var hello = greetings.first?.hello else { return nil }
        for greeted in greetings.dropFirst() { hello.add(greeted.hello) }
        return hello
    }

    /// The number of bytes that the app has written.
    var written: Int { rest.written }

    /// The number of bytes that were sent and that the last frame does not acknowledge.
    var outstanding: Int { sent - (frame?.message.mark ?? 0) }

    /// True if the app takes messages of the test, as far as it says.
    var takesMessages: Bool { frame != nil && hello?.messages != false }

    /// The screen as text.
    var screen: String { terminal.grid.text }

    /// The end of what the app wrote to standard error, as text.
    var errorText: String { String(decoding: errors.suffix(2000), as: UTF8.self) }
}
