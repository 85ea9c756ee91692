import LunchRecognition
package import LunchTerminal
import LunchWire

/// The elements of a screen, read from its cells at their first use.
///
/// Frames that show the same screen share them.
package final class InferredElements: Sendable {
    private let grid: TUIGrid

    /// The screen as it was before the last input; nil if there was none.
    let before: TUIGrid?

    /// Nil as long as nobody has asked for them.
    private let read = Lock<ElementTree?>(nil)

    /// The elements of a screen; nothing is read yet.
    ///
    /// - Parameter before: the screen as it was before the last input; nil if there was none.
    package init(of grid: TUIGrid, before: TUIGrid?) { (self.grid, self.before) = (grid, before) }

    /// True if anybody has asked for them.
    var isRead: Bool { read.withLock { $0 != nil } }

    var tree: ElementTree {
        read.withLock { read in
            let tree = read ?? ElementTree(Recognition.elements(of: grid, before: before))
            read = tree
            return tree
        }
    }
}
