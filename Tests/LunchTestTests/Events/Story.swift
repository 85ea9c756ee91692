import LunchTest
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

/// A listener that tells the whole story of tests in lines, each with its test and its launch.
final class Story: Sendable {
    private let events = Lock<[TUIEvent]>([])

    var all: [TUIEvent] { events.withLock(\.self) }

    @Sendable func hear(_ event: TUIEvent) { events.withLock { $0.append(event) } }

    /// The events as lines, without numbers that differ from run to run.
    var lines: [String] { all.map(Self.line) }

    static func line(_ event: TUIEvent) -> String {
        let test = event.test.map { "\($0.library) \($0.name)" } ?? "no test"
        return "\(test): \(words(event))"
    }

    private static func words(_ event: TUIEvent) -> String {
        let step = event.step.map { "\($0)" } ?? "no step"
        return switch event.kind {
        case .testBegan: "begins"
        case .testIssue(let issue):
            "\(issue.isFailure ? "issue" : "no failure") at \(issue.place?.line ?? 0): \(issue.text.prefix(60))"
        case .testEnded(let verdict): "\(verdict)"
        case .launched(let launch): "launched \(launch.configuration.screen ?? "?") at \(launch.place.line)"
        case .output(let output): "wrote \(output.bytes.count)"
        case .committed(let commit): "committed \(commit.frame.revision)"
        case .resized(let resize): "resized \(resize.size)"
        case .began: "began \(step)"
        case .sent(let input): "sent \(input.text)"
        case .settled(let frame): "settled \(frame.revision)"
        case .failed(let failure): "failed \(failure.kind)"
        case .ended(let outcome): "ended \(step)\(outcome.answer.map { ": \($0)" } ?? "")"
        case .exited(let status): "exited \(status.map(\.description) ?? "unknown")"
        }
    }
}

/// The trait of a suite whose cases print their stories, for a test that runs them in a process of their own.
struct StoryTrait: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await TUIEvents.withListener({ print("story: \(Story.line($0))") }, perform: { try await function() })
    }
}
