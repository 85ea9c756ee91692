import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The arenas of testers that were killed, of which traces are made.
///
/// Callers have other work, which continues whatever is wrong with them.
extension TraceFolder {
    /// Makes traces of what testers that were killed have left in arenas.
    ///
    /// An arena that cannot be read completely is kept under another name, for examination.
    ///
    /// - Returns: the problems, each in one line for people.
    package func saveKilled() -> [String] {
        // Nothing was recorded as long as the folder is not there.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/arenas")) ?? []
        return names.sorted().filter { $0.hasSuffix(Self.arenaEnd) }.flatMap { saveKilled(in: "\(path)/arenas/\($0)") }
    }

    private func saveKilled(in arena: String) -> [String] {
        do throws(ArenaFile.Problem) {
            guard let file = try ArenaFile(existing: arena) else { return [] }
            let memory = UnsafeRawBufferPointer(file.memory)
            // A killed tester may have been about to format it: it has no header then.
            if memory.prefix(ArenaLayout.headerSize).allSatisfy({ $0 == 0 }) { return [] }
            do throws(TraceError) {
                guard try ArenaReader.hasRecordings(memory) else { return [] }
                let (damage, problems) = try save(ArenaReader(Array(memory)))
                if let damage { return problems + [keep(arena, damage)] }
                // A new writer gives all blocks back.
                if problems.isEmpty { _ = ArenaWriter(file.memory, blockSize: TraceArena.blockSize) }
                return problems
            } catch {
                return [keep(arena, error)]
            }
        } catch {
            return ["The records of a killed test process cannot be read: \(error.words)"]
        }
    }

    /// Writes a trace of each recording.
    ///
    /// - Returns: the first damage, and the reasons why traces could not be written.
    private func save(_ arena: ArenaReader) -> (damage: TraceError?, problems: [String]) {
        var damage: TraceError?
        var problems: [String] = []
        for recording in arena.recordings {
            var records: [TraceRecord] = []
            let own = recording.read { entry in if let record = entry.record { records.append(record) } }
            damage = damage ?? own
            // A tester may have been killed at its first record.
            guard case .test(let test)? = records.first?.content else {
                if !records.isEmpty { damage = damage ?? TraceError(.noTest, at: 0) }
                continue
            }
            do throws(TraceError) {
                let trace = try Trace(records)
                do throws(TraceProblem) {
                    try write(trace.file, as: Self.name(of: test))
                } catch {
                    problems.append("No trace of \(test.name.visible), whose test process was killed: \(error.text)")
                }
            } catch {
                damage = damage ?? error
            }
        }
        return (damage, problems)
    }

    /// Gives a damaged arena another name, so that it is neither written to nor looked at again.
    private func keep(_ arena: String, _ damage: TraceError) -> String {
        let other = "\(arena.dropLast(Self.arenaEnd.count))\(Self.damagedEnd)"
        let problem = "The records of a killed test process cannot be read, or only partly: \(damage)."
        do {
            // The last one makes room.
            if FileManager.default.fileExists(atPath: other) { try FileManager.default.removeItem(atPath: other) }
            try FileManager.default.moveItem(atPath: arena, toPath: other)
            return "\(problem) They are kept in \(other.visible)"
        } catch {
            return "\(problem) They are in \(arena.visible)"
        }
    }
}
