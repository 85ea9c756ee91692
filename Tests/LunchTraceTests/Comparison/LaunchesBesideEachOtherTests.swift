import LunchElements
import LunchWire
import TestSupport
import Testing

@testable import LunchTrace

/// Apps that a test uses at the same time, as `expectEveryScreenOpens()` does: each is compared with the same launch.
@Suite struct LaunchesBesideEachOtherTests {
    /// The records of a test that opens screens, in an order of its own.
    private struct Run {
        var records = [
            TraceRecord(
                time: 0,
                .test(TraceTest(name: "opens()", library: "XCTest", place: TracePlace(file: "A.swift", line: 3))))
        ]
        var steps = 0

        /// - Parameter order: the screens; each is there twice, for its launch and for its end. A launch ends with the next
        ///   event.
        init(_ order: [String], _ labels: [String: String] = [:]) {
            var launches: [String: Int] = [:]
            var open: (screen: String, step: Int)?
            func ended(_ run: inout Run) {
                guard let (screen, step) = open, let launch = launches[screen] else { return }
                run.publish(screen, labels[screen] ?? screen, launch)
                run.add(launch, .stepEnded(TraceStepEnded(step: step, frame: 0)))
                open = nil
            }
            for screen in order {
                steps += 1
                let verb = launches[screen] == nil ? "launch" : "terminate"
                let begun = TraceStepBegan(step: steps, verb: verb, place: TracePlace(file: "A.swift", line: 3))
                add(launches[screen] ?? 0, .stepBegan(begun))
                guard let launch = launches[screen] else {
                    let launch = launches.count + 1
                    add(launch, .launch(TraceLaunch(program: "app", screen: screen, columns: 20, rows: 4)))
                    // The one before ends while this one is under way.
                    ended(&self)
                    launches[screen] = launch
                    open = (screen, steps)
                    continue
                }
                if open?.screen == screen { ended(&self) }
                add(launch, .exited(TraceExit(.exitCode(129), isByLunch: true)))
                add(launch, .stepEnded(TraceStepEnded(step: steps)))
            }
        }

        private mutating func add(_ launch: Int, _ content: TraceRecord.Content) {
            records.append(TraceRecord(launch: launch, time: 0, content))
        }

        private mutating func publish(_ screen: String, _ label: String, _ launch: Int) {
            let message = FrameMessage(
                revision: 1, screen: screen, size: CellSize(columns: 20, rows: 4), mark: 0, dropped: 0, busy: [],
                timers: nil, tree: .whole(AccessibilityNode(.application, children: [.text("title", label)])))
            add(launch, .frame(TraceFrame(position: 0, number: 1, origin: .published(message))))
        }

        var trace: Trace { get throws { try Trace(records) } }
    }

    private func difference(_ failed: Run, in launch: Int? = nil, from green: Run) throws -> FirstDifference? {
        let record = try Trace(file: GreenStory(of: green.trace).file)
        return GreenFolder.Runs(traces: [record], isLearned: true).difference(of: try failed.trace, in: launch)
    }

    private let green = Run(["a", "b", "a", "c", "b", "c"])

    @Test func anotherOrderIsNoDifference() throws {
        for order in [["b", "c", "b", "a", "c", "a"], ["a", "c", "b", "c", "a", "b"]] {
            #expect(try difference(Run(order), from: green)?.lines == [], "\(order)")
            let lines = try difference(Run(order, ["b": "x"]), from: green)?.lines
            #expect(lines?.last == "  staticText \"title\" was \"b\", and is now \"x\".", "\(order)")
        }
    }

    @Test func aScreenIsComparedWithItself() throws {
        let failed = Run(["b", "c", "b", "a", "c", "a"], ["a": "x", "c": "y"])
        // The launches in the order of the run: b, c, a.
        #expect(try difference(failed, in: 1, from: green)?.lines == [])
        for (launch, words) in [(2, "\"c\", and is now \"y\""), (3, "\"a\", and is now \"x\"")] {
            let lines = try difference(failed, in: launch, from: green)?.lines
            #expect(lines?.last == "  staticText \"title\" was \(words).")
        }
        // A screen that was not there in the green run has nothing to be compared with.
        #expect(try difference(Run(["d", "a", "d", "a"]), in: 1, from: green) == nil)
    }

    /// A run on a busy computer may open one screen after the other.
    @Test func aRunInOrderIsNotComparedWithOneThatWasNot() throws {
        let inOrder = Run(["a", "a", "c", "c", "b", "b"])
        #expect(try difference(inOrder, from: green) == nil)
        #expect(try difference(inOrder, in: 2, from: green)?.lines == [])
        #expect(try difference(green, in: 2, from: inOrder)?.lines == [])
    }
}
