package import LunchElements
import LunchWire

/// The comparison of a run that plays a trace again with the trace.
package struct ReplayComparison {
    /// The frames on which the app settled after what a step did, and before the next input, by the numbers of the steps.
    private var frames: [Int: [TUIFrame]] = [:]
    private let learned: LearnedFacts

    /// The number of frames that are kept of a step: the last ones.
    private static let limit = 20

    /// - Parameter green: green runs of the test: what differs from run to run there is no difference.
    package init(with trace: Trace, green: [Trace] = []) {
        let steps = TraceStates(trace).steps
        let facts = steps.map(StateFacts.init)
        let others = green.map { run in
            let other = TraceStates(run).steps
            return (alignment: StepAlignment(from: other, to: steps), facts: other.map(StateFacts.init))
        }
        learned = LearnedFacts(
            steps.indices.map { index in
                [facts[index]] + others.map { other in other.alignment.old(of: index).map { other.facts[$0] } }
            })
        takeFrames(of: trace)
    }

    private mutating func takeFrames(of trace: Trace) {
        var players: [Int: TraceStates.Launch] = [:]
        /// The steps under way, and the last one that did something to each launch.
        var (open, actors): ([Int], [Int: Int]) = ([], [:])
        /// The launches whose last step that did something was more than their launch.
        var acted: Set<Int> = []
        func isUnderWay(_ launch: Int) -> Bool { acted.contains(launch) && actors[launch].map(open.contains) == true }
        for record in trace.recordsWithInputInPlace {
            switch record.content {
            case .stepBegan(let begun): open.append(begun.step)
            case .stepEnded(let ended): open.removeAll { $0 == ended.step }
            case .launch:
                players[record.launch] = TraceStates.Launch(record)
                actors[record.launch] = open.last
            case .input:
                actors[record.launch] = open.last
                acted.insert(record.launch)
            case .dropped:
                for (number, player) in players where record.launch == 0 || record.launch == number {
                    player.isWhole = false
                }
            case .exited(let exit) where exit.isByLunch: continue
            // Between the keys of an action it has settled with a part of what the action did.
            case .settled where isUnderWay(record.launch): continue
            // The last screen of a program that ends is the effect of the last action.
            case .settled, .exited:
                guard let step = actors[record.launch], let frame = players[record.launch]?.frame else { continue }
                frames[step] = (frames[step] ?? []).suffix(Self.limit - 1) + [frame]
            default: players[record.launch]?.take(record)
            }
        }
    }

    /// The differences of a frame from those after a step, in words, the most specific first; nothing if it is like one
    /// of them. What the trace hides is not a difference.
    ///
    /// - Parameter step: the number of a step that did something to the app.
    package func differences(of frame: TUIFrame, at step: Int) -> [String] {
        let expected = (frames[step] ?? []).map(StateFacts.init)
        guard let last = expected.last else { return [] }
        return FactDifference(of: StateFacts(of: frame), from: last, all: expected, learned).words
            .filter { !$0.contains("•") }
    }
}
