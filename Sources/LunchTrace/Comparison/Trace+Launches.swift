import LunchCommands
import LunchWire

/// The apps that a test has used at the same time.
///
/// The order of their steps is another one in each run, so that each app is compared on its own.
extension Trace {
    /// The numbers of the launches in an order that does not depend on which was first; nil if the apps were used one after
    /// the other, or by steps within each other.
    var launchesBesideEachOther: [Int]? {
        let owners = stepLaunches
        var open: [Int] = []
        let isBeside = records.contains { record in
            switch record.content {
            case .stepBegan(let begun):
                open.append(begun.step)
                return false
            case .stepEnded(let ended):
                let others = open.filter { $0 != ended.step }.compactMap { owners[$0] }
                open.removeAll { $0 == ended.step }
                return record.launch > 0 && others.contains { $0 != record.launch }
            default: return false
            }
        }
        guard isBeside else { return nil }
        return launches.map { ($0.key, $0.value.command.json.text) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    }

    /// The part of the trace about one launch, with the steps that used it; nil if it is not a trace, which is then not compared.
    func only(_ launch: Int) -> Trace? {
        let owners = stepLaunches
        let own = records.dropFirst().filter { record in
            switch record.content {
            case .dropped: record.launch == 0 || record.launch == launch
            case .stepBegan(let begun): owners[begun.step] == launch
            case .stepEnded(let ended): owners[ended.step] == launch
            default: record.launch == launch
            }
        }
        return try? Trace(records.prefix(1) + own)
    }

    /// False if a green record has put apps in order that were used beside each other.
    var isInOrder: Bool {
        let steps = records.compactMap { record in
            if case .stepBegan(let begun) = record.content { begun.step } else { nil }
        }
        return zip(steps, steps.dropFirst()).allSatisfy { $0 < $1 }
    }

    /// The launch that was given the same as another one; nil if there is none.
    func launch(like other: TraceLaunch) -> Int? {
        launches.filter { $0.value.command == other.command }.map(\.key).min()
    }

    /// The launches that the steps used, by the numbers of the steps. A step that launches an app begins without one.
    private var stepLaunches: [Int: Int] {
        var owners: [Int: Int] = [:]
        for record in records where record.launch > 0 {
            switch record.content {
            case .stepBegan(let begun): owners[begun.step] = record.launch
            case .stepEnded(let ended): owners[ended.step] = record.launch
            default: break
            }
        }
        return owners
    }
}
