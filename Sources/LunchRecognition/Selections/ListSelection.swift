/// Rows of a list, and the index of the selected one.
struct ListSelection {
    var rows: ArraySlice<ListRow>
    var selected: Int
    /// The columns that the cells cover, if not those of the text.
    var columns: Range<Int>?
}
