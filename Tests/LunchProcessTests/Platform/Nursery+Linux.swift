#if os(Linux)
    import Glibc
    import Testing

    @testable import LunchProcess

    /// The processes between this one and the programs that it has started.
    enum Nursery {
        /// The nurseries of this process.
        static func all() throws -> [Int32] { children(of: getpid()) }

        /// The guards of this process's programs, and those that wait.
        static func guards() throws -> [Int32] { try all().flatMap(children) }

        /// Starts and ends a program; returns the guard that waits for the next one, once that is the only one.
        static func spare() throws -> Int32 {
            let before = try withProgram(.shell("read line")) { process, _ in process.guardIdentifier }
            try System.waitUntil {
                let guards = try guards()
                return guards.count == 1 && !guards.contains(before)
            }
            return try #require(guards().first)
        }

        static func children(of process: Int32) -> [Int32] {
            // One that has ended meanwhile has none.
            let threads = (try? Files.names(in: "/proc/\(process)/task")) ?? []
            return threads.flatMap { thread in
                // A thread may have ended since.
                ((try? Files.read("/proc/\(process)/task/\(thread)/children")) ?? "").split(separator: " ")
                    .compactMap { Int32($0) }
            }
        }

        /// The resident memory of a process that is its own, in bytes (proc_pid_smaps(5)).
        static func memory(of process: Int32) throws -> Int {
            let lines = try Files.read("/proc/\(process)/smaps_rollup").split(separator: "\n")
            let line = try #require(lines.first { $0.hasPrefix("Anonymous:") })
            return try #require(line.split(separator: " ").compactMap { Int($0) }.first) * 1024
        }
    }
#endif
