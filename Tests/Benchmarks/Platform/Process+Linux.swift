#if os(Linux)
    import Glibc

    /// The memory that this process has resident now, in bytes.
    func residentMemory() -> Int { ownStatus("VmRSS") }

    /// The most memory that this process has had resident, in bytes.
    ///
    /// The figure of `getrusage` would not do: a process takes over that of the one that started it.
    func peakResidentMemory() -> Int { ownStatus("VmHWM") }

    /// A figure of `/proc/self/status`, in bytes; 0 where it doesn't exist.
    private func ownStatus(_ name: String) -> Int {
        guard let file = fopen("/proc/self/status", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            guard text.hasPrefix(name + ":") else { continue }
            return (Int(text.filter(\.isNumber)) ?? 0) << 10
        }
        return 0
    }

    /// The output of a program with these arguments, which may use so many cores only, as may what it starts; nil: it did not run.
    func outputOnCores(_ count: Int, of path: String, _ arguments: [String]) -> String? {
        let text = output(of: "taskset", ["-c", "0-\(count - 1)", path] + arguments)
        return text.isEmpty ? nil : text
    }

    /// The path of this program.
    func ownPath() -> String {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        return String(decoding: buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
#endif
