import LunchElements
import LunchInput
import LunchTrace
import LunchWire
import Testing

/// The values that a property had in the frames of a launch, as a failure message lists them.
@Suite struct ValueHistoryTests {
    private func line(_ run: GreenRun) throws -> String? {
        ValueHistory(of: "status", in: try run.trace(), launch: 1) { frame in
            frame.tree.nodes.indices.first { frame.tree.nodes[$0].identifier == "status" }.map {
                frame.tree.nodes[$0].label
            }
        }.line
    }

    /// A value that a question saw first is the effect of the action before it.
    @Test func aChangeBelongsToTheLastAction() throws {
        var run = GreenRun()
        run.key(.return, "Saving")
        run.read("label")
        run.read("label", showing: "Saved")
        let line = try line(run)
        #expect(line == "status was Saving (frame 2, for 0.0 ms), now Saved since frame 4, step 2, press(Return).")
    }

    /// A value may have been overwritten before a frame showed it.
    @Test func aValueThatNoFrameHasIsInNone() throws {
        var run = GreenRun()
        run.wait("press", "name")
        #expect(try line(run) == nil)
        run.tap("a", [.text("other", "1")])
        #expect(try line(run) == "status is in no frame since launch.")
    }

    @Test func aValueThatStaysWasThatInEveryFrame() throws {
        var run = GreenRun()
        run.key(.return, "Off")
        run.key(.tab, "Off")
        #expect(try line(run) == "status was Off in every frame since launch.")
    }
}
