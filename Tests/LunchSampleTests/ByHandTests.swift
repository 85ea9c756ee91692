import LunchProcess
import LunchTerminal
import LunchTest
import LunchWire
import TestSupport
import Testing

/// The sample as a person starts it, on a terminal that is not a test's.
@Suite(.waiting) struct ByHandTests {
    private func stream(_ environment: [String: String]) throws -> [UInt8] {
        try SampleStream.run(ProductPath.of("LunchSample"), environment)
    }

    /// The screen that a person sees of a stream before the app restores the screen.
    private func screen(_ stream: [UInt8]) -> String {
        var terminal = TUITerminal(columns: 500, rows: 100)
        let end = stream.ranges(of: Array("\u{1B}[?1049l".utf8)).first?.lowerBound ?? stream.endIndex
        _ = terminal.feed(Array(stream[..<end]).span)
        return terminal.grid.lines.joined(separator: "\n")
    }

    @Test(arguments: ["{\"MOCK_JSON\":\"{\\\"menu\\\":\\\"Bread\\\"}\"}", "{\"MOCK_JSON\":{\"menu\":\"Bread\"}}"])
    func theEnvironmentAloneOpensAScreen(_ userInfo: String) throws {
        let stream = try stream([LaunchKeys.screen: "Breakfast", LaunchKeys.userInfo: userInfo])
        #expect(screen(stream).contains("Bread"))
    }

    @Test func withoutALaunchItWritesNotOneByteOfTheProtocol() throws {
        let alone = try stream([:])
        let launched = try stream([LaunchKeys.token: "secret"])
        #expect(alone.ranges(of: Array("7367".utf8)).isEmpty)
        #expect(launched.count > alone.count)
        #expect(withoutMessages(launched) == alone)
    }

    /// The stream without what stands in the protocol's envelopes, which is looked for here byte by byte.
    private func withoutMessages(_ stream: [UInt8]) -> [UInt8] {
        var rest = stream[...]
        var kept: [UInt8] = []
        while let start = rest.ranges(of: Array("\u{1B}]7367;".utf8)).first {
            kept += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].ranges(of: Array("\u{1B}\\".utf8)).first else { break }
            rest = rest[end.upperBound...]
        }
        return kept + rest
    }
}
