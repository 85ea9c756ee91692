#if os(Linux)
    import Glibc

    extension FixtureTerminal {
        /// Has a shell take the place of this program, which shows something else and waits for a line.
        static func become() {
            let words = ["sh", "-c", "printf '\\033[2J\\033[HAnother program\\n'; read line"]
            var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
            execv("/bin/sh", &arguments)
        }

        /// Starts a program that leads a session of its own and ignores being hung up; returns its process identifier.
        static func startDetached() -> Int32 {
            var identifier: pid_t = 0
            var attributes = posix_spawnattr_t()
            posix_spawnattr_init(&attributes)
            // POSIX_SPAWN_SETSID of spawn.h, which Swift does not see.
            posix_spawnattr_setflags(&attributes, 0x80)
            let words = ["sh", "-c", "trap '' HUP TERM; exec tail -f /dev/null"]
            var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
            posix_spawn(&identifier, "/bin/sh", nil, &attributes, &arguments, nil)
            return identifier
        }
    }
#endif
