import LunchBridge

// The framework's thread alone builds screens.
nonisolated(unsafe) let screens = Catalog<JournalModel> {
    ScreenEntry("Start", mock: Diary.self) { JournalModel(diary: $0 ?? .standard) }
    ScreenEntry("List", mock: Diary.self) { JournalModel(diary: $0 ?? .standard, screen: .list) }
}

let bridge = LaunchBridge()
