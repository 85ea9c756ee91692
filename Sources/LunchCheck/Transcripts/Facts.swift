import LunchElements
import LunchProcess
import LunchTerminal
import LunchWire

/// The facts that are known of a launched app at one moment.
struct Facts: Sendable {
    var greetings: [Greeted] = []
    /// The reasons why the app does not show what it was asked for.
    var refusals: [String] = []
    /// The reasons why it could not publish.
    var unpublished: [String] = []
    var ledger = Ledger()

    /// The number of its frames.
    var frames = 0
    /// The first frames, the last, and some before that.
    var opening: [ShownFrame] = []
    var frame: ShownFrame?
    var recent: [ShownFrame] = []

    /// The number of bytes sent since the launch, including answers of the terminal.
    var sent = 0
    /// The number of those that were answers of the terminal.
    var answered = 0
    /// The number of bytes that the app left unacknowledged before anything was done to it.
    var base = 0
    /// True if the first frame was of the terminal's size, so that others are waited for.
    var isSized = true

    var size: CellSize
    var grid: TUIGrid

    /// The number of bytes that the app has written.
    var written = 0
    /// The beginning of what it has written, messages left out.
    var drawn: [UInt8] = []
    /// The output since the last message.
    var pending: [UInt8] = []
    /// Its errors on standard error.
    var errors: [UInt8] = []

    /// The terminal's treatment of input, at this moment, when the first frame came, and when the program ended.
    var inputModes: InputModes?
    var modesAtFirstFrame: InputModes?
    var modesAtEnd: InputModes?

    var status: LunchProcess.ExitStatus?
    /// The path of the program; nil if it is unknown.
    var program: String?
    /// The programs that it has started, as far as that was looked at.
    var started: [StartedProgram] = []
}

/// A program that an app has started.
struct StartedProgram: Hashable, Sendable {
    let process: Int32
    let path: String
    /// True if the token of the launch is in its environment.
    let hasToken: Bool
}

/// The greeting of an app, and its output before that.
struct Greeted: Sendable {
    let hello: Hello
    /// The output of the app before that, messages left out.
    let outputBefore: [UInt8]
    /// The number of frames that had come before.
    let framesBefore: Int
}

extension Facts {
    /// The content of all hellos of the app; nil if none came.
    var hello: Hello? {
        guard var hello = greetings.first?.hello else { return nil }
        for greeted in greetings.dropFirst() { hello.add(greeted.hello) }
        return hello
    }

    /// The number of bytes that were sent and that the last frame does not acknowledge.
    var outstanding: Int { sent - mark }

    /// The number of bytes that the last frame acknowledges.
    var mark: Int { frame?.message.mark ?? 0 }

    /// True if a frame of the terminal's size acknowledges all that was sent.
    var hasHandledAll: Bool { outstanding <= base && (!isSized || frame?.message.size == size) }

    /// The elements of the last frame.
    var tree: AccessibilityNode? { frame?.tree }

    /// The name of the screen in the last frame; empty if there is none.
    var screen: String { frame?.message.screen ?? "" }

    /// True if the app reads messages of the test, according to its hello.
    var takesMessages: Bool { frame != nil && hello?.messages != false }

    /// The drawing since the last message; a message that has not ended is not a drawing.
    var drawnSinceMessage: [UInt8] { Array(pending[..<(Self.lastIntroducer(in: pending) ?? pending.endIndex)]) }

    /// The beginning of a message that has not ended; nil if there is none.
    var openMessage: [UInt8]? { Self.lastIntroducer(in: pending).map { Array(pending[$0...]) } }

    /// The output after the last frame, if it shows; nil if nothing was.
    var drawnBehind: [UInt8]? {
        guard let frame, !drawnSinceMessage.isEmpty, frame.size == size, grid.firstDifference(from: frame.grid) != nil
        else { return nil }
        return drawnSinceMessage
    }

    private static let introducer = Array("\u{1B}]\(Envelope.command);".utf8)

    private static func lastIntroducer(in bytes: [UInt8]) -> Int? {
        guard bytes.count >= introducer.count else { return nil }
        return (0...(bytes.count - introducer.count)).last { bytes[$0...].starts(with: introducer) }
    }
}

extension Deed.Condition {
    /// Returns true if the facts are those that the condition waits for.
    ///
    /// - Parameter earlier: the facts before the last deed.
    func holds(in facts: Facts, since earlier: Facts) -> Bool {
        switch self {
        case .idle: facts.frame?.message.busy.isEmpty == true && facts.outstanding <= facts.base
        case .answer:
            !facts.refusals.isEmpty
                || facts.greetings.count > earlier.greetings.count && facts.frames > earlier.frames
        case .refusal: !facts.refusals.isEmpty
        case .output: facts.written > 0
        case .frame: facts.frames > 0
        case .clock(let moment):
            facts.frame?.message.clock.map { $0.now >= moment && $0.next ?? .max > $0.now } == true
        }
    }
}
