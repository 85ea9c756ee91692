public import Lunch

/// A field for a secret: it shows one `•` for each character, on the screen and to a test.
public final class SecureTextField: TextField {
    override var shown: [Character] { super.shown.map { _ in "•" } }

    public override var element: AccessibilityNode.Attributes? {
        var element = super.element
        element?.type = .secureTextField
        return element
    }
}
