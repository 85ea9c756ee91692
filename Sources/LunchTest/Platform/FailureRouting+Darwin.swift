#if canImport(Darwin)
    import LunchDriver
    import XCTest

    extension FailureRouting {
        static func record(_ failure: TUIFailure, in testCase: XCTestCase) {
            var issue = XCTIssue(type: .assertionFailure, compactDescription: failure.message)
            if let place = failure.place {
                issue.sourceCodeContext = XCTSourceCodeContext(
                    location: XCTSourceCodeLocation(filePath: place.filePath ?? place.fileID, lineNumber: place.line))
            }
            testCase.record(issue)
        }
    }

    /// Runs when the test bundle is loaded (Mach-O, __mod_init_func), before any test: nobody has to call anything.
    @section("__DATA,__mod_init_func") @used
    private let installer: @convention(c) () -> Void = { FailureRouting.install() }
#endif
