import LunchDriver
import LunchElements

/// Measures what it costs that every step of a test is an event: nobody hears of it, and somebody does.
enum EventsBenchmark {
    static func run() throws {
        let deaf: TUIEvents.Listener = { _ in }
        let app = TUIApplication(.path(ownPath()))
        app.launchArguments = ["list", "1000"]
        app.launchEnvironment = ["LAUNCH_SCREEN": "List"]
        try app.launch()
        defer { app.terminate() }
        let heard = try TUIEvents.withListener(deaf) {
            let heard = TUIApplication(.path(ownPath()))
            heard.launchArguments = ["list", "1000"]
            heard.launchEnvironment = ["LAUNCH_SCREEN": "List"]
            try heard.launch()
            return heard
        }
        defer { heard.terminate() }
        var count = 0
        let plain = medianOfTen(100_000) { count &+= 1 }
        let unheard = medianOfTen(100_000) { TUIEvents.runActivity(named: "activity") { count &+= 1 } }
        let scoped = TUIEvents.withListener(deaf) {
            medianOfTen(10_000) { TUIEvents.runActivity(named: "activity") { count &+= 1 } }
        }
        print("| A step | Nobody hears of it | A listener that does nothing |")
        print("|---|---|---|")
        print("| an activity, beyond what is in it | \((unheard - plain).fineText) | \((scoped - plain).fineText) |")
        let label = { (app: TUIApplication) in medianOfTen(1000) { _ = app.staticTexts["cost"].label } }
        print("| `app.staticTexts[identifier].label` | \(label(app).fineText) | \(label(heard).fineText) |")
        flushOutput()
    }

    private static func medianOfTen(_ count: Int, _ body: () -> Void) -> Duration {
        body()
        return (0..<10).map { _ in time { for _ in 0..<count { body() } } / count }.median
    }
}

extension Duration {
    /// The duration in ns below one microsecond.
    fileprivate var fineText: String {
        let nanoseconds = self / .nanoseconds(1)
        return nanoseconds < 1000 ? "\(rounded(nanoseconds)) ns" : text
    }
}
