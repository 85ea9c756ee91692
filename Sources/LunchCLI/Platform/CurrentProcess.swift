import LunchWire

#if canImport(Glibc)
    import FoundationEssentials
    import Glibc
#else
    import Darwin
    import Foundation
#endif

/// This process: its terminal, what it prints, and becoming another program.
enum CurrentProcess {
    /// True if a person sees what is printed and types what is read.
    static var isOnTerminal: Bool { isatty(0) == 1 && isatty(1) == 1 }

    /// True if standard output may have bold letters: on a terminal that has them, for a person who wants them.
    static var mayBeBold: Bool {
        isatty(1) == 1 && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
    }

    /// The number of columns for what is printed: those of the terminal, or 80.
    static var columns: Int {
        var size = winsize()
        guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else { return 80 }
        return Int(size.ws_col)
    }

    /// True if the process may do everything.
    static var isRoot: Bool { geteuid() == 0 }

    /// The words of the command line, and the index of the first that is not UTF-8; Swift reads others for its bytes.
    static var arguments: (words: [String], notUTF8: Int?) {
        let words = CommandLine.arguments
        let invalid = words.indices.first { index in
            CommandLine.unsafeArgv[index].map { String(validatingCString: $0) == nil } ?? false
        }
        return (Array(words.dropFirst()), invalid)
    }

    /// The file of the running program, even if another one has been built at its path since; nil if the system has no name for it.
    static var programFile: String? { access("/proc/self/exe", X_OK) == 0 ? "/proc/self/exe" : nil }

    /// The descriptors that are open, and a closed one, which the list itself was read from.
    static var descriptors: [Int32] {
        // Without the folder, none is known.
        ((try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []).compactMap { Int32($0) }
    }

    static var variables: [String: String] { ProcessInfo.processInfo.environment }

    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Becomes a program, with more variables in its environment; returns, with the reason, only if it cannot.
    static func become(_ path: String, _ arguments: [String], _ environment: [String: String]) -> String {
        for (name, value) in environment { setenv(name, value, 1) }
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        execv(path, &words)
        return String(cString: strerror(errno))
    }

    /// The path of a file with a text that goes when this process, and whatever it becomes, has ended; nil if there is none.
    static func passingFile(of text: String) -> String? {
        var template = Array("/tmp/lunch-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return nil }
        unlink(template)
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return nil }
            written += max(0, count)
        }
        lseek(descriptor, 0, SEEK_SET)
        return "/dev/fd/\(descriptor)"
    }

    /// True if a person sees what is printed.
    static var isRead: Bool { isatty(1) == 1 }

    /// True if what is written on a descriptor goes into a file.
    static func isFile(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// True if a path leads to a file; false if it leads to a folder, a device or a pipe, and nil if there is nothing.
    static func isFile(_ path: String) -> Bool? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT == S_IFREG : nil
    }

    /// Writes a text on standard output; returns the reason if that is not possible.
    static func put(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return String(cString: strerror(errno)) }
            written += max(0, count)
        }
        return nil
    }

    /// Drops typed input that was not read yet.
    static func dropInput() { tcflush(0, TCIFLUSH) }

    /// The lines of standard input that are not empty.
    static var inputLines: [String] {
        var lines: [String] = []
        while let line = readLine() { if !line.isEmpty { lines.append(line) } }
        return lines
    }

    /// Reads lines of a descriptor, such as standard input, until its end. A line that is longer than the limit is passed on with one
    /// byte more than that.
    static func readLines(of descriptor: Int32 = 0, limit: Int, _ take: ([UInt8]) -> Void) {
        var line: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            for byte in buffer[..<count] {
                if byte == 0x0A {
                    take(line)
                    line.removeAll(keepingCapacity: true)
                } else if line.count <= limit {
                    line.append(byte)
                }
            }
        }
        if !line.isEmpty { take(line) }
    }

    /// True if some bytes are in others in a row, which may be many.
    static func has(_ part: [UInt8], in bytes: [UInt8]) -> Bool {
        guard let first = part.first else { return true }
        return bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return false }
            var offset = 0
            while offset + part.count <= bytes.count {
                guard let found = memchr(start + offset, Int32(first), bytes.count - part.count + 1 - offset) else {
                    return false
                }
                if memcmp(found, part, part.count) == 0 { return true }
                offset = start.distance(to: UnsafeRawPointer(found)) + 1
            }
            return false
        }
    }

    /// Writes something of another program on standard error, as it is.
    static func passOn(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(2, bytes, bytes.count)
    }

    /// Writes on standard error how far something is, if a person sees that: in the line in which it was before.
    static func tellProgress(_ count: Int, of all: Int) {
        guard isatty(2) == 1 else { return }
        let bytes = Array("\r\(count) of \(all)".utf8)
        _ = write(2, bytes, bytes.count)
    }

    /// Clears the line of the progress.
    static func endProgress() {
        guard isatty(2) == 1 else { return }
        let bytes = Array("\r\u{1B}[K".utf8)
        _ = write(2, bytes, bytes.count)
    }

    /// The system's words for an error of a file.
    static func reason(of error: any Error) -> String {
        let cause = (error as? CocoaError)?.underlying as? POSIXError
        return cause.map { String(cString: strerror($0.code.rawValue)) } ?? "\(error)"
    }

    static func leave(_ status: Int32) -> Never { exit(status) }
}
