import LunchDriver
import LunchWire
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
struct LeavingKey: RelayGuest {
    let app: TUIApplication

    private static let leaving: UInt8 = 0x1D

    func take(_ bytes: [UInt8]) -> Bool {
        if bytes.contains(Self.leaving) { return false }
        // One that has ended meanwhile gets nothing.
        try? app.send(bytes, as: "keys of a person", whenSettled: false)
        return true
    }

    func resize(to size: CellSize) { app.resizeAtOnce(to: size) }

    func draw(on canvas: inout Canvas) {}
}
