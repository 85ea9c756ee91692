import LunchDriver
import LunchElements
import LunchInput
import LunchTerminal
@_spi(Lunch) import LunchWire

/// The one who is between a person's terminal and an app that runs on a terminal of Lunch's own.
protocol RelayGuest: Sendable {
    /// Handles what the person has done.
    ///
    /// - Returns: false if the person leaves.
    func take(_ pieces: [InputPiece]) -> Bool

    /// Handles another size of the person's terminal.
    func resize(to size: CellSize)

    /// Draws over the app's screen.
    func draw(on canvas: inout Canvas)
}

/// Hands all on to the app but the key that leaves, Control-], as in telnet: an app may not know one.
final class LeavingKey: RelayGuest {
    private let app: TUIApplication

    private static let key = TUIKeyboardKey.control("]")

    init(app: TUIApplication) { self.app = app }

    func take(_ pieces: [InputPiece]) -> Bool {
        let (handedOn, leaves) = Self.split(pieces)
        // A program that has ended gets nothing.
        if !handedOn.isEmpty { try? app.send(handedOn, whenSettled: false) }
        return !leaves
    }

    /// Finds the key that leaves; the same byte in a paste or in a sequence is none.
    ///
    /// - Returns: the bytes that are meant for the app, and whether the person leaves after them.
    static func split(_ pieces: [InputPiece]) -> (handedOn: [UInt8], leaves: Bool) {
        let before = pieces.prefix { $0.deed != .key(Self.key) }
        return (before.flatMap(\.bytes), before.count < pieces.count)
    }

    func resize(to size: CellSize) { app.resizeAtOnce(to: size) }

    func draw(on canvas: inout Canvas) {}
}
