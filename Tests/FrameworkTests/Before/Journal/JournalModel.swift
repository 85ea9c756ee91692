import Reed

/// The state of the journal: what is written, and what is shown of it.
struct JournalModel: Model {
    enum Screen {
        case start, list
        case form(EntryForm)
    }

    /// A question with two answers.
    struct Question {
        enum Subject {
            case delete, discard
        }

        let subject: Subject
        let text: String
        var isYesSelected = false
    }

    private(set) var diary: Diary
    var screen = Screen.start
    var question: Question?
    var window = WindowSize()
    var menuRow = 0
    var row = 0

    init(diary: Diary = .standard) {
        self.diary = diary
    }

    func start() -> Command? { nil }

    mutating func update(_ message: any Message) -> Command? {
        if let size = message as? WindowSize { window = size }
        if let key = message as? Key, question != nil { return answer(key) }
        switch screen {
        case .start: return updateStart(message)
        case .list: return updateList(message)
        case .form(let form): return update(form, message)
        }
    }

    private mutating func updateStart(_ message: any Message) -> Command? {
        switch message as? Key {
        case .up, .down: menuRow = 1 - menuRow
        case .enter where menuRow == 1: return .quit
        case .enter: screen = .list
        default: break
        }
        return nil
    }

    private mutating func updateList(_ message: any Message) -> Command? {
        switch message as? Key {
        case .up: row = max(row - 1, 0)
        case .down: row = min(row + 1, max(diary.entries.count - 1, 0))
        case .enter where diary.entries.indices ~= row: return open(diary.entries[row], index: row)
        case .character("n"): return open(Entry(title: "", text: ""), index: nil)
        case .character("d") where diary.entries.indices ~= row:
            question = Question(subject: .delete, text: "Delete “\(diary.entries[row].title)”?")
        case .escape: screen = .start
        default: break
        }
        return nil
    }

    private mutating func open(_ entry: Entry, index: Int?) -> Command? {
        var form = EntryForm(entry, index: index)
        let command = form.focus(.title)
        screen = .form(form)
        return command
    }

    private mutating func update(_ form: EntryForm, _ message: any Message) -> Command? {
        var form = form
        var command: Command?
        switch message {
        case let saved as Saved where saved.index == form.index: form.status = "Saved"
        case Key.enter where form.field == .save: command = save(&form)
        case Key.escape where form.isChanged: question = Question(subject: .discard, text: "Discard the changes?")
        case Key.escape:
            screen = .list
            return nil
        default: command = form.update(message)
        }
        screen = .form(form)
        return command
    }

    private mutating func save(_ form: inout EntryForm) -> Command? {
        let index = form.index ?? diary.entries.count
        if form.index == nil {
            diary.entries.append(form.entry)
        } else {
            diary.entries[index] = form.entry
        }
        return form.save(at: index)
    }

    /// Handles a key while a question is asked.
    private mutating func answer(_ key: Key) -> Command? {
        switch key {
        case .left, .right, .tab, .backTab: question?.isYesSelected.toggle()
        case .escape: question = nil
        case .enter:
            if let question, question.isYesSelected { act(on: question.subject) }
            question = nil
        default: break
        }
        return nil
    }

    private mutating func act(on subject: Question.Subject) {
        switch subject {
        case .delete:
            diary.entries.remove(at: row)
            row = min(row, max(diary.entries.count - 1, 0))
        case .discard: screen = .list
        }
    }
}
