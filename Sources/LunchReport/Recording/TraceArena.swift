import LunchTrace
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The arena of this tester: the memory to which recordings are written while their tests run.
final class TraceArena: Sendable {
    private struct Contents: ~Copyable {
        var writer: ArenaWriter
        /// It must outlive the writer.
        let file: ArenaFile
    }

    private let contents: Lock<Contents>

    static let size = 64 << 20
    static let blockSize = 1 << 16

    /// The most testers that run at the same time.
    private static let limit = 1000

    /// Takes the first arena of a folder that nobody has, once what killed testers have left in any is saved.
    init(in folder: TraceFolder, size: Int = size) throws(TraceProblem) {
        try folder.makeFolder("\(folder.path)/arenas")
        folder.saveKilled()
        for number in 1...Self.limit {
            guard let file = try Self.file(folder.arena(number), size) else { continue }
            guard let writer = ArenaWriter(file.memory, blockSize: Self.blockSize) else {
                throw TraceProblem("an arena of \(size) bytes has no room for a block")
            }
            contents = Lock(Contents(writer: writer, file: file))
            return
        }
        throw TraceProblem("\(Self.limit) testers write traces in \(folder.path)")
    }

    private static func file(_ path: String, _ size: Int) throws(TraceProblem) -> ArenaFile? {
        do throws(ArenaFile.Problem) {
            return try ArenaFile(path: path, size: size)
        } catch {
            throw TraceProblem(error.words)
        }
    }

    func begin() -> Int { contents.withLock { $0.writer.begin() } }

    /// Appends a record; returns false if it found no place.
    func append(_ record: [UInt8], to number: Int, opening: () -> [UInt8] = { [] }) -> Bool {
        let (isWritten, isAsked) = contents.withLock { contents in
            var isAsked = false
            let isWritten = contents.writer.append(record, to: number) {
                isAsked = true
                return []
            }
            return (isWritten, isAsked)
        }
        guard isAsked else { return isWritten }
        // Nobody else writes to this recording meanwhile.
        let records = opening()
        if !records.isEmpty { contents.withLock { _ = $0.writer.append(records, to: number) } }
        return isWritten
    }

    /// The records of a recording that can be read.
    func records(of number: Int) -> [TraceRecord] {
        let bytes = contents.withLock { $0.writer.excerpt(of: number) }
        // The excerpt is made by the writer, with a header of its own: it can be read.
        return (try? ArenaReader(bytes))?.recordings.first?.records ?? []
    }

    func end(_ number: Int) { contents.withLock { $0.writer.end(number) } }
}

extension TraceFolder {
    /// Makes traces of what testers that were killed have left in arenas.
    ///
    /// Whoever does so has work of its own: what cannot be read or written stays as it is.
    package func saveKilled() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/arenas")) ?? []
        for name in names.sorted() where name.hasSuffix(".arena") {
            guard let file = try? ArenaFile(existing: "\(path)/arenas/\(name)"),
                ArenaReader.hasRecordings(UnsafeRawBufferPointer(file.memory)),
                let reader = try? ArenaReader(Array(file.memory))
            else { continue }
            var isSaved = true
            for recording in reader.recordings {
                guard case .test(let test)? = recording.records.first?.content,
                    let trace = try? Trace(recording.records)
                else { continue }
                isSaved = (try? write(trace.file, as: Self.name(of: test))) != nil && isSaved
            }
            // A new writer gives all blocks back.
            if isSaved { _ = ArenaWriter(file.memory, blockSize: TraceArena.blockSize) }
        }
    }
}
