import Dispatch
import LunchBridge

/// The screen of the fixture; it belongs to the thread of the loop.
final class FixtureScreen: @unchecked Sendable {
    private var name: String
    private var count = 0
    private var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    private var text = ""
    private var signals = 0
    private var saved = 0
    private var sizes = "none"
    /// The lines that were drawn last, which the elements would say if they came too late.
    private(set) var lines: [(identifier: String, text: String)] = []
    var bridge: LaunchBridge?
    /// True if only the loop draws, and not what changes something.
    var drawsInLoop = false

    init(name: String) { self.name = name }

    func show(_ screen: String) -> Bool {
        guard screen != "Nowhere" else { return false }
        (name, count, text) = (screen, 0, "")
        if !drawsInLoop { draw() }
        return true
    }

    /// Takes what was typed; returns whether the app is to leave.
    func handle(_ bytes: [UInt8]) {
        for byte in bytes {
            count += 1
            sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3
            if (0x20...0x7E).contains(byte) { text = String((text + String(UnicodeScalar(byte))).suffix(40)) }
        }
        switch bytes.last {
        case 0x11: Console.leave(0)
        case 0x02: blink()
        case 0x13: save()
        case 0x17: wait()
        default: break
        }
    }

    /// Does something a little later, and says only that it has been drawn.
    private func blink() {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(30)) { [self] in
            saved += 1
            draw()
            bridge?.wake()
        }
    }

    /// Does something a little later, and says so.
    private func save() {
        guard let work = bridge?.begin("saving") else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(60)) { [self] in
            saved += 1
            draw()
            work.end()
        }
    }

    /// Does something in a minute of the app's time.
    private func wait() {
        bridge?.after(.seconds(60)) { [self] in
            saved += 1
            if !drawsInLoop { draw() }
        }
    }

    /// A signal came.
    func hear(_ signal: Int32) {
        if Console.isResize(signal) { sizes = Console.sizes } else { signals += 1 }
    }

    /// Draws all of it, and leaves it to stdio when that arrives.
    func draw() {
        lines = [
            ("name", "screen \(name)"), ("count", "count \(count)"), ("sum", "sum \(sum)"), ("text", "text \(text)"),
            ("signals", "signals \(signals)"), ("saved", "saved \(saved)"), ("size", "size \(Console.size)"),
            ("resized", "resized \(sizes)"), ("process", "process \(Console.process)"),
        ]
        Console.print("\u{1B}[2J\u{1B}[H" + lines.map(\.text).joined(separator: "\r\n"))
    }

    /// The elements that the app shows by now, also if it has not drawn them.
    var elements: [AccessibilityNode] {
        let now = [
            "screen \(name)", "count \(count)", "sum \(sum)", "text \(text)", "signals \(signals)", "saved \(saved)",
        ]
        return lines.enumerated().map { row, line in
            let text = row < now.count ? now[row] : line.text
            return AccessibilityNode(
                .staticText, identifier: line.identifier, label: text,
                frame: CellRect(column: 0, row: row, columns: text.count, rows: 1))
        }
    }
}
