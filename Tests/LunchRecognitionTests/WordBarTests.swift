import LunchTerminal
import Testing

/// Bars of key hints whose words stand before their keys.
struct WordBarTests {
    private func buttons(_ bar: String) -> [String] {
        outline(screen(fullScreen, hiddenCursor, "text", at(0, 9), bar, columns: 60)).filter { $0.contains("button") }
            .map {
                let parts = $0.split(separator: "\"")
                return "\(parts[1])|\(parts[3])"
            }
    }

    @Test func wordsMayStandBeforeTheirKeys() {
        #expect(
            buttons("Stage: <space> | New branch: n | Edit: e | …     1.2") == [
                "Stage|<space>", "New branch|n", "Edit|e",
            ])
        #expect(buttons("Execute: <enter> | Close/Cancel: <esc>") == ["Execute|<enter>", "Close/Cancel|<esc>"])
        #expect(buttons("Squash: s | Fixup: f | Drop: d | … 1.2").count == 3)
    }

    @Test(arguments: [
        "Line: 1 | Column: 5 | Row: 2", "Mode: i | Size: m | Kind: x", "Stage: s | Edit: e",
        "Stage: s | Edit: s | Save: s",
        "Stage: s | Edit: e | Save", "Stage: s | Edit: e | Save: s t", "a: <tab> | b: <esc>", "1a: <tab> | 2b: <esc>",
        "Stage: s Edit: e Save: t",
    ])
    func otherValuesAreNoKeys(bar: String) {
        #expect(buttons(bar) == [])
    }

    @Test func inAnotherRowTheyMayBeAText() {
        let bar = "Squash: s | Fixup: f | Drop: d"
        #expect(outline(screen(fullScreen, hiddenCursor, at(0, 5), bar)) == [])
        #expect(outline(screen(fullScreen, at(0, 9), bar)) == [])
    }
}
