import Lunch

/// Counts keys, and draws on standard error, as Textual does: what it publishes it publishes on standard output.
///
/// `x` leaves its screen, complains and leaves with 3; `!` complains in the midst of the drawing and leaves with 3.
final class PainterScreen: FixtureScreen {
    private var count = 0
    private var hasBegun = false

    override var publishedName: String? { "Painter" }

    override var lines: [(identifier: String, text: String)] { [("drawn", "drawn \(count)")] }

    override var drawsOnError: Bool { true }

    override var preamble: String {
        defer { hasBegun = true }
        return hasBegun ? "" : "Fixture: slow terminal\n\u{1B}[?1049h\u{1B}[?25l"
    }

    override func handle(_ bytes: [UInt8]) {
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "x"):
                FixtureTerminal.complain("\u{1B}[?1049l\u{1B}[?25hFixture: out of paint\n")
                FixtureTerminal.leave(3)
            case UInt8(ascii: "!"):
                FixtureTerminal.complain("\r\nFixture: the canvas is torn\n")
                FixtureTerminal.leave(3)
            default: count += 1
            }
        }
    }
}
