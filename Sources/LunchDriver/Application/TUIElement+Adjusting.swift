extension TUIElement {
    /// Moves a slider as near to a position as its steps allow: with a click where the mouse is, then with the arrows.
    ///
    /// Its position is read from its value: a percentage (`40%`), a fraction (`2/5`) or a number from 0 to 1.
    ///
    /// - Parameter position: from 0, its left or lower end, to 1.
    /// - Throws: `TUIError` as `tap()` does, where its value tells no position, and where it does not move.
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

    /// Turns a picker to a value with the arrows: downwards until it comes round or does not change, then upwards.
    ///
    /// - Throws: `TUIError` as `tap()` does, and where it has no such value.
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
