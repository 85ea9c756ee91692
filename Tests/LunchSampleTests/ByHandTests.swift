import LunchProcess
import LunchTerminal
import LunchTest
import LunchWire
import TestSupport
import Testing

/// The sample as a person starts it, on a terminal that is not a test's.
@Suite struct ByHandTests {
    private static let sample = ProductPath.of("LunchSample")

    /// Runs the sample until it has drawn, then leaves it with Ctrl-C; returns every byte that it wrote.
    private func stream(_ environment: [String: String], _ path: String = sample) throws -> [UInt8] {
        let run = try NestedRun(path, [], environment: environment)
        #expect(run.wait(for: "\u{1B}[?2026l"), "it draws in synchronized output")
        run.send("\u{3}")
        #expect(run.wait().status == .exited(0))
        return run.bytes
    }

    /// What a person sees of a stream before the app restores the screen.
    private func screen(_ stream: [UInt8]) -> String {
        var terminal = Terminal(columns: 500, rows: 100)
        let end = stream.ranges(of: Array("\u{1B}[?1049l".utf8)).first?.lowerBound ?? stream.endIndex
        _ = terminal.feed(Array(stream[..<end]).span)
        return terminal.grid.text.joined(separator: "\n")
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

    @Test func aReleaseBuildIgnoresTheLaunchKeysAndPublishesNothing() throws {
        let path = try ReleaseBuild.sample()
        let alone = try stream([:], path)
        let launched = try stream([LaunchKeys.screen: "Dinner", LaunchKeys.token: "secret"], path)
        #expect(launched == alone)
        #expect(alone.ranges(of: Array("7367".utf8)).isEmpty)

        var launcher = Launcher(app: .path(path), screen: "Dinner")
        launcher.configuration.launchTimeout = .seconds(1)
        let error = #expect(throws: TUIError.self) { try launcher.launch() }
        #expect(
            error?.message.hasPrefix(
                """
                LunchSample did not open on the screen "Dinner": it acknowledged nothing within 1 s.
                An app does so by calling Launcher(with:).launch() and publishing its elements. A release build ignores \
                the launch keys, unless it opts in: is this one built for release?
                """) == true, "\(error?.message ?? "")")
    }
}
