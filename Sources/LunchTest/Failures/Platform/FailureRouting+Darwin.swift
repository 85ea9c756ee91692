#if canImport(Darwin)
    import Foundation
    import LunchDriver
    import XCTest

    extension FailureRouting {
        static func record(_ failure: TUIFailure, in testCase: XCTestCase, _ run: TestRun) {
            var issue = XCTIssue(type: .assertionFailure, compactDescription: message(of: failure, in: run))
            if let place = failure.place {
                issue.sourceCodeContext = XCTSourceCodeContext(
                    location: XCTSourceCodeLocation(filePath: place.filePath ?? place.fileID, lineNumber: place.line))
            }
            for file in run.test.attachments(for: failure) {
                let attachment = XCTAttachment(data: Data(file.bytes))
                attachment.name = file.name
                issue.add(attachment)
            }
            $isRecording.withValue(true) { testCase.record(issue) }
        }
    }

    extension RunningCase {
        func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
            let place = issue.sourceCodeContext.location
            let (path, line) = (place?.fileURL.path ?? "", place?.lineNumber ?? 0)
            guard let run = Self.run else { return }
            let failure = CaseFailure(run, testCase, issue.compactDescription, at: path, line)
            failure.tellPlace()
            failure.showEvidence()
        }
    }

    /// Runs when the test bundle is loaded (Mach-O, __mod_init_func), before any test: no call is necessary.
    @section("__DATA,__mod_init_func") @used
    private let installer: @convention(c) () -> Void = { FailureRouting.install() }
#endif
