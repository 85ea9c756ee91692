import LunchRecognition
import Testing

/// The elements of the captures read once more while nothing has changed, or first of all: none may be found that is not there.
struct PastTests {
    @Test(arguments: Capture.names) func nothingElseIsFoundWithoutAChange(name: String) throws {
        let capture = try Capture(name)
        for before in [nil, capture.grid] {
            let wrong = Score(Recognition.root(of: capture.grid, before: before), try capture.expectations()).wrong
            if !wrong.isEmpty { Issue.record("wrongly found in \(name):\n  \(wrong.joined(separator: "\n  "))") }
        }
    }
}
