import CLunchProcess

/// The state of a process at a moment, according to the system.
package struct ProcessState: Hashable, Sendable {
    /// The activity of a process.
    package enum Activity: Hashable, Sendable {
        /// The process computes, or waits for the processor.
        case runs
        /// The process waits, in this system call if it is known.
        case waits(call: String?)
        /// The process waits for a device or a file system, and takes no signal in the meantime.
        case waitsDeaf(call: String?)
        /// A signal has stopped the process.
        case isStopped
        /// A debugger has stopped the process.
        case isTraced
        /// The process has ended, and its parent has not asked for its status.
        case hasEnded

        /// The activity for a letter of proc_pid_stat(5).
        init(letter: UInt8, call: String?) {
            self =
                switch letter {
                case UInt8(ascii: "R"): .runs
                case UInt8(ascii: "D"): .waitsDeaf(call: call)
                case UInt8(ascii: "T"): .isStopped
                case UInt8(ascii: "t"): .isTraced
                case UInt8(ascii: "Z"), UInt8(ascii: "X"): .hasEnded
                default: .waits(call: call)
                }
        }
    }

    package let identifier: Int32
    /// The name of its file, of which Linux keeps 15 bytes.
    package let name: String
    package let activity: Activity
    /// The processor time that all its threads have used.
    package let used: Duration
    /// The time since it was started.
    package let age: Duration
    /// The traces of its work; nil if unknown.
    package let traces: Traces?

    /// The counts that grow as a process gets on with its work, and that stay where it only computes.
    package struct Traces: Hashable, Sendable {
        /// The pages of memory that it was given.
        var faults: Int64
        /// The bytes that it has read, from anywhere.
        var read: Int64
        /// The bytes that it has had written to a device.
        var stored: Int64

        package init(faults: Int64 = 0, read: Int64 = 0, stored: Int64 = 0) {
            self.faults = faults
            self.read = read
            self.stored = stored
        }
    }

    package init(
        identifier: Int32, name: String, activity: Activity, used: Duration = .zero, age: Duration = .zero,
        traces: Traces? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.activity = activity
        self.used = used
        self.age = age
        self.traces = traces
    }

    /// The processes below one, parents before their children; of very many the first.
    static func all(below process: Int32, limit: Int = 256) -> [ProcessState] {
        var found: [ProcessState] = []
        var waiting = children(of: process, limit: limit)
        while found.count < limit, let next = waiting.popLast() {
            if let state = ProcessState(of: next) { found.append(state) }
            waiting += children(of: next, limit: limit)
        }
        return found
    }

    /// The children of a process, the first of them last.
    private static func children(of process: Int32, limit: Int) -> [Int32] {
        var pids = [Int32](repeating: 0, count: limit)
        let count = unsafe lunch_children(process, &pids, Int32(limit))
        return pids.prefix(Int(count)).reversed()
    }
}

extension ProcessState: CustomStringConvertible {
    /// The process and what it does, as a sentence: `process 4711 (MyApp) is asleep in read`.
    package var description: String {
        let predicate =
            switch activity {
            case .runs: "is running, and has used \(Self.words(used)) of the processor in \(Self.words(age))"
            case .waits(let call): "is asleep\(call.map { " in \($0)" } ?? "")"
            case .waitsDeaf(let call): "is asleep\(call.map { " in \($0)" } ?? "") where no signal reaches it"
            case .isStopped: "is stopped (SIGSTOP, or Ctrl-Z)"
            case .isTraced: "is stopped by a debugger"
            case .hasEnded: "has ended, and its parent has not waited for it"
            }
        // A program chooses its name; nothing in it may move the cursor of the reader's terminal.
        let plain = String(String.UnicodeScalarView(name.unicodeScalars.map { $0.isControl ? "?" : $0 }))
        return "process \(identifier) (\(plain)) \(predicate)"
    }

    private static func words(_ duration: Duration) -> String {
        let hundredths = Int((duration / .milliseconds(10)).rounded())
        return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10) s"
    }
}

extension UnicodeScalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control }
}
