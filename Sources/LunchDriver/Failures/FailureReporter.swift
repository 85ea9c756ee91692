import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where failures go that cannot be thrown, such as reading a property of an element that is not there.
package enum FailureReporter {
    /// The variable of the tester's environment that asks for messages in which nothing is left out.
    private static let wholeMessages = "LUNCH_WHOLE_MESSAGES"

    /// Whether nothing is left out of messages, however long they get.
    static var wantsWholeMessages: Bool { ProcessInfo.processInfo.environment[wholeMessages] == "1" }

    package typealias Handler =
        @Sendable (_ message: String, _ location: TestLocation?, _ owner: (any LaunchOwner)?) -> Void

    /// Where failures go, and who tells which test it is that launches an app.
    private struct Library {
        var handler: Handler
        var owner: @Sendable () -> (any LaunchOwner)?
    }

    /// Without a test library, a failure is told on standard error.
    private static let library = Lock(
        Library(handler: { message, location, _ in tell(message, at: location) }, owner: { nil }))

    /// Tells a failure on standard error, as a compiler tells an error.
    package static func tell(_ message: String, at location: TestLocation?) {
        StandardError.write("\(location.map { "\($0.filePath):\($0.line): " } ?? "")error: \(message)\n")
    }

    /// Hands failures to a test library from now on.
    ///
    /// - Parameter owner: the test that runs where it is called; nil where none does.
    package static func install(
        owner: @escaping @Sendable () -> (any LaunchOwner)?, handler: @escaping Handler
    ) {
        library.withLock { $0 = Library(handler: handler, owner: owner) }
    }

    /// The test that runs here; nil where none does, or where nobody can tell.
    static var owner: (any LaunchOwner)? { library.withLock(\.owner)() }

    /// Tells the test library; without a location, the first frame of the call stack outside Lunch is the place.
    ///
    /// Nothing of an app gets through as it is, also in what a test has put into words.
    package static func record(_ message: String, at location: TestLocation? = nil) {
        library.withLock(\.handler)(message.visibleLines, location ?? CallerLocation.find(), nil)
    }

    /// Tells the test library of a failure of the test that launched an app, whatever runs here.
    static func record(_ message: String, of launch: Launch) {
        library.withLock(\.handler)(
            "\(message)\n\(launch.text)".visibleLines, CallerLocation.find() ?? launch.location, launch.owner)
    }
}
