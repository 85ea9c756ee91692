#if os(Linux)
    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif
    import Glibc

    extension LoneProgram {
        /// True if the system tells what a program has open, and which threads it has.
        static let canBeLookedAt = true

        /// The names of its threads (proc(5)), without those that end while they are listed.
        var threads: [String] {
            get throws {
                let folder = "/proc/\(process)/task"
                return try FileManager.default.contentsOfDirectory(atPath: folder).compactMap { thread in
                    try? String(contentsOfFile: "\(folder)/\(thread)/comm", encoding: .utf8).filter { $0 != "\n" }
                }
            }
        }

        /// Waits for a thread of a name, for a minute: a thread names itself once it runs.
        func waitForThread(named name: String) throws {
            for _ in 0..<60_000 where try !threads.contains(name) { _ = poll(nil, 0, 1) }
        }

        /// The targets of its descriptors, without those that it closes while they are listed.
        var openFiles: [String] {
            get throws {
                let folder = "/proc/\(process)/fd"
                return try FileManager.default.contentsOfDirectory(atPath: folder).compactMap { descriptor in
                    try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(descriptor)")
                }
            }
        }
    }
#endif
