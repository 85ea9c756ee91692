import Lunch

/// One behaviour of an app that a test of the toolkit needs: what it shows, and what it does with input.
class FixtureScreen {
    /// What is drawn, from the first row on; each line is a static text with this identifier.
    var lines: [(identifier: String, text: String)] { [] }

    /// Elements beside the lines.
    var elements: [AccessibilityNode] { [] }

    /// What is written before the lines, for whatever a terminal should make of it.
    var preamble: String { "" }

    /// The name under which the screen is published; nil for the one that it was launched by.
    var publishedName: String? { nil }

    /// Whether the keyboard sends signals.
    var wantsSignals: Bool { false }

    /// Whether the terminal swallows keys without a word.
    var wantsSilence: Bool { false }

    /// Whether the mouse is asked for.
    var wantsMouse: Bool { false }

    /// Whether the terminal is put into raw mode.
    var wantsRaw: Bool { true }

    /// Whether the app takes the clock of its publisher.
    var wantsClock: Bool { true }

    /// Whether the app goes to another screen where a test asks for one.
    var followsRequests: Bool { true }

    /// What the app says by itself that it is busy with.
    var busy: [String] { [] }

    /// Whether the app goes on as if nothing were wrong where it could not publish.
    var goesOnUnpublished: Bool { false }

    /// How many timers the app counts itself; nil where it does not.
    var timersDue: Int? { nil }

    /// How many bytes of input are read at once.
    var longestRead: Int { 65_536 }

    /// Whether the next input is thrown away unread.
    var flushesNext = false

    /// Whether what was handled last is to be drawn; the tree is published either way.
    var needsDrawing = true

    /// Whether all that is drawn goes to standard error.
    var drawsOnError: Bool { false }

    /// What is written after the lines: elements that are seen, for those who look at the screen.
    var ornaments: String { "" }

    /// Called when the screen is about to be shown.
    func start(_ publisher: AccessibilityPublisher, _ timers: LaunchTimers?) {
        (self.publisher, self.timers) = (publisher, timers)
        if timers != nil { started = publisher.clock.now }
    }

    private(set) var publisher: AccessibilityPublisher?
    private(set) var timers: LaunchTimers?

    private var started: LaunchClock.Instant?

    /// How much of the app's time has passed since the screen was shown, in whole milliseconds.
    var now: Int {
        guard let now = publisher?.clock.now, let started else { return 0 }
        return Int(started.duration(to: now) / .milliseconds(1))
    }

    func handle(_ bytes: [UInt8]) {}

    func interrupt() {}

    /// The terminal has another size.
    func resized() {}
}
