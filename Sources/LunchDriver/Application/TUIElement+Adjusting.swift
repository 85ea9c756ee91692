import LunchCommands

extension TUIElement {
    /// Moves the slider with the arrow keys, as near as possible to a position.
    ///
    /// The slider gets the focus first if it does not have it. The Left and Right Arrow keys move a horizontal slider.
    /// The Up and Down Arrow keys move a slider with more rows than columns. The current position is read from the
    /// slider's value: a percentage (`40%`), a fraction (`2/5`) or a number from 0 to 1.
    ///
    /// - Parameter position: the position, from 0 (the left or lower end) to 1. Values outside of this range are
    ///   clamped.
    /// - Throws: `TUIError` for the same reasons as `tap()`, and if the slider cannot get the focus. The function also
    ///   throws if the slider's value has none of these forms, or if the slider does not move.
    public func adjust(
        toNormalizedSliderPosition position: Double, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(.adjust(steps, .position(position)), of: query, at: .init(fileID, filePath, line, column))
    }

    /// Sets the picker to a value with the arrow keys.
    ///
    /// The picker gets the focus first if it does not have it. The Down Arrow key is pressed until the picker has the
    /// value. If the values start to repeat or do not change, the Up Arrow key is pressed instead.
    ///
    /// - Parameter value: the value that the picker must have.
    /// - Throws: `TUIError` for the same reasons as `tap()`, if the picker cannot get the focus, or if neither key
    ///   leads to the value.
    public func adjust(
        toPickerWheelValue value: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(.adjust(steps, .value(value)), of: query, at: .init(fileID, filePath, line, column))
    }
}
