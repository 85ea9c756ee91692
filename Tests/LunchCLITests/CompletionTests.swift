import LunchProcess
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The scripts of `lunch completion`, in the shells that they are for.
@Suite struct CompletionTests {
    /// A folder with `lunch` in it, as a `PATH` that the shells find it in.
    private func withShell(_ shell: String, _ script: String) throws -> (
        status: LunchProcess.ExitStatus?, output: String
    ) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/lunch", withDestinationPath: ProductPath.of("lunch"))
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let program = try #require(CompletingShell.path(of: shell))
        return try NestedRun(
            program, shell == "zsh" ? ["-f", "-c", script] : ["-c", script],
            environment: ["PATH": "\(folder):\(path)", "HOME": folder, "TERM": "dumb", "WORK": folder]
        ).wait()
    }

    @Test(arguments: CompletingShell.names) func theSyntaxIsRight(_ shell: String) throws {
        try CompletingShell.skipUnlessInstalled(shell)
        let run = try withShell(
            shell, "lunch completion \(shell) > $WORK/script && \(shell) -n $WORK/script && echo right")
        #expect(run.status == .exited(0))
        #expect(run.output == "right\n")
    }

    /// Asks bash as readline does: the words, the line and the cursor, and then what the function replies.
    @Test(arguments: [
        ("lunch op", "open"), ("lunch open --lo", "--locale"), ("lunch open App --locale=ja", "ja_JP"),
        ("lunch completion ", "bash,zsh,fish"), ("lunch help scr", "screens"), ("lunch open App --size 13", "132x43"),
    ]) func bashCompletes(_ line: String, _ expected: String) throws {
        let run = try withShell(
            "bash",
            """
            source <(lunch completion bash)
            complete -p lunch >/dev/null || exit 3
            COMP_LINE='\(line)' COMP_POINT=\(line.utf8.count) COMP_WORDS=(lunch x) COMP_CWORD=1
            last='\(line)'; _lunch lunch "${last##*[ =]}"
            IFS=,; echo "${COMPREPLY[*]}"
            """)
        #expect(run.output == "\(expected)\n")
    }

    /// A person types, and presses Tab.
    @Test(arguments: [("comp", "letion "), ("open --variant=x --time-z", "one "), ("open App --locale=ja", "_JP ")])
    func bashCompletesAtTheTabKey(_ typed: String, _ rest: String) throws {
        let folder = URL(filePath: ProductPath.of("lunch")).deletingLastPathComponent().path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let run = try NestedRun(
            "/bin/bash", ["--norc", "--noprofile", "-i"],
            environment: ["PATH": "\(folder):\(path)", "PS1": "ready> ", "TERM": "dumb", "HISTFILE": "/dev/null"])
        #expect(run.wait(for: "ready> "))
        run.send("source <(lunch completion bash); echo so''urced\n")
        #expect(run.wait(for: "sourced"))
        run.send("lunch \(typed)\t")
        #expect(run.wait(for: "lunch \(typed)\(rest)"))
        run.send("\u{15}exit\n")
        _ = run.wait()
    }

    @Test func fishCompletes() throws {
        try CompletingShell.skipUnlessInstalled("fish")
        let run = try withShell(
            "fish",
            """
            lunch completion fish | source
            complete -C 'lunch op'
            complete -C 'lunch open App --locale=ja'
            complete -C 'lunch open --time-z'
            """)
        #expect(
            run.output == """
                open\tOpens an app on a screen, or prints the screen.
                --locale=ja_JP
                --time-zone\tthe app's time zone, such as Asia/Tokyo

                """)
    }

    /// zsh on a terminal of its own (zsh/zpty), since its completion needs a line editor.
    @Test(arguments: [
        ("op", "open "), ("open --time-z", "open --time-zone "), ("open App --locale=ja", "open App --locale=ja_JP "),
    ])
    func zshCompletes(_ typed: String, _ expected: String) throws {
        try CompletingShell.skipUnlessInstalled("zsh")
        let run = try withShell(
            "zsh",
            """
            zmodload zsh/zpty
            zpty shell zsh -f -i
            zpty -w shell "PS1='ready> '; autoload -Uz compinit; compinit -u -d $WORK/dump; source <(lunch completion zsh)"
            zpty -w shell "show() { print -r -- \\"<\\$BUFFER>\\"; zle .kill-buffer }; zle -N show; bindkey '^X' show; print loa''ded"
            zpty -r shell output '*loaded*ready> '
            zpty -w -n shell $'lunch \(typed)\\t\\x18'
            zpty -r shell output '*<*>*'
            print -r -- "${${output##*<}%%>*}"
            zpty -d shell
            """)
        #expect(run.output == "lunch \(expected)\n")
    }
}
