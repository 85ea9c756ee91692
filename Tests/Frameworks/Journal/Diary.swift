/// A page of a diary.
struct Entry: Codable, Equatable {
    var title: String
    var text: String
    var isPrivate = false
}

/// All that somebody has written.
struct Diary: Codable, Equatable {
    var entries: [Entry]

    static let standard = Diary(entries: [
        Entry(title: "A walk by the sea", text: "Wind from the west, and nobody there."),
        Entry(title: "Dentist", text: "It did not hurt.", isPrivate: true),
        Entry(title: "京都", text: "The first maples are red."),
    ])
}
