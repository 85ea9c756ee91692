#if os(Linux)
    import Glibc
    import LunchProcess
    import Testing

    /// Work in a copy of this process, whose end is not that of this process.
    @Suite struct ApartTests {
        @Test func theResultComesBack() {
            let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
            #expect(Apart.result(within: [.seconds(60)]) { bytes } == bytes)
            #expect(Apart.result(within: [.seconds(60)]) { [] } == [])
        }

        @Test(arguments: [SIGILL, SIGSEGV, SIGABRT, SIGKILL])
        func aCopyThatDiesHasNoResult(_ signal: Int32) {
            #expect(
                Apart.result(within: [.seconds(60)]) {
                    raise(signal)
                    return [1]
                } == nil)
        }

        @Test func aCopyThatLeavesOrHangsHasNoResult() {
            #expect(Apart.result(within: [.seconds(60)]) { _exit(3) } == nil)
            #expect(
                Apart.result(within: [.milliseconds(20), .milliseconds(10)]) {
                    while true { pause() }
                } == nil)
        }
    }
#endif
