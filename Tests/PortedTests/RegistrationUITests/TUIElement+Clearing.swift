import LunchTest
import XCTest

extension TUIElement {
    /// Deletes what is in a text field and types another text.
    func clearAndTypeText(_ text: String) throws {
        guard let old = value else {
            XCTFail("The element has no text to clear.")
            return
        }
        try tap()
        try typeText(String(repeating: TUIKeyboardKey.delete.rawValue, count: old.count))
        try typeText(text)
    }
}
