#if os(Linux)
    import Glibc
    import LunchProcess
    import Testing

    /// A tester that handles signals all the time starts programs all the same.
    struct InterruptionTests {
        @Test func signalsDoNotDisturb() throws { try Alone.run("InterruptionTests/launchUnderSignals()") }

        @Test(.enabled(if: Alone.isRunning("InterruptionTests/launchUnderSignals()")))
        func launchUnderSignals() throws {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { _ in }
            // Without SA_RESTART: what waits is interrupted.
            sigaction(SIGALRM, &action, nil)
            let interval = timeval(tv_sec: 0, tv_usec: 100)
            var timer = itimerval(it_interval: interval, it_value: interval)
            setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
            var failures: [any Error] = []
            for round in 0..<100 {
                do {
                    let events = try run(.shell("echo \(round); exit \(round)"))
                    if events.text != "\(round)\n" || events.status != .exited(round) {
                        failures.append(Recorder.NeverHappened(description: "\(round): \(events)"))
                    }
                } catch {
                    failures.append(error)
                }
            }
            timer = itimerval()
            setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
            #expect(failures.map { "\($0)" } == [])
            print(Alone.done)
        }
    }
#endif
