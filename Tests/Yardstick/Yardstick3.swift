// Generated once and never changed: `.ci/run` compiles it as the yardstick of its budget. Part 3 of 16.

struct Mill24: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 24) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 5 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 24) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 25 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill25: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 25) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 6 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 25) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 26 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill26: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 26) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 7 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 26) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 27 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill27: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 27) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 8 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 27) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 28 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill28: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 28) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 2 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 28) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 29 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill29: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 29) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 3 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 29) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 30 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill30: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 30) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 4 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 30) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 31 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill31: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 31) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 5 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 31) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 32 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill32: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 32) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 6 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 32) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 33 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill33: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 33) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 7 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 33) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 34 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill34: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 34) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 8 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 34) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 35 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill35: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 35) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 2 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 35) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 36 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}
