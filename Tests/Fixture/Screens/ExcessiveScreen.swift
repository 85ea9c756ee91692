import Lunch

/// Publishes more than a test reads, at once or after a key.
final class ExcessiveScreen: FixtureScreen {
    /// The thing that there is too much of, and the time.
    struct Options: Codable {
        enum Excess: String, Codable {
            case text
            case elements
            case depth
            case frame
            case timers
        }

        var excess: Excess
        var isFirst = true
        var goesOn = false
    }

    private let options: Options
    private var keys = 0

    init(_ options: Options) { self.options = options }

    override var lines: [(identifier: String, text: String)] { [("keys", "keys \(keys)")] }
    override var goesOnUnpublished: Bool { options.goesOn }

    override func handle(_ bytes: [UInt8]) { keys += bytes.count }

    override var elements: [AccessibilityNode] {
        guard options.isFirst || keys == 1 else { return [] }
        switch options.excess {
        case .text: return [AccessibilityNode(.textView, value: String(repeating: "x", count: 17_000_000))]
        case .elements: return [AccessibilityNode](repeating: AccessibilityNode(.cell), count: 1 << 20)
        case .depth:
            return [
                (0..<200).reduce(AccessibilityNode(.cell)) { node, _ in AccessibilityNode(.group, children: [node]) }
            ]
        case .frame:
            return [
                AccessibilityNode(
                    .button, identifier: "far", frame: CellRect(column: 40, row: 0, columns: .max, rows: 1))
            ]
        case .timers: return []
        }
    }

    override var timersDue: Int? { options.excess == .timers && (options.isFirst || keys == 1) ? -1 : nil }
}
