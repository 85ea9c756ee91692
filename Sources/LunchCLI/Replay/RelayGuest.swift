import LunchDriver
import LunchElements
import LunchInput
import LunchTerminal
@_spi(Lunch) import LunchWire
import SampleKit

/// The one who stands between a person's terminal and an app that runs on a terminal of Lunch's own.
protocol RelayGuest: Sendable {
    /// Handles what the person has typed.
    ///
    /// - Returns: false if the person leaves.
    func take(_ bytes: [UInt8]) -> Bool

    /// Handles another size of the person's terminal.
    func resize(to size: CellSize)

    /// Draws over the app's screen.
    func draw(on canvas: inout Canvas)
}

/// Hands all on to the app but the key that leaves, Control-], as in telnet: an app may not know one.
final class LeavingKey: RelayGuest {
    private let app: TUIApplication
    private let input = Lock(LeavingInput())

    init(app: TUIApplication) { self.app = app }

    func take(_ bytes: [UInt8]) -> Bool {
        guard let modes = app.lastFrame?.grid.modes else { return true }
        let (handedOn, leaves) = input.withLock { $0.take(bytes, in: modes) }
        // One that has ended meanwhile gets nothing.
        if !handedOn.isEmpty { try? app.send(handedOn, as: "keys of a person", whenSettled: false) }
        return !leaves
    }

    func resize(to size: CellSize) { app.resizeAtOnce(to: size) }

    func draw(on canvas: inout Canvas) {}
}

/// Finds the key that leaves in what a terminal sends; the same byte in a paste or in a sequence is none.
struct LeavingInput {
    private var reader = InputReader()

    private static let key = TUIKeyboardKey.control("]")

    /// Takes what was read.
    ///
    /// - Returns: the bytes that are meant for the app, and whether the person leaves behind them.
    mutating func take(_ bytes: [UInt8], in modes: TUIModes) -> (handedOn: [UInt8], leaves: Bool) {
        let pieces = reader.pieces(of: bytes, in: modes)
        let before = pieces.prefix { $0.deed != .key(Self.key) }
        return (before.flatMap(\.bytes), before.count < pieces.count)
    }
}
