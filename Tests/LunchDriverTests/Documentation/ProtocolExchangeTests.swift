import LunchCommands
import LunchElements
import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The exchange on the page about the protocol is what the driver sends and understands, byte for byte.
@Suite struct ProtocolExchangeTests {
    private static let token = "4k7"
    private static let size = CellSize(columns: 20, rows: 3)

    /// A line of the exchange: who does it, and the bytes or the size.
    private struct Line {
        var side: String
        var text: String

        /// `␛` and `‹03›` as the bytes that they stand for.
        var bytes: [UInt8] {
            var bytes: [UInt8] = []
            var rest = text[...]
            while let first = rest.popFirst() {
                switch first {
                case "␛": bytes.append(0x1B)
                case "‹":
                    bytes += UInt8(rest.prefix(2), radix: 16).map { [$0] } ?? []
                    rest = rest.dropFirst(3)
                default: bytes += Array(String(first).utf8)
                }
            }
            return bytes
        }
    }

    private func exchange() throws -> [Line] {
        let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let page = try Data(contentsOf: package.appending(path: "Sources/LunchWire/LunchWire.docc/Protocol.md"))
        return String(decoding: page, as: UTF8.self).split(separator: "\n").compactMap { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, ["app", "test", "lost", "size"].contains(parts[0]) else { return nil }
            return Line(side: String(parts[0]), text: parts[1].drop { $0 == " " }.description)
        }
    }

    private func sent(_ effects: Session.Effects) -> [[UInt8]] {
        effects.actions.compactMap { if case .send(let bytes) = $0 { bytes } else { nil } }
    }

    /// The message that stands at the end of some bytes, behind `ESC ] 7367 ;`; nil if none does.
    private func envelope(_ bytes: [UInt8]) throws -> Envelope? {
        let start = Array("\u{1B}]\(Envelope.command);".utf8)
        guard let index = bytes.indices.first(where: { bytes[$0...].starts(with: start) }) else { return nil }
        #expect(bytes.suffix(2) == [0x1B, 0x5C])
        let envelope = Envelope(payload: bytes[(index + start.count)...].dropLast(2))
        #expect(envelope != nil)
        return envelope
    }

    @Test func theDriverSendsAndUnderstandsIt() throws {
        let terminal = TUITerminal(
            columns: Self.size.columns, rows: Self.size.rows, messageCommand: Envelope.command)
        var state = Session.State(terminal: terminal, size: Self.size)
        state.launched()
        var expected: [[UInt8]] = []
        var frames = 0
        for line in try exchange() {
            switch line.side {
            case "app":
                expected += sent(state.wrote(line.bytes.span, token: Self.token, isRead: true))
                guard let envelope = try envelope(line.bytes), let message = try AppMessage(envelope) else { continue }
                #expect(message.envelope(token: Self.token) == envelope, "it is written as Lunch writes it")
                guard case .frame = message else { continue }
                frames += 1
                #expect(state.unsettled == [], "\(line.text)")
                #expect(state.frame?.revision == frames)
            case "size":
                let numbers = line.text.split(separator: "×").compactMap { Int($0) }
                _ = state.resize(to: CellSize(columns: numbers[0], rows: numbers[1]))
            default:
                if expected.isEmpty {
                    switch try envelope(line.bytes).flatMap(TestMessage.init) {
                    case .sync?:
                        expected = sent(state.inputWasSent(isHidden: false, mayBeLost: true, token: Self.token))
                    case let message?: expected = sent(state.message(message, as: .advance(.zero), token: Self.token))
                    case nil:
                        expected = sent(
                            state.input(
                                line.bytes, as: InputValue(.send(line.bytes)), isSecret: false, isContinued: false))
                    }
                }
                #expect(expected.first == line.bytes, "\(line.text)")
                expected = Array(expected.dropFirst())
                #expect(state.unsettled != [], "the app is waited for: \(line.text)")
            }
        }
        #expect(state.life.violations == [])
        let (screen, hello) = (state.frame?.screen, state.hello)
        #expect(screen == "Sum")
        #expect(hello == Hello(screen: "Sum", publishes: true))
        #expect(state.frame?.settling.droppedInput == 1)
        #expect(expected == [])
        #expect(frames > 5)
    }
}
