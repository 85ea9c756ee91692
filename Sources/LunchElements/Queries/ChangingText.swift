/// A label, and the parts of it that change while a program runs: times, dates, sizes, shares, durations and counts.
///
/// A number that a name ends with, as in `Item 1`, is a part of the name; so is one that letters touch, as in `utf8`.
struct ChangingText {
    private let characters: [Character]
    /// The characters that may be others a minute later.
    private var isChanging: [Bool]
    /// The places before which characters may come, such as the plural's s.
    private var gaps: Set<Int> = []

    /// - Parameter isFigure: true if a number alone specifies how much something is, and is not a name.
    init(_ label: String, isFigure: Bool) {
        // Whatever changes has a digit.
        guard label.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
            characters = []
            isChanging = []
            return
        }
        characters = Array(label)
        isChanging = Array(repeating: false, count: characters.count)
        var place = 0
        while place < characters.count {
            guard characters[place].isDigit, place == 0 || !characters[place - 1].isOfWord else {
                place += 1
                continue
            }
            let number = place..<end(ofNumberAt: place)
            place = mark(number, isFigure: isFigure)
        }
    }

    /// True if it may read otherwise a minute later.
    var changes: Bool { isChanging.contains(true) }

    /// The texts before, between and after the changing parts.
    var parts: [String] {
        var parts = [""]
        for (place, character) in characters.enumerated() {
            let isNew = isChanging[place] ? place == 0 || !isChanging[place - 1] : gaps.contains(place)
            if isNew { parts.append("") }
            if !isChanging[place] { parts[parts.count - 1].append(character) }
        }
        if gaps.contains(characters.count) { parts.append("") }
        return parts
    }
}

extension ChangingText {
    /// Marks a number if it changes, with its sign and its unit; returns the place to continue at.
    private mutating func mark(_ number: Range<Int>, isFigure: Bool) -> Int {
        let unitEnd = end(ofLettersAt: number.upperBound)
        guard unitEnd == number.upperBound else {
            guard isUnit(number.upperBound..<unitEnd) else { return unitEnd }
            markSigned(number.lowerBound..<rateEnd(unitEnd))
            // The next figure of `1h05m` follows at once.
            guard unitEnd < characters.count, characters[unitEnd].isDigit else { return unitEnd }
            return mark(unitEnd..<end(ofNumberAt: unitEnd), isFigure: true)
        }
        let sign = skippingBlank(number.upperBound)
        if let character = at(sign), "%°‰".contains(character) {
            markSigned(number.lowerBound..<sign + 1)
            return sign + 1
        }
        if isTimeOrDate(number) || isFigure && number.count == characters.count {
            markSigned(number)
            return number.upperBound
        }
        if let unit = wordAfter(number), isUnit(unit), unit.count > 1 || characters[unit.lowerBound] == "B" {
            markSigned(number.lowerBound..<rateEnd(unit.upperBound))
            return unit.upperBound
        }
        if markDate(number) { return number.upperBound }
        let counted = wordAfter(number).flatMap { characters[$0.lowerBound].isLowercase && isWhole($0) ? $0 : nil }
        if counted != nil || isCount(number) { markSigned(number) }
        if let counted, !Self.joins(characters[counted]) { markPlural(of: counted) }
        return number.upperBound
    }

    /// Marks the s of points, which one point has not.
    private mutating func markPlural(of word: Range<Int>) {
        if word.count > 1, characters[word.upperBound - 1] == "s" {
            isChanging[word.upperBound - 1] = true
        } else {
            gaps.insert(word.upperBound)
        }
    }

    private mutating func markSigned(_ range: Range<Int>) {
        var start = range.lowerBound
        if let sign = at(start - 1), "+-~<>≈".contains(sign), at(start - 2)?.isOfWord != true { start -= 1 }
        for place in start..<range.upperBound { isChanging[place] = true }
    }

    /// Marks the day, its month and the name of the day.
    private mutating func markDate(_ number: Range<Int>) -> Bool {
        let around = [wordBefore(number), wordAfter(number)].compactMap(\.self)
        guard let month = around.first(where: { Self.months.contains(prefix(of: $0)) }) else { return false }
        markSigned(number)
        for place in month { isChanging[place] = true }
        if let day = wordBefore(month.lowerBound < number.lowerBound ? month : number),
            Self.days.contains(prefix(of: day))
        {
            for place in day { isChanging[place] = true }
        }
        return true
    }

    /// Returns true for `12:34`, `1/2`, `2026-11-25` and `25.11.2026`, and for the zone of `12:34 +0100`.
    private func isTimeOrDate(_ number: Range<Int>) -> Bool {
        let text = characters[number]
        if text.count == 4, let sign = at(number.lowerBound - 1), "+-".contains(sign),
            at(number.lowerBound - 2) == " ", at(number.lowerBound - 3)?.isDigit == true
        {
            return true
        }
        if text.contains(":") || text.contains("/") { return true }
        let parts = text.split { !$0.isDigit }
        guard parts.count == 3, !text.contains(",") else {
            return parts.count == 2 && text.contains("-") && parts[0].count == 4
        }
        return parts[0].count == 4 || parts[2].count == 4 || text.contains("-")
    }

