package import LunchDriver
package import LunchElements
@_spi(Lunch) package import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The file in which the testers of a run note which of their tests begin and end, and how long they take.
///
/// Swift Testing tells that all tests start at once, and XCTest tells nothing but its console. A test that Lunch knows is
/// measured from the moment at which it really begins. A tester that is killed leaves the tests that ran: they have no end.
package final class RunLog: Sendable {
    /// The variable of the tester's environment that names the file; without it, nothing is noted.
    package static let variable = "LUNCH_RUN_LOG"

    package static let shared = RunLog(
        ProcessInfo.processInfo.environment[variable],
        secrets: ProcessInfo.processInfo.environment[secretsVariable])

    /// The variable that names the pipe of secrets: whoever reads the console of a run masks them there, and they are in no file.
    package static let secretsVariable = "LUNCH_RUN_SECRETS"

    private let path: String?
    private let secrets: String?
    private let starts = Lock<[Int: ContinuousClock.Instant]>([:])

    init(_ path: String?, secrets: String? = nil) {
        self.path = path.flatMap { $0.isEmpty ? nil : $0 }
        self.secrets = secrets.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Tells whoever reads the console of a secret, before anything is written that has it in it.
    package func hide(_ secret: String) {
        guard let secrets else { return }
        // Without a reader, or if it does not keep up, only the words of others than Lunch show the secret.
        SecretPipe.write(Array("\(LunchJSON.string(secret).text)\n".utf8), to: secrets)
    }

    /// Notes that a case of a test begins.
    ///
    /// - Parameter id: the name of the test as the test library has it, which is made only if somebody reads it.
    package func began(_ test: TUITest, id: @autoclosure () -> String) {
        guard let path else { return }
        starts.withLock { $0[test.id] = .now }
        append(Entry(test: id(), number: test.id, .began), to: path)
    }

    /// Notes that a case of a test has ended.
    ///
    /// - Parameter trace: the file of its trace; nil if there is none.
    package func ended(_ test: TUITest, id: @autoclosure () -> String, _ verdict: TUIVerdict, trace: String?) {
        guard let path else { return }
        let start = starts.withLock { $0.removeValue(forKey: test.id) }
        let duration = start.map { max(0, ($0.duration(to: .now)).nanoseconds()) } ?? 0
        append(Entry(test: id(), number: test.id, .ended(verdict, duration: duration, trace: trace)), to: path)
    }

    private func append(_ entry: Entry, to path: String) {
        guard let problem = AppendedFile.append(Array("\(entry.json.text)\n".utf8), to: path) else { return }
        StandardError.write("Lunch: a test of this run is not noted: \(problem)\n")
    }
}

extension RunLog {
    /// A line of the file.
    package struct Entry: Hashable, Sendable {
        /// The name of the test as the test library has it.
        package var test: String
        /// The number of the case in its process.
        package var number: Int
        package var kind: Kind

        package enum Kind: Hashable, Sendable {
            case began
            /// - Parameters:
            ///   - duration: the time from beginning to end in nanoseconds.
            ///   - trace: the file of the trace; nil if there is none.
            case ended(TUIVerdict, duration: Int, trace: String?)
        }

        package init(test: String, number: Int, _ kind: Kind) {
            (self.test, self.number, self.kind) = (test, number, kind)
        }

        package var json: LunchJSON {
            var members: [String: LunchJSON] = ["test": .string(test), "number": .integer(number)]
            if case .ended(let verdict, let duration, let trace) = kind {
                members["verdict"] = .string(verdict.rawValue)
                members["duration"] = .integer(duration)
                members["trace"] = trace.map(LunchJSON.string)
            }
            return .object(members)
        }

        /// Reads a line.
        package init(parsing line: String) throws(WireError) {
            let reader = try ObjectReader(LunchJSON(parsing: line, limits: .message), at: "entry")
            test = try reader.string("test")
            number = try reader.integer("number")
            guard let text = try reader.optionalString("verdict") else {
                kind = .began
                return
            }
            guard let verdict = TUIVerdict(rawValue: text) else {
                throw .unexpected(path: "entry.verdict", expected: "a verdict", found: "\"\(text.prefix(40))\"")
            }
            kind = .ended(
                verdict, duration: try reader.count("duration", of: "nanoseconds"),
                trace: try reader.optionalString("trace"))
        }
    }
}
