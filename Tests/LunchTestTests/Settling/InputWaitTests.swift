import Foundation
import LunchTest
import TestSupport
import Testing

/// A program that waits for input alone shows nothing new: what is missing then fails at once, however long it may take.
@Suite(.waiting) struct InputWaitTests {
    /// Nobody waits that long: what does not fail at once hangs the test.
    private static let forever = Duration.seconds(3600)

    /// A reader of the terminal, and a shell that waits for its children.
    @Test(arguments: ["", "(key) & (key) & wait", "exec bash --norc --noediting -i"])
    func whatIsMissingFailsAtOnce(_ wait: String) throws {
        var launcher = ScreenProgram.launcher("printf 'Menu\\r\\n'; \(wait)")
        launcher.configuration.actionTimeout = Self.forever
        let app = try launcher.launch()
        #expect(app.text("Menu").exists)
        func expectFailure(_ start: String, _ body: () -> Void) {
            withFailure(body) { failure in
                failure.message.hasPrefix(start)
                    && failure.message.contains("\nLunch did not wait: sh waits for input, ")
            }
        }
        expectFailure("Expected app.text(\"Help\") to appear; it did not.\n") {
            app.text("Help").expectToExist(timeout: Self.forever)
        }
        expectFailure("Expected app.terminal.bellCount to be 3; it was 0.\n") {
            app.terminal.expect(\.bellCount, is: 3, timeout: Self.forever)
        }
        #expect(try !app.text("Help").waitForExistence(timeout: Self.forever))
        let frame = withError { try app.waitForFrame(timeout: Self.forever) { _ in false } }
        #expect(frame?.kind == .timedOut)
        let tap = withError { try app.text("Help").tap() }
        #expect(tap?.kind == .noMatch && tap?.failure.waited == nil)
        withFailure {
            expectSnapshot(of: app, within: .row(0), is: "Other", timeout: Self.forever)
        } matching: {
            !$0.message.contains("within")
        }
    }

    /// The ways by which others wake a program: each is a Python expression of what to wait on, and of what another does.
    private static let ways = [
        "fifo": ("os.open(path, os.O_RDWR)", "os.write(os.open(path, os.O_WRONLY), b'x')"),
        "socket": (
            "socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM); source.bind(path)",
            "socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM).sendto(b'x', path)"
        ),
        "inotify": (
            "libc.inotify_init(); libc.inotify_add_watch(source, os.path.dirname(path).encode(), 256)",
            "open(path, 'w')"
        ),
    ]

    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "python3 is not installed"),
        arguments: ways.keys.sorted())
    func whatOthersMayBringIsWaitedFor(_ way: String) throws {
        let (source, deed) = try #require(Self.ways[way])
        let folder = try Files.makeFolder()
        defer { Files.remove(folder) }
        let path = "\(folder)/way"
        if way == "fifo" { #expect(NamedPipe.make(path)) }
        let imports = "import ctypes, os, select, socket, time; libc = ctypes.CDLL(None); path = '\(path)'\n"
        func launch(_ program: String) throws -> TUIApplication {
            try Launcher(app: .path("/usr/bin/python3"), arguments: ["-c", imports + program]).launch()
        }
        let app = try launch(
            """
            source = \(source)
            print("Early", flush=True)
            select.select([0, source], [], [])
            print("Late", flush=True)
            input()
            """)
        #expect(try app.settledFrame().settling.trust == .exact)
        let other = try launch("time.sleep(0.5)\n\(deed)\ninput()")
        #expect(app.text("Late").expectToExist(timeout: 60))
        #expect(other.state == .runningForeground)
    }
}
