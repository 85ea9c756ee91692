/// An element of an app's accessibility tree, with its children.
///
/// The attributes can be accessed as properties of the node: `node.label = "Save"`.
@dynamicMemberLookup
public struct AccessibilityNode: Hashable, Sendable {
    /// The attributes of an element: everything except its children.
    public struct Attributes: Hashable, Sendable {
        /// The type of the element, for example `.button`.
        public var type: TUIElementType

        /// The identifier by which tests find the element; empty if the element has none. The identifier should not
        /// depend on the app's language.
        public var identifier: String

        /// The text on the element, such as the title of a button.
        ///
        /// For an element without such text, the label is a name that describes the element, such as "Email" for a text
        /// field. The label is empty if the element has neither.
        public var label: String

        /// The value of the element, such as a field's text or a switch's state; nil if the element has none.
        ///
        /// The value of a secure field must be one `•` for each character, never the text.
        public var value: String?

        /// The text that a field shows while it is empty; nil if there is none.
        public var placeholder: String?

        /// The cells that the element covers. Columns and rows are counted from 0 at the top left of the screen.
        ///
        /// For an element whose text is marked with its identifier (see `AccessibilityPublisher.marked(_:identifier:)`), leave
        /// the frame `.zero`. In the test, the frame is then the smallest rectangle that contains the marked text.
        ///
        /// In a published element, the column, the row, the width and the height must each be from −1,073,741,824
        /// (−2³⁰) to 1,073,741,824.
        public var frame: CellRect

        /// A Boolean value that indicates whether the element reacts to input.
        public var isEnabled: Bool

        /// A Boolean value that indicates whether the element is selected, for example the current tab.
        public var isSelected: Bool

        /// A Boolean value that indicates whether the element has the keyboard focus and receives typed keys.
        public var hasFocus: Bool

        /// The unknown states, whatever is above; an app that publishes elements knows all of theirs.
        package var unknown = ElementStates(rawValue: 0)

        /// Creates attributes. By default, the element is enabled, not selected and not focused, has no text, and has
        /// the frame `.zero`.
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

    /// Creates a node. By default, the element is enabled, not selected and not focused, has no text and no children,
    /// and has the frame `.zero`.
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

    /// An attribute of the element as a property of the node: `node.label` is `node.attributes.label`.
    public subscript<Value>(dynamicMember attribute: WritableKeyPath<Attributes, Value>) -> Value {
        get { attributes[keyPath: attribute] }
        set { attributes[keyPath: attribute] = newValue }
    }
}
