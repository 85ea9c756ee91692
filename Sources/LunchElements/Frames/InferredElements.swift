import LunchRecognition
package import LunchTerminal
@_spi(Lunch) import LunchWire

/// The elements of a screen, read from its cells at their first use.
///
/// Frames that show the same screen share them.
package final class InferredElements: Sendable {
    private let grid: TUIGrid

    /// The number by which the elements of a later screen name this one as the screen before; nil if none does.
    package let number: Int?

    /// The screen as it was before the last input; nil if there was none.
    package let before: Earlier?

    /// An earlier screen, with its number.
    package struct Earlier: Sendable {
        let grid: TUIGrid
        package let number: Int

        package init(_ grid: TUIGrid, number: Int) { (self.grid, self.number) = (grid, number) }
    }

    /// Nil as long as nobody has asked for them.
    private let read = Lock<ElementTree?>(nil)

    /// The elements of a screen; nothing is read yet.
    ///
    /// - Parameter before: the screen as it was before the last input; nil if there was none.
    package init(of grid: TUIGrid, number: Int? = nil, before: Earlier? = nil) {
        (self.grid, self.number, self.before) = (grid, number, before)
    }

    /// True if anybody has asked for them.
    var isRead: Bool { read.withLock { $0 != nil } }

    var tree: ElementTree {
        read.withLock { read in
            let tree = read ?? ElementTree(Recognition.elements(of: grid, before: before?.grid))
            read = tree
            return tree
        }
    }
}
