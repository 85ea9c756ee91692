#if os(Linux)
    import Glibc
    import LunchProcess
    import TestSupport
    import Testing

    /// A tester that handles signals all the time starts programs all the same.
    @Suite(.waiting) struct InterruptionTests {
        @Test func signalsDoNotDisturb() throws { try Alone.run("InterruptionTests/launchUnderSignals()") }

        @Test(.enabled(if: Alone.isRunning("InterruptionTests/launchUnderSignals()")))
        func launchUnderSignals() throws {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { _ in }
            // Without SA_RESTART: what waits is interrupted.
            sigaction(SIGALRM, &action, nil)
            // Threads of Dispatch block signals.
            var signals = sigset_t()
            sigaddset(&signals, SIGALRM)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            // The thread that launches gets them all (timer_create(2), SIGEV_THREAD_ID).
            var event = sigevent()
            event.sigev_notify = 4
            event.sigev_signo = SIGALRM
            let thread = try Files.target(ofLink: "/proc/thread-self").split(separator: "/").last
            event._sigev_un._tid = try #require(thread.flatMap { Int32($0) })
            var timer: timer_t?
            #expect(timer_create(CLOCK_MONOTONIC, &event, &timer) == 0)
            let interval = timespec(tv_sec: 0, tv_nsec: 100_000)
            var times = itimerspec(it_interval: interval, it_value: interval)
            #expect(timer_settime(timer, 0, &times, nil) == 0)
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
            #expect(timer_delete(timer) == 0)
            #expect(failures.map { "\($0)" } == [])
            print(Alone.done)
        }
    }
#endif
