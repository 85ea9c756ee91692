// Generated once and never changed: `.ci/run` compiles it as the yardstick of its budget. Part 15 of 16.

struct Mill168: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 168) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 2 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 168) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 169 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill169: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 169) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 3 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 169) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 170 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill170: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 170) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 4 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 170) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 171 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill171: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 171) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 5 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 171) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 172 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill172: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 172) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 6 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 172) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 173 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill173: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 173) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 7 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 173) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 174 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill174: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 174) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 8 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 174) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 175 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill175: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 175) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 2 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 175) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 176 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill176: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 176) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 3 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 176) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 177 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill177: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 177) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 4 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 177) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 178 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill178: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 178) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 5 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 178) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 179 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill179: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 179) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 6 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 179) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 180 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}
