import CLunchBridge
import Lunch
import LunchWire
import Synchronization

/// Runs something after all that a framework has on its queue, on the framework's thread.
typealias Settle = @Sendable (_ done: @escaping @Sendable () -> Void) -> Void

/// The bridge's thread: hands input on, and has a frame published once the framework has handled it.
final class Relay {
    var terminals: TerminalPair
    let publisher: AccessibilityPublisher
    let side: FrameworkSide
    let errands: Errands
    let reminder: Reminder
    private let bell: Bell
    let settle: Settle

    /// The bytes for the framework that do not fit into its terminal yet.
    var pending: ArraySlice<UInt8> = []
    var received = InputMark.start
    /// Up to where the test knows that input was handled; nil before the first frame.
    var acknowledged: InputMark?
    var request: LaunchScreenRequest?

    /// True if a frame is owed even if the elements are the same.
    var isOwed = false
    /// True if the elements may have changed.
    var isWoken = false
    /// True if the framework's thread has a job that it has not done.
    var isAsked = false
    /// True if the framework must be notified of its size, so that the app takes a screen.
    var isOffering = false
    /// The elements as they were when the framework rested last.
    var looked: [AccessibilityNode]?

    /// The threads' looks when the framework was judged last.
    var seen: [ThreadLook] = []
    /// The last byte that the framework was given: it may wait a moment after Escape, whether more follows.
    var lastHandedOn: UInt8?

    /// The number of times that the framework had presented its screen when it was given something that it has to answer;
    /// nil if nothing was.
    var presentsBefore: Int?

    /// Since when the framework has rested without having drawn the screen that it was to show; nil if it has.
    var undrawnSince: ContinuousClock.Instant?

    /// True if a frame was owed when the framework's thread was asked to publish one.
    var wasOwed = false

    var judge = FrameworkJudge(seesReaders: System.seesReaders)
    var lookPause = LookPause()
    /// The time of the last frame for elements that were presented again.
    private var lastRepeated = ContinuousClock.now
    var trouble = Trouble()
    /// The modes of the outer terminal when input came last.
    private var outerModes: TerminalPair.Modes = []

    init(
        terminals: TerminalPair, publisher: AccessibilityPublisher, side: FrameworkSide, errands: Errands,
        reminder: Reminder, bell: Bell, settle: @escaping Settle
    ) {
        self.reminder = reminder
        self.terminals = terminals
        self.publisher = publisher
        self.side = side
        self.errands = errands
        self.bell = bell
        self.settle = settle
    }

    /// Goes on until the terminal is hung up.
    func run() {
        while wait() {
            if terminals.isResized { isOwed = true }
            takeRepeated()
            handOn()
            advance()
        }
        terminals.hangUp()
    }

    /// Waits until there is something to do, and takes what has come; false once the terminal is gone.
    private func wait() -> Bool {
        let roomLeft = pending.count < 1 << 20
        var waits = [
            lunch_bridge_wait(descriptor: bell.reader, wanted: Int32(LUNCH_BRIDGE_READABLE), ready: 0),
            lunch_bridge_wait(
                descriptor: terminals.outer, wanted: roomLeft ? Int32(LUNCH_BRIDGE_READABLE) : 0, ready: 0),
            lunch_bridge_wait(
                descriptor: terminals.master,
                wanted: Int32(LUNCH_BRIDGE_READABLE | (pending.isEmpty ? 0 : LUNCH_BRIDGE_WRITABLE)), ready: 0),
        ]
        lunch_bridge_wait(&waits, 3, Int64(limit.nanoseconds(.up)))
        if waits[0].ready != 0 { takeErrands() }
        if waits[2].ready & Int32(LUNCH_BRIDGE_READABLE) != 0 {
            let echo = terminals.readMaster()
            // The outer terminal shows on its own what it must show, unless it came to know of that too late.
            if !outerModes.contains(.echo) { terminals.show(echo) }
            terminals.mirrorModes()
        }
        if waits[1].ready & Int32(LUNCH_BRIDGE_READABLE) != 0 { return readOuter() }
        return waits[1].ready & Int32(LUNCH_BRIDGE_CLOSED) == 0
    }

    /// The time for which nothing need be looked at.
    private var limit: Duration {
        let pause = isAwaited ? lookPause.step() : LookPause.idle
        return min(pause, side.untilNext ?? pause)
    }

    private func takeErrands() {
        let left = errands.take()
        isWoken = isWoken || left.isWoken
        isOwed = isOwed || left.isOwed
        isOffering = isOffering || left.isShown
        if let outcome = left.outcome { finish(outcome) }
        // A loop that looks for keys from time to time draws in its next turn what the work has changed.
        if left.hasWorkChanged { begin() }
        lookPause.restart()
    }

    /// Has a frame published for a framework that has presented the same elements again, if the last such frame is old enough: one
    /// that presents in each of its turns would be looked at all the time.
    private func takeRepeated() {
        guard lastRepeated + LookPause.repeated < .now, errands.hasRepeated.exchange(false, ordering: .acquiring) else {
            return
        }
        lastRepeated = .now
        (isWoken, isOwed) = (true, true)
    }

    private func readOuter() -> Bool {
        let typed = terminals.readOuter()
        outerModes = terminals.outerModes
        let input: AccessibilityPublisher.Input
        switch typed {
        case .nothing: return true
        case .hangUp: return false
        case .endOfLine: input = publisher.receive([])
        case .bytes(let bytes): input = publisher.receive(bytes)
        }
        pending += input.bytes
        // If a line was ended without a newline, the end is not a byte.
        let isCanonical = outerModes.contains(.canonical) && terminals.modes.contains(.canonical)
        if isCanonical, input.bytes.last != UInt8(ascii: "\n") { pending.append(terminals.endOfFile) }
        received = input.mark
        request = input.show ?? request
        begin()
        return true
    }

    /// Hands on as much as the framework's terminal takes.
    private func handOn() {
        guard !pending.isEmpty else { return }
        terminals.mirrorModes()
        let signals = terminals.signals
        while let next = pending.first {
            // The outer terminal would have made a signal of it, if it had known of the modes by then.
            let signal = signals[next]
            let end = signal == nil && !signals.isEmpty ? pending.firstIndex { signals[$0] != nil } : nil
            if side.isPresentedAlways, signal == nil, !terminals.modes.contains(.canonical) {
                presentsBefore = side.presentCount
            }
            let count = terminals.write(
                pending[..<(end ?? (signal == nil ? pending.endIndex : pending.startIndex + 1))])
            if count == 0 { return }
            lastHandedOn = pending[pending.startIndex + count - 1]
            pending = pending.dropFirst(count)
            // The inner terminal does not send it, and has discarded waiting input (unless NOFLSH), as it should.
            if let signal { terminals.raise(signal) }
            begin()
        }
    }

    /// Forgets the last look at the framework, which is no longer true.
    func begin() {
        (looked, seen) = (nil, [])
        judge.begin()
        lookPause.restart()
    }
}
