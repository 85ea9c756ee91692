package import LunchTerminal
@_spi(Lunch) import LunchWire

/// The elements of a screen, read from its cells at their first use.
///
/// Frames that show the same screen share them.
package final class InferredElements: Sendable {
    private let grid: TUIGrid
    private let reader: any ScreenReader.Type

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

    /// Nil as long as they have not been requested.
    private let read = Lock<ElementTree?>(nil)

    /// The elements as they were read, and the mask of the secrets in them; nil if nothing is hidden.
    private let source: (elements: InferredElements, mask: SecretMask)?

    /// The elements of a screen; nothing is read yet. Nil if this process has no screen reader.
    ///
    /// - Parameter before: the screen as it was before the last input; nil if there was none.
    package init?(of grid: TUIGrid, number: Int? = nil, before: Earlier? = nil) {
        guard let reader = ScreenReading.reader else { return nil }
        (self.grid, self.reader, self.number, self.before) = (grid, reader, number, before)
        source = nil
    }

    /// The same elements without secrets, on a screen without them.
    init(_ elements: InferredElements, on grid: TUIGrid, hiding mask: SecretMask) {
        (self.grid, reader, number, before) = (grid, elements.reader, elements.number, elements.before)
        source = (elements, mask)
    }

    /// True if they have been requested.
    var isRead: Bool { read.withLock { $0 != nil } }

    var tree: ElementTree {
        read.withLock { read in
            let tree = read ?? made
            read = tree
            return tree
        }
    }

    private var made: ElementTree {
        if let (elements, mask) = source { return ElementTree(mask.masked(elements.tree.root)) }
        return ElementTree(reader.elements(of: grid, before: before?.grid))
    }
}
