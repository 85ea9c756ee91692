/// An element of an app's accessibility tree, as the app publishes it.
///
/// The attributes can be used as properties of the node: `node.label = "Save"`.
@dynamicMemberLookup
public struct AccessibilityNode: Hashable, Sendable {
    /// The attributes of an element: all its properties except its children.
    public struct Attributes: Hashable, Sendable {
        /// The type of the element.
        public var type: TUIElementType

        /// The name by which tests find the element, the same in every language; empty if the element has none.
        public var identifier: String

        /// The text that a person reads on the element, or would use as its name.
        public var label: String

        /// The value of the element, such as a field's text or a switch's state; nil if the element has none.
        ///
        /// A secure field publishes one `•` for each character, never the text.
        public var value: String?

        /// The text that a field shows while the field is empty.
        public var placeholder: String?

        /// The cells that the element covers, zero-based from the top left of the screen.
        ///
        /// If the frame is left out, or `.zero`, it is set to the position of the text that the app has marked with the
        /// identifier.
        ///
        /// When the element is published, each of the four numbers has to be between −1,073,741,824 (−2³⁰) and
        /// 1,073,741,824.
        public var frame: CellRect

        /// True if the element reacts to input.
        public var isEnabled: Bool

        /// True if the element is selected, as a tab or a row can be.
        public var isSelected: Bool

        /// True if the element receives the keys that are typed.
        public var hasFocus: Bool

        /// The states that nobody knows, whatever stands above; an app that publishes elements knows all of theirs.
        package var unknown = ElementStates(rawValue: 0)

        /// Creates attributes; all but the type have default values.
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

    /// The attributes of the element.
    public var attributes: Attributes

    /// The child elements, from back to front.
    public var children: [AccessibilityNode]

    /// Creates a node from its attributes and its children.
    public init(_ attributes: Attributes, children: [AccessibilityNode] = []) {
        self.attributes = attributes
        self.children = children
    }

    /// Creates a node; all but the type have default values.
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
