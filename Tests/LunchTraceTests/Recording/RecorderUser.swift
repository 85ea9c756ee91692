import Foundation
import LunchElements
@_spi(Lunch) import LunchWire
import Testing

@testable import LunchDriver
@testable import LunchTrace

/// Runs made-up tests with recorders; suites that look at the files and at the lines of these are its subclasses.
class RecorderUser {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-\(UUID().uuidString)").path
    let lines = Lines()

    final class Lines: Sendable {
        let lock = Lock<[String]>([])
        var all: [String] { lock.withLock { $0 } }
    }

    func recorder(
        _ policy: String, in folder: String? = nil, arenaSize: Int = 1 << 20,
        limits: TraceRecorder.Limits = TraceRecorder.Limits()
    ) -> TraceRecorder {
        let environment = ["LUNCH_TRACE": policy, "LUNCH_TRACES": folder ?? self.folder]
        return TraceRecorder(environment, arenaSize: arenaSize, limits: limits) { [lines] line in
            lines.lock.withLock { $0.append(line) }
        }
    }

    /// Far from the numbers of real tests, whose events every recorder hears.
    static func test(_ number: Int, _ name: String = "adds()", path: String = #filePath) -> TUITest {
        let place = TUISourceLocation(fileID: "ShopTests/CartTests.swift", filePath: path, line: 7)
        return TUITest(id: 1_000_000 + number, name: name, library: .swiftTesting, place: place)
    }

    func tell(_ kind: TUIEvent.Kind, of test: TUITest, to recorder: TraceRecorder) {
        recorder.hear(TUIEvent(time: .now, step: nil, source: EventSource(test: test), kind: kind))
        guard case .testEnded(let verdict) = kind else { return }
        recorder.end(test, verdict)
        // A recording that ends later keeps its arena until then.
        DeferredWork.shared.finish()
    }

    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    func trace(_ name: String) throws -> Trace {
        try Trace(file: Array(Data(contentsOf: URL(filePath: "\(folder)/\(name)/trace.lunchtrace"))))
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    deinit { remove() }
}
