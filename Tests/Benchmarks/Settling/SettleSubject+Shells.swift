import LunchDriver
import LunchInput

extension SettleSubject {
    /// Shells by themselves and beside a job that computes or naps: at a prompt, where the job is a group of its own, and as a
    /// script, whose job belongs to its own group.
    static let shells = [bash, fish] + jobs

    private static let bash = program(
        "bash", "bash", ["--norc", "--noprofile"],
        commands + [
            "seq 1 50\n", "for i in 1 2 3; do sleep 0.05; echo $i; done\n", "\u{3}", .keys(.escape) + "b",
            .paste("echo pasted\necho twice\n") + "\n",
        ])

    // Else it reads all manual pages when it first starts in a home, for its completions.
    private static let fish = program(
        "fish", "sh", needs: "fish", ["-c", "mkdir -p .local/share/fish/generated_completions; exec fish"],
        commands + [
            "for i in 1 2 3; sleep 0.05; echo $i; end\n", "cat te\t\u{15}",
            "\u{12}ec" + .keys(.escape, .escape) + "\u{15}",
            .keys(.alt("l")), "\u{C}",
        ])

    private static let commands: [SettlePhrase] = [
        "echo hi\n", "ls\n", "true | cat\n", "sleep 0.1; echo slept\n", "sleep 0.4; echo slept\n",
        "ec\t hi\u{1}\u{5}\n",
        "\u{12}echo\n", .keys(.escape), .keys(.up, .left, .down) + "\u{15}", .paste("true"), "\u{15}",
    ]

    private static let jobs = [
        prompt("bash+busy", "while :; do :; done"), prompt("bash+nap", "while :; do sleep 0.05; done"),
        // Nothing but its name tells that nobody waits for this one.
        script("script+busy", "while :; do :; done", ignoring: ["spin"]),
        script("script+nap", "while :; do sleep 0.05; done"),
    ]

    private static func prompt(_ name: String, _ job: String) -> Self {
        var subject = program(name, "bash", ["--norc", "--noprofile"], commands)
        // A job that a file of commands starts is no group of its own.
        subject.environment["PROMPT_COMMAND"] = "unset PROMPT_COMMAND; (\(job)) &"
        return subject
    }

    private static func script(_ name: String, _ job: String, ignoring names: Set<String> = []) -> Self {
        let script = """
            [ -x spin ] || cp "$(command -v bash)" spin
            ./spin -c '\(job)' &
            while read -r line; do echo "read $line"; done
            """
        var subject = program(
            name, "bash", ["-c", script], ["hello\n", "a", "b", .keys(.delete), "\u{15}", "two words\n", "\n"])
        subject.ignoredPrograms = names
        return subject
    }
}
