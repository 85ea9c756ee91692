/// The processes that are not waited for: jobs in the background of a shell, and programs that a test leaves out by name.
///
/// A program that is left out by name is waited for anyway as long as no process in the foreground waits for input and one
/// there reads something other than the terminal, which may come from that program.
///
/// A job is in the background if the terminal belongs to another group of processes, of which one is alive. It is waited for
/// anyway if a process in the foreground may wait for it: one that holds a pipe or a socket that the job holds as well, one
/// that waits for its children or for a process that the system does not name, and one that has started it, unless that is the
/// leader of the session, such as a shell. A relation that the system does not report counts as one.
struct BackgroundProcesses {
    /// The facts about a process that decide.
    struct Candidate {
        var process: Int32
        var parent: Int32
        var group: Int32
        var session: Int32
        /// The group in the foreground of the terminal of its session, or -1.
        var foreground: Int32
        /// True if it may be in the background, as its own facts are.
        var mayBe: Bool
        /// True if it has a name that is left out, or one of its ancestors has.
        var isLeftOut = false
        /// True if it must be waited for by its name.
        var isKept = false
        /// True if it has just been forked, has its parent's name, and may be about to become one that is waited for by its name.
        var mayBecomeKept = false
        /// True if it has ended, and has not been waited for.
        var hasEnded = false
        /// True if one of its threads waits for its children or for a signal, as of their end.
        var waitsForChildren = false
        /// True if one of its threads sits in a read that is not of the terminal, or opens something: any process may be
        /// the other end, including one that does not hold it yet.
        var waitsForOthers = false
        /// True if one of its threads waits for input of the terminal.
        var waitsForInput = false
    }

    /// Returns the processes that are not waited for.
    ///
    /// - Parameter pipes: the pipes and sockets that a process holds; nil if unknown.
    static func all(among processes: [Candidate], pipes: (Int32) -> Set<UInt64>?) -> Set<Int32> {
        guard processes.contains(where: \.mayBe) else { return [] }
        let known = Dictionary(processes.map { ($0.process, $0) }, uniquingKeysWith: { first, _ in first })
        var background: Set<Int32> = []
        for process in processes where process.mayBe && !process.isKept {
            if process.isLeftOut {
                background.insert(process.process)
                continue
            }
            if process.mayBecomeKept { continue }
            let hasForeground = processes.contains {
                $0.group == process.foreground && $0.session == process.session && !$0.hasEnded
            }
            if hasForeground, !isOfForeground(process, known) { background.insert(process.process) }
        }
        let front = processes.filter { !background.contains($0.process) }
        if front.contains(where: \.waitsForOthers) {
            // While no process reads the terminal, a process that is left out by name may be the one that others wait for.
            if !front.contains(where: \.waitsForInput) { return [] }
            background.formIntersection(processes.filter { $0.isLeftOut && !$0.isKept }.map(\.process))
        }
        return withoutRelated(background, processes, pipes)
    }

    /// Returns true if a process has an ancestor in the foreground, other than a session leader that waits for no children.
    private static func isOfForeground(_ process: Candidate, _ known: [Int32: Candidate]) -> Bool {
        var next = known[process.parent]
        // Parents are above their children; a ring would be a mistake of the system's.
        for _ in 0..<64 {
            guard let above = next else { return false }
            if above.isKept { return true }
            let isInFront = above.group == above.foreground
            if isInFront, above.process != above.session || above.waitsForChildren { return true }
            next = known[above.parent]
        }
        return true
    }

    /// Takes out the processes that share a pipe or a socket with a process that is waited for, until none is left.
    private static func withoutRelated(
        _ background: Set<Int32>, _ processes: [Candidate], _ pipes: (Int32) -> Set<UInt64>?
    ) -> Set<Int32> {
        var background = background
        let named = Set(processes.filter { $0.isLeftOut && !$0.isKept }.map(\.process))
        var held: [Int32: Set<UInt64>?] = [:]
        for process in processes where !process.hasEnded { held[process.process] = pipes(process.process) }
        var front: Set<UInt64> = []
        for process in processes where !background.contains(process.process) {
            guard let pipes = held[process.process] else { continue }
            // If a process hides what it holds, any process may be the other end.
            guard let pipes else { return background.intersection(named) }
            front.formUnion(pipes)
        }
        while true {
            let related = background.subtracting(named).filter { process in
                guard let pipes = held[process] else { return false }
                return pipes.map { !$0.isDisjoint(with: front) } ?? true
            }
            if related.isEmpty { return background }
            background.subtract(related)
            for process in related { front.formUnion((held[process] ?? nil) ?? []) }
        }
    }
}
