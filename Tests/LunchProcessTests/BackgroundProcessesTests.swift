import Testing

@testable import LunchProcess

/// Who is in the background, and whom nobody in the foreground waits for.
@Suite struct BackgroundProcessesTests {
    typealias Candidate = BackgroundProcesses.Candidate

    /// A shell that leads its session, with its prompt in the foreground.
    private func shell(foreground: Int32 = 10) -> Candidate {
        Candidate(process: 10, parent: 1, group: 10, session: 10, foreground: foreground, mayBe: false)
    }

    private func job(_ process: Int32 = 20, parent: Int32 = 10, group: Int32 = 20, foreground: Int32 = 10) -> Candidate
    {
        Candidate(process: process, parent: parent, group: group, session: 10, foreground: foreground, mayBe: true)
    }

    private func program(_ process: Int32 = 30, parent: Int32 = 10) -> Candidate {
        Candidate(process: process, parent: parent, group: 30, session: 10, foreground: 30, mayBe: false)
    }

    private func background(_ processes: [Candidate], pipes: [Int32: Set<UInt64>] = [:]) -> Set<Int32> {
        BackgroundProcesses.all(among: processes) { pipes[$0] ?? [] }
    }

    @Test func aJobOfAShellIsInTheBackground() {
        #expect(background([shell(), job()]) == [20])
        #expect(background([shell(), job(), job(21, parent: 20)]) == [20, 21])
        #expect(background([shell(foreground: 30), job(foreground: 30), program()]) == [20])
    }

    /// A job has the name of its shell until it goes over to its own program.
    @Test func aJobThatMayGetANameToWaitForIsWaitedFor() {
        var job = job()
        job.mayBecomeKept = true
        #expect(background([shell(), job]) == [])
        job.isLeftOut = true
        #expect(background([shell(), job]) == [20])
    }

    @Test func aShellThatWaitsForItsChildrenWaitsForItsJob() {
        var shell = shell()
        shell.waitsForChildren = true
        #expect(background([shell, job()]) == [])
    }

    /// It waits for the program in the foreground, not for the job.
    @Test func aShellBehindAProgramDoesNotWaitForItsJob() {
        var shell = shell(foreground: 30)
        shell.waitsForChildren = true
        #expect(background([shell, job(foreground: 30), program()]) == [20])
    }

    @Test func whoIsStartedByAProgramInTheForegroundIsWaitedFor() {
        #expect(background([shell(foreground: 30), program(), job(parent: 30, foreground: 30)]) == [])
    }

    @Test func aGroupOfWhichNoOneIsLeftIsNoForeground() {
        #expect(background([shell(foreground: 30), job(foreground: 30)]) == [])
        var dead = program()
        dead.hasEnded = true
        #expect(background([shell(foreground: 30), job(foreground: 30), dead]) == [])
    }

    @Test func whoHoldsAPipeOfTheForegroundIsWaitedFor() {
        let processes = [shell(), job(), job(22, group: 22), job(23, group: 23)]
        #expect(background(processes, pipes: [10: [1], 20: [1, 2], 22: [2], 23: [3]]) == [23])
    }

    @Test func whoKeepsToItselfWhatItHoldsIsWaitedFor() {
        let processes = [shell(), job()]
        #expect(BackgroundProcesses.all(among: processes) { $0 == 20 ? nil : [] } == [])
        #expect(BackgroundProcesses.all(among: processes) { $0 == 10 ? nil : [] } == [])
    }

    /// The other end of a named pipe holds it only once it has opened it.
    @Test func aProgramThatReadsSomethingElseMayWaitForAnybody() {
        var reader = program()
        reader.waitsForOthers = true
        #expect(background([shell(foreground: 30), job(foreground: 30), reader]) == [])
        var job = job(foreground: 30)
        job.waitsForOthers = true
        #expect(background([shell(foreground: 30), job, program()]) == [20])
    }

    /// A program reads the pipe of its compiler, and reads no key before it has read that.
    @Test(arguments: [(false, false, true), (true, false, false), (true, true, true), (false, true, true)])
    func aNameIsWaitedForWhileOnlySomethingElseIsRead(_ reads: Bool, _ waitsForInput: Bool, _ isLeftOut: Bool) {
        var (reader, left) = (program(), job(parent: 30, foreground: 30))
        (reader.waitsForOthers, reader.waitsForInput, left.isLeftOut) = (reads, waitsForInput, true)
        #expect(background([shell(foreground: 30), reader, left]) == (isLeftOut ? [20] : []))
        // Who is left out does not count as somebody who waits.
        left.waitsForInput = true
        #expect(background([shell(foreground: 30), reader, left]) == (isLeftOut ? [20] : []))
    }

    @Test func aNameLeavesOutOrAdds() {
        var left = job(parent: 30, foreground: 30)
        left.isLeftOut = true
        #expect(background([shell(foreground: 30), program(), left], pipes: [30: [1], 20: [1]]) == [20])
        var kept = job()
        kept.isKept = true
        #expect(background([shell(), kept]) == [])
        #expect(background([shell(), kept, job(21, parent: 20)]) == [])
    }
}
