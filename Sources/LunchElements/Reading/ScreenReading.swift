@_spi(Lunch) import LunchWire

/// The screen reader of this process.
package enum ScreenReading {
    private static let slot = Lock<(any ScreenReader.Type)?>(nil)

    /// The reader that was registered; nil if the process contains none.
    package static var reader: (any ScreenReader.Type)? { slot.withLock { $0 } }

    /// Registers a reader, which replaces an earlier one.
    package static func register(_ reader: any ScreenReader.Type) { slot.withLock { $0 = reader } }
}
