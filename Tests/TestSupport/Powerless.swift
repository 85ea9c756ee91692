import LunchProcess

/// A user who may not signal others, but may run programs as root: as with `sudo`, what was started so is out of reach.
package enum Powerless {
    /// The command that runs another one as that user; only root can.
    package static let command = [
        "/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--inh-caps=+setuid",
        "--ambient-caps=+setuid",
    ]

    /// True if this user can become that one, who may run these tests.
    package static let isPossible: Bool = {
        let arguments = Array(command.dropFirst()) + ["/usr/bin/test", "-x", ImagePath.current]
        // Without setpriv(1) nothing starts.
        guard let run = try? NestedRun(command[0], arguments) else { return false }
        return run.wait().status == .exited(0)
    }()

    /// The reason why tests of it are skipped otherwise.
    package static let reason = "Only root can become a user who runs what it may not signal."
}
