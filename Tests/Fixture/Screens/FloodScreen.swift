import Lunch

/// After `f` prints line after line, a bell in each, until it is told to stop by `s` and has printed enough.
///
/// Each part of the flood is published with a cell more; what the app counts can be compared with what has arrived.
final class FloodScreen: FixtureScreen {
    private let size: Int
    private var part = ""
    private var isFlooding = false
    private var isToldToStop = false
    private var printed = 0
    private var linesPrinted = 0
    private var parts: [AccessibilityNode] = []

    /// - Parameter size: the least to print, in bytes.
    init(size: Int) { self.size = size }

    override var lines: [(identifier: String, text: String)] {
        [
            ("state", isFlooding ? "flooding" : "still"), ("lines", "\(linesPrinted)"), ("bytes", "\(printed)"),
            ("parts", "\(parts.count)"),
        ]
    }

    override var elements: [AccessibilityNode] { parts }
    override var preamble: String { part }

    override func handle(_ bytes: [UInt8]) {
        part = ""
        isToldToStop = isToldToStop || bytes.contains(UInt8(ascii: "s"))
        guard !isFlooding, bytes.contains(UInt8(ascii: "f")) else { return }
        isFlooding = true
        continueFlood()
    }

    /// Prints the next part once what was printed before has been shown.
    private func continueFlood() { timers?.after(.zero) { [self] in flood() } }

    private func flood() {
        part = ""
        while part.utf8.count < 32_768 {
            linesPrinted += 1
            part += "\u{7}\(linesPrinted) the quick brown fox jumps over the lazy dog\r\n"
        }
        printed += part.utf8.count
        parts.append(AccessibilityNode(.cell, label: "\(linesPrinted)"))
        if isToldToStop, printed >= size { isFlooding = false }
        if isFlooding { continueFlood() }
    }
}
