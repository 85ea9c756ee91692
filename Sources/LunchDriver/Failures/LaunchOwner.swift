/// The test that launched an app, so that what is found out later, perhaps on another thread, is still its failure.
package protocol LaunchOwner: Sendable {
    /// The test as its library calls it: `breakfastShowsTheMenu()`.
    var name: String { get }

    /// Fails the test, on whichever thread this is called and whatever runs there.
    func record(_ message: String, at location: TestLocation?)
}

extension FailureReporter {
    /// Who launched an app, and at which line of a test.
    struct Launch: Sendable {
        let owner: (any LaunchOwner)?
        let location: TestLocation

        /// The launch as the last sentence of a failure that is found later.
        var text: String {
            let place = "\(location.fileID.split(separator: "/").last ?? ""):\(location.line)"
            return "It was launched at \(place)\(owner.map { ", by \($0.name)" } ?? "")."
        }
    }
}
