import LunchElements
import LunchTerminal
import Testing

@testable import LunchDriver

/// The words about a screen that costs too much work to be read.
struct CutShortTests {
    private static func frame(filledWith text: String) -> TUIFrame {
        var terminal = TUITerminal(columns: 500, rows: 100)
        let bytes = ContiguousArray(String(repeating: text, count: 50_000 / text.count).utf8)
        var start = 0
        while start < bytes.count { start += max(1, terminal.feed(bytes.span.extracting(start..<bytes.count))) }
        let grid = terminal.grid
        return TUIFrame(plain: grid, elements: InferredElements(of: grid))
    }

    @Test func aFailureReportsThatAScreenIsTooCostly() {
        let words = InferenceText.elements(of: Self.frame(filledWith: "┼"), limit: 10)
        #expect(words == InferenceText.cutShort)
        let text = InferenceText.elements(of: Self.frame(filledWith: "text and "), limit: 10)
        #expect(text.hasPrefix("The program publishes no elements. Lunch read these"))
    }
}
