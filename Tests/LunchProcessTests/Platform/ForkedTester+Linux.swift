#if os(Linux)
    import CLunchProcess
    import Glibc

    @testable import LunchProcess

    /// The deeds of a process that has been forked from this one, in which other threads run.
    ///
    /// It calls nothing of Swift's that locks: a `Mutex` remembers the number of its thread, which is another one after
    /// fork(2), so that a second thread that waits for it ends the process.
    enum ForkedTester {
        /// Forks this process; returns whether the fork has launched two programs, with guards of its own.
        static func launches(without parents: [Int32]) -> Bool {
            withCStrings(["sh", "-c", "read line"]) { arguments in
                withCStrings([]) { environment in
                    "/bin/sh".withCString { path in
                        var spawn = lunch_spawn()
                        spawn.path = path
                        spawn.arguments = arguments
                        spawn.environment = environment
                        (spawn.columns, spawn.rows, spawn.limit) = (80, 24, 120_000)
                        // Swift's importer offers no fork(2).
                        let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> Int32).self)
                        let child = fork()
                        if child == 0 { _exit(launchTwice(&spawn, parents) ? 0 : 1) }
                        var status: Int32 = 0
                        return waitpid(child, &status, 0) == child && status == 0
                    }
                }
            }
        }

        /// Launches two programs, the second with the guard that has been waiting for it.
        private static func launchTwice(_ spawn: inout lunch_spawn, _ parents: [Int32]) -> Bool {
            var spare: Int32?
            for _ in 0..<2 {
                var child = lunch_child()
                guard lunch_start(&spawn, &child) == 0, !parents.contains(child.guard),
                    children(of: getpid()) == [child.nursery], children(of: child.nursery) == [child.guard],
                    spare == nil || spare == child.guard
                else { return false }
                lunch_prepare()
                guard awaitEnd(of: child), let guardian = guardThatWaits(in: child) else { return false }
                spare = guardian
            }
            return true
        }

        /// Hangs up on a program, and waits until nothing of it is left; false if that is not so in two minutes.
        private static func awaitEnd(of child: lunch_child) -> Bool {
            lunch_hang_up(child.control, child.pid)
            var wait = lunch_wait(descriptor: child.control, wanted: Int32(LUNCH_READABLE), ready: 0)
            var report = lunch_report()
            while lunch_wait(&wait, 1, 120_000_000_000) > 0 {
                let count = lunch_read(child.control, &report, MemoryLayout<lunch_report>.size)
                guard count > 0 else { return false }
                if report.kind == LUNCH_REPORT_GONE.rawValue { break }
            }
            for descriptor in [child.master, child.slave, child.control] { _ = lunch_close(descriptor) }
            return report.kind == LUNCH_REPORT_GONE.rawValue
        }

        /// The guard that a nursery has forked for the next launch, once the one of a program is gone.
        private static func guardThatWaits(in child: lunch_child) -> Int32? {
            let deadline = time(nil) + 120
            while time(nil) < deadline {
                let guards = children(of: child.nursery)
                if guards.count == 1, guards[0] != child.guard { return guards[0] }
                sched_yield()
            }
            return nil
        }

        private static func children(of process: Int32) -> [Int32] {
            var children = [Int32](repeating: 0, count: 16)
            let count = lunch_children(process, &children, Int32(children.count))
            return Array(children.prefix(Int(count)))
        }
    }
#endif
