import Foundation
import LunchBridge
import Reed

let screens = Catalogue<JournalModel> {
    ScreenEntry("Start", mock: Diary.self) { JournalModel(diary: $0 ?? .standard) }
    ScreenEntry("List", mock: Diary.self) { JournalModel(diary: $0 ?? .standard, screen: .list) }
}

do {
    let model = try Launcher(with: screens).launch() ?? JournalModel()
    try bridge.start()
    let last = try Program(model).run()
    print("\(last.diary.entries.count) entries in the journal.")
} catch {
    print("Journal: \(error)")
    exit(1)
}
