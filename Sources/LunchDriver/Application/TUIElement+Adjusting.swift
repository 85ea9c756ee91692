extension TUIElement {
    /// Moves a slider as near to a position as its steps allow: with a click if the app takes the mouse, then with the
    /// arrows.
    ///
    /// The current position of the slider is read from its value: a percentage (`40%`), a fraction (`2/5`) or a number
    /// from 0 to 1.
    ///
    /// - Parameter position: the position, from 0 (the left or lower end) to 1.
    /// - Throws: `TUIError` as `tap()` does, if the value of the slider tells no position, and if the slider does not
    ///   move.
    public func adjust(
        toNormalizedSliderPosition position: Double, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "adjust", of: query, with: "toNormalizedSliderPosition: \(position)",
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) {
            () throws(TUIError) in
            try Adjuster(run: app.run).move(steps, to: position)
        }
    }

    /// Turns a picker to a value with the arrow keys: downwards until the values repeat or stay the same, then upwards.
    ///
    /// - Throws: `TUIError` as `tap()` does, and if the picker does not have the value.
    public func adjust(
        toPickerWheelValue value: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "adjust", of: query, at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try Adjuster(run: app.run).turn(steps, to: value)
        }
    }
}
