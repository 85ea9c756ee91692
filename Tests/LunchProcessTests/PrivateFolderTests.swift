import Dispatch
import TestSupport
import Testing

@testable import LunchProcess

/// A file for a program is there before it starts, for nobody else, and gone with it.
@Suite(.waiting) struct PrivateFolderTests {
    private static let text = String(repeating: "ßx", count: 70_000)

    /// A script with the text in a file, whose path is its first argument.
    private func program(_ script: String, _ folder: PrivateFolder) -> ChildProcess.Configuration {
        var program = ChildProcess.Configuration.shell(script, arguments: [folder.path(of: "text")])
        program.folder = folder
        program.file = .init(name: "text", text: Self.text)
        return program
    }

    @Test func fileIsThereAndGoesWithTheProgram() throws {
        try withFolder { parent in
            let folder = PrivateFolder(in: parent)
            let recorder = Recorder()
            let process = try ChildProcess.start(
                program(#"wc -c <"$1"; cat "$1" | cksum; read line"#, folder), observer: recorder)
            try recorder.wait(for: "both lines") { $0.lines.count == 2 ? () : nil }
            #expect(recorder.events.lines.first == "\(Self.text.utf8.count)")
            #expect(try System.mode(of: folder.path) == 0o700)
            #expect(try System.mode(of: folder.path(of: "text")) == 0o600)
            process.send([0x0A])
            try recorder.waitUntilGone()
            #expect(try Files.names(in: parent) == [])
        }
    }

    @Test func filesOfARunningProgramGoWithIt() throws {
        try withFolder { parent in
            let folder = PrivateFolder(in: "\(parent)/")
            var program = ChildProcess.Configuration.shell("read line")
            program.folder = folder
            let recorder = Recorder()
            let process = try ChildProcess.start(program, observer: recorder)
            // More than are listed at once.
            let paths = try (0..<1000).map { try folder.write("text \($0)") }
            #expect(Set(paths).count == 1000)
            #expect(try paths.map(Files.read) == (0..<1000).map { "text \($0)" })
            #expect(try System.mode(of: folder.path) == 0o700)
            #expect(try System.mode(of: paths[0]) == 0o600)
            folder.removeFile(paths[1])
            #expect(try Files.names(in: folder.path).count == 999)
            process.end(patience: .zero)
            try recorder.waitUntilGone()
            #expect(try Files.names(in: parent) == [])
            let late = try folder.write("nobody reads it")
            #expect(late == folder.path(of: "1001.json"))
            #expect(try Files.names(in: parent) == [])
        }
    }

    /// A program may leave folders of any depth, links, and folders that it has closed to itself.
    @Test(arguments: [false, true]) func foldersGoWithAllThatIsInThem(_ isGuardKilled: Bool) throws {
        try withFolder { parent in
            let (inside, outside) = ("\(parent)/inside", "\(parent)/outside")
            for path in [inside, outside] { try Files.makeFolder(path, mode: 0o700) }
            try Files.write([], to: "\(outside)/file")
            let folder = PrivateFolder(in: inside)
            var program = ChildProcess.Configuration.shell(
                #"""
                cd "$1/home" && ln -s "$2" link && mkfifo fifo .config/fifo && mkdir .config/0 && touch .config/0/file
                mkdir closed && touch closed/file && mkdir closed/inner && chmod 0 closed/inner closed
                i=0; while [ $i -lt 1500 ]; do mkdir d e && touch file && cd d && i=$((i+1)) || exit; done
                echo done; read line
                """#, arguments: [folder.path, outside])
            program.folder = folder
            program.folders = ["home", "home/.config"]
            let recorder = Recorder()
            let process = try ChildProcess.start(program, observer: recorder)
            try recorder.wait(forText: "done")
            #expect(try System.mode(of: folder.path(of: "home")) == 0o700)
            if isGuardKilled { System.kill(process.guardIdentifier) } else { process.end(patience: .zero) }
            try recorder.waitUntilGone()
            #expect(try Files.names(in: inside) == [])
            #expect(try Files.names(in: outside) == ["file"])
        }
    }

    @Test func foldersThatCannotBeMadeAreAnError() {
        var program = ChildProcess.Configuration.shell("")
        program.folder = PrivateFolder(in: "/no/such/folder")
        program.folders = ["home"]
        let error = #expect(throws: StartError.self) { try run(program) }
        #expect(error?.phase == .folders)
        #expect(
            error.map(String.init(describing:))
                == "The folders that go with the program could not be made (ENOENT, No such file or directory)")
    }

    /// Not this process does that, which has yet to hear of the end.
    @Test func guardRemovesTheFile() throws {
        try withFolder { parent in
            let released = DispatchSemaphore(value: 0)
            let recorder = Recorder { call in
                if call == .ended { _ = released.wait(timeout: .now() + Recorder.deadline) }
            }
            let process = try ChildProcess.start(program("exit 0", PrivateFolder(in: parent)), observer: recorder)
            try System.waitForEnd(of: process.guardIdentifier)
            let left = try Files.names(in: parent)
            released.signal()
            try recorder.waitUntilGone()
            #expect(left == [])
        }
    }

    @Test func fileGoesAlsoIfTheProgramDoesNotStart() throws {
        try withFolder { parent in
            var program = program("", PrivateFolder(in: parent))
            program.path = "/no/such/program"
            #expect(throws: StartError.self) { try run(program) }
            let left = try Files.names(in: parent)
            #expect(left == [])
        }
    }

    @Test func fileGoesAlsoIfTheGuardIsKilled() throws {
        try withFolder { parent in
            let recorder = Recorder()
            let process = try ChildProcess.start(
                program("echo ready; read line", PrivateFolder(in: parent)), observer: recorder)
            try recorder.wait(forText: "ready")
            System.kill(process.guardIdentifier)
            try recorder.waitUntilGone()
            #expect(try Files.names(in: parent) == [])
        }
    }

    @Test func fileThatCannotBeWrittenIsAnError() {
        let error = #expect(throws: StartError.self) {
            try run(program("", PrivateFolder(in: "/no/such/folder")))
        }
        #expect(error?.phase == .file)
        #expect(
            error.map(String.init(describing:))
                == "The file that goes with the program could not be written (ENOENT, No such file or directory)")
        let folder = PrivateFolder(in: "/dev/null")
        let written = #expect(throws: PrivateFolder.WriteError.self) { try folder.write("text") }
        #expect(written?.path == folder.path(of: "1.json"))
        #expect(written?.system.description == "ENOTDIR, Not a directory")
    }

    /// Whoever has guessed the name cannot have anything written elsewhere.
    @Test func nothingIsWrittenWhereOthersWere() throws {
        try withFolder { parent in
            func reason(_ folder: PrivateFolder) -> String? {
                #expect(throws: PrivateFolder.WriteError.self) { try folder.write("secret") }?.system.description
            }
            let open = PrivateFolder(in: parent)
            try Files.makeFolder(open.path, mode: 0o755)
            #expect(reason(open) == "EACCES, Permission denied")
            let linked = PrivateFolder(in: parent)
            let target = "\(parent)/target"
            try Files.makeFolder(target, mode: 0o700)
            try Files.link(linked.path, to: target)
            #expect(reason(linked) == "ENOTDIR, Not a directory")
            let full = PrivateFolder(in: parent)
            try Files.makeFolder(full.path, mode: 0o700)
            try Files.link(full.path(of: "1.json"), to: "\(target)/file")
            #expect(reason(full) == "EEXIST, File exists")
            #expect(try Files.names(in: target) == [])
            // Nor is anything removed through a link.
            try Files.write([], to: "\(target)/file")
            linked.remove()
            full.remove()
            #expect(try Files.names(in: target) == ["file"])
            #expect(try Files.names(in: parent).count == 3)
        }
    }
}
