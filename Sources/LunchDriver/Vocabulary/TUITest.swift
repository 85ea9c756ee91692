/// A test of Swift Testing, XCTest or another library, or one case of a parameterized test.
public struct TUITest: Hashable, Sendable, Identifiable {
    /// A test library.
    public enum Library: String, Hashable, Sendable {
        /// Swift Testing.
        case swiftTesting
        /// XCTest.
        case xctest
        /// A library of another language, whose tests use `lunch drive`.
        case other
    }

    /// A number that identifies the test in this process. Each case of a parameterized test has a separate number.
    public let id: Int

    /// The name that the library gives the test, such as `showsTheMenu()` or `BreakfastTests.testShowsTheMenu`.
    public let name: String

    /// The library that runs the test.
    public let library: Library

    /// The location of the test's declaration; nil if the library does not report it, as XCTest does not.
    public let place: TUISourceLocation?

    /// The name in which the library has the target and the suites as well, which no other test of the package has: for example
    /// `MenuTests.Lunch/shows(_:)/Menu.swift:12:4`, or `MenuTests.LunchTests/testShows`.
    package let identifier: String

    /// The arguments of a case of a parameterized test, as the library describes them; nil for any other test.
    package let arguments: String?

    /// The choice of the test whether its trace is kept; nil if it makes none.
    package let trace: TUITracePolicy?

    package init(
        id: Int, name: String, identifier: String? = nil, library: Library, place: TUISourceLocation? = nil,
        arguments: String? = nil, trace: TUITracePolicy? = nil
    ) {
        self.trace = trace
        self.identifier = identifier ?? name
        self.arguments = arguments
        self.id = id
        self.name = name
        self.library = library
        self.place = place
    }
}

extension TUITest {
    /// The test with the trait `.lunch` that runs here; nil for other tests.
    @TaskLocal static var scoped: TUITest?
}
