@_spi(Lunch) import LunchWire

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

    /// Takes the first arena of a folder that is unused, once the content of killed testers in any is saved.
    ///
    /// - Parameter tell: receives each problem with their content.
    init(in folder: TraceFolder, size: Int = size, tell: (String) -> Void = { _ in }) throws(TraceProblem) {
        try folder.makeFolder("\(folder.path)/arenas")
        for problem in folder.saveKilled() { tell(problem) }
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
    func append(_ record: UnsafeRawBufferPointer, to number: Int, opening: () -> [UInt8] = { [] }) -> Bool {
        let record = record.bytes
        let (isWritten, isOpeningDue) = contents.withLock { contents in
            (contents.writer.append(record, to: number), contents.writer.isOpeningDue(in: number))
        }
        guard isOpeningDue else { return isWritten }
        // No other thread writes to this recording in the meantime.
        let records = opening()
        contents.withLock { _ = $0.writer.append(opening: records, to: number) }
        return isWritten
    }

    /// Returns true if a recording keeps records of so many bytes.
    func holds(_ count: Int, in number: Int) -> Bool { contents.withLock { $0.writer.holds(count, in: number) } }

    /// A recording as it is in the arena; nil if nothing was recorded.
    func recording(_ number: Int) -> ArenaReader.Recording? {
        let bytes = contents.withLock { $0.writer.excerpt(of: number) }
        // The excerpt is made by the writer, with a separate header: it can be read.
        return (try? ArenaReader(bytes))?.recordings.first
    }

    func end(_ number: Int) { contents.withLock { $0.writer.end(number) } }
}
