import Testing

@testable import Lunch

/// Timers of a loop fire in the order of their deadlines, each at its own moment.
@Suite(.timeLimit(.minutes(10))) struct LaunchTimersTests {
    private let app: VirtualApp
    private let notes = Notes()

    init() throws { app = try VirtualApp() }

    private func after(_ milliseconds: Int, _ name: String, _ action: @escaping () -> Void = {}) -> LaunchTimer {
        app.timers.after(.milliseconds(milliseconds)) { [app, notes] in
            notes.add("\(name)@\(app.now)")
            action()
        }
    }

    @Test func fireInTheirOrderAndAtTheirTimes() async throws {
        for (time, name) in [(30, "c"), (10, "a"), (30, "d"), (20, "b"), (31, "e")] { _ = after(time, name) }
        #expect(try app.round().timers == 5)
        let frame = try await app.advance(30)
        #expect(notes.all == ["a@10", "b@20", "c@30", "d@30"])
        #expect(frame.timers == 1 && frame.clock == ClockReading(now: 30_000_000, next: 31_000_000))
    }

    @Test func whatTheyAddFiresAsWellWhereItIsDue() async throws {
        _ = after(10, "a") {
            _ = after(5, "b") {
                _ = after(15, "d")
                _ = after(16, "e")
            }
        }
        _ = after(20, "c")
        try await app.advance(30)
        #expect(notes.all == ["a@10", "b@15", "c@20", "d@30"])
    }

    @Test func aThousandFireInTheirOrder() async throws {
        for number in 1...1000 { _ = after(number * 389 % 1001, "") }
        try await app.advance(1000)
        #expect(notes.all == (1...1000).map { "@\($0)" })
    }

    @Test func whatIsCancelledDoesNotFire() async throws {
        let first = after(1, "a")
        let second = after(2, "b")
        _ = after(1, "c") { [timers = app.timers] in timers.cancel(second) }
        app.timers.cancel(first)
        app.timers.cancel(first)
        try await app.advance(10)
        #expect(notes.all == ["c@1"])
        _ = after(1, "d")
        app.timers.cancelAll()
        #expect(try await app.advance(10).timers == 0)
        #expect(notes.all == ["c@1"])
    }

    @Test func whatIsDueAtOnceFiresInTheNextRound() throws {
        _ = after(0, "a") { _ = after(0, "b") }
        var left = [app.timers.untilNext]
        for expected in [["a@0"], ["a@0", "b@0"]] {
            try app.round()
            #expect(notes.all == expected)
            left.append(app.timers.untilNext)
        }
        #expect(left == [.zero, .zero, nil])
    }

    /// A key that was typed before is handled before, wherever the loop fires its timers.
    @Test func timePassesOnceTheInputHasBeenHandled() throws {
        _ = after(10, "a")
        app.send(.clock(to: 10_000_000))
        app.timers.fire()
        #expect(notes.all == [])
        #expect(try app.publish(through: .start).clock == ClockReading(now: 0, next: 10_000_000))
        #expect(app.timers.untilNext == nil)
        #expect(try app.publish().clock == ClockReading(now: 0, next: 10_000_000))
        #expect(app.timers.untilNext == .zero)
        #expect(try app.round().clock == ClockReading(now: 10_000_000))
        #expect(notes.all == ["a@10"])
    }

    @Test func timeNeitherGoesBackNorOverflows() throws {
        for moment in [5, 3, Int.max, 7] {
            app.send(.clock(to: moment))
            try app.publish()
        }
        #expect(try app.publish().clock == ClockReading(now: .max))
        _ = after(1, "a")
        #expect(try app.publish().clock == ClockReading(now: .max, next: .max))
    }

    /// Every screen may have timers of its own.
    @Test func thoseOfTwoOwnersTakeTheirTurns() async throws {
        let others = LaunchTimers(app.clock)
        for time in [10, 20, 25, 40] { _ = after(time, "a") }
        for time in [10, 15, 30] { others.after(.milliseconds(time)) { [app, notes] in notes.add("b@\(app.now)") } }
        app.send(.clock(to: 50_000_000))
        try app.publish()
        while try app.round().clock?.now != 50_000_000 { others.fire() }
        #expect(notes.all == ["a@10", "b@10", "b@15", "a@20", "a@25", "b@30", "a@40"])
    }

    @Test func areForgottenWithTheLastReference() throws {
        var others: LaunchTimers? = LaunchTimers(app.clock)
        others?.after(.seconds(1)) {}
        #expect(try app.round().timers == 1)
        others = nil
        #expect(try app.round().timers == 0)
    }

    @Test func waitForRealTimeWithoutATest() throws {
        let timers = LaunchTimers(AccessibilityPublisher(environment: LaunchEnvironment(variables: [:])).clock)
        #expect(timers.untilNext == nil)
        timers.after(.seconds(3600)) { notes.add("late") }
        timers.after(.zero) { [notes] in
            notes.add("a")
            timers.after(.zero) { notes.add("b") }
        }
        #expect(timers.untilNext == .zero)
        timers.fire()
        #expect(notes.all == ["a"])
        timers.fire()
        #expect(notes.all == ["a", "b"])
        let left = try #require(timers.untilNext)
        #expect(left > .seconds(3000) && left <= .seconds(3600))
        timers.cancelAll()
    }
}
