extension TUIGrid {
    /// The grid with `•` in some cells, and with other texts in its titles and in the addresses of its links.
    package func hiding(_ cells: [(column: Int, row: Int)], _ change: (String) -> String) -> TUIGrid {
        var grid = self
        for (column, row) in cells where content.indices.contains(row) && column < content[row].cells.count {
            let style = content[row].cells[column].style
            grid.content[row].write(0x2022, width: 1, at: column, style: style)
        }
        grid.title = change(title)
        grid.iconTitle = change(iconTitle)
        grid.links.change(change)
        return grid
    }
}
