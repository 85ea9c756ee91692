#if os(Linux)
    import LunchDriver
    import XCTest

    extension FailureRouting {
        static func record(_ failure: TUIFailure, in testCase: XCTestCase, _ run: TestRun) {
            $isRecording.withValue(true) {
                testCase.recordFailure(
                    withDescription: message(of: failure, in: run),
                    inFile: failure.place.map { $0.filePath ?? $0.fileID } ?? "<unknown>",
                    atLine: failure.place?.line ?? 0, expected: true)
            }
            // An assertion that fails because of this is nothing new.
            FailurePrinter.putAside()
        }
    }

    extension RunningCase {
        func testCase(
            _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
            atLine line: Int
        ) {
            guard let run = Self.run else { return }
            // XCTest prints what it has compared: the next failure is printed here as well.
            defer { if !TestSecrets.current.isEmpty { FailurePrinter.putAside() } }
            let failure = CaseFailure(run, testCase, description, at: filePath ?? "", line)
            let words = CaseFailure.masked(description)
            switch failure.revision {
            case .none: FailurePrinter.tell(testCase, words, inFile: filePath, atLine: line)
            case .thrown(let thrown, let place):
                // The place is printed before the words, which so need not contain it.
                let shorter = words.replacing(thrown.messageWithPlace, with: thrown.messageWithCallers)
                let isPrinted = FailurePrinter.tell(
                    testCase, shorter, inFile: place.filePath ?? place.fileID, atLine: place.line)
                if !isPrinted { failure.tellPlace() }
            case .follows: return FailurePrinter.putBack()
            }
            failure.showEvidence()
        }
    }

    /// Runs when the test bundle is loaded (ELF, .init_array), before any test: no call is necessary.
    @section(".init_array") @used
    private let installer: @convention(c) () -> Void = { FailureRouting.install() }
#endif
