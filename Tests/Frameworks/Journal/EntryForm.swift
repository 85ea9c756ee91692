import LunchBridge
import Reed

/// The message that an entry was saved.
struct Saved: Message {
    let index: Int
    let work: LaunchWork
}

/// The form in which an entry is written.
struct EntryForm {
    enum Field: Int, CaseIterable {
        case title, text, privacy, save
    }

    /// The index of the entry, which is nil until a new one is saved.
    private(set) var index: Int?
    var status = ""
    private(set) var field = Field.title
    private var saved: Entry
    private var title: TextInput
    private var text: TextInput
    private var isPrivate: Bool

    init(_ entry: Entry, index: Int?) {
        self.index = index
        saved = entry
        title = TextInput(entry.title, placeholder: "Title")
        text = TextInput(entry.text, placeholder: "Dear diary")
        isPrivate = entry.isPrivate
    }

    var entry: Entry { Entry(title: title.value, text: text.value, isPrivate: isPrivate) }

    var isChanged: Bool { entry != saved }

    /// Gives a field the focus.
    mutating func focus(_ field: Field) -> Command? {
        self.field = field
        title.blur()
        text.blur()
        return switch field {
        case .title: title.focus()
        case .text: text.focus()
        case .privacy, .save: nil
        }
    }

    mutating func update(_ message: any Message) -> Command? {
        let count = Field.allCases.count
        switch message as? Key {
        case .tab, .down: return focus(Field.allCases[(field.rawValue + 1) % count])
        case .backTab, .up: return focus(Field.allCases[(field.rawValue + count - 1) % count])
        case .character(" ") where field == .privacy, .enter where field == .privacy:
            isPrivate.toggle()
            return nil
        default: return .batch(title.update(message), text.update(message))
        }
    }

    /// Notes that the entry is saved, and returns the command that says so a moment later.
    mutating func save(at index: Int) -> Command {
        self.index = index
        saved = entry
        status = "Saving…"
        return .tick(after: .milliseconds(300), Saved(index: index, work: bridge.begin("saving")))
    }

    func view(width: Int) -> String {
        let box = Style().border().padding(0, 1)
        let selected = Style().inverse()
        let checkBox = "[\(isPrivate ? "x" : " ")] Private"
        let save = bridge.marked(
            "[ Save ]", identifier: "save", as: .init(.button, label: "Save", hasFocus: field == .save))
        let status = bridge.marked(status, identifier: "status", as: .init(.staticText))
        return joinVertical(
            Style().bold().render(index == nil ? "New entry" : "Entry"),
            bridge.marked(
                box.render(title.view(width: width)), identifier: "title",
                as: .init(.textField, value: title.value, hasFocus: field == .title)),
            bridge.marked(
                box.render(text.view(width: width)), identifier: "text",
                as: .init(.textField, value: text.value, hasFocus: field == .text)),
            bridge.marked(
                field == .privacy ? selected.render(checkBox) : checkBox, identifier: "private",
                as: .init(.checkBox, label: "Private", value: isPrivate ? "1" : "0", hasFocus: field == .privacy)),
            "",
            joinHorizontal(field == .save ? selected.render(save) : save, status, spacing: 2))
    }
}
