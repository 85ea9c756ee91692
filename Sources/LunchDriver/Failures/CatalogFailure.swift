import LunchProcess
import LunchWire

/// The reason why a screen could not be opened according to the app's list of its screens.
enum CatalogFailure: Sendable {
    /// The app lists no screens.
    case empty
    /// The list has no such screen; it has these.
    case noScreen(String, known: [String])
    /// The screen has no such variant; it has these.
    case noVariant(String, screen: String, known: [String])
    /// There is no screen that the variant could belong to.
    case needsScreen(variant: String)
    /// There is mock data beside the variant.
    case mockBeside(variant: String)
    /// The app did not list its screens.
    case noList(Reason)

    /// A Boolean value that indicates whether the app may not have listed its screens because it didn't have the real home.
    var mayMissHome: Bool {
        guard case .noList(let reason) = self else { return false }
        return switch reason {
        case .silent(let status), .ended(let status, _), .failed(let status): status != .exited(0)
        case .other, .tooLong, .late: false
        }
    }

    /// The act of an app that was asked for its screens.
    enum Reason: Error {
        /// The app wrote something else on its terminal; nobody waited for its end.
        case other
        /// The app ended, and wrote something that is not a list.
        case ended(ExitStatus, WireError)
        /// The app ended, and wrote nothing.
        case silent(ExitStatus)
        /// The app wrote a list, but ended with a failure.
        case failed(ExitStatus)
        /// The app wrote more bytes than this number.
        case tooLong(Int)
        case late(after: Duration)
    }
}
