#if canImport(Darwin)
    import LunchDriver
    import XCTest

    extension FailureRouting {
        static func record(_ failure: TUIFailure, in testCase: XCTestCase) {
            var issue = XCTIssue(type: .assertionFailure, compactDescription: RunningCase.message(of: failure))
            if let place = failure.place {
                issue.sourceCodeContext = XCTSourceCodeContext(
                    location: XCTSourceCodeLocation(filePath: place.filePath ?? place.fileID, lineNumber: place.line))
            }
            for picture in FailurePicture.all(of: failure) {
                let attachment = XCTAttachment(string: picture.text)
                attachment.name = picture.name
                issue.add(attachment)
            }
            $isRecording.withValue(true) { testCase.record(issue) }
        }
    }

    extension RunningCase {
        func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
            let place = issue.sourceCodeContext.location
            let (path, line) = (place?.fileURL.path ?? "", place?.lineNumber ?? 0)
            let revision = Self.revision(of: issue.compactDescription, at: path, line, of: testCase)
            Self.hear(
                TestSecrets.current.mask.maskedSentences(issue.compactDescription), at: path, line, revision)
            switch revision {
            case .none: Self.showScreens(at: path, line, of: testCase)
            case .thrown(_, let place): Self.tell(place, of: testCase)
            case .follows: return
            }
            Self.showTrace(of: testCase)
        }
    }

    /// Runs when the test bundle is loaded (Mach-O, __mod_init_func), before any test: nobody has to call anything.
    @section("__DATA,__mod_init_func") @used
    private let installer: @convention(c) () -> Void = { FailureRouting.install() }
#endif
