#if os(Linux)
    import LunchProcess
    import TestSupport
    import Testing

    /// A process that has left the program's session is ended as well.
    @Suite(.waiting) struct OtherSessionTests {
        private static let holder = #"exec 9>"$LIFELINE"; echo $$ >&9; read x <"$GATE""#

        @Test func sessionOfItsOwnIsEnded() throws {
            let script = "trap '' HUP TERM; setsid -w sh -c '\(OtherSessionTests.holder)'"
            #expect(try end(script, holding: 1).status == .signalled(9))
        }

        @Test func daemonIsEnded() throws {
            let script = Daemon.script(holding: OtherSessionTests.holder)
            #expect(try end(script, holding: 1, afterTheProgram: true).status == .exited(0))
        }

        /// Each comes to light when the one before has been killed, and is killed then without a pause.
        @Test func sessionsOneInsideTheOtherAreEnded() throws {
            let script = #"""
                export LEVEL=15 WORK='
                    trap "" HUP TERM
                    exec 9>"$LIFELINE"
                    if [ $LEVEL -gt 0 ]; then LEVEL=$((LEVEL - 1)) setsid sh -c "$WORK" & fi
                    echo $$ >&9
                    wait
                    read x <"$GATE"'
                eval "$WORK"
                """#
            #expect(try end(script, holding: 16).calls == [.ended, .gone])
        }
    }

    /// A process that has left the session, and whose parents are gone.
    enum Daemon {
        /// A script that starts a daemon, which runs `work`, and ends at once.
        static func script(holding work: String) -> String {
            "trap '' HUP TERM; export WORK='\(work)'; setsid sh -c '(sh -c \"$WORK\" </dev/null >/dev/null 2>&1 &)'"
        }
    }
#endif
