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
/// Swift Testing reports that all tests start at once, and XCTest reports only on its console. A test that Lunch knows is
/// measured from the moment at which it really begins. A tester that is killed leaves the tests that ran: they have no end.
package final class RunLog: Sendable {
    /// The variable of the tester's environment that names the file; without it, nothing is noted.
    package static let variable = "LUNCH_RUN_LOG"

    package static let shared = RunLog(
        ProcessInfo.processInfo.environment[variable],
        secrets: ProcessInfo.processInfo.environment[secretsVariable])

    /// The variable that names the pipe of secrets: the reader of a run's console masks them there, and they are in no file.
    package static let secretsVariable = "LUNCH_RUN_SECRETS"

    private let path: String?
    private let secrets: String?
    private let starts = Lock<[Int: ContinuousClock.Instant]>([:])

    init(_ path: String?, secrets: String? = nil) {
        self.path = path.flatMap { $0.isEmpty ? nil : $0 }
        self.secrets = secrets.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Reports a secret to the reader of the console, before any text is written that contains it.
    package func hide(_ secret: String) {
        guard let secrets else { return }
        // Without a reader, or if it does not keep up, only the words of others than Lunch show the secret.
        SecretPipe.write(Array("\(LunchJSON.string(secret).text)\n".utf8), to: secrets)
    }

    /// Notes that a case of a test begins.
    package func began(_ test: TUITest) {
        guard let path else { return }
        starts.withLock { $0[test.id] = .now }
        append(Entry(test: test.identifier, number: test.id, .began), to: path)
    }

    /// Notes that a case of a test has ended.
    ///
    /// - Parameter trace: the file of its trace; nil if there is none.
    package func ended(_ test: TUITest, _ verdict: TUIVerdict, trace: String?) {
        guard let path else { return }
        let start = starts.withLock { $0.removeValue(forKey: test.id) }
        let duration = start.map { max(0, ($0.duration(to: .now)).nanoseconds()) } ?? 0
        append(
            Entry(test: test.identifier, number: test.id, .ended(verdict, duration: duration, trace: trace)), to: path)
    }

    /// Notes a failure that came when no test library took any, so that neither its console nor its stream contains it.
    ///
    /// - Parameter test: the test that has failed; nil if all are over.
    package func failed(_ test: TUITest?, _ message: String, at place: TUISourceLocation?) {
        guard let path else { return }
        let place = place.map { TracePlace(file: $0.filePath ?? $0.fileID, line: $0.line) }
        append(Entry(test: test?.identifier ?? "", number: test?.id ?? 0, .failed(message, place)), to: path)
    }

    /// Notes that something has failed, and that tests use apps without the trait.
    ///
    /// - Parameters:
    ///   - count: their number, from 1.
    ///   - first: the name of the one that did so first.
    /// - Returns: false if nothing is noted.
    package func lacksTrait(_ count: Int, first: String) -> Bool {
        guard let path else { return false }
        append(Entry(test: first, number: 0, .lacksTrait(count)), to: path)
        return true
    }

    private func append(_ entry: Entry, to path: String) {
        guard let problem = AppendedFile.append(Array("\(entry.json.text)\n".utf8), to: path) else { return }
        StandardError.write("Lunch: a test of this run is not recorded: \(problem)\n")
    }
}

extension RunLog {
    /// A line of the file.
    package struct Entry: Hashable, Sendable {
        /// The name of the test in its test library.
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
            /// A failure that came when no test library took any; of no test if the name is empty.
            case failed(String, TracePlace?)
            /// Something has failed in the process, and so many tests use apps without the trait, this one first.
            case lacksTrait(Int)
        }

        package init(test: String, number: Int, _ kind: Kind) {
            (self.test, self.number, self.kind) = (test, number, kind)
        }

        package var json: LunchJSON {
            var members: [String: LunchJSON] = ["test": .string(test), "number": .integer(number)]
            switch kind {
            case .began: break
            case .ended(let verdict, let duration, let trace):
                members["verdict"] = .string(verdict.rawValue)
                members["duration"] = .integer(duration)
                members["trace"] = trace.map(LunchJSON.string)
            case .failed(let message, let place):
                members["failure"] = .string(message)
                members["place"] = place?.json
            case .lacksTrait(let count): members["lackTrait"] = .integer(count)
            }
            return .object(members)
        }

        /// Reads a line.
        package init(parsing line: String) throws(WireError) {
            let reader = try ObjectReader(LunchJSON(parsing: line, limits: .message), at: "entry")
            test = try reader.string("test")
            number = try reader.integer("number")
            if let count = try reader.optionalCount("lackTrait", of: "tests", from: 1) {
                kind = .lacksTrait(count)
                return
            }
            if let message = try reader.optionalString("failure") {
                kind = .failed(message, try reader.optionalPlace("place"))
                return
            }
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

extension RunLog {
    /// The reminder of the trait.
    ///
    /// - Parameters:
    ///   - count: the number of tests that use apps without it, from 1.
    ///   - first: the name of the one that did so first.
    package static func reminder(_ count: Int, first: String) -> String {
        """
        A test has failed, and \(count == 1 ? "\(first) uses" : "\(count) tests (the first is \(first)) use") apps without the trait .lunch.
        With the trait, for example @Suite(.lunch), every failed #expect shows the last value read, the screen and the elements.
        """
    }
}
