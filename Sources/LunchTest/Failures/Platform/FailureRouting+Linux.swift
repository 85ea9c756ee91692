#if os(Linux)
    import LunchDriver
    import XCTest

    extension FailureRouting {
        static func record(_ failure: TUIFailure, in testCase: XCTestCase) {
            $isRecording.withValue(true) {
                testCase.recordFailure(
                    withDescription: RunningCase.message(of: failure),
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
            let path = filePath ?? ""
            let revision = Self.revision(of: description, at: path, line, of: testCase)
            let mask = TestSecrets.current.mask
            let description = mask.maskedSentences(description)
            // XCTest prints what it has compared: the next failure is printed here as well.
            defer { if !mask.isEmpty { FailurePrinter.putAside() } }
            Self.hear(description, at: path, line, revision)
            switch revision {
            case .none:
                FailurePrinter.tell(testCase, description, inFile: filePath, atLine: line)
                Self.showScreens(at: path, line, of: testCase)
            case .thrown(let failure, let place):
                // The place is printed before the words, which so need not contain it.
                let words = description.replacing(failure.messageWithPlace, with: failure.messageWithCallers)
                let isPrinted = FailurePrinter.tell(
                    testCase, words, inFile: place.filePath ?? place.fileID, atLine: place.line)
                if !isPrinted { Self.tell(place, of: testCase) }
            case .follows: return FailurePrinter.putBack()
            }
            Self.showTrace(of: testCase)
        }
    }

    /// Runs when the test bundle is loaded (ELF, .init_array), before any test: nobody has to call anything.
    @section(".init_array") @used
    private let installer: @convention(c) () -> Void = { FailureRouting.install() }
#endif
