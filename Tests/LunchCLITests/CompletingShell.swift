import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A shell on a terminal of its own, in which somebody types, completes with Tab, and runs what has come of it.
///
/// The `lunch` that it runs completes as ever; of any other command it notes the words that the shell has handed to it.
final class CompletingShell {
    static let names = ["bash", "zsh", "fish"]

    static func path(of shell: String) -> String? {
        ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Says which shell is not installed, so that nobody takes its completion for tested.
    static func skipUnlessInstalled(_ shell: String) throws {
        guard path(of: shell) == nil else { return }
        try Test.cancel("\(shell) is not installed here: its completion was not looked at")
    }

    private let shell: String
    private let folder: String
    private let run: NestedRun
    private var round = 0

    /// - Parameters:
    ///   - folder: where `lunch` and the notes are.
    ///   - place: the working directory.
    init(_ shell: String, in folder: String, at place: String) throws {
        (self.shell, self.folder) = (shell, folder)
        let lunch = ProductPath.of("lunch")
        try Self.write(
            """
            #!/bin/sh
            case "$1" in complete | completion) exec '\(lunch)' "$@" ;; esac
            for word; do printf '%s\\0' "$word"; done >'\(folder)/words'
            echo "ran-$(cat '\(folder)/round')."
            """, to: "\(folder)/bin/lunch")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: "\(folder)/bin/lunch")
        try Self.write("cd '\(place)'\n\(Self.setup[shell] ?? "")\necho rea''dy\n", to: "\(folder)/setup")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        run = try NestedRun(
            #require(Self.path(of: shell)), Self.arguments[shell] ?? [],
            environment: [
                "PATH": "\(folder)/bin:\(path)", "HOME": folder, "WORK": folder, "TERM": "dumb",
                "HISTFILE": "/dev/null",
                "LC_ALL": "C.UTF-8",
            ])
        run.send("source '\(folder)/setup'\r")
        try #require(run.wait(for: "ready\r\n"), "\(shell) does not start")
    }

    /// The line once Tab was pressed behind what was typed.
    func complete(_ typed: String) throws -> String {
        try beginRound()
        run.send("\(typed)\t\u{7}")
        try #require(wait(for: "line-\(round)."), "\(shell) does not go on behind \(typed)")
        return try String(decoding: Files.bytes("\(folder)/line"), as: UTF8.self)
    }

    /// Runs the line; returns the words that `lunch` was given.
    func runLine() throws -> [String] {
        try beginRound()
        run.send("\r")
        try #require(wait(for: "ran-\(round)."), "\(shell) does not run the line")
        return try Files.bytes("\(folder)/words").split(separator: 0, omittingEmptySubsequences: false).dropLast()
            .map { String(decoding: $0, as: UTF8.self) }
    }

    func clear() { run.send("\u{15}") }

    func leave() {
        run.send("exit\r")
        _ = run.wait()
    }

    /// Waits for a text; a wait that output behind an earlier text has ended too early is repeated.
    private func wait(for text: String) -> Bool {
        while run.wait(for: text) {
            if !run.bytes.ranges(of: Array(text.utf8)).isEmpty { return true }
        }
        return false
    }

    private func beginRound() throws {
        round += 1
        try Self.write("\(round)", to: "\(folder)/round")
    }

    static func write(_ text: String, to file: String) throws { try Data(text.utf8).write(to: URL(filePath: file)) }

    private static let arguments = [
        "bash": ["--norc", "--noprofile", "-i"], "zsh": ["-f", "-i"], "fish": ["--no-config", "-i"],
    ]

    /// Loads the completion, and has Ctrl-G write the line down.
    private static let setup = [
        "bash": """
        PS1=
        source <(lunch completion bash)
        line() { printf '%s' "$READLINE_LINE" >"$WORK/line"; echo "line-$(cat "$WORK/round")."; }
        bind -x '"\\C-g": line'
        bind 'set enable-bracketed-paste off'
        """,
        "zsh": """
        PS1=
        bindkey -e
        autoload -Uz compinit
        compinit -u -d "$WORK/dump"
        source <(lunch completion zsh)
        line() { print -rn -- "$BUFFER" >"$WORK/line"; print "line-$(cat "$WORK/round")." }
        zle -N line
        bindkey '^G' line
        """,
        "fish": """
        function fish_prompt; end
        lunch completion fish | source
        function line; printf '%s' (commandline | string collect) >$WORK/line; echo line-(cat $WORK/round).; end
        bind \\cg line
        """,
    ]
}

/// The contents of files that the tests read.
private enum Files {
    static func bytes(_ path: String) throws -> [UInt8] { try Array(Data(contentsOf: URL(filePath: path))) }
}
