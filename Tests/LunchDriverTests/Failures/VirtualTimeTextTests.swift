import LunchCommands
import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver
@testable import LunchElements

/// The words for virtual time are exact to the nanosecond, and can be copied into a test.
struct VirtualTimeTextTests {
    @Test(
        arguments: [
            (.zero, "0 s", ".seconds(0)"), (.seconds(90), "90 s", ".seconds(90)"),
            (.milliseconds(1500), "1500 ms", ".milliseconds(1500)"),
            (.microseconds(1), "1 µs", ".microseconds(1)"),
            (.nanoseconds(30_000_000_001), "30000000001 ns", ".nanoseconds(30000000001)"),
            (.milliseconds(-1), "-1 ms", ".milliseconds(-1)"),
        ] as [(Duration, String, String)])
    func durations(_ duration: Duration, _ words: String, _ literal: String) {
        #expect([DurationText.exactWords(duration), DurationText.literal(duration)] == [words, literal])
    }

    @Test func theTimeAndTheNextTimer() {
        #expect(
            ClockFailure.state(of: TUIVirtualTime(ClockReading(now: 1_000_000_000, next: 31_000_000_000)))
                == """
                Its virtual clock is at 1 s. A timer is due in 30 s of virtual time: \
                try app.clock.advance(by: .seconds(30)).
                """)
        #expect(
            ClockFailure.state(of: TUIVirtualTime(ClockReading(now: 5_000_000)))
                == "Its virtual clock is at 5 ms, and no timer is due.")
        // An app may say anything.
        #expect(
            ClockFailure.state(of: TUIVirtualTime(ClockReading(now: .min, next: .max))).hasPrefix(
                "Its virtual clock is at -9223372036854775808 ns. A timer is due in "))
    }

    /// Time stands still while an app announces work, whatever the failure is about: to advance it is no advice.
    @Test(arguments: [["saving"], []])
    func noTimePassesWhileTheAppIsBusy(busy: [String]) {
        var message = FrameMessage(
            revision: 1, screen: "List", size: CellSize(columns: 20, rows: 2), mark: 0, dropped: 0, busy: busy,
            timers: nil, tree: .whole(AccessibilityNode(.application)))
        message.clock = ClockReading(now: 0, next: 1_000_000_000)
        var failure = TUIFailure(.element(.noMatch))
        failure.steps = [.descendants(.staticText), .matching(.any, "saved"), .only]
        failure.frame = TUIFrame(
            message, tree: ElementTree(AccessibilityNode(.application)), grid: TUITerminal(columns: 20, rows: 2).grid,
            droppedInput: 0)
        #expect(failure.message.contains("clock.advance") == busy.isEmpty, "\(failure.message)")
        #expect(failure.message.contains("stops while the app is busy") == !busy.isEmpty)
        // When the test passed, the app did something else: the time is not to blame.
        failure.differs = true
        #expect(!failure.message.contains("virtual clock"), "\(failure.message)")
    }

    @Test func whatSleptLooselySinceIsCounted() {
        func time(_ count: Int) -> TUIVirtualTime { TUIVirtualTime(ClockReading(now: 0, looseSleeps: count)) }
        // An app may say anything.
        let counts = [(3, time(1)), (3, nil), (.max, time(.min))].map { time($0).looseSleeps(since: $1) }
        #expect(counts == [2, 3, .max])
    }

    @Test func whatIsBehindIsNotSettled() {
        func arrears(_ reading: ClockReading) -> String? {
            TUIVirtualTime(reading).arrears(before: 2_000_000_000).map(ClockFailure.reason)
        }
        let readings = [
            ClockReading(now: 2_000_000_000), ClockReading(now: 2_000_000_000, next: 2_000_000_001),
            ClockReading(now: 1_999_000_000, next: 5), ClockReading(now: 2_000_000_000, next: 2_000_000_000),
        ]
        #expect(
            readings.map(arrears) == [
                nil, nil, "its virtual clock is at 1999 ms, not yet at 2 s",
                "its virtual clock is at 2 s, and a timer that is due has not fired",
            ])
    }
}