    /// Returns true for the numbers of `(3)`, `2 of 5`, `Total: 7`, `n=7`, `0.5`, `1,234`, and of a row of numbers.
    private func isCount(_ number: Range<Int>) -> Bool {
        let (before, after) = (at(number.lowerBound - 1), at(number.upperBound))
        if let before, let after, "([".contains(before), ")]".contains(after) { return !isKeyHint(number) }
        if let word = wordAfter(number), Self.joins(characters[word]), at(word.upperBound + 1)?.isDigit == true {
            return true
        }
        if let word = wordBefore(number), Self.joins(characters[word]), at(word.lowerBound - 2)?.isDigit == true {
            return true
        }
        var place = number.lowerBound - 1
        while at(place) == " " { place -= 1 }
        if let sign = at(place), sign == ":" || sign == "=" { return true }
        if place < number.lowerBound - 1, at(place)?.isDigit == true, !isPartOfWord(place) { return true }
        place = number.upperBound
        while at(place) == " " { place += 1 }
        if place > number.upperBound, at(place)?.isDigit == true { return true }
        // A section's number is before its name.
        if number.lowerBound == 0, let word = wordAfter(number), characters[word.lowerBound].isUppercase {
            return false
        }
        let signs = characters[number].filter { !$0.isDigit }
        return signs.count == 1 || signs.contains(",")
    }

    /// Returns true for the digit of `[1] Open`, which is the key that does it.
    private func isKeyHint(_ number: Range<Int>) -> Bool {
        number.lowerBound == 1 && number.count == 1 && at(number.upperBound + 1) == " "
            && at(number.upperBound + 2)?.isUppercase == true
    }

    /// Returns true if a digit belongs to a word with letters.
    private func isPartOfWord(_ place: Int) -> Bool {
        var place = place
        while let character = at(place), character.isOfWord {
            if character.isLetter { return true }
            place -= 1
        }
        return false
    }

    private static func joins(_ word: ArraySlice<Character>) -> Bool { String(word) == "of" }
}

extension ChangingText {
    private func at(_ place: Int) -> Character? { characters.indices.contains(place) ? characters[place] : nil }

    private func skippingBlank(_ place: Int) -> Int { at(place) == " " ? place + 1 : place }

    /// The end of a number, with the signs between its digits.
    private func end(ofNumberAt start: Int) -> Int {
        var place = start
        while let character = at(place) {
            let isSign = ".,:/-".contains(character) && place > start && at(place + 1)?.isDigit == true
            guard character.isDigit || isSign else { break }
            place += 1
        }
        return place
    }

    private func end(ofLettersAt start: Int) -> Int {
        var place = start
        while at(place)?.isLetter == true { place += 1 }
        return place
    }

    /// The end of a unit with what it is measured by: `MB/s`.
    private func rateEnd(_ place: Int) -> Int { at(place) == "/" && at(place + 1) == "s" ? place + 2 : place }

    /// The word after a number and a blank.
    private func wordAfter(_ number: Range<Int>) -> Range<Int>? {
        guard at(number.upperBound) == " " else { return nil }
        let start = number.upperBound + 1
        let end = end(ofLettersAt: start)
        return end > start ? start..<end : nil
    }

    /// The word before a number or another word, and a blank.
    private func wordBefore(_ range: Range<Int>) -> Range<Int>? {
        guard at(range.lowerBound - 1) == " " else { return nil }
        var start = range.lowerBound - 1
        while at(start - 1)?.isLetter == true { start -= 1 }
        return start < range.lowerBound - 1 ? start..<range.lowerBound - 1 : nil
    }

    /// Returns true if a word is not the beginning of a longer name, such as that of a file.
    private func isWhole(_ word: Range<Int>) -> Bool {
        guard let next = at(word.upperBound), next != " " else { return true }
        return !next.isOfWord && !"./-@\\".contains(next) || at(word.upperBound + 1).map { $0 == " " } ?? true
    }

    private func isUnit(_ range: Range<Int>) -> Bool {
        at(range.upperBound)?.isDigit != true && Self.units.contains(String(characters[range]))
            || Self.durations.contains(String(characters[range]))
    }

    private func prefix(of word: Range<Int>) -> String { String(characters[word].prefix(3)) }

    private static let units: Set<String> = [
        "B", "K", "M", "G", "T", "k", "kB", "KB", "MB", "GB", "TB", "Ki", "Mi", "Gi", "Ti", "KiB", "MiB", "GiB", "TiB",
        "byte", "bytes", "bit", "bits", "Kbps", "kbps", "Mbps", "Gbps", "Hz", "kHz", "MHz", "GHz", "C", "W", "V",
    ]

    private static let durations: Set<String> = [
        "ns", "us", "µs", "ms", "s", "sec", "secs", "second", "seconds", "m", "min", "mins", "minute", "minutes", "h",
        "hr", "hrs", "hour", "hours", "d", "day", "days", "w", "week", "weeks", "mo", "month", "months", "y", "year",
        "years", "am", "pm", "AM", "PM",
    ]

    private static let months: Set<String> = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static let days: Set<String> = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
}

extension Character {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

    /// True if a digit after it is part of a name.
    fileprivate var isOfWord: Bool { isDigit || isLetter || self == "_" }
}
