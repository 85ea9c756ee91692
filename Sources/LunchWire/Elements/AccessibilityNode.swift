/// One element of an app's accessibility tree, as the app publishes it.
///
/// Its attributes are read and changed as if they were the node's own: `node.label = "Save"`.
@dynamicMemberLookup
public struct AccessibilityNode: Hashable, Sendable {
    /// The properties of an element, without its children.
    public struct Attributes: Hashable, Sendable {
        /// The kind of element.
        public var type: TUIElementType

        /// The name by which tests find it, the same in every language; empty where it has none.
        public var identifier: String

        /// The text that a person reads on it or would call it.
        public var label: String

        /// The value that it holds: a field's text, a switch's state; nil if it holds nothing.
        ///
        /// A secure field publishes one `•` for each character, never the text.
        public var value: String?

        /// The text that a field shows while it is empty.
        public var placeholder: String?

        /// The cells that it covers, zero-based from the top left of the screen.
        ///
        /// If it is left out, or `.zero`, it is where the app has marked text with the identifier.
        ///
        /// None of the four numbers may lie farther from 0 than 1,073,741,824 (2³⁰) where it is published.
        public var frame: CellRect

        /// True if it answers to a person.
        public var isEnabled: Bool

        /// True if it is the selected one, as a tab or a row is.
        public var isSelected: Bool

        /// True if it receives what is typed.
        public var hasFocus: Bool

        /// The states that nobody knows, whatever stands above; an app that publishes elements knows all of theirs.
        package var unknown: ElementStates = []

        /// Creates attributes; all but the type have a default.
        public init(
            _ type: TUIElementType, identifier: String = "", label: String = "", value: String? = nil,
            placeholder: String? = nil, frame: CellRect = .zero, isEnabled: Bool = true, isSelected: Bool = false,
            hasFocus: Bool = false
        ) {
            self.type = type
            self.identifier = identifier
            self.label = label
            self.value = value
            self.placeholder = placeholder
            self.frame = frame
            self.isEnabled = isEnabled
            self.isSelected = isSelected
            self.hasFocus = hasFocus
        }
    }

    /// The properties of the element.
    public var attributes: Attributes

    /// The elements inside it, from back to front.
    public var children: [AccessibilityNode]

    /// Creates a node from its attributes and its children.
    public init(_ attributes: Attributes, children: [AccessibilityNode] = []) {
        self.attributes = attributes
        self.children = children
    }

    /// Creates a node; all but the type have a default.
    public init(
        _ type: TUIElementType, identifier: String = "", label: String = "", value: String? = nil,
        placeholder: String? = nil, frame: CellRect = .zero, isEnabled: Bool = true, isSelected: Bool = false,
        hasFocus: Bool = false, children: [AccessibilityNode] = []
    ) {
        self.init(
            Attributes(
                type, identifier: identifier, label: label, value: value, placeholder: placeholder, frame: frame,
                isEnabled: isEnabled, isSelected: isSelected, hasFocus: hasFocus),
            children: children)
    }

    /// An attribute of the element, by its name: `node.label` is `node.attributes.label`.
    public subscript<Value>(dynamicMember attribute: WritableKeyPath<Attributes, Value>) -> Value {
        get { attributes[keyPath: attribute] }
        set { attributes[keyPath: attribute] = newValue }
    }
}
