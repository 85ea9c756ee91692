import LunchTrace

/// Any bytes are a trace or are refused, and what is read is written and read again as the same.
enum FileRun {
    static func problem(_ bytes: [UInt8]) -> String? {
        // Most inputs are to come behind the first bytes of a file.
        problem(file: bytes) ?? problem(file: TraceFormat.magic + bytes)
    }

    private static func problem(file bytes: [UInt8]) -> String? {
        do throws(TraceError) {
            return problem(of: try Trace(file: bytes))
        } catch {
            guard (0...bytes.count).contains(error.offset) else { return "an error outside of the file: \(error)" }
            return nil
        }
    }

    static func problem(of trace: Trace) -> String? {
        do throws(TraceError) {
            guard try Trace(file: trace.file) == trace else { return "\(trace) reads back otherwise" }
        } catch {
            return "what was read is refused: \(error)"
        }
        var frames = 0
        for (index, record) in trace.records.enumerated() where frames < 8 {
            guard let position = record.position else { continue }
            frames += 1
            do throws(TraceError) {
                _ = try trace.frame(at: position, launch: record.launch, before: index + 1)
                _ = try trace.frame(at: position, launch: record.launch)
            } catch {
                if "\(error)".isEmpty { return "an error without words" }
            }
        }
        for launch in trace.launches.keys.sorted().prefix(3) {
            guard let cast = trace.cast(launch: launch, includesInput: true) else {
                return "launch \(launch) has no cast"
            }
            if !cast.hasPrefix("{\"version\":2,") || !cast.hasSuffix("\n") { return "a cast \(cast.prefix(100))" }
        }
        return nil
    }
}
