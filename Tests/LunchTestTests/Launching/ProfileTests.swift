import LunchTest
import Testing

/// A program on another terminal gets its variables and its answers, and shows what that terminal shows.
@Suite(.lunch) struct ProfileTests {
    /// A program that asks for the background, and shows the variables, the answer and a red letter.
    private static let program = #"""
        stty raw -echo
        printf '\033]11;?\007\033[6n'
        answer=$(dd bs=1 count="$1" 2>/dev/null | tr -d '\033\007')
        printf '%s|%s|%s|%s|\033[31mred' "$TERM" "$COLORTERM" "$NO_COLOR" "$answer"
        read -r line
        """#

    @Test(
        arguments: [
            (.standard, 30, "xterm-256color|truecolor||]11;rgb:0000/0000/0000[1;1R|red", .indexed(1)),
            (.light, 30, "xterm-256color|truecolor||]11;rgb:ffff/ffff/ffff[1;1R|red", .indexed(1)),
            (.monochrome, 30, "xterm-mono||1|]11;rgb:0000/0000/0000[1;1R|red", .default),
            (.basic, 6, "vt100|||[1;1R|red", .indexed(1)),
        ] as [(TUITerminalProfile, Int, String, TUIColor)])
    func aProgramRunsOnAProfile(
        _ profile: TUITerminalProfile, _ answered: Int, _ row: String, _ color: TUIColor
    ) throws {
        let app = try Launcher(
            app: .path("/bin/sh"), size: CellSize(columns: 100, rows: 5),
            arguments: ["-c", Self.program, "sh", "\(answered)"], profile: profile
        ).launch()
        #expect(app.terminal.rows[0] == row)
        #expect(app.text("red").style.foreground == color)
    }
}
