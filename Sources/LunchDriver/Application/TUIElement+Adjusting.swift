extension TUIElement {
    /// Moves a slider as near to a position as its steps allow.
    ///
    /// If the app has asked for the mouse, the slider is clicked first; then the arrow keys are pressed. The current
    /// position is read from the slider's value: a percentage (`40%`), a fraction (`2/5`) or a number from 0 to 1.
    ///
    /// - Parameter position: the position, from 0 (the left or lower end) to 1.
    /// - Throws: `TUIError` as `tap()` does, if the slider's value has no such form, and if the slider does not move.
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

    /// Turns a picker to a value with the arrow keys.
    ///
    /// Down is pressed until the picker has the value. If its values repeat or stay the same, Up is pressed instead.
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
