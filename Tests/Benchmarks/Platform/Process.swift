#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The processor time that this process has used, in seconds.
func processorTime() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

/// The standard output of a program with these arguments.
func output(of path: String, _ arguments: [String]) -> String {
    let command = ([path] + arguments).map { "'\($0)'" }.joined(separator: " ")
    guard let pipe = popen(command, "r") else { return "" }
    defer { pclose(pipe) }
    var text: [UInt8] = []
    while case let character = fgetc(pipe), character != EOF { text.append(UInt8(truncatingIfNeeded: character)) }
    return String(decoding: text, as: UTF8.self)
}

/// The number of cores that this process may use.
func coreCount() -> Int { ProcessInfo.processInfo.activeProcessorCount }

/// Writes bytes to the standard output, all of them; false where nobody reads it any more.
func writeOutput(_ bytes: ContiguousArray<UInt8>) -> Bool {
    var start = 0
    while start < bytes.count {
        let count = bytes.withUnsafeBytes { write(1, $0.baseAddress! + start, $0.count - start) }
        guard count > 0 else { return false }
        start += count
    }
    return true
}

/// Lets time pass.
func pause(for duration: Duration) {
    let parts = duration.components
    var time = timespec(tv_sec: Int(parts.seconds), tv_nsec: Int(parts.attoseconds / 1_000_000_000))
    nanosleep(&time, nil)
}

/// Writes at once what was printed.
func flushOutput() { fflush(nil) }

/// Ends this process, with a status that is not 0.
func fail() -> Never { exit(1) }
