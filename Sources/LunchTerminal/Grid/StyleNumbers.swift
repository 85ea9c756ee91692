/// Gives each style a number, in the order in which they come.
struct StyleNumbers: Sendable {
    /// The styles by their numbers; the first is the plain one.
    private(set) var styles: ContiguousArray<TUIStyle> = [TUIStyle()]
    /// A style's number is where its mixed bits point to, or at the next place that was free; 0 is none.
    private var places = ContiguousArray<UInt16>(repeating: 0, count: 64)

    /// The number of a style; those that come after 65,534 others have that of the plain one.
    mutating func number(of style: TUIStyle) -> UInt16 {
        if style == TUIStyle() { return 0 }
        var place = firstPlace(of: style)
        while places[place] != 0 {
            if styles[Int(places[place])] == style { return places[place] }
            place = (place + 1) & (places.count - 1)
        }
        guard styles.count < UInt16.max else { return 0 }
        let number = UInt16(styles.count)
        places[place] = number
        styles.append(style)
        if styles.count * 2 > places.count { grow() }
        return number
    }

    private func firstPlace(of style: TUIStyle) -> Int {
        Int(truncatingIfNeeded: style.mixed) & (places.count - 1)
    }

    private mutating func grow() {
        places = ContiguousArray(repeating: 0, count: places.count * 2)
        for (number, style) in styles.enumerated().dropFirst() {
            var place = firstPlace(of: style)
            while places[place] != 0 { place = (place + 1) & (places.count - 1) }
            places[place] = UInt16(number)
        }
    }
}
