import Testing

@testable import SampleKit

struct DurationTests {
    @Test(
        arguments: [
            (Duration.zero, 0), (.seconds(-1), 0), (.nanoseconds(1), 1), (.milliseconds(1), 1),
            (.microseconds(1001), 2),
            (.milliseconds(1500), 1500), (.seconds(1 << 40), 1_000_000_000),
        ] as [(Duration, Int32)])
    func aWaitIsNeverTooShort(_ duration: Duration, _ milliseconds: Int32) {
        #expect(duration.milliseconds == milliseconds)
    }
}
