import Lunch
import LunchTerminal
import LunchTrace
import Testing

@testable import LunchCLI

/// The viewer as cells.
@Suite struct ViewerDrawingTests {
    private let trace: ViewedTrace

    init() throws {
        let failed = try MadeTrace.booking()
        let green = try MadeTrace.booking(isGreen: true)
        trace = ViewedTrace(of: failed, FirstDifference(of: failed, from: [green], isLearned: false))
    }

    private func canvas(_ columns: Int = 80, _ rows: Int = 24, _ change: (inout ViewerState) -> Void) -> Canvas {
        var state = ViewerState(of: trace)
        change(&state)
        var canvas = Canvas(size: CellSize(columns: columns, rows: rows))
        ViewerDrawing(state, of: trace, canvas.size).draw(on: &canvas)
        return canvas
    }

    @Test func aStepIsDrawnOn80By24() {
        #expect(
            canvas { $0.go(to: 6, 11) }.text == """
                books(): failed, 12 steps, 74 ms
                The only green run differs first at step 7, press(.key7) (TripTests.swift:10):
                  staticText "status" was "Booked", and is now "Error: no network".
                  1 launch                   Screen Before Elements Messages 1 row changed
                  2 press(.key2)             │Trips
                  3 press(.key3)             │
                  4 press(.key4)             │red blue
                  5 press(.key5)             │
                  6 press(.key6)             │
                ≠ 7 press(.key7)             │
                  8 press(.key8)             │
                  9 press(.key9)             │
                 10 press(.key10)            │
                ✗11 press(.key11)            │
                 12 press(.key12)            │
                                             │row 2
                                             │row 3
                                             │row 4
                                             │row 5
                                             │row 6
                                             ▌Error: no network
                                             │
                                             ↓
                ↑↓ step  f failure  d difference  / search  Tab view  z whole  ? keys  q leave

                """)
    }

    @Test func colorsOfTheAppAreThoseOfItsCells() {
        let canvas = canvas { $0.go(to: 0, 11) }
        func style(_ text: String) -> TUIStyle? {
            let row = canvas.rows.first { $0.map(\.text).joined().contains("red blue") }
            return row?.first { $0.text == String(text.prefix(1)) && $0.style != .plain }?.style
        }
        #expect(style("red")?.foreground == .red)
        #expect(style("blue")?.background == .indexed(4))
    }

    @Test func aKeyDrawsWhatItChangedAlone() {
        var writer = ScreenWriter()
        let all = writer.draw(canvas { $0.step = 4 }).utf8.count
        let change = writer.draw(canvas { $0.step = 5 }).utf8.count
        #expect(change * 2 < all, "\(change) of \(all)")
        #expect(writer.draw(canvas { $0.step = 5 }).isEmpty)
    }

    @Test func thatTheTerminalIsTooSmallIsReported() {
        let text = canvas(79, 24) { _ in }.text
        #expect(text == "The viewer needs 80×24 cells; here are 79×24.\n")
    }

    @Test func aWholeScreenHasAllColumns() {
        let text = canvas { $0.isWhole = true }.text
        #expect(!text.contains("books()"))
        #expect(text.contains("▌row 11"))
        #expect(text.contains("row changed; step 11, press(.key11)"), "\(text)")
    }

    /// The verb, which tells the steps on one element apart, stands last.
    @Test func ofALongStepTheMiddleIsLeftOut() throws {
        var made = MadeTrace()
        made.step("tap", of: "app.buttons[\"accuracyButton of the screen\"]", draws: "x", label: "x")
        let trace = ViewedTrace(of: try made.trace(), nil)
        var canvas = Canvas(size: CellSize(columns: 80, rows: 24))
        ViewerDrawing(ViewerState(of: trace), of: trace, canvas.size).draw(on: &canvas)
        #expect(canvas.text.contains(" 1 buttons[\"a…e screen\"].tap"), "\(canvas.text)")
    }

    @Test func aKeyThatDoesNothingReportsWhy() {
        #expect(canvas { $0.hint = "No step has failed." }.text.hasSuffix("\nNo step has failed.\n"))
    }

    @Test func nothingOfAnAppActsOnTheTerminal() throws {
        var made = MadeTrace()
        let hostile = "\u{1B}]0;x\u{07}a\u{202E}b\u{9B}31mc"
        made.step("say(\"\(hostile)\")", draws: "\u{1B}[Ha\u{202E}b\u{85}", label: hostile, failure: hostile)
        let trace = ViewedTrace(of: try made.trace(), nil)
        for pane in ViewerState.Pane.allCases {
            var state = ViewerState(of: trace)
            state.pane = pane
            for size in [
                CellSize(columns: 80, rows: 24), CellSize(columns: 20, rows: 3), CellSize(columns: 0, rows: 0),
            ] {
                var canvas = Canvas(size: size)
                let drawing = ViewerDrawing(state, of: trace, size)
                drawing.draw(on: &canvas)
                let unseen = canvas.text.unicodeScalars.filter {
                    $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
                }
                #expect(unseen.isEmpty, "\(pane) \(unseen.map(\.value))")
            }
        }
    }
}
