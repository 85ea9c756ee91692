import Testing

@testable import LunchDriver

/// The first sentences of failures hold whatever a test has asked for.
@Suite struct FailureTextTests {
    @Test func anyDurationIsSpoken() {
        #expect(FailureText.words(.milliseconds(1500)) == "1500 ms")
        #expect(FailureText.words(.microseconds(1500)) == "2 ms")
        #expect(FailureText.words(.seconds(Int64.max)) == "1000000000000000 s")
    }
}
