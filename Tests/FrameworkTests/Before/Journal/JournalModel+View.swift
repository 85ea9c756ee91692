import Reed

extension JournalModel {
    func view() -> String {
        if let question { return place(view(of: question), in: window) }
        return switch screen {
        case .start: place(startView, in: window)
        case .list: listView
        case .form(let form): form.view(width: max(min(window.columns, 64) - 4, 1))
        }
    }

    private var startView: String {
        let count = diary.entries.count
        return Style().border().padding(1, 3).render(
            joinVertical(
                Style().bold().foreground(75).render("Journal"),
                count == 1 ? "1 entry" : "\(count) entries",
                "",
                item("Open", isSelected: menuRow == 0),
                item("Quit", isSelected: menuRow == 1)))
    }

    /// The titles; beside them, if there is room, the text of the entry that is selected.
    private var listView: String {
        let rows = diary.entries.enumerated().map { index, entry in
            item(entry.title + (entry.isPrivate ? " *" : ""), isSelected: index == row)
        }
        let room = max(window.rows - 4, 1)
        let first = max(row - room + 1, 0)
        let shown =
            rows.isEmpty ? "Nothing is written yet." : rows.dropFirst(first).prefix(room).joined(separator: "\n")
        return joinVertical(
            Style().bold().render("Entries"),
            window.columns < 60 ? shown : joinHorizontal(Style().width(28).render(shown), preview, spacing: 2),
            Style().dim().render("enter open · n new · d delete · esc back"), spacing: 1)
    }

    private var preview: String {
        guard diary.entries.indices ~= row else { return "" }
        return Style().border().padding(0, 1).render(
            diary.entries[row].isPrivate ? "(private)" : diary.entries[row].text)
    }

    private func view(of question: Question) -> String {
        let no = "[ No ]"
        let yes = "[ Yes ]"
        let selected = Style().inverse()
        return Style().border().padding(1, 2).render(
            joinVertical(
                question.text,
                joinHorizontal(
                    question.isYesSelected ? no : selected.render(no),
                    question.isYesSelected ? selected.render(yes) : yes, spacing: 2), spacing: 1))
    }

    private func item(_ title: String, isSelected: Bool) -> String {
        isSelected ? Style().foreground(212).render("> \(title)") : "  \(title)"
    }
}
