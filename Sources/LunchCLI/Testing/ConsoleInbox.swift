import Foundation
import LunchRun
@_spi(Lunch) import LunchWire

/// The unread lines of a program's output.
final class ConsoleInbox: Sendable {
    private struct State {
        var lines: [String] = []
        var open = 0
    }

    private let state = Lock(State())

    /// True once everybody who wrote has ended.
    var isOver: Bool { state.withLock { $0.open == 0 && $0.lines.isEmpty } }

    /// Takes the lines that have come.
    func take() -> [String] {
        state.withLock { state in
            defer { state.lines.removeAll(keepingCapacity: true) }
            return state.lines
        }
    }

    /// Reads what is written, on a separate thread.
    func read(_ handle: FileHandle) {
        state.withLock { $0.open += 1 }
        Thread.detachNewThread { [self] in
            var reader = LineReader(limit: RunLimits.text)
            while case let data = handle.availableData, !data.isEmpty {
                let lines = reader.take(Array(data)) + (reader.rest(of: Tool.lockNotice).map { [$0] } ?? [])
                state.withLock { $0.lines += lines }
            }
            let rest = reader.rest()
            state.withLock { state in
                if let rest { state.lines.append(rest) }
                state.open -= 1
            }
        }
    }
}
