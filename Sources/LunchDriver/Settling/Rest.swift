package import LunchElements
package import LunchProcess
package import LunchTerminal

/// The facts that are known about when a program rests that does not report it.
package struct Rest: Sendable {
    /// Counts what went either way: outputs, inputs, sizes.
    package private(set) var traffic = 0

    /// Counts what was sent: inputs, answers of the terminal, sizes.
    private(set) var input = 0

    /// The input that the judge last received.
    var judged = 0

    var judge = RestJudge()

    /// The number of looks at the threads of the program.
    var looks = 0

    /// The reason why the program could not be observed; nil if the last look succeeded.
    var shortage: SystemError?

    /// The number of bytes that the program has written.
    package private(set) var written = 0

    /// When the program was started.
    package let start = ContinuousClock.now

    /// When the last of them came; nil as long as there are none.
    package private(set) var lastOutput: ContinuousClock.Instant?

    /// The findings when the program was last at rest; nil if anything has gone either way since.
    private(set) var known: Known?

    /// The certainty that the program rested, if nothing has gone either way since.
    private(set) var settling: TUISettling?

    /// True if elements may be read from what the program shows.
    private let infersElements: Bool

    /// The screen when the program last rested, and when it rested before the last input.
    private var rested: InferredElements.Earlier?
    private var beforeInput: InferredElements.Earlier?

    /// The elements of what it shows, if nothing has gone either way since they were first wanted.
    private var elements: InferredElements?

    package init(infersElements: Bool = true) { self.infersElements = infersElements }

    /// When something was last sent; nil if nothing was.
    package private(set) var lastInput: ContinuousClock.Instant?

    /// True if it rests in a read of the terminal, and nothing has gone either way since.
    private(set) var readsTerminal = false

    /// A rest that lasts as long as no thread runs.
    struct Known: Sendable {
        let frame: TUIFrame
        let waits: ThreadWaits
    }
}

extension Rest {
    /// The program has written.
    package mutating func noteOutput(_ count: Int) {
        written += count
        lastOutput = .now
        note()
    }

    /// Something was sent, or the terminal got another size.
    package mutating func noteInput() {
        input += 1
        lastInput = .now
        beforeInput = rested
        note()
    }

    private mutating func note() {
        traffic += 1
        known = nil
        settling = nil
        elements = nil
        readsTerminal = false
    }

    /// The frame of a program that rests on a screen; its elements are read once, however often it is asked for.
    package mutating func frame(of grid: TUIGrid, _ settling: TUISettling) -> TUIFrame {
        rested = InferredElements.Earlier(grid, number: traffic)
        elements = elements ?? makeElements(of: grid, number: traffic)
        return TUIFrame(plain: grid, elements: elements, settling: settling, position: written)
    }

    /// The frame of a program that shows a screen at the moment.
    ///
    /// - Parameter position: the number of bytes after which it shows that; nil if these are all.
    package func passingFrame(of grid: TUIGrid, _ settling: TUISettling, at position: Int? = nil) -> TUIFrame {
        TUIFrame(
            plain: grid, elements: elements ?? makeElements(of: grid, number: nil), settling: settling,
            position: position ?? written)
    }

    private func makeElements(of grid: TUIGrid, number: Int?) -> InferredElements? {
        infersElements ? InferredElements(of: grid, number: number, before: beforeInput) : nil
    }

    package mutating func begin(_ frame: TUIFrame, _ waits: ThreadWaits) {
        settling = frame.settling
        readsTerminal = waits.threads.contains(where: \.readsTerminal)
        // A thread with a time limit continues by itself, so it is checked again.
        known = frame.settling.trust == .exact ? Known(frame: frame, waits: waits) : nil
    }
}
