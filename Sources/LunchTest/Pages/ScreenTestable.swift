/// A type, usually a test suite, that provides the identifier of the screen under test.
///
/// A test passes a value of the type to a launcher: `try Launcher(self).launch()`.
public protocol ScreenTestable {
    /// The identifier of the screen under test, as the app declares it.
    var screenName: String { get }
}
