#if os(Linux)
    import CLunchProcess
    import Glibc
    import TestSupport
    import Testing

    @testable import LunchProcess

    /// A guard leaves by itself, and runs nothing on its way for which it would need what it has given up.
    ///
    /// A function that is missing in early.h is looked for in libraries that are gone: the guard would crash, when all that
    /// matters has been told.
    @Suite(.waiting) struct GuardEndTests {
        /// A program that ends by itself, one with a folder, and one that has to be killed with what it has started.
        @Test(
            arguments: [
                ("exit 0", false, nil), ("exit 0", true, nil),
                ("trap '' HUP TERM; setsid sleep 1000 & read line", false, 0),
            ] as [(String, Bool, Int32?)])
        func aGuardEndsWithStatusZero(_ script: String, _ hasFile: Bool, _ patience: Int32?) throws {
            let folder = PrivateFolder(in: "/tmp")
            let child = try started(script, in: hasFile ? folder.path : nil)
            if let patience { lunch_end(child.control, patience) }
            let reports = try reports(of: child)
            #expect(
                reports.map(\.kind) == [LUNCH_REPORT_EXITED, LUNCH_REPORT_GONE, LUNCH_REPORT_GUARD_ENDED].map(\.number))
            #expect(reports.last?.value == 0, "the wait status of the guard")
            #expect(access(folder.path, F_OK) != 0)
        }

        private func started(_ script: String, in folder: String?) throws -> lunch_child {
            var child = lunch_child()
            let result = withCStrings(["sh", "-c", script]) { arguments in
                withCStrings(["PATH=/usr/bin:/bin"]) { environment in
                    "/bin/sh".withCString { path in
                        withOptionalCString(folder) { folder in
                            "text".withCString { text in
                                var spawn = lunch_spawn()
                                (spawn.path, spawn.arguments, spawn.environment) = (path, arguments, environment)
                                (spawn.columns, spawn.rows, spawn.limit) = (80, 24, 120_000)
                                if folder != nil { (spawn.folder, spawn.file) = (folder, text) }
                                if folder != nil { (spawn.text, spawn.length) = (UnsafeRawPointer(text), 4) }
                                return lunch_start(&spawn, &child)
                            }
                        }
                    }
                }
            }
            try #require(result == 0)
            return child
        }

        /// All that is told of a program after its start; closes its ends.
        private func reports(of child: lunch_child) throws -> [lunch_report] {
            defer { for end in [child.master, child.slave, child.control] { close(end) } }
            var reports: [lunch_report] = []
            let size = MemoryLayout<lunch_report>.size
            while true {
                var control = pollfd(fd: child.control, events: Int16(POLLIN), revents: 0)
                try #require(poll(&control, 1, 120_000) == 1, "nothing more is told: \(reports.map(\.kind))")
                var report = lunch_report()
                // The reports come in whole pieces.
                guard recv(child.control, &report, size, 0) == size else { return reports }
                reports.append(report)
            }
        }
    }

    extension lunch_report_kind {
        fileprivate var number: Int32 { Int32(bitPattern: rawValue) }
    }
#endif
