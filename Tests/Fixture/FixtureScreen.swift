import Lunch

/// One behavior of an app that a test of the toolkit needs: what it shows, and what it does with input.
class FixtureScreen {
    /// The lines that are drawn, from the first row on; each is a static text with this identifier.
    var lines: [(identifier: String, text: String)] { [] }

    /// Elements beside the lines.
    var elements: [AccessibilityNode] { [] }

    /// The bytes that are written before the lines, for whatever a terminal should make of them.
    var preamble: String { "" }

    /// The name under which the screen is published; nil for the one that it was launched by.
    var publishedName: String? { nil }

    /// True if the keyboard sends signals.
    var wantsSignals: Bool { false }

    /// True if the terminal swallows keys without a word.
    var wantsSilence: Bool { false }

    /// True if the mouse is asked for.
    var wantsMouse: Bool { false }

    /// True if the terminal is put into raw mode.
    var wantsRaw: Bool { true }

    /// True if the app takes the clock of its publisher.
    var wantsClock: Bool { true }

    /// True if the app goes to another screen where a test asks for one.
    var followsRequests: Bool { true }

    /// The things that the app says by itself that it is busy with.
    var busy: [String] { [] }

    /// True if the app goes on as if nothing were wrong where it could not publish.
    var goesOnUnpublished: Bool { false }

    /// The number of timers that the app counts itself; nil if it does not.
    var timersDue: Int? { nil }

    /// The number of bytes of input that are read at once.
    var longestRead: Int { 65_536 }

    /// True if the next input is thrown away unread.
    var flushesNext = false

    /// True if what was handled last is to be drawn; the tree is published either way.
    var needsDrawing = true

    /// True if all that is drawn goes to standard error.
    var drawsOnError: Bool { false }

    /// The text that is written after the lines: elements that are seen, for those who look at the screen.
    var ornaments: String { "" }

    /// Called when the screen is about to be shown.
    func start(_ publisher: AccessibilityPublisher, _ timers: LaunchTimers?) {
        (self.publisher, self.timers) = (publisher, timers)
        if timers != nil { started = publisher.clock.now }
    }

    private(set) var publisher: AccessibilityPublisher?
    private(set) var timers: LaunchTimers?

    private var started: LaunchClock.Instant?

    /// The app's time that has passed since the screen was shown, in whole milliseconds.
    var now: Int {
        guard let now = publisher?.clock.now, let started else { return 0 }
        return Int(started.duration(to: now) / .milliseconds(1))
    }

    func handle(_ bytes: [UInt8]) {}

    func interrupt() {}

    /// The terminal has another size.
    func resized() {}
}
