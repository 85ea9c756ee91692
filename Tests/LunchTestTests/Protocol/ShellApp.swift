import LunchTest
import LunchWire

/// An app made of a shell script, which writes whatever it likes: what no app that uses Lunch would write.
///
/// In the script, `say` writes a text with the escapes of printf(1), in which `%s` is the token of the launch, and `key`
/// waits for a key.
enum ShellApp {
    private static let prelude = #"""
        stty raw -echo
        token=$LAUNCH_TOKEN
        say() { printf "$1" "$token"; }
        key() { dd bs=1 count=1 2>/dev/null >/dev/null; }

        """#

    static func launch(_ script: String, screen: String? = "S") throws -> TUIApplication {
        try launcher(script, screen: screen).launch()
    }

    static func launcher(_ script: String, screen: String? = "S") -> Launcher {
        Launcher(app: .command("sh"), screen: screen, arguments: ["-c", prelude + script + "\nkey; key; key"])
    }

    /// The command that writes a greeting.
    static func hello(_ members: String = "") -> String { message("hello", "{\(members)}") }

    /// The command that writes a message of a kind.
    static func message(_ kind: String, _ json: String) -> String {
        "say '\\033]7367;lunch;1;%s;\(kind);\(json)\\033\\\\'\n"
    }

    /// The command that writes a frame: a button with a label, on a screen of 80×24.
    static func frame(_ revision: Int, mark: Int = 0, label: String, members: String = "") -> String {
        let node = #"{"type":"button","identifier":"b","label":"\#(label)"\#(members)}"#
        let tree =
            revision == 1
            ? #""tree":{"type":"application","children":[\#(node)]}"# : #""changes":[{"path":[0],"node":\#(node)}]"#
        return message(
            "frame", #"{"revision":\#(revision),"screen":"S","size":[80,24],"mark":\#(mark),"timers":0,\#(tree)}"#)
    }
}
