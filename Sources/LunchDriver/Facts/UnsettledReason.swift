import LunchElements
import LunchWire

/// The reason why an app that publishes frames has not settled.
enum UnsettledReason: Hashable, Sendable {
    /// The app has not acknowledged a number of the bytes that were sent to it.
    case unacknowledged(Int, of: Int)

    /// The terminal may have dropped some of them, of which the app cannot be told.
    case perhapsLost

    /// The app has drawn for another size than that of the terminal.
    case drawn(for: CellSize, terminal: CellSize)

    /// The app reports that it is busy, with these reasons.
    case busy([String])

    /// The virtual time of the app is not that of the test.
    case arrears(TUIVirtualTime.Arrears)

    /// A message of it, of so many bytes, is still being read.
    case unread(Int)

    /// So many of its timers are due later; that alone holds nobody up.
    case timers(Int)

    /// True if it has not handled what the test did.
    var isUnhandled: Bool {
        switch self {
        case .unacknowledged, .perhapsLost, .drawn: true
        case .busy, .arrears, .unread, .timers: false
        }
    }
}
