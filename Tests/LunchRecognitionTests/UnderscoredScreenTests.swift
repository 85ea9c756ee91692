import LunchTerminal
import Testing

/// Forms on a whole screen whose fields are filled up with underscores, while a choice is highlighted.
struct UnderscoredScreenTests {
    private func form(_ second: String, _ third: String, city: String = "City: __________", then: String = "")
        -> [String]
    {
        let rows = ["Name: Ada_______", city, second, third, "(*) Cash ( ) Card"]
        return outline(screen(fullScreen, lines(2, 1, rows), then, at(1, 4))).map { String($0.prefix { $0 != "," }) }
    }

    private let lit = styled("93", "[ ]") + " Send fast"

    @Test func fieldsAndChoicesAreRead() {
        #expect(
            form("[X] Wrap it", lit) == [
                #"textField "Name" = "Ada" not focus 8"#, #"textField "City" = "" not focus 8"#,
                #"checkBox "Wrap it" = "1" 2"#, #"checkBox "Send fast" = "0" 2"#,
                #"radioButton "Cash" = "1" 2"#, #"radioButton "Card" = "0" 11"#,
            ])
    }

    @Test func aTextIsNoForm() { #expect(form("[X] Wrap it", "[ ] Send fast") == []) }

    @Test func marksThatAreAllDrawnSoTellNothing() { #expect(form(styled("93", "[X]") + " Wrap it", lit) == []) }

    @Test func oneFieldAloneIsNone() { #expect(form("[X] Wrap it", lit, city: "City: none") == []) }

    @Test func belowABoxNothingIsCertain() {
        #expect(form("[X] Wrap it", lit, then: box(20, 6, 12, 3)).allSatisfy { $0.contains("group") })
    }
}
