import LunchTrace

/// Any bytes are an arena or are refused; each of its recordings that begins with a test is a trace.
enum ArenaRun {
    static func problem(_ bytes: [UInt8]) -> String? {
        var arena = bytes
        arena.replaceSubrange(0..<min(ArenaLayout.magic.count, bytes.count), with: ArenaLayout.magic)
        for bytes in [bytes, arena] {
            guard let reader = try? ArenaReader(bytes) else { continue }
            for recording in reader.recordings.prefix(4) {
                guard let trace = try? Trace(recording.records) else { continue }
                if let problem = FileRun.problem(of: trace) { return problem }
            }
        }
        return nil
    }
}

/// Records that were written to an arena are read unchanged or with a gap, whatever its limits are.
enum ArenaWritingRun {
    static func problem(_ bytes: [UInt8]) -> String? {
        var rest = bytes[...]
        func next() -> Int { Int(rest.popFirst() ?? 0) }
        let size = 256 + next() % 4 * 64
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size * (2 + next() % 12), alignment: 64)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0xA5)
        guard var writer = ArenaWriter(memory, blockSize: size) else { return "no room for a block" }
        let limits = ArenaWriter.Limits(first: next() % 4, last: next() % 5)
        let numbers = [writer.begin(limits), writer.begin(limits)]
        var written: [[TraceRecord]] = [[], []]
        var isWhole = [true, true]
        while !rest.isEmpty {
            let (which, count) = (next() % 2, next() * 3)
            let record = TraceRecord(
                launch: 1, time: written[which].count,
                .output(position: count, Array(repeating: UInt8(which), count: count)))
            if writer.append(record.bytes, to: numbers[which]) {
                written[which].append(record)
            } else {
                isWhole[which] = false
            }
        }
        guard let reader = try? ArenaReader(Array(memory)) else { return "an arena that is not read" }
        for recording in reader.recordings {
            guard let which = numbers.firstIndex(of: recording.number) else { return "a recording that was not begun" }
            if let damage = recording.damage { return "\(damage)" }
            let parts = recording.records.split(whereSeparator: { $0.kind == .dropped }).map(Array.init)
            let hasGap = recording.records.contains { $0.kind == .dropped }
            if !hasGap, isWhole[which], recording.records != written[which] {
                return "\(recording.number) reads back otherwise"
            }
            for part in parts {
                guard let start = written[which].firstIndex(of: part[0]),
                    written[which][start...].starts(with: part)
                else { return "records that were not written so: \(part.prefix(3))" }
            }
        }
        return nil
    }
}
