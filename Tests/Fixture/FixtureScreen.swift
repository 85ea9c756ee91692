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

    /// Whether the mouse is asked for.
    var wantsMouse: Bool { false }

    var busy: [String] { [] }

    /// Milliseconds until `tick()`; nil where no timer runs.
    var timer: Int32? { nil }

    /// How many timers the app says are due.
    var timersDue: Int? { timer == nil ? 0 : 1 }

    /// Whether what was handled last is to be drawn; the tree is published either way.
    var needsDrawing = true

    func handle(_ bytes: [UInt8]) {}

    func interrupt() {}

    /// The terminal has another size.
    func resized() {}

    func tick() {}
}
