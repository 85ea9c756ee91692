import LunchDriver
import LunchElements
import LunchInput
import LunchTrace
@_spi(Lunch) import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Measures what it costs to record tests: the time, the memory and the disk.
///
/// | Arguments | |
/// | --- | --- |
/// | `[10 [off onFailure]]` | 20 tests of five keys with each policy in turn, ten times; all policies unless some are named |
/// | `parallel [10 [off onFailure]]` | the same with 64 tests that run beside each other, as tests with `.lunch` do |
/// | `keys [1000000 [policy]]` | so many keys in a test that fails: memory and disk |
/// | `output [1024]` | a program that writes so many MiB: memory and disk |
/// | `elements [100]` | so many keys for apps of 1,000 to 100,000 elements, one of which changes with each key: bytes of a key |
enum TraceBenchmark {
    private static let tests = 20
    private static let parallelTests = 64
    private static let keys = 5

    /// The test that runs: there is no test library here.
    @TaskLocal private static var current: TUITest?
    private static let count = Lock(0)

    static func run(_ arguments: [String]) async throws {
        FailureReporter.install(
            owner: { nil }, test: { current },
            handler: { failure, _ in FailureReporter.tell(failure) })
        let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let number = arguments.dropFirst().first.flatMap { Int($0) }
        switch arguments.first {
        case "keys":
            let policy = arguments.dropFirst(2).first.flatMap(TUITracePolicy.init(rawValue:))
            try long(number ?? 1_000_000, policy ?? .onFailure, in: folder)
        case "output": try flood(number ?? 1024, in: folder)
        case "elements": try elements(number ?? 100, in: folder)
        default:
            let isParallel = arguments.first == "parallel"
            let words = arguments.dropFirst(isParallel ? 1 : 0)
            let named = words.dropFirst().compactMap(TUITracePolicy.init(rawValue:))
            let policies = named.isEmpty ? TUITracePolicy.allCases : named
            try await pairs(words.first.flatMap { Int($0) } ?? 10, policies, in: folder, isParallel: isParallel)
        }
    }

    /// A recorder that hears of all tests.
    final class Recorder: Sendable {
        private let registrations: [TUIEventListener]
        let folder: String

        init(_ policy: TUITracePolicy, in folder: String) {
            let recorder = TraceRecorder(["LUNCH_TRACE": policy.rawValue, "LUNCH_TRACES": folder])
            registrations = recorder.install()
            self.folder = folder
        }
    }

    /// A test without a library.
    private struct Owner: LaunchOwner {
        let test: TUITest
        let keepsApps = false
        var id: LaunchOwnerID { LaunchOwnerID(test.id) }
        func expectation(of value: String, toBe other: String) -> String { "\(value) == \(other)" }
        func record(_ failure: TUIFailure) { FailureReporter.tell(failure) }
    }

