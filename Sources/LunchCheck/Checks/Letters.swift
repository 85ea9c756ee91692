import LunchWire

/// The checks that an app reads a letter of several bytes, even if they come one after the other.
enum Letters {
    /// Letters of two bytes and of three.
    static let all: [[UInt8]] = [Array("é".utf8), Array("日".utf8)]

    /// The longest rest between the parts of a letter: the second comes once the app has read the first.
    static let pause = Duration.seconds(2)

    static func whole(_ app: CheckedApp) throws(Finding) {
        guard try app.opened(.still, [.rest, .watch(.stillness)]).isStill else {
            throw .skipped("the app continues to draw without input")
        }
        var isSeen = false
        for letter in all {
            let (before, whole) = try sights(app, .input(.bytes(letter)))
            if before == whole { continue }
            isSeen = true
            for cut in 1..<letter.count {
                let torn = try sights(app, .torn(.bytes(letter), cut: cut, pause: pause)).after
                if torn == whole { continue }
                guard try sights(app, .input(.bytes(letter)), repetition: 1).after == whole else {
                    throw .skipped("the same letter has a different effect each time")
                }
                let text = String(decoding: letter, as: UTF8.self).literal
                throw .fails(
                    seen: "\(text) in one write has a different effect than as \(cut) and \(letter.count - cut) bytes: "
                        + "\(torn.difference(from: whole)).",
                    cause: "Each read is decoded separately, so the parts of a letter are errors.",
                    change: "Keep the beginning of a letter for the next read (an incremental decoder).")
            }
        }
        if !isSeen { throw .skipped("a typed letter has no visible effect") }
    }

    /// The app's screens before a letter comes, and after.
    ///
    /// - Throws: if it does not acknowledge the letter.
    private static func sights(
        _ app: CheckedApp, _ deed: Deed, repetition: Int = 0
    ) throws(Finding) -> (before: Sight, after: Sight) {
        let transcript = try app.opened(.still, [.focusField, deed, .rest], repetition: repetition)
        guard let moment = transcript.moments.first(where: { $0.deed == deed }),
            try moment.shortfallOrEnd(of: "a letter") == nil
        else { throw .skipped("the app does not acknowledge such a letter; input.letter reports that") }
        return (moment.before.sight, transcript.facts.sight)
    }
}
