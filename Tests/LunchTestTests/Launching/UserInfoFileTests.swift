import LunchTest
import TestSupport
import Testing

/// Large user info is in a file for nobody else, as long as the app needs it.
@Suite(.waiting) struct UserInfoFileTests {
    /// A program that shows the mode of its file, and of the folder that it is in, and its length.
    @Test func onlyTheUserMayReadIt() throws {
        var configuration = LaunchConfiguration(.command("sh"))
        configuration.arguments = [
            "-c",
            """
            file=${LAUNCH_USER_INFO#@}
            ls -ld "$(dirname "$file")" | cut -c1-10; ls -l "$file" | cut -c1-10; wc -c <"$file"; echo "$file"; read x
            """,
        ]
        configuration.size = CellSize(columns: 400, rows: 10)
        let text = "{\"a\":\"\(String(repeating: "x", count: 200_000))\"}"
        configuration.environment[LaunchKeys.userInfo] = text
        let app = TUIApplication(configuration)
        try app.launch()
        let lines = try app.waitForFrame(timeout: .seconds(60)) { $0.grid.lines[3].hasSuffix(".json") }.grid.lines
        #expect(lines[..<3] == ["drwx------", "-rw-------", "\(text.utf8.count)"])
        #expect(Files.exists(lines[3]))
        app.terminate()
        #expect(!Files.exists(lines[3]))
        #expect(!Files.exists(Files.folder(of: lines[3])))
    }

    /// The file of another screen is there only until it is shown, and one that cannot be written is told.
    @Test(arguments: [("shownFiles", nil), ("refusedFiles", "/dev/null")])
    func itIsInTheTemporaryFolder(_ test: String, _ temporaryFolder: String?) throws {
        let folder = try Files.makeFolder()
        defer { Files.remove(folder) }
        try NestedCase("NestedUserInfoFileTests/\(test)", status: 0, says: ["Test run with 1 test in 1 suite passed"])
            .check(environment: ["TMPDIR": temporaryFolder ?? folder])
    }
}

/// Run with another folder for temporary files.
@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedUserInfoFileTests {
    @Test func shownFiles() throws {
        // A temporary home would lie there as well.
        let app = try Launcher(app: fixture, screen: "Counter", usesRealHome: true).launch()
        #expect(try Files.names(in: Files.temporaryFolder) == [])
        for count in [5_000, 200_000] {
            try app.show("Text", mock: .of(String(repeating: "x", count: count)))
            #expect(app.line("length") == "\(count)")
            let folder = try #require(try Files.names(in: Files.temporaryFolder).first)
            #expect(try Files.names(in: "\(Files.temporaryFolder)/\(folder)") == [])
        }
        app.terminate()
        #expect(try Files.names(in: Files.temporaryFolder) == [])
    }

    @Test func refusedFiles() throws {
        let text = String(repeating: "x", count: 100_000)
        let error = #expect(throws: TUIError.self) {
            try Launcher(app: fixture, screen: "Text", mock: .of(text), usesRealHome: true).launch()
        }
        func told(_ file: String) -> String {
            """
            The user info could not be written to /dev/null/lunch-N/\(file) (ENOTDIR, Not a directory).
            User info that is too long for an environment variable or a message is passed in a file in TMPDIR, or in /tmp.
            """
        }
        #expect(error?.kind == .launch)
        #expect(error?.message.replacing(/lunch-\w+/, with: "lunch-N") == told("launch.json"))
        // A temporary home would lie there as well.
        let app = try Launcher(app: fixture, screen: "Counter", usesRealHome: true).launch()
        let refusal = #expect(throws: TUIError.self) { try app.show("Text", mock: .of(text)) }
        #expect(refusal?.message.replacing(/lunch-\w+/, with: "lunch-N") == told("1.json"))
        // It stays where it is.
        #expect(app.line("count") == "count 0")
    }
}
