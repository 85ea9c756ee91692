// Generated once and never changed: `.ci/run` compiles it as the yardstick of its budget. Part 9 of 16.

struct Mill96: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 96) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 7 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 96) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 97 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill97: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 97) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 8 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 97) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 98 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill98: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 98) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 2 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 98) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 99 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill99: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 99) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 3 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 99) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 100 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill100: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 100) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 4 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 100) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 101 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill101: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 101) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 5 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 101) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 102 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill102: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 102) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 6 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 102) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 103 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill103: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 103) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 7 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 103) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 104 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill104: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 104) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 8 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 104) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 105 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill105: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 105) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 2 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 105) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 106 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill106: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 106) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 3 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 106) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 107 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill107: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 107) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 4 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 107) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 108 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}
