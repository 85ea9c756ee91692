import LunchElements
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// The listing of elements that no sample has.
@Suite struct ElementListingTests {
    /// A listing is copied into an issue as a message is.
    @Test func aPlaceholderThatReportsASecretIsMasked() {
        let field = AccessibilityNode(
            .secureTextField, identifier: "password", value: "hunter2", placeholder: "hunter2?")
        let frame = TUIFrame.made(AccessibilityNode(.application, children: [field]))
        let listing = ElementListing(app: "App", frame: frame)
        #expect(listing.text.contains(#"value "•••••••", placeholder "••••••••""#), "\(listing.text)")
        for text in [listing.text, listing.json.text] { #expect(!text.contains("hunter2"), "\(text)") }
    }

    /// A printed query is copied into a test that is run tomorrow.
    @Test func noQueryHangsOnATimeOrASize() {
        let text = { (label: String, column: Int, row: Int) in
            AccessibilityNode(
                .staticText, label: label, frame: CellRect(column: column, row: row, columns: label.count, rows: 1))
        }
        let frame = TUIFrame.made(
            AccessibilityNode(
                .application,
                children: [
                    AccessibilityNode(.cell, label: "notes.txt 4.0K 12:34", isSelected: true),
                    AccessibilityNode(.cell, label: "todo.txt 12K 9:05"), text("Free:", 0, 5), text("52%", 6, 5),
                ]))
        let listing = ElementListing(app: "App", frame: frame)
        #expect(
            listing.text.contains(
                #"""
                  app.cells[/notes\.txt .*/]  label "notes.txt 4.0K 12:34", selected
                """#), "\(listing.text)")
        #expect(
            listing.text.contains(#"app.staticTexts.rightOf(app.staticTexts["Free:"]).firstMatch"#), "\(listing.text)")
        #expect(listing.json.text.contains(#""by":"part""#))
        #expect(listing.json.text.contains(#""by":"relation""#))
    }
}
