import LunchTest
import TestSupport
import Testing

/// If a test has hardly a descriptor left, a launch says that, and not something of the program.
@Suite(.waiting) struct ShortageTests {
    @Test func aLaunchWithFewDescriptorsReportsSo() throws {
        try NestedCase("NestedShortageTests/launch", status: 0, says: ["Test run with 1 test in 1 suite passed"])
            .check()
    }
}

@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedShortageTests {
    /// Launches with no descriptor, with one, and so on until there are enough.
    @Test func launch() throws {
        #expect(Descriptors.limit(to: 200))
        var messages: [String] = []
        var isLaunched = false
        for free in 0..<40 where !isLaunched {
            var configuration = LaunchConfiguration(.command("cat"))
            configuration.launchTimeout = .seconds(1)
            let app = TUIApplication(configuration)
            let error = Descriptors.taking(allBut: free) { () -> TUIError? in
                do {
                    try app.launch()
                    return nil
                } catch { return (error as any Error) as? TUIError }
            }
            error?.arrive()
            if let error { messages.append(error.message) }
            isLaunched = error == nil
            app.terminate()
        }
        #expect(isLaunched, "\(messages)")
        let advice =
            "\nDoes a test leave files open, or do many apps run at the same time? Each app needs up to 14 descriptors"
        for message in messages {
            #expect(message.contains("(EMFILE, Too many open files).\(advice)"), "\(message)")
            #expect(!message.contains("never rested"), "\(message)")
        }
        #expect(messages.count > 5, "\(messages)")
    }
}
