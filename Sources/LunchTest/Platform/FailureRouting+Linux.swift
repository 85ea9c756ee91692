#if os(Linux)
    import LunchDriver
    import XCTest

    extension FailureRouting {
        static func record(_ failure: TUIFailure, in testCase: XCTestCase) {
            testCase.recordFailure(
                withDescription: failure.message, inFile: failure.place.map { $0.filePath ?? $0.fileID } ?? "<unknown>",
                atLine: failure.place?.line ?? 0,
                expected: true)
        }
    }

    /// Runs when the test bundle is loaded (ELF, .init_array), before any test: nobody has to call anything.
    @section(".init_array") @used
    private let installer: @convention(c) () -> Void = { FailureRouting.install() }
#endif
