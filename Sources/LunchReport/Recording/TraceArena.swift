package import LunchTrace
import LunchWire

/// The arena of this tester: the memory to which recordings are written while their tests run.
final class TraceArena: Sendable {
    private struct Contents: ~Copyable {
        var writer: ArenaWriter
        /// It must outlive the writer.
        let file: ArenaFile
    }

    private let contents: Lock<Contents>

    static let size = 64 << 20

    /// The most testers that run at the same time.
    private static let limit = 1000

    /// Takes the first arena of a folder that nobody has, and saves what a killed tester has left in it.
    init(in folder: TraceFolder, size: Int = size, blockSize: Int = 1 << 16) throws(TraceProblem) {
        try folder.makeFolder("\(folder.path)/arenas")
        for number in 1...Self.limit {
            guard let file = try Self.file(folder.arena(number), size) else { continue }
            Self.save(file.memory, in: folder)
            guard let writer = ArenaWriter(file.memory, blockSize: blockSize) else {
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

    /// Saves the recordings of a tester that was killed, as far as they can be read.
    private static func save(_ memory: UnsafeMutableRawBufferPointer, in folder: TraceFolder) {
        guard ArenaReader.hasRecordings(UnsafeRawBufferPointer(memory)) else { return }
        guard let reader = try? ArenaReader(Array(memory)) else { return }
        for recording in reader.recordings {
            guard case .test(let test)? = recording.records.first?.content,
                let trace = try? Trace(recording.records)
            else { continue }
            // The tester that reads it has its own tests to run, whatever becomes of those.
            try? folder.write(trace.file, as: TraceFolder.name(of: test))
        }
    }

    func begin() -> Int { contents.withLock { $0.writer.begin() } }

    /// Appends a record; returns false if it found no place.
    func append(_ record: [UInt8], to number: Int, opening: () -> [UInt8]) -> Bool {
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
        return (try? ArenaReader(bytes))?.recordings.first?.records ?? []
    }

    func end(_ number: Int) { contents.withLock { $0.writer.end(number) } }
}

extension TraceFolder {
    /// The name of the folder for a test's trace: that of its file in front, since Swift Testing names a function alone.
    package static func name(of test: TraceTest) -> String {
        guard test.library != "XCTest", let file = test.place.file.split(separator: "/").last else {
            return name(of: test.name)
        }
        return name(of: "\(file.split(separator: ".").first ?? "").\(test.name)")
    }
}
