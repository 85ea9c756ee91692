#if os(Linux)
    import CLunchProcess
    import CLunchThread
    import Glibc

    extension ProcessState {
        /// Looks at a process; nil if there is none.
        init?(of process: Int32) {
            let folder = "/proc/\(process)"
            guard let text = Self.contents(of: "\(folder)/stat"), let stat = unsafe Self.stat(text) else { return nil }
            let name = unsafe text.drop { $0 != CChar(UInt8(ascii: "(")) }.dropFirst().prefix(Int(stat.name_length))
            let ticks = UInt64(sysconf(Int32(_SC_CLK_TCK)))
            var now = timespec()
            unsafe clock_gettime(CLOCK_BOOTTIME, &now)
            let age =
                unsafe Duration.seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
                - .milliseconds(stat.started * 1000 / ticks)
            unsafe self.init(
                identifier: process, name: Self.string(name), activity: Self.activity(in: folder, main: stat.state),
                used: .milliseconds(stat.used * 1000 / ticks), age: age,
                traces: Self.traces(in: folder, faults: Int64(stat.faults)))
        }

        private static func stat(_ text: [CChar]) -> lunch_stat? {
            var stat = unsafe lunch_stat()
            return unsafe lunch_parse_stat(text, &stat) == 0 ? stat : nil
        }

        /// The activity of a process whose threads are in several states: it runs if any thread does.
        private static func activity(in folder: String, main: CChar) -> Activity {
            var state = main
            let threads = unsafe opendir("\(folder)/task")
            defer { if let threads = unsafe threads { unsafe closedir(threads) } }
            while state != CChar(UInt8(ascii: "R")), let threads = unsafe threads, let entry = unsafe readdir(threads) {
                let thread = unsafe String(ofCharacters: entry.pointee.d_name)
                guard let text = contents(of: "\(folder)/task/\(thread)/stat"), let next = unsafe stat(text)?.state
                else { continue }
                if next == CChar(UInt8(ascii: "R")) || state == CChar(UInt8(ascii: "Z")) { state = next }
            }
            return Activity(letter: UInt8(bitPattern: state), call: call(in: folder))
        }

        /// The call that the main thread waits in, or else the kernel's function for it.
        private static func call(in folder: String) -> String? {
            // Not everybody may read the first file.
            guard let text = contents(of: "\(folder)/syscall") else {
                return contents(of: "\(folder)/wchan").map { string($0.dropLast()) }.flatMap { $0 == "0" ? nil : $0 }
            }
            var call = lunch_syscall()
            guard unsafe lunch_parse_syscall(text, &call) == 0 else { return nil }
            return unsafe lunch_call_name(call.number).map { unsafe String(cString: $0) }
                ?? "system call \(call.number)"
        }

        /// Reads proc_pid_io(5).
        private static func traces(in folder: String, faults: Int64) -> Traces? {
            let lines = contents(of: "\(folder)/io").map { string($0).split(separator: "\n") } ?? []
            func number(_ name: String) -> Int64? {
                lines.first { $0.hasPrefix(name) }.flatMap { Int64($0.dropFirst(name.count)) }
            }
            guard let read = number("rchar: "), let stored = number("write_bytes: ") else { return nil }
            return Traces(faults: faults, read: read, stored: stored)
        }

        /// The beginning of a short file, with a zero at its end; nil if it can't be read.
        private static func contents(of path: String) -> [CChar]? {
            let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return nil }
            defer { close(file) }
            var bytes = [CChar](repeating: 0, count: 1024)
            let count = unsafe lunch_read(file, &bytes, bytes.count - 1)
            return count > 0 ? Array(bytes[...count]) : nil
        }

        private static func string(_ characters: some Sequence<CChar>) -> String {
            String(decoding: characters.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }
#endif
