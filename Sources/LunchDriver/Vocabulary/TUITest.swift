/// A test of Swift Testing or XCTest, or one case of a parameterized test.
public struct TUITest: Hashable, Sendable, Identifiable {
    /// A test library.
    public enum Library: String, Hashable, Sendable {
        /// Swift Testing.
        case swiftTesting
        /// XCTest.
        case xctest
    }

    /// A number that identifies the test in this process. Each case of a parameterized test has a number of its own.
    public let id: Int

    /// The name that the library gives the test, such as `showsTheMenu()` or `BreakfastTests.testShowsTheMenu`.
    public let name: String

    /// The library that runs the test.
    public let library: Library

    /// The location of the test's declaration; nil for XCTest, which does not report it.
    public let place: TUISourceLocation?

    package init(id: Int, name: String, library: Library, place: TUISourceLocation? = nil) {
        self.id = id
        self.name = name
        self.library = library
        self.place = place
    }
}
