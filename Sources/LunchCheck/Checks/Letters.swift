import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// The checks that an app reads a letter of several bytes, also if they come one after the other.
enum Letters {
    /// Letters of two bytes and of three.
    static let all: [[UInt8]] = [Array("é".utf8), Array("日".utf8)]

    static func whole(_ subject: Subject) throws(Finding) {
        try requireStillness(subject)
        var isSeen = false
        for letter in all {
            let (before, whole) = try sights(subject, [letter])
            if before == whole { continue }
            isSeen = true
            for cut in 1..<letter.count {
                let torn = try sights(subject, [Array(letter[..<cut]), Array(letter[cut...])]).after
                if torn == whole { continue }
                guard try sights(subject, [letter]).after == whole else {
                    throw .skipped("the app shows something else each time that it gets the same letter")
                }
                let text = String(decoding: letter, as: UTF8.self).literal
                throw .fails(
                    seen: "\(text) in one write shows something else than as \(cut) and \(letter.count - cut) bytes: "
                        + "\(torn.difference(from: whole)).",
                    cause: "Each read is decoded by itself, so that the parts of a letter are errors.",
                    change: "Keep the begin of a letter for the next read (an incremental decoder).")
            }
        }
        if !isSeen { throw .skipped("the app shows nothing of a letter that is typed") }
    }

    private static func requireStillness(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject, .still)
        defer { trial.end() }
        guard trial.isStill() else { throw .skipped("the app goes on drawing by itself") }
    }

    /// The app's screens before a letter comes, in these parts, and after.
    ///
    /// - Throws: if it does not acknowledge the letter.
    private static func sights(
        _ subject: Subject, _ parts: [[UInt8]]
    ) throws(Finding) -> (before: Sight, after: Sight) {
        let trial = try Trial.opened(subject, .still)
        defer { trial.end() }
        trial.focusField()
        let before = trial.sight
        for part in parts {
            trial.send(part)
            // The rest comes once the app has read this, not after some time.
            trial.rest()
        }
        if try trial.acknowledgementOrEnd(of: "a letter") != nil {
            throw .skipped("the app does not acknowledge such a letter, which input.letter is about")
        }
        trial.rest()
        return (before, trial.sight)
    }
}
