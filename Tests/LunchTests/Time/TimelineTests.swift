import Testing

@testable import Lunch

/// The things that may let time pass, and those that hold it.
struct TimelineTests {
    private func timeline() -> Timeline { Timeline(isVirtual: true, canWakeLoop: true) }

    @Test func timeStandsWhileATimerIsFired() {
        var timeline = timeline()
        let owner = timeline.makeOwner()
        _ = timeline.addTimer(due: .seconds(1), owner: owner)
        _ = timeline.addTimer(due: .seconds(2), owner: owner)
        _ = timeline.report(advancingTo: .seconds(3))
        let round = timeline.beginRound(now: .zero)
        for second in [1, 2] {
            #expect(timeline.takeTimer(round, owner: owner).number != nil)
            // Meanwhile another thread changes something.
            _ = timeline.consequences()
            let now = timeline.now
            #expect(now == .seconds(second) && !timeline.hasDueTimer)
        }
        #expect(timeline.takeTimer(round, owner: owner).number == nil)
        #expect(timeline.now == .seconds(3))
    }

    @Test func timeStandsUntilTheLoopHasSeenWhatWorkLeft() {
        var timeline = timeline()
        let work = timeline.begin("saving", countsJobs: false)
        _ = timeline.report(advancingTo: .seconds(3))
        #expect(timeline.end(work).wakesLoop)
        var report = timeline.report()
        #expect(report.busy == ["saving"] && report.consequences.wakesLoop)
        _ = timeline.consequences()
        let before = timeline.now
        report = timeline.report()
        #expect(report.busy == [] && !report.consequences.wakesLoop)
        #expect([before, timeline.now] == [.zero, .seconds(3)])
    }

    @Test func workIsAtRestOnlyWhileItSleepsAndDoesNothingElse() {
        var work = Timeline.Work(name: "loading", countsJobs: true)
        var moments = [work]
        for (sleepers, jobs, woken) in [(1, 0, 0), (1, 1, 0), (1, 0, 1)] {
            (work.sleepers, work.jobs, work.woken) = (sleepers, jobs, woken)
            moments.append(work)
        }
        var other = Timeline.Work(name: "saving", countsJobs: false)
        other.sleepers = 1
        #expect((moments + [other]).map(\.isAtWork) == [true, false, true, true, true])
    }

    /// The cancellation may fall between the look at the task and the beginning of its sleep.
    @Test func aSleepThatIsCancelledBeforeItBeginsDoesNotBegin() async throws {
        var timeline = timeline()
        let work = timeline.begin("loading", countsJobs: true)
        let number = timeline.announceSleep()
        #expect(timeline.cancelSleep(number) == nil)
        try await withCheckedThrowingContinuation { sleeper in
            #expect(timeline.sleep(sleeper, number, until: .seconds(1), work: work).isCancelled)
            sleeper.resume()
        }
        #expect(timeline.report().timers == 0)
        #expect(timeline.works[work]?.woken == 1)
    }

    @Test func theLoopIsWokenForWhatItDoesNotKnow() {
        var timeline = timeline()
        let owner = timeline.makeOwner()
        _ = timeline.addTimer(due: .seconds(1), owner: owner)
        let work = timeline.begin("loading", countsJobs: true)
        #expect(!timeline.consequences().wakesLoop)
        _ = timeline.report(advancingTo: .seconds(3))
        // It sleeps, and the loop is to see what it did before.
        #expect(timeline.update(work) { $0.sleepers = 1 }.wakesLoop)
        #expect(timeline.report().busy == ["loading"])
        // A timer is due, for which time has waited.
        #expect(timeline.untilNext(from: .zero) == nil)
        let report = timeline.report()
        #expect(report.busy == [] && report.consequences.wakesLoop)
        #expect(timeline.untilNext(from: .zero) == .zero)
    }
}
