import LunchElements
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// The listing of elements that no sample has.
@Suite struct ElementListingTests {
    /// A listing is copied into an issue as a message is.
    @Test func aPlaceholderThatTellsASecretIsMasked() {
        let field = AccessibilityNode(
            .secureTextField, identifier: "password", value: "hunter2", placeholder: "hunter2?")
        let frame = TUIFrame.made(AccessibilityNode(.application, children: [field]))
        let listing = ElementListing(app: "App", frame: frame)
        #expect(listing.text.contains(#"value "•••••••", placeholder "••••••••""#), "\(listing.text)")
        for text in [listing.text, listing.json.text] { #expect(!text.contains("hunter2"), "\(text)") }
    }
}
