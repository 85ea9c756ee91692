import LunchCheck
import LunchDriver
import LunchWire
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Apps on the bridge keep the protocol, on each of their screens.
@Suite(.waiting) struct CheckTests {
    /// The checks of an ordinary run. A launch through a bridge takes half a second, and all checks take a minute.
    private static let usual = [
        "greeting", "messages", "tree.current", "order.late", "frames", "input.keys", "size", "leave",
    ]

    private static let screens: [(String, String?)] = [
        ("Groceries", "List"), ("Journal", nil), ("Groceries", nil), ("Groceries", "Start"), ("Groceries", "Edit"),
        ("Journal", "List"),
    ]

    @Test(arguments: Nightly.rows(of: screens, else: 2))
    func anAppPasses(_ product: String, _ screen: String?) {
        let path = ProductPath.of(product)
        var launch = LaunchConfiguration(.path(path))
        launch.screen = screen
        var subject = Subject(path: path, launch: launch, tester: ProcessInfo.processInfo.environment)
        // A debug build takes a minute over 100 KB of input, which is skipped then.
        subject.limits.work = .seconds(5)
        var checkup = Checkup(subject, only: Nightly.isOn ? [] : Self.usual)
        let results = checkup.run { _ in }
        let failures = results.filter { result in
            guard case .fails = result.verdict else { return false }
            return !(product == "Groceries" && result.check.name == Self.faultOfTrellis)
        }.map(\.text)
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    /// Trellis sets up the terminal anew as it goes on after a stop, with TCSAFLUSH, and that throws away what was typed
    /// meanwhile. If it has heard of that input by then, it waits for it in a read, where nothing else is handled. The check
    /// finds that in one of ten runs on a busy machine. Frameworks here know nothing of tests, and are left as they are.
    private static let faultOfTrellis = "signal.stop"
}
