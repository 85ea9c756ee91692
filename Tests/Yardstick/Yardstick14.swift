// Generated once and never changed: `.ci/run` compiles it as the yardstick of its budget. Part 14 of 16.

struct Mill156: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 156) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 4 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 156) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 157 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill157: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 157) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 5 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 157) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 158 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill158: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 158) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 6 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 158) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 159 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill159: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 159) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 7 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 159) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 160 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill160: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 160) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 8 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 160) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 161 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill161: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 161) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 2 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 161) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 162 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill162: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 162) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 3 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 162) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 163 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill163: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 163) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 4 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 163) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 164 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill164: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 164) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 5 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 164) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 165 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill165: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 165) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 6 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 165) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 166 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill166: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 166) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 7 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 166) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 167 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}

struct Mill167: Hashable, CustomStringConvertible {
    var stones: [Int]
    var names: [String: Int]

    var description: String { "mill \(stones.map { String($0 + 167) }.joined(separator: ", ")) of \(names.count)" }

    func ground(_ weight: Double) -> [(name: String, share: Double)] {
        let sum = stones.reduce(0) { $0 + $1 * 8 }
        return names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, count in
            (name.uppercased(), weight * Double(count + 167) / Double(max(1, sum)))
        }
    }

    mutating func add<Values: Sequence>(_ values: Values, where isWanted: (Values.Element) -> Bool) -> Int
    where Values.Element: BinaryInteger {
        let wanted = values.filter(isWanted).map { Int($0) * 168 }
        stones += wanted.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        for (index, value) in wanted.enumerated() { names["stone \(index)", default: 0] += value }
        return wanted.isEmpty ? 0 : wanted.reduce(0, +) / wanted.count
    }
}
