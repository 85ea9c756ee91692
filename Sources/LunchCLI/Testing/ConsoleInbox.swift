import Foundation
@_spi(Lunch) import LunchWire

/// The lines that a program has written and nobody has looked at.
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

    /// Reads what is written, on a thread of its own.
    func read(_ handle: FileHandle) {
        state.withLock { $0.open += 1 }
        Thread.detachNewThread { [self] in
            var rest = Data()
            while case let data = handle.availableData, !data.isEmpty {
                rest += data
                guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
                let lines = rest[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                state.withLock { $0.lines += lines.map { String(decoding: $0, as: UTF8.self) } }
                rest = Data(rest[rest.index(after: end)...])
            }
            state.withLock { state in
                if !rest.isEmpty { state.lines.append(String(decoding: rest, as: UTF8.self)) }
                state.open -= 1
            }
        }
    }
}
