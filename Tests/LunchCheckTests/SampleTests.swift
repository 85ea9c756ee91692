import Foundation
import LunchCheck
import LunchDriver
import TestSupport
import Testing

/// The samples keep the protocol.
@Suite(.waiting) struct SampleTests {
    private static let screens: [(String, String?)] = [
        ("LunchSample", "Breakfast"), ("Minimal", nil), ("Registration", nil), ("Feed", nil), ("FootStepMeter", nil),
        ("LunchSample", nil),
    ]

    @Test(arguments: Nightly.rows(of: screens, else: 2))
    func aSamplePasses(_ product: String, _ screen: String?) {
        // One that keeps data keeps others from it.
        let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-check-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // A debug build may take a minute over much text, which is skipped then.
        var limits = TimeLimits()
        limits.work = .seconds(5)
        let results = Checked.results(product, limits: limits) {
            $0.screen = screen
            $0.environment["XDG_DATA_HOME"] = folder
        }
        #expect(results.isPassed, "\(results.failures)")
        // They publish and take messages, so most checks say something of them.
        #expect(results.reasons.count <= 10, "\(results.reasons)")
    }
}
