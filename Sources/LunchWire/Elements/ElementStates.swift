/// States of an element that are true or false, and may be unknown if they were not published.
package struct ElementStates: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The state of an element that answers to a person.
    package static let isEnabled = ElementStates(rawValue: 1)
    /// The state of the selected one.
    package static let isSelected = ElementStates(rawValue: 1 << 1)
    /// The state of one that receives what is typed.
    package static let hasFocus = ElementStates(rawValue: 1 << 2)

    /// The states by the names of their properties, in the order of a line about an element.
    package var names: [String] {
        let names: [(ElementStates, String)] = [
            (.isEnabled, "isEnabled"), (.isSelected, "isSelected"), (.hasFocus, "hasFocus"),
        ]
        return names.filter { contains($0.0) }.map(\.1)
    }
}
