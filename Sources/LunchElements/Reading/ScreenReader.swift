package import LunchTerminal
package import LunchWire

/// Reads elements from the cells of a screen, for programs that publish none.
package protocol ScreenReader: Sendable {
    /// The elements that a person sees on a screen.
    ///
    /// - Parameter before: The screen at the moment before the last input; nil if there was none.
    static func elements(of grid: TUIGrid, before: TUIGrid?) -> any ScreenElements

    /// The element of a type that a test declares in a part of a screen; nil if none of the cells is on the screen.
    ///
    /// - Parameter before: The screen at the moment before the last input; nil if there was none.
    static func element(
        _ type: TUIElementType, in rectangle: CellRect, of grid: TUIGrid, before: TUIGrid?
    ) -> AccessibilityNode?
}

/// The elements of a screen, as a flat list: parents before their children.
///
/// The attributes of an element may be read from the cells each time.
package protocol ScreenElements: AnyObject, Sendable {
    /// The index of each element's parent; -1 for the root.
    var parents: ContiguousArray<Int32> { get }
    /// The index after each element's last descendant.
    var ends: ContiguousArray<Int32> { get }
    var types: ContiguousArray<TUIElementType> { get }
    /// The elements that are known to have the focus.
    var focused: [Int] { get }
    /// True if reading the screen costs too much work, so that the list contains only the application.
    var isCutShort: Bool { get }

    func attributes(of index: Int) -> AccessibilityNode.Attributes

    /// The candidates with a label.
    func labelled(_ label: String, among candidates: [Int]) -> [Int]
}
