import Foundation
import LunchProcess
import TestSupport
import Testing

/// `lunch shot`: pictures of screens in files.
@Suite(.waiting) struct ShotTests {
    /// Does something in a folder that is deleted then.
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-shot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path)
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }

    @Test(arguments: [
        ("svg", "<svg xmlns"), ("SVG", "<svg xmlns"), ("html", "<!DOCTYPE html>\n"), ("txt", "[Breakfast] Lunch"),
        ("ans", "\u{1B}[0;1;7m[Breakfast]"),
    ])
    func theNameReportsTheFormat(_ end: String, _ start: String) throws {
        try withFolder { folder in
            let file = "\(folder)/a.b.\(end)"
            let run = try Lunch.run("shot", Lunch.sample, "Breakfast", file, "--variant", "bread")
            #expect(run.status == .exited(0))
            #expect(run.errors == "")
            #expect(run.output == "")
            let text = try text(file)
            #expect(text.hasPrefix(start), "\(text)")
            #expect(text.contains("Bread"))
        }
    }

    @Test func keysThemesAndSizesCount() throws {
        try withFolder { folder in
            let file = "\(folder)/a.svg"
            let words = [
                "shot", Lunch.sample, "Breakfast", file, "--press", "Right Right", "--theme", "light", "--size",
                "50x10",
            ]
            let run = try Lunch.run(words)
            #expect(run.errors == "")
            let picture = try text(file)
            #expect(picture.contains("width=\"450\" height=\"180\""), "\(picture)")
            #expect(picture.contains("<path fill=\"#ffffff\" d=\"M0 0H"))
            #expect(picture.contains(">[Dinner]</text>"), "\(picture)")
        }
    }

    /// The same screen has the same bytes in any folder, in any locale, and however many are drawn beside each other.
    @Test func thePictureHasTheSameBytesEverywhere() throws {
        try withFolder { folder in
            let locales = ["C", "ja_JP.UTF-8", "de_DE", "tr_TR.UTF-8", ""]
            let script =
                #"mkdir -p "$1" && cd "$1" && LC_ALL="$2" LANG="$2" TZ="$3" exec "$0" shot "$4" Breakfast a.svg --variant bread"#
            let runs = try (0..<10).map { number in
                let words = [
                    "-c", script, ProductPath.of("lunch"), "\(folder)/\(number % 2 == 0 ? "one" : "two ü")/\(number)",
                    locales[number % locales.count], number % 3 == 0 ? "Asia/Tokyo" : "UTC", Lunch.sample,
                ]
                return (words[3], try NestedRun("/bin/sh", words))
            }
            let pictures = try runs.map { path, run in
                #expect(run.wait().output == "")
                return try text("\(path)/a.svg")
            }
            #expect(pictures.first?.contains(">Bread</text>") == true)
            #expect(Set(pictures).count == 1)
        }
    }

    /// The picture in the README is the one that its command makes today.
    @Test func thePictureOfTheREADMEIsUpToDate() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        let readme = try text("\(root)/README.md")
        let picture = #/!\[[^\]]+\]\((Sources/[^) ]+\.svg) "swift run lunch (shot [^"]+)"\)/#
        let (_, path, command) = try #require(readme.firstMatch(of: picture)).output
        try withFolder { folder in
            var words = command.split(separator: " ").map(String.init)
            let index = try #require(words.firstIndex { $0.hasSuffix(".svg") })
            #expect(path.hasSuffix("/" + words[index]))
            words[index] = "\(folder)/a.svg"
            words = words.map { $0 == ".build/debug/lunch" ? ProductPath.of("lunch") : $0 }
            #expect(try Lunch.run(words, in: root).errors == "")
            #expect(try text("\(folder)/a.svg") == text("\(root)/\(path)"), "make it anew: swift run lunch \(command)")
        }
    }

    /// A program behind "--" is shown as it left the screen, and a file that is there is replaced.
    @Test func anyProgramHasAPicture() throws {
        try withFolder { folder in
            let file = "\(folder)/a.txt"
            for word in ["one", "two"] {
                let run = try Lunch.run("shot", file, "--", "/bin/echo", word)
                #expect(run.errors == "")
                #expect(try text(file) == "\(word)\n")
            }
            let failing = try Lunch.run("shot", file, "--", "/bin/sh", "-c", "exit 3")
            #expect(failing.status == .exited(1))
            #expect(try text(file) == "two\n")
        }
    }

    @Test func aFileThatCannotBeWrittenIsNamed() throws {
        let run = try Lunch.run("shot", "/nowhere/a.svg", "--", "/bin/echo", "x")
        #expect(run.status == .exited(74))
        #expect(
            run.errors == "lunch: The output could not be written: \"/nowhere/a.svg\": No such file or directory.\n")
    }

    /// The programs that make a PNG are looked for in PATH, before anything is launched.
    @Test func withoutAProgramForPNGTheCommandReportsWhatToInstall() throws {
        let words = ["-c", "PATH=/nowhere \"$0\" shot a.png -- /nowhere/app; echo $?", ProductPath.of("lunch")]
        let output = try NestedRun("/bin/sh", words).wait().output
        #expect(
            output.hasPrefix(
                "lunch: Another program makes the PNG from the drawing, and none is installed. Install one of these:\n"
            ),
            "\(output)")
        for name in ["librsvg2-bin", "chromium", "imagemagick"] { #expect(output.contains(name)) }
        #expect(output.hasSuffix("\n69\n"))
    }

    private func install(_ programs: [String: String], in folder: String) throws {
        for (name, script) in programs {
            let path = "\(folder)/\(name)"
            try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(filePath: path))
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
    }

    /// Chromium alone knows colors of letters; without a kiosk, the bars of a low window would cover a part of the drawing.
    @Test(arguments: [("x", "rsvg"), ("→ é ©", "rsvg"), ("😀", "chromium"), ("❤\u{FE0F}", "chromium")])
    func aPNGWithEmojiIsMadeByChromium(_ text: String, _ maker: String) throws {
        try withFolder { folder in
            let screenshot =
                "for a; do case \"$a\" in --screenshot=*) file=\"${a#*=}\";; --kiosk) isWhole=1;; esac; done"
            try install(
                [
                    "rsvg-convert": #"printf '\211PNG\r\n\032\n\0\0\0\rIHDR\0\0\005\240\0\0\003\140rsvg' > "$5""#,
                    "chromium":
                        #"\#(screenshot); [ -z "$isWhole" ] || printf '\211PNG\r\n\032\n\0\0\0\rIHDR\0\0\005\240\0\0\003\140chromium' > "$file""#,
                ], in: folder)
            let script = "PATH=\"$1\" \"$0\" shot \"$1/a.png\" -- /bin/echo \"$2\""
            let run = try NestedRun("/bin/sh", ["-c", script, ProductPath.of("lunch"), folder, text])
            #expect(run.wait().output == "")
            let picture = try Data(contentsOf: URL(filePath: "\(folder)/a.png"))
            #expect(String(decoding: picture.dropFirst(24), as: UTF8.self) == maker)
        }
    }

    /// Made-up programs in the place of the real ones: the first that makes a PNG is the one.
    @Test func aPNGIsMadeByTheFirstProgramThatCan() throws {
        try withFolder { folder in
            try install(
                [
                    "rsvg-convert": "echo not today; exit 1",
                    "magick":
                        "case \"$3\" in svg:/*) printf '\\211PNG\\r\\n\\032\\n\\0\\0\\0\\rIHDR\\0\\0\\005\\240\\0\\0\\003\\140magick' > \"${4#png:}\";; esac",
                ], in: folder)
            func shot() throws -> String {
                let script = "PATH=\"$1\" \"$0\" shot \"$1/a.png\" -- /bin/echo x; echo $?"
                return try NestedRun("/bin/sh", ["-c", script, ProductPath.of("lunch"), folder]).wait().output
            }
            #expect(try shot() == "0\n")
            #expect(try Data(contentsOf: URL(filePath: "\(folder)/a.png")).suffix(6) == Data("magick".utf8))
            try FileManager.default.removeItem(atPath: "\(folder)/magick")
            #expect(
                try shot() == "lunch: \(folder)/rsvg-convert has made no PNG of the drawing:\nnot today\n\n69\n")
        }
    }

    /// A browser may open a window of 800×600, whatever it was told, and exit with status 0.
    @Test func aPictureThatIsCutOffIsNone() throws {
        try withFolder { folder in
            let small = #"printf '\211PNG\r\n\032\n\0\0\0\rIHDR\0\0\003\040\0\0\002\130' > "$5""#
            try install(["rsvg-convert": small], in: folder)
            let script = "PATH=\"$1\" \"$0\" shot \"$1/a.png\" -- /bin/echo x; echo $?"
            let output = try NestedRun("/bin/sh", ["-c", script, ProductPath.of("lunch"), folder]).wait().output
            #expect(output.contains("Its picture has 800×600 pixels, and the drawing 1440×864.\n"), "\(output)")
            #expect(output.hasSuffix("\n69\n"))
        }
    }

    @Test(
        arguments: [
            (["shot"], "lunch: lunch shot needs FILE.\nFor help, run \"lunch help shot\"."),
            (
                ["shot", "a.svg"],
                "lunch: lunch shot needs APP, or any program after \"--\".\nFor help, run \"lunch help shot\"."
            ),
            (
                ["shot", "App", "Screen"],
                "lunch: \"Screen\" can't be the file of a picture: its name must end in .svg, .png, .html, .ans, .txt.\n"
                    + "The file comes last: lunch shot APP SCREEN screen.svg."
            ),
            (
                ["shot", "App", "Screen", "svg"],
                "lunch: \"svg\" can't be the file of a picture: its name must end in .svg, .png, .html, .ans, .txt.\n"
                    + "The file comes last: lunch shot APP SCREEN screen.svg."
            ),
            (["shot", "App", ""], "lunch: FILE is empty; is a variable of the shell unset?"),
            (
                ["shot", "App", "a.svg", "--theme", "ligt"],
                "lunch: \"ligt\" is not a theme for --theme. Did you mean \"light\"? The themes are: dark, light."
            ),
        ] as [([String], String)])
    func mistakesAreNamed(_ words: [String], _ message: String) throws {
        let run = try Lunch.run(words)
        #expect(run.status == .exited(64))
        #expect(run.errors == message + "\n")
        #expect(run.output == "")
    }
}