    /// Runs a body as a test that is recorded; returns the path of its trace.
    @discardableResult
    static func test(
        _ recorder: Recorder, _ verdict: TUIVerdict = .passed, names: Int = tests + 1, _ body: () throws -> Void
    ) throws -> String {
        let id = count.withLock { count in
            count += 1
            return count
        }
        let place = TUISourceLocation(fileID: #fileID, filePath: #filePath, line: #line)
        // Each run has the tests of the run before, whose traces are replaced.
        let test = TUITest(id: id, name: "test\(id % names)()", library: .swiftTesting, place: place)
        return try $current.withValue(test) {
            let run = TestRun(of: Owner(test: test))
            run.begin()
            let result = Result { try body() }
            run.end(verdict)
            try result.get()
            return "\(recorder.folder)/\(TraceFolder.name(of: "TraceBenchmark.\(test.name)"))/\(TraceFolder.fileName)"
        }
    }

    // MARK: - Time

    /// Runs the same tests with each policy in turn, the first of which is that to compare with.
    private static func pairs(
        _ count: Int, _ policies: [TUITracePolicy], in folder: String, isParallel: Bool
    ) async throws {
        let tests = isParallel ? parallelTests : tests
        var times = policies.map { _ in [Duration]() }
        var work = times
        for round in 0...count {
            for (index, policy) in policies.enumerated() {
                // A new one for each round, since a run keeps a limited number of traces. Its arena is made and given back outside
                // of the time: a process has one.
                let recorder = Recorder(policy, in: folder)
                try test(recorder) {}
                DeferredWork.shared.finish()
                let start = processorTime()
                let duration = try await ContinuousClock().measure {
                    if isParallel {
                        try await OwnThreads.ofTests.run { try await all(tests, recorder) }
                    } else {
                        for _ in 0..<tests { try test(recorder) { try body() } }
                    }
                    DeferredWork.shared.finish()
                }
                guard round > 0 else { continue }
                times[index].append(duration)
                work[index].append(.seconds(processorTime() - start))
            }
        }
        let way = isParallel ? "beside each other" : "one after the other"
        print(
            "\(tests) tests of \(keys) keys \(way), \(count) times in turn; medians, and the range between deciles.\n")
        print("| LUNCH_TRACE | Time | Range | Ratio of medians | Median of the ratios | The tester's processor time |")
        print("|---|---|---|---|---|---|")
        for (index, policy) in policies.enumerated() {
            let ratios = zip(times[index], times[0]).map { $0 / $1 }.sorted()
            print(
                "| `\(policy.rawValue)` | \(times[index].median.text) | \(times[index].range) | "
                    + "\(rounded(times[index].median / times[0].median)) | \(rounded(ratios[ratios.count / 2])) | "
                    + "\(work[index].median.text) |")
        }
        flushOutput()
    }

    /// Runs tests beside each other, on the executor of the caller.
    private static func all(_ count: Int, _ recorder: Recorder) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<count { group.addTask { try test(recorder, names: count + 1) { try body() } } }
            try await group.waitForAll()
        }
    }

    private static func body() throws {
        let app = try DriverBenchmark.launched(["slow", "0"])
        defer { app.terminate() }
        for number in 1...keys {
            try app.press(.character("a"))
            try check(app.staticTexts["count"].label == String(number), "a key was lost")
        }
    }

    // MARK: - Limits

    /// Sends keys in one test that fails.
    private static func long(_ count: Int, _ policy: TUITracePolicy, in folder: String) throws {
        let recorder = Recorder(policy, in: folder)
        var memory: [Int] = []
        let duration = try time {
            try test(recorder, .failed) {
                let app = try DriverBenchmark.launched(["slow", "0"])
                defer { app.terminate() }
                for number in 1...count {
                    try app.press(.character("a"))
                    if number % max(1, count / 10) == 0 { memory.append(residentMemory()) }
                }
                try check(app.staticTexts["count"].label == String(count), "a key was lost")
            }
        }
        print("\(count) keys in \(duration.text)")
        report(memory, in: folder)
    }

    /// Has a program write much in one test that fails.
    private static func flood(_ size: Int, in folder: String) throws {
        let recorder = Recorder(.onFailure, in: folder)
        var memory = [residentMemory()]
        let duration = try time {
            try test(recorder, .failed) {
                var configuration = LaunchConfiguration(.path(ownPath()))
                configuration.arguments = ["flood", "print", String(size)]
                configuration.quietPeriod = .zero
                let app = TUIApplication(configuration)
                try app.launch()
                try check(app.wait(for: .notRunning, timeout: .seconds(3600)), "the program has not ended")
                app.terminate()
            }
        }
        memory += [peakResidentMemory(), residentMemory()]
        print("\(size) MiB of output in \(duration.text)")
        report(memory, in: folder)
    }

    private static func report(_ memory: [Int], in folder: String) {
        print("resident memory, MB: " + memory.map { rounded(Double($0) / 1e6) }.joined(separator: " "))
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() {
            guard let size = size(ofFile: "\(folder)/\(name)") else { continue }
            print("\(name): \(rounded(Double(size) / 1e6)) MB")
        }
        flushOutput()
    }

    /// The bytes of a file; nil if it is no file.
    static func size(ofFile path: String) -> Int? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
        return attributes?[.size] as? Int
    }
}
