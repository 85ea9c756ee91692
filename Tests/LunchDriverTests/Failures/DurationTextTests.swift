import LunchCommands
import Testing

@testable import LunchDriver

/// The words of failures hold whatever a test has asked for.
@Suite struct DurationTextTests {
    @Test func anyDurationIsSpoken() {
        #expect(DurationText.words(.milliseconds(1500)) == "1500 ms")
        #expect(DurationText.words(.microseconds(1500)) == "2 ms")
        #expect(DurationText.words(.seconds(Int64.max)) == "1000000000000000 s")
    }
}
