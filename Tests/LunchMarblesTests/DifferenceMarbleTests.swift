import LunchMarbles
import Testing

/// The picture of a recording that does not follow a timeline, word for word.
@Suite struct DifferenceMarbleTests {
    private struct Point: Equatable { var x: Int }
    private struct Plain: Error { var code: Int }

    private func recording<Value>(
        _ timeline: String, values: [String: Value] = [:], errors: [String: any Error] = [:]
    ) -> MarbleRecording<Value> {
        let scheduler = TestScheduler(frame: .milliseconds(100))
        let recording = scheduler.record(scheduler.hot(timeline, values: values, errors: errors))
        scheduler.start()
        return recording
    }

    @Test func aRecordingThatFollowsIsSilent() {
        let bools: MarbleRecording<Bool> = recording("f----------t-------")
        expect(bools, follows: "f----------t-------")
        expect(bools, follows: "f----------t")
        expect(bools, follows: "false------true")
        expect(bools, follows: "false@0s, true@1.1s")
        let taps: MarbleRecording<Void> = recording("--x-y|")
        expect(taps, follows: "--x-x|")
    }

    @Test func anEventAtAnotherTimeIsMarked() {
        let sent: MarbleRecording<Bool> = recording("f----------t-------")
        let line = #line + 1
        let body = { expect(sent, follows: "f--------t---------") }
        expectFailures(
            [
                """
                The recording does not follow the timeline. The first difference is at 0.9 s:
                  expected  f--------t---------
                  recorded  f----------t-------
                                     ^
                """
            ], at: line, body)
    }

    @Test func anotherValueIsMarkedInItsGroup() {
        let sent: MarbleRecording<Bool> = recording("-(f,t)")
        expectFailures([
            """
            The recording does not follow the timeline. The first difference is at 0.1 s:
              expected  -(f,f)
              recorded  -(f,t)
                            ^
            """
        ]) { expect(sent, follows: "-(f,f)") }
    }

    @Test func aMissingEventIsMarked() {
        let sent: MarbleRecording<Bool> = recording("-f")
        expectFailures([
            """
            The recording does not follow the timeline. The first difference is at 0.4 s:
              expected  -f--|
              recorded  -f---
                            ^
            """
        ]) { expect(sent, follows: "-f--|") }
    }

    @Test func anEventTooManyIsMarked() {
        let sent: MarbleRecording<Bool> = recording("-f-t")
        expectFailures([
            """
            The recording does not follow the timeline. The first difference is at 0.1 s:
              expected  ----
              recorded  -f-t
                         ^
            """
        ]) { expect(sent, follows: "--") }
    }

    @Test func valuesWithoutAKeyAreListed() {
        let points = recording("a-b-c", values: ["a": Point(x: 1), "b": Point(x: 2), "c": Point(x: 3)])
        expectFailures([
            """
            The recording does not follow the timeline. The first difference is at 0.2 s:
              expected  a@0s
              recorded  a@0s, ?1@0.2s, ?2@0.4s
                              ^
              ?1 = Point(x: 2)
              ?2 = Point(x: 3)
            """
        ]) { expect(points, follows: "a@0s", values: ["a": Point(x: 1)]) }
    }

    @Test func keysWithoutRoomAreWrittenOut() {
        let texts = recording("a-b", values: ["a": "some text", "b": "b"])
        expectFailures([
            """
            The recording does not follow the timeline. The first difference is at 0 s:
              expected  b@0.2s
              recorded  some text@0s, b@0.2s
                        ^
            """
        ]) { expect(texts, follows: "--b") }
    }

    @Test func timesBetweenFramesAreWrittenOut() {
        let texts: MarbleRecording<String> = recording("a@0s, b@150ms")
        expectFailures([
            """
            The recording does not follow the timeline. The first difference is at 0.1 s:
              expected  a@0s, b@0.1s
              recorded  a@0s, b@0.15s
                              ^
            """
        ]) { expect(texts, follows: "a@0s, b@0.1s") }
    }

    @Test func errorsAreCompared() {
        let failed: MarbleRecording<Int> = recording("-#1", errors: ["#1": Plain(code: 1)])
        expect(failed, follows: "-#")
        expect(failed, follows: "-#1", errors: ["#1": Plain(code: 1)])
        expectFailures([
            """
            The recording does not follow the timeline. The first difference is at 0.1 s:
              expected  -#1
              recorded  -#-
                         ^
              # = Plain(code: 1)
            """
        ]) { expect(failed, follows: "-#1") }
    }

    @Test func aMalformedExpectationIsPointedAt() {
        let sent: MarbleRecording<Bool> = recording("-f")
        expectFailures([
            """
            The timeline cannot be read at column 2: ")" without a "(" before it.
              -f)
                ^
            """
        ]) { expect(sent, follows: "-f)") }
    }
}
