import LunchDriver
import LunchElements
import XCTest

/// A failure of an XCTest case as XCTest reports it, and the facts that Lunch knows of it.
struct CaseFailure {
    /// The facts that Lunch knows and XCTest does not.
    enum Revision {
        /// Nothing.
        case none
        /// The failure that was thrown, and the place of its call.
        case thrown(TUIFailure, TUISourceLocation)
        /// It only follows from a property that could not be read in its line, which was told.
        case follows
    }

    let run: TestRun
    let testCase: XCTestCase
    let place: TUISourceLocation
    let revision: Revision
    /// The lines that follow the message.
    private let closingLines: [String]

    /// A failure that XCTest has reported. Listeners are notified of it, unless it only follows from another.
    ///
    /// - Parameter line: the line of the failure; 0 if XCTest does not know it.
    init(_ run: TestRun, _ testCase: XCTestCase, _ text: String, at path: String, _ line: Int) {
        self.run = run
        self.testCase = testCase
        place = TUISourceLocation(fileID: path, filePath: path, line: line)
        let revision = Self.revision(of: text, at: path, line, run)
        self.revision = revision
        let known = line > 0 ? place : nil
        switch revision {
        case .follows: closingLines = []
        case .none: closingLines = run.found(TUIIssue(Self.masked(text), at: known))
        case .thrown(_, let own): closingLines = run.found(TUIIssue(Self.masked(text), at: own))
        }
    }

    static func masked(_ text: String) -> String { TestSecrets.current.mask.maskedSentences(text) }

    /// Lunch's own failures are reported as they are.
    private static func revision(of text: String, at path: String, _ line: Int, _ run: TestRun) -> Revision {
        guard !FailureRouting.isRecording else { return .none }
        if let thrown = RunningApplications.thrown(to: run.owner, toldWith: text) {
            return thrown.place.map { .thrown(thrown, $0) } ?? .none
        }
        return run.isExplained { $0.filePath == path && $0.line == line } ? .follows : .none
    }

    /// Prints the place of an error that XCTest has reported without it.
    func tellPlace() {
        guard case .thrown(_, let place) = revision else { return }
        let path = place.filePath ?? place.fileID
        StandardOutput.write("\(path):\(place.line): error: \(testCase.name) : that error was thrown here\n")
    }

    /// Prints the screens of the case's apps and the lines of annotators after the failure.
    ///
    /// XCTest doesn't let Lunch extend the message of an assertion or of a thrown error. The message of a failure that Lunch records
    /// contains these lines already.
    func showEvidence() {
        if FailureRouting.isRecording { return }
        var lines: [String] = []
        switch revision {
        case .none:
            let messages = run.evidence(isFailure: true).map(\.message)
            lines =
                messages.isEmpty
                ? run.test.lines(for: nil)
                : ["\(testCase.name), at the failure in \(place.pathAndLine):"] + messages
        case .thrown(let failure, _): lines = run.test.lines(for: failure)
        case .follows: return
        }
        lines += closingLines
        if !lines.isEmpty { StandardOutput.write(lines.joined(separator: "\n") + "\n") }
    }
}
