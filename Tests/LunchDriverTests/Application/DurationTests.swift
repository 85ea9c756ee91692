import LunchDriver
import LunchWire
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A length of time as a test may write it: each form compiles, and means what it says.
@Suite struct TUIDurationTests {
    private func duration(_ duration: some TUIDuration = Duration.seconds(5)) -> Duration { duration._duration }

    @Test func everyFormIsTaken() {
        let interval: TimeInterval = 1.5
        let count = 7
        let written: Duration = .seconds(2) + .milliseconds(3)
        #expect(duration() == .seconds(5))
        #expect(duration(5) == .seconds(5))
        #expect(duration(0.5) == .milliseconds(500))
        #expect(duration(interval) == .milliseconds(1500))
        #expect(duration(interval * 2) == .seconds(3))
        #expect(duration(count) == .seconds(7))
        #expect(duration(.seconds(count)) == .seconds(7))
        #expect(duration(.seconds(interval)) == .milliseconds(1500))
        #expect(duration(.milliseconds(2003)) == written)
        #expect(duration(.zero) == .zero)
        #expect(duration(written) == written)
    }

    @Test func noNumberIsAnError() {
        #expect(duration(-3) == .seconds(-3))
        #expect(duration(.seconds(-0.5)) == .milliseconds(-500))
        #expect(duration(.milliseconds(-1500)) == .milliseconds(-1500))
        #expect(duration(Double.nan) == .zero)
        #expect(duration(.seconds(Double.nan)) == .zero)
        #expect(duration(Double.infinity) == .seconds(1_000_000_000))
        #expect(duration(Int.min) == .seconds(-1_000_000_000))
        #expect(duration(.seconds(Int.max)) == .seconds(1_000_000_000))
        #expect(duration(.milliseconds(UInt64.max)) == .milliseconds(Int.max))
    }
}
