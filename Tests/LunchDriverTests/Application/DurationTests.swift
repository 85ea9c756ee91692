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
        // Each form is an argument, so that the compiler takes it for one of `TUIDuration`.
        let seconds = [duration(), duration(5), duration(count), duration(.seconds(count)), duration(interval * 2)]
        #expect(seconds == [5, 5, 7, 7, 3].map { .seconds($0) })
        let milliseconds = [
            duration(0.5), duration(interval), duration(.seconds(interval)), duration(.milliseconds(2003)),
            duration(written), duration(.zero),
        ]
        #expect(milliseconds == [500, 1500, 1500, 2003, 2003, 0].map { .milliseconds($0) })
    }

    @Test func noNumberIsAnError() {
        let negative = [duration(-3), duration(.seconds(-0.5)), duration(.milliseconds(-1500))]
        #expect(negative == [-3000, -500, -1500].map { .milliseconds($0) })
        let limits = [
            duration(Double.nan), duration(.seconds(Double.nan)), duration(Double.infinity), duration(Int.min),
            duration(.seconds(Int.max)), duration(.milliseconds(UInt64.max)),
        ]
        let most = Duration.seconds(1_000_000_000)
        #expect(limits == [.zero, .zero, most, .zero - most, most, .milliseconds(Int.max)])
    }
}
