import LunchProcess
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Products of the package around the working directory.
@Suite(.waiting) struct ProductTests {
    /// A package without dependencies, with a program that tells how it was started.
    private func withPackage(_ body: (_ folder: String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Tiny", products: [.library(name: "Library", targets: ["Library"])],
                targets: [.executableTarget(name: "Tiny"), .executableTarget(name: "Broken"), .target(name: "Library")])
            """,
            "Sources/Tiny/main.swift": "print(CommandLine.arguments.dropFirst())\n",
            "Sources/Broken/main.swift": "frobnicate()\n",
            "Sources/Library/Library.swift": "public let a = 1\n",
            "Tests/Deep/Deeper/here.txt": "",
        ]
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try body(folder.path)
    }

    @Test func aProductIsFoundFromAnyFolderOfThePackage() throws {
        try withPackage { folder in
            let run = try Lunch.run("open", "Tiny", "--", "one", "--two", in: "\(folder)/Tests/Deep/Deeper")
            #expect(run.output == "[\"one\", \"--two\"]\n", "\(run.errors)")
            #expect(run.status == .exited(0))

            let unknown = try Lunch.run("open", "Tinny", in: "\(folder)/Tests")
            #expect(unknown.status == .exited(69))
            #expect(
                !unknown.errors.contains("error:")
                    && unknown.errors.hasSuffix(
                        """
                        lunch: The package has no executable product "Tinny". Did you mean "Tiny"?
                        Its executable products are: Broken, Tiny.

                        """),
                "\(unknown.errors)")
            let far = try Lunch.run("open", "Elsewhere", in: folder)
            #expect(
                far.errors.hasSuffix("\nFor a program that is not in the package give its path: ./Elsewhere.\n"),
                "\(far.errors)")
            let command = try Lunch.run("open", "sh", in: folder)
            #expect(
                command.errors.contains(/For a program that is not in the package give its path: \/.*\/sh\.\n/),
                "\(command.errors)")
            let here = try Lunch.run("open", ".", in: folder)
            #expect(here.errors == "lunch: \".\" is a folder, not a program.\n")
            let path = try Lunch.run("open", "./Tiny", in: folder)
            #expect(path.status == .exited(69))
            #expect(
                path.errors
                    == "lunch: There is no program \"./Tiny\".\nTo build the product, write Tiny without ./\n")
            let library = try Lunch.run("open", "Library", in: folder)
            #expect(library.status == .exited(69))
            #expect(library.errors.contains("The package has no executable product \"Library\"."), "\(library.errors)")

            let broken = try Lunch.run("open", "Broken", in: folder)
            #expect(broken.status == .exited(69))
            #expect(broken.errors.contains("frobnicate"))
            #expect(
                broken.errors.hasSuffix(
                    "lunch: \"Broken\" could not be built. The output of the build contains the reason.\n"))

            // It is known now, so that a shell can propose it.
            let proposals = try Lunch.run("complete", "zsh", "--", "lunch", "open", "T", in: "\(folder)/Tests")
            #expect(proposals.output == "Tiny\n")
        }
    }

    @Test func withoutAPackageThereIsNothingToBuild() throws {
        let run = try Lunch.run("open", "Tiny", in: "/")
        #expect(run.status == .exited(69))
        #expect(
            run.errors == """
                lunch: There is no package to build "Tiny" from: neither / nor a folder above it has a Package.swift.
                Run lunch inside the package, or give the path of a program: ./Tiny.

                """)
    }

    @Test func aCommandIsFoundInPATH() throws {
        let run = try Lunch.run("elements", "sh", in: "/")
        #expect(run.status == .exited(69))
        let path = run.errors.split(separator: "give the path of a program: ").last ?? ""
        #expect(path.hasPrefix("/") && path.hasSuffix("/sh.\n"), "\(run.errors)")
    }

    @Test func aPathThatIsNoProgramIsExplained() throws {
        let file = try Lunch.run("open", "/etc/passwd")
        #expect(file.status == .exited(69))
        #expect(
            file.errors
                == "lunch: \"/etc/passwd\" is not executable. If it is a program, make it executable with chmod +x.\n")
        let folder = try Lunch.run("open", "/tmp")
        #expect(folder.status == .exited(69))
        #expect(folder.errors == "lunch: \"/tmp\" is a folder, not a program.\n")
    }

    @Test func theOrderOfNamesAndOptionsIsFree() throws {
        for words in [
            ["--mock={\"menu\":\"Bread\"}", Lunch.sample, "Breakfast"],
            [Lunch.sample, "--variant", "bread", "Breakfast"],
        ] {
            let run = try Lunch.run(["open"] + words)
            #expect(run.output == "[Breakfast] Lunch  Dinner  Locale\n\nBread\n", "\(run.errors)")
        }
    }

    @Test(arguments: [("--mock", "{\"menu\":\"Bread\"}"), ("--user-info", "{\"MOCK_JSON\":{\"menu\":\"Bread\"}}")])
    func dataIsReadFromAFile(_ option: String, _ text: String) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "lunch-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        let run = try Lunch.run("open", Lunch.sample, "Breakfast", option, "@\(file.path)")
        #expect(run.output == "[Breakfast] Lunch  Dinner  Locale\n\nBread\n", "\(run.errors)")
    }

    /// A variable cannot be as long as this.
    @Test func anAppOnATerminalGetsLongDataAsWell() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "lunch-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let filling = String(repeating: "x", count: 300_000)
        try Data("{\"menu\":\"Bread\",\"other\":\"\(filling)\"}".utf8).write(to: file)
        let run = try NestedRun(
            ProductPath.of("lunch"), ["open", Lunch.sample, "Breakfast", "--mock", "@\(file.path)"])
        #expect(run.wait(for: "\u{1B}[?2026l"))
        run.send("\u{3}")
        let end = run.wait()
        #expect(end.status == .exited(0))
        #expect(end.output.contains("Bread"), "\(end.output)")
    }

    @Test func anAppOnATerminalGetsItsArguments() throws {
        try withProgram(named: "app", #"printf '<%s>' "$@"; read answer"#) { path in
            let run = try NestedRun(ProductPath.of("lunch"), ["open", path, "--", "a b", "--help"])
            #expect(run.wait(for: "<a b><--help>"))
            run.send("\n")
            #expect(run.wait().status == .exited(0))
        }
    }
}
