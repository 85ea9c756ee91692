import Lunch

/// Puts a text wherever an app can say something: into its elements, its cells, its errors and its reasons.
///
/// `b` makes it busy for that reason, `x` complains with it and leaves.
final class HostileScreen: FixtureScreen {
    /// The options that the screen is launched with.
    struct Options: Decodable {
        var text: String
        /// The other place of the text: as the `name` of the screen, or as the `error` that keeps it from being built.
        var place: String?
    }

    private let options: Options
    private var isBusy = false

    init(_ options: Options) throws {
        if options.place == "error" { throw HostileScreenError(description: options.text) }
        self.options = options
    }

    override var publishedName: String? { options.place == "name" ? options.text : nil }
    override var busy: [String] { isBusy ? [options.text] : [] }
    override var lines: [(identifier: String, text: String)] { [("line", options.text)] }

    override var elements: [AccessibilityNode] {
        [
            AccessibilityNode(
                .textField, identifier: options.text, label: options.text, value: options.text,
                placeholder: options.text, frame: CellRect(column: 0, row: 5, columns: 10, rows: 1), hasFocus: true)
        ]
    }

    override func handle(_ bytes: [UInt8]) {
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "b"): isBusy = true
            case UInt8(ascii: "x"):
                FixtureTerminal.complain("first \(options.text)\nsecond\n")
                FixtureTerminal.leave(3)
            default: break
            }
        }
    }
}

/// The error that the screen `Hostile` throws.
struct HostileScreenError: Error, CustomStringConvertible {
    let description: String
}
