/// What an app is busy with, by name.
struct WorkList {
    /// The names, each once, in the order in which the work began.
    private(set) var names: [String] = []
    private var counts: [String: Int] = [:]

    mutating func begin(_ name: String) {
        counts[name, default: 0] += 1
        if !names.contains(name) { names.append(name) }
    }

    mutating func end(_ name: String) {
        guard let count = counts[name] else { return }
        counts[name] = count > 1 ? count - 1 : nil
        if count == 1 { names.removeAll { $0 == name } }
    }
}
