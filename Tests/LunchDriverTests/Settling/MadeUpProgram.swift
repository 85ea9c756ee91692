import LunchElements
import LunchProcess
import LunchTerminal
import LunchWire

@testable import LunchDriver

/// A program without a process: what its threads wait for, and what it does at which time, is written by a test.
///
/// Its time passes only while somebody waits, so no test takes any.
final class MadeUpProgram: Settleable {
    /// The activity of its threads and of the app, as facts of a session are.
    var teller = SettlingFacts.Teller.system
    var settledText: String?
    var isInDoubt = false
    var isUnfinished = false
    var hasEnded = false
    var isReading = false
    var isAfterEscape = false
    var isHeld = false
    var changes = 0
    var rest = Rest(infersElements: false)

    /// The text on its screen.
    var text = ""

    /// The look at its threads; nil if they changed meanwhile.
    var threads: [ThreadWait]? = []
    var problem: SystemError?
    /// The requests that the network has not answered.
    var requests: [OpenRequest] = []
    var hasUnreadInput = false

    /// The number of looks after which some thread turns out to have run meanwhile.
    var restlessLooks = 0

    /// Runs between a look at the threads and the second one.
    var betweenLooks: (() -> Void)?

    /// The conclusions about it.
    var losses: [Bool] = []
    var isGivenUp = false
    private(set) var looks = 0

    private(set) var now = ContinuousClock.now
    private let beginning: ContinuousClock.Instant
    private var events: [(time: ContinuousClock.Instant, run: (MadeUpProgram) -> Void)] = []
    private var lastActivity: ContinuousClock.Instant

    init() {
        beginning = now
        lastActivity = now
    }

    /// The time that has passed, in milliseconds.
    var passed: Int { Int(beginning.duration(to: now) / .milliseconds(1)) }

    /// A look takes 10 µs, so that looks that follow each other at once come to an end.
    private func countLook() {
        looks += 1
        now += .microseconds(10)
    }

    /// Has something happen so many milliseconds after the beginning.
    func at(_ milliseconds: Int, _ run: @escaping (MadeUpProgram) -> Void) {
        events.append((beginning + .milliseconds(milliseconds), run))
        events.sort { $0.time < $1.time }
    }

    /// The machine stands still, and all that it runs.
    func standStill(_ milliseconds: Int) { now += .milliseconds(milliseconds) }

    /// The program writes a text in the place of its screen.
    func write(_ text: String) {
        self.text = text
        changes += 1
        lastActivity = now
        rest.noteOutput(text.utf8.count)
    }

    /// The app says that it has settled.
    func say(_ text: String) {
        settledText = text
        isUnfinished = false
        changes += 1
        lastActivity = now
    }

    func end() {
        (hasEnded, teller) = (true, .nobody)
        changes += 1
    }

    var facts: SettlingFacts {
        var facts = SettlingFacts(
            rest, teller: teller, changes: changes, lastActivity: lastActivity, isOutputStopped: false,
            hasEnded: hasEnded)
        facts.settled = settledText.map { frame($0, .acknowledged) }
        facts.isInDoubt = isInDoubt
        facts.isUnfinished = isUnfinished
        facts.isReading = isReading
        facts.isAfterEscape = isAfterEscape
        return facts
    }

    func wait<Answer>(until deadline: ContinuousClock.Instant, _ look: (SettlingFacts) -> Answer?) -> Answer? {
        while true {
            if let answer = look(facts) { return answer }
            guard let next = events.first, next.time <= deadline else { break }
            events.removeFirst()
            now = max(now, next.time)
            next.run(self)
        }
        now = max(now, deadline)
        return nil
    }

    func withProcess<Result>(_ body: ((any WatchedProcess)?) -> Result) -> Result { body(MadeUpProcess(program: self)) }

    func withRest<Result>(_ body: (inout Rest) -> Result) -> Result { body(&rest) }

    func rest(_ settling: TUISettling, _ waits: ThreadWaits, at traffic: Int) -> TUIFrame? {
        guard rest.traffic == traffic, !hasEnded else { return nil }
        let frame = rest.frame(of: Self.grid(text), settling)
        rest.begin(frame, waits)
        return frame
    }

    func pausedFrame(at traffic: Int) -> TUIFrame? {
        rest.traffic == traffic && !hasEnded ? frame(text, .unsettled) : nil
    }

    func quietFrame(after period: Duration) -> TUIFrame? {
        lastActivity + period <= now && !hasEnded ? frame(text, .quiet) : nil
    }

    var latestFrame: TUIFrame { frame(text, .unsettled) }

    func concludeLoss(isKnown: Bool) {
        losses.append(isKnown)
        isInDoubt = false
    }

    func isHeldUp() -> Bool { isHeld }

    func concludeStandstill() -> Bool {
        isGivenUp = true
        return true
    }

    private func frame(_ text: String, _ trust: TUISettling.Trust) -> TUIFrame {
        TUIFrame(plain: Self.grid(text), settling: TUISettling(trust: trust))
    }

    private static func grid(_ text: String) -> TUIGrid {
        var terminal = TUITerminal(columns: 20, rows: 1)
        _ = terminal.feed(ContiguousArray(text.utf8).span)
        return terminal.grid
    }

    /// The system's view of the program: its looks are those that a test has written.
    private struct MadeUpProcess: WatchedProcess {
        // Looked at by the one thread of a test.
        nonisolated(unsafe) let program: MadeUpProgram

        var identifier: Int32 { 1 }

        func drain(until deadline: ContinuousClock.Instant?) -> Bool { !program.isReading }

        func threadWaits() throws(SystemError) -> ThreadWaits? {
            program.countLook()
            defer {
                program.betweenLooks?()
                program.betweenLooks = nil
            }
            if let problem = program.problem { throw problem }
            return program.threads.map { ThreadWaits($0) }
        }

        func isUnchanged(_ waits: ThreadWaits, butFor tickers: Set<Int32>) -> Bool {
            let own = program.threads?.filter { !tickers.contains($0.thread) }
            guard waits.threads.filter({ !tickers.contains($0.thread) }) == own else { return false }
            guard program.restlessLooks > 0 else { return true }
            program.restlessLooks -= 1
            return false
        }

        func openRequests(in waits: ThreadWaits) -> [OpenRequest] { program.requests }

        func flushInput() -> Bool { program.hasUnreadInput }
    }
}
