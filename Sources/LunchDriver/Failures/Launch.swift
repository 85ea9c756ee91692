import LunchWire
import Synchronization

/// The test that launched an app, and the line at which it did.
struct Launch: Sendable {
    private static let count = Atomic(0)

    /// The number of the launch in this process; launches are counted from 1.
    let number = Launch.count.add(1, ordering: .relaxed).newValue

    let owner: (any LaunchOwner)?
    let place: TUISourceLocation

    /// The secrets of the test.
    let secrets = TestSecrets.current

    /// A function that takes failures in the place of the test library.
    ///
    /// It is a structure because the optimized code of a task-local value crashes if that is a function (Swift 6.3).
    struct Taker: Sendable {
        let take: @Sendable (TUIFailure) -> Void
    }

    /// The taker of the failures; nil if the test library takes them.
    var taker: Taker?
}

/// The test that launched an app, so that what is found out later, perhaps on another thread, is still its failure.
package protocol LaunchOwner: Sendable {
    /// The test as its library knows it.
    var test: TUITest { get }

    /// True if the apps that it launches live until its end, whether or not they are referenced; false once it is over.
    var keepsApps: Bool { get }

    /// Distinguishes it from other tests, and from other cases of the test.
    var id: LaunchOwnerID { get }

    /// The expectation that a value is another, as a test of its library is written.
    func expectation(of value: String, toBe other: String) -> String

    /// Fails the test, on whichever thread this is called and whatever runs there.
    func record(_ failure: TUIFailure)
}

extension LaunchOwner {
    /// The test as its library calls it: `breakfastShowsTheMenu()`.
    package var name: String { test.name }
}

/// Distinguishes tests, whatever their library uses for this.
package struct LaunchOwnerID: Equatable, Sendable {
    private let value: any Hashable & Sendable

    package init(_ value: some Hashable & Sendable) { self.value = value }

    package static func == (left: LaunchOwnerID, right: LaunchOwnerID) -> Bool {
        AnyHashable(left.value) == AnyHashable(right.value)
    }
}
