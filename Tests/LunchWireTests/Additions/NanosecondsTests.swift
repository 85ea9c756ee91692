import LunchWire
import Testing

/// A duration in whole nanoseconds, whatever it is.
struct NanosecondsTests {
    @Test func secondsAreLimited() {
        #expect(Duration.limited(seconds: 0.5) == .milliseconds(500))
        #expect(Duration.limited(seconds: -3) == .seconds(-3))
        #expect(Duration.limited(seconds: .nan) == .zero)
        #expect(Duration.limited(seconds: .infinity) == .seconds(1_000_000_000))
        #expect(Duration.limited(seconds: -.greatestFiniteMagnitude) == .seconds(-1_000_000_000))
    }

    @Test(
        arguments: [
            (.zero, 0, 0), (.seconds(30), 30_000_000_000, 30_000_000_000), (.nanoseconds(-7), -7, -7),
            (Duration(secondsComponent: 1, attosecondsComponent: 1), 1_000_000_000, 1_000_000_001),
            (Duration(secondsComponent: -1, attosecondsComponent: -1), -1_000_000_001, -1_000_000_000),
            (Duration(secondsComponent: 0, attosecondsComponent: 1_999_999_999), 1, 2),
            (.nanoseconds(Int.max), .max, .max), (.nanoseconds(Int.min), .min, .min),
            (.seconds(Int64.max), .max, .max), (.seconds(Int64.min), .min, .min),
        ] as [(Duration, Int, Int)])
    func areCounted(_ duration: Duration, _ down: Int, _ up: Int) {
        #expect(duration.nanoseconds() == down)
        #expect(duration.nanoseconds(.up) == up)
    }
}
