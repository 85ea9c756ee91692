import LunchDriver
import LunchInput

extension SettleSubject {
    /// Our own programs, each of which takes its time in another way.
    static let counters = [
        counter("sleep0", ["sleep", "0"], .zero),
        counter("sleep5", ["sleep", "5"], .milliseconds(5)),
        counter("sleep50", ["sleep", "50"], .milliseconds(50)),
        counter("sleep200", ["sleep", "200"], .milliseconds(200)),
        counter("coalesce", ["coalesce"], .milliseconds(30)),
        counter("worker", ["worker"], .milliseconds(80)),
        counter("tickers", ["tickers"], .zero),
        counter("chain", ["chain"], .milliseconds(130)),
        counter("daemon", ["daemon"], .milliseconds(20)),
    ]

    private static func counter(_ name: String, _ arguments: [String], _ delay: Duration) -> Self {
        let path = DriverBenchmark.folder + "/Counters"
        let letters = "abcdefghijklmnopqrstuvwxyz".map { SettlePhrase(inputs: [.key(.character($0))]) }
        let others: [SettlePhrase] = [
            .keys(.escape), .keys(.up), .keys(.f(5)), .click(3, 4), .click(70, 20), .paste("pasted\ntext"),
            .paste(String(repeating: "long ", count: 100)), .keys(.return),
        ]
        return Self(name: name, executable: .path(path), arguments: arguments, delay: delay, phrases: letters + others)
    }
}
