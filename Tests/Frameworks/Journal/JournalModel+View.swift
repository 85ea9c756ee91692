import LunchBridge
import Reed

extension JournalModel {
    func view() -> String { bridge.present(drawing) }

    private var drawing: String {
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
                bridge.marked(count == 1 ? "1 entry" : "\(count) entries", identifier: "count", as: .init(.staticText)),
                "",
                bridge.marked(
                    item("Open", isSelected: menuRow == 0), identifier: "open",
                    as: .init(.button, label: "Open", hasFocus: menuRow == 0)),
                bridge.marked(
                    item("Quit", isSelected: menuRow == 1), identifier: "quit",
                    as: .init(.button, label: "Quit", hasFocus: menuRow == 1))))
    }

    /// The titles; beside them, if there is room, the text of the entry that is selected.
    private var listView: String {
        let rows = diary.entries.enumerated().map { index, entry in
            bridge.marked(
                item(entry.title + (entry.isPrivate ? " *" : ""), isSelected: index == row),
                identifier: "entry-\(index)",
                as: .init(.cell, label: entry.title, isSelected: index == row, hasFocus: index == row))
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
        let no = bridge.marked(
            "[ No ]", identifier: "no", as: .init(.button, label: "No", hasFocus: !question.isYesSelected))
        let yes = bridge.marked(
            "[ Yes ]", identifier: "yes", as: .init(.button, label: "Yes", hasFocus: question.isYesSelected))
        let selected = Style().inverse()
        let box = Style().border().padding(1, 2).render(
            joinVertical(
                question.text,
                joinHorizontal(
                    question.isYesSelected ? no : selected.render(no),
                    question.isYesSelected ? selected.render(yes) : yes, spacing: 2), spacing: 1))
        return bridge.marked(box, identifier: "alert", as: .init(.alert, label: question.text))
    }

    private func item(_ title: String, isSelected: Bool) -> String {
        isSelected ? Style().foreground(212).render("> \(title)") : "  \(title)"
    }
}
