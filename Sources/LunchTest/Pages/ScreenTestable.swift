/// A test suite, or another value, that provides the identifier of the screen under test.
public protocol ScreenTestable {
    /// The identifier of the screen under test, as the app declares it.
    var screenName: String { get }
}
