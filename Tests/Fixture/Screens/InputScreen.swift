import Lunch

/// Tells which bytes it got and what it makes of them, all since it last got another size.
final class InputScreen: FixtureScreen {
    private let modes: String
    private let reader: InputReader
    private var bytes: [UInt8] = []
    private var events: [String] = []
    private var hasBegun = false

    /// - Parameter modes: the bytes that set the modes of the terminal, written at the start.
    init(modes: String) {
        self.modes = modes
        reader = InputReader(
            isMouseInUTF8: modes.contains("?1005h"), isMouseInPixels: modes.contains("?1016h"))
    }

    override var preamble: String { hasBegun ? "" : modes }

    override var lines: [(identifier: String, text: String)] {
        [("bytes", bytes.map(Self.hexadecimal).joined(separator: " ")), ("events", events.joined(separator: " | "))]
    }

    override func handle(_ bytes: [UInt8]) {
        hasBegun = true
        self.bytes += bytes
        events = reader.read(self.bytes)
    }

    override func resized() {
        bytes = []
        events = []
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return byte < 16 ? "0" + digits : digits
    }
}
