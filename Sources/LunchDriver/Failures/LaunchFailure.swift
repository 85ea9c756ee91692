import LunchProcess
import LunchWire

/// The reason why an app did not open as it was asked to, at its launch or later.
enum LaunchFailure: Sendable {
    /// There is no such product beside the tests; there are these.
    case noProduct(String, folders: [String], others: [String])
    case noFile(String, exists: Bool)
    case noCommand(String, path: String)
    /// No app is named, and the test target is not called after one.
    case noDefault(module: String)
    case misspelled(MisspelledVariable)
    /// There is no clock of that name.
    case noClock(String)
    /// There is no such locale, for that reason.
    case noLocale(String, LocaleIdentifier.Fault)
    /// There is no such time zone; one comes near.
    case noTimeZone(String, near: String?)
    /// A terminal cannot have that size.
    case noSize(CellSize)
    /// A page object is of another screen than the one that the launcher names.
    case otherPage(page: String, of: String, named: String)
    case notStarted(path: String, directory: String?, StartError)
    case userInfoNotWritten(path: String, SystemError)
    /// The temporary home of the launch could not be made.
    case noTemporaryHome(path: String, SystemError)
    /// A page object has no name of a screen.
    case nameless(page: String)

    /// The app's list of its screens lacks what is asked for, or there is no list.
    case catalog(CatalogFailure)

    /// The outcome of a program that was started; the screen is nil if none was asked for.
    case outcome(Outcome, screen: String?)

    /// The app gets no messages, and so shows no other screen.
    case cannotShow(String, UnheardReason)
    /// The app ignored the request for the screen.
    case ignoresShow(String)
    /// The name of the screen has too many bytes for a message.
    case longScreenName(Int)

    /// A mistake in the way in which an app opened.
    enum Outcome: Sendable {
        /// The app said why it could not open.
        case refused(String, ExitStatus?)
        case ended(ExitStatus)
        case otherScreen(String)
        /// The app is a release build that has not opted in, as its file tells, and has shown something else.
        case inert
        /// A signal has stopped it before it had written anything.
        case stopped(Standstill)
        /// The time is over; these are the reasons why the app has not settled, none if it has published no frame.
        ///
        /// The time is nil if it was not waited for, since the app waits for input itself.
        case late([UnsettledReason], Hello?, Standstill, after: Duration?)
        /// A program that was asked for no screen has shown nothing in that time, and has not rested; whether it has got on
        /// with anything that the system can see.
        case silent(Standstill, after: Duration, getsOn: Bool)
    }
}
