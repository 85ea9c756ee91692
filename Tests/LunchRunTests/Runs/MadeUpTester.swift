import LunchWire

@testable import LunchRun

/// A tester that knows in which attempts its tests fail, crash, leave the process or hang, and what was asked of it.
final class MadeUpTester {
    enum Outcome { case passes, fails, crashes, leaves }

    /// The tests with their outcomes, by the number of the call in which they run; the last one goes on.
    var tests: [(id: String, outcomes: [Outcome])]
    /// True if the crash has no frames.
    var hidesFrames = false
    var end: PassEnd?
    private(set) var requests: [PassRequest] = []
    private var runs: [String: Int] = [:]

    init(_ tests: [(id: String, outcomes: [Outcome])]) { self.tests = tests }

    convenience init(passing: Int, _ others: (id: String, outcomes: [Outcome])...) {
        self.init((0..<passing).map { ("T.S/test\($0)()", [.passes]) } + others)
    }

    func run(_ request: PassRequest) -> (TesterPass, PassEnd) {
        requests.append(request)
        var pass = TesterPass(package: "/package", twins: request.twins, isSanitized: true)
        let filters = request.filters.compactMap { try? Regex($0) }
        let skips = request.skips.compactMap { try? Regex($0) }
        let chosen = tests.filter { test in
            (filters.isEmpty || filters.contains { test.id.firstMatch(of: $0) != nil })
                && !skips.contains { test.id.firstMatch(of: $0) != nil }
        }
        for test in chosen {
            let name = test.id.split { "./".contains($0) }.last ?? ""
            let members = #""id":"\#(Self.placed(test.id))","kind":"function","name":"\#(name)""#
            _ = pass.take(stream: line("test", members))
        }
        _ = pass.take(stream: event("runStarted", nil, "default"))
        // All begin at once, unless they run one after the other.
        if !request.isSerial { for test in chosen { _ = pass.take(stream: event("testStarted", test.id, "default")) } }
        var status = 0
        for test in chosen {
            if request.isSerial { _ = pass.take(stream: event("testStarted", test.id, "default")) }
            let run = runs[test.id, default: 0]
            runs[test.id] = run + 1
            switch test.outcomes[min(run, test.outcomes.count - 1)] {
            case .passes: _ = pass.take(stream: event("testEnded", test.id, "pass"))
            case .fails:
                _ = pass.take(stream: event("testEnded", test.id, "fail"))
                status = 1
            case .crashes:
                let name = test.id.split(separator: ".").last.map { $0.replacing("/", with: ".") } ?? ""
                let frames =
                    hidesFrames
                    ? [] : ["*** Program crashed: at 0x1 ***", "Thread 2 crashed:", "", "0 0x1 \(name) + 8", ""]
                for line in frames { _ = pass.take(console: line) }
                let call =
                    "error: Process 'x.xctest --testing-library swift-testing' exited with unexpected signal code 5"
                _ = pass.take(console: call)
                return (pass, .left(status: 1))
            case .leaves: return (pass, .left(status: 0))
            }
        }
        let end = end ?? .left(status: status)
        // Whoever is ended does not say that the run is over.
        if case .left = end { _ = pass.take(stream: event("runEnded", nil, "default")) }
        return (pass, end)
    }

    /// The identifier with a place at its end.
    private static func placed(_ id: String) -> String { id + (id.hasSuffix(".swift") ? ":1:2" : "/F.swift:1:2") }

    private func event(_ kind: String, _ test: String?, _ symbol: String) -> String {
        let id = test.map { #","testID":"\#(Self.placed($0))""# } ?? ""
        return line("event", #""kind":"\#(kind)","messages":[{"symbol":"\#(symbol)","text":"x"}]\#(id)"#)
    }

    private func line(_ kind: String, _ payload: String) -> String {
        #"{"kind":"\#(kind)","payload":{\#(payload)},"version":"6.3.0"}"#
    }
}
