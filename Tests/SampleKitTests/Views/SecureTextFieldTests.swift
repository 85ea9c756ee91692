import Lunch
import Testing

@testable import SampleKit

struct SecureTextFieldTests {
    @Test func showsDotsToEverybody() {
        let field = SecureTextField(placeholder: "Password", identifier: "passwordField")
        let stage = Stage(field, columns: 10)
        #expect(stage.text == "Password__\n")
        stage.type("pa世")
        #expect(field.text == "pa世")
        #expect(stage.text == "•••_______\n")
        #expect(stage.cursor?.column == 3)
        #expect(
            stage.elements == [
                .init(
                    .secureTextField, identifier: "passwordField", value: "•••", placeholder: "Password",
                    frame: CellRect(column: 0, row: 0, columns: 10, rows: 1), hasFocus: true)
            ])
    }

    @Test func aClickPlacesTheCursorByItsDots() {
        let field = SecureTextField("世界")
        let stage = Stage(field)
        stage.mouse(.press, 1, 0)
        stage.type("x")
        #expect(field.text == "世x界")
    }
}
