#if canImport(Darwin)
    import XCTest

    /// XCTest prints failures itself here, and nothing else does.
    enum FailurePrinter {
        static func putAside() {}

        static func finish(_ testCase: XCTestCase) {}
    }
#endif
