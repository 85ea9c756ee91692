import Foundation
import LunchTest
import TestSupport
import Testing

/// A password that is typed before the app switches echo off, and thrown away by that.
@Suite(.waiting) struct FlushedInputTests {
    private static let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

    /// - Parameter isFlushed: false if the password is read before the terminal is set, as when echo is switched on again.
    @Test(.enabled(if: hasPython, "no python3"), arguments: [true, false])
    func flushedInputIsReported(_ isFlushed: Bool) throws {
        let program = """
            import select, sys, termios
            sys.stdout.write("Password: "); sys.stdout.flush(); select.select([0], [], [])
            modes = termios.tcgetattr(0)
            if \(isFlushed ? "True" : "False"): modes[3] &= ~termios.ECHO
            else: sys.stdin.readline()
            termios.tcsetattr(0, termios.TCSAFLUSH, modes)
            sys.stdin.readline(); print("Welcome")
            """
        let app = try Launcher(app: .path("/usr/bin/python3"), arguments: ["-c", program]).launch()
        try app.typeText("hunter2\n")
        let message = withError { try app.text("Welcome").tap() }?.message ?? ""
        #expect(message.contains("discarded the input that it had not read (TCSAFLUSH)") == isFlushed, "\(message)")
    }
}
