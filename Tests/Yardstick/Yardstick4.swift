// Generated once and never changed: `.ci/run` compiles it as the yardstick of its budget. Part 4 of 8.

struct Mill72: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 72) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 4 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 72) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 73 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill73: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 73) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 5 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 73) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 74 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill74: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 74) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 6 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 74) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 75 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill75: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 75) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 7 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 75) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 76 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill76: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 76) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 8 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 76) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 77 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill77: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 77) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 2 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 77) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 78 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill78: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 78) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 3 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 78) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 79 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill79: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 79) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 4 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 79) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 80 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill80: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 80) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 5 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 80) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 81 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill81: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 81) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 6 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 81) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 82 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill82: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 82) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 7 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 82) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 83 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill83: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 83) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 8 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 83) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 84 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill84: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 84) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 2 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 84) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 85 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill85: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 85) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 3 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 85) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 86 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill86: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 86) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 4 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 86) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 87 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill87: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 87) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 5 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 87) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 88 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill88: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 88) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 6 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 88) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 89 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill89: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 89) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 7 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 89) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 90 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill90: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 90) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 8 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 90) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 91 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill91: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 91) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 2 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 91) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 92 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill92: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 92) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 3 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 92) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 93 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill93: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 93) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 4 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 93) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 94 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill94: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 94) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 5 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 94) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 95 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill95: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 95) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 6 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 95) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 96 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}
