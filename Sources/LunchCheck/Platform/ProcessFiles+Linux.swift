#if os(Linux)
    import Glibc

    /// The facts that Linux reports about a process in files (proc(5)).
    enum ProcessFiles {
        /// The environment that a process was started with; nil if that is unknown.
        static func environment(of process: Int32) -> [String]? {
            contents(of: "/proc/\(process)/environ").map { bytes in
                bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
            }
        }

        /// The program that a process runs; nil if that is unknown.
        static func program(of process: Int32) -> String? {
            var path = [CChar](repeating: 0, count: 4096)
            let count = readlink("/proc/\(process)/exe", &path, path.count)
            return count > 0 ? String(decoding: path[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
        }

        private static func contents(of path: String) -> [UInt8]? {
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return nil }
            defer { close(descriptor) }
            var bytes: [UInt8] = []
            var part = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = read(descriptor, &part, part.count)
                guard count > 0 else { return count == 0 ? bytes : nil }
                bytes += part[..<count]
            }
        }
    }
#endif
