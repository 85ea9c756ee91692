import LunchElements
import LunchWire

/// The reason why an app that publishes frames has not settled.
enum UnsettledReason: Hashable, Sendable {
    /// It has not acknowledged so many bytes of those that were sent to it.
    case unacknowledged(Int, of: Int)

    /// The terminal may have dropped some of them, of which the app cannot be told.
    case perhapsLost

    /// It has drawn for another size than the terminal's.
    case drawn(for: CellSize, terminal: CellSize)

    /// It says that it is busy, with these.
    case busy([String])

    /// Its virtual time is not what the test says.
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
