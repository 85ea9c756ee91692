#if os(Linux)
    import LunchDriver
    import XCTest

    extension FailureRouting {
        static func record(_ message: String, _ location: TestLocation?, in testCase: XCTestCase) {
            testCase.recordFailure(
                withDescription: message, inFile: location?.filePath ?? "<unknown>", atLine: location?.line ?? 0,
                expected: true)
        }
    }

    /// Runs when the test bundle is loaded (ELF, .init_array), before any test: nobody has to call anything.
    @section(".init_array") @used
    private let installer: @convention(c) () -> Void = { FailureRouting.install() }
#endif
