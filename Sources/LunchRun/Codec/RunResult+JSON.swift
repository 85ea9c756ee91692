import LunchTrace
import LunchWire

extension RunInfo {
    var members: [String: LunchJSON?] {
        [
            "version": .integer(RunLimits.version), "package": .string(package), "command": .list(command),
            "shard": shard.map { ["index": .integer($0.index), "count": .integer($0.count)] },
            "durations": durations.map(LunchJSON.string), "attempt": .integer(attempt), "began": .integer(began),
            "commit": commit.map(LunchJSON.string), "limit": limit.map(LunchJSON.integer),
        ]
    }

    init(_ reader: ObjectReader) throws(WireError) {
        var shard: RunShard?
        if let part = try reader.object("shard") {
            shard = RunShard(
                index: try part.count("index", of: "shards", from: 1),
                of: try part.count("count", of: "shards", from: 1))
            if shard == nil {
                throw .unexpected(path: part.path, expected: "one of its shards", found: "beyond their number")
            }
        }
        self.init(
            package: try reader.string("package"), command: try reader.strings("command"), shard: shard,
            durations: try reader.optionalString("durations"),
            attempt: try reader.optionalCount("attempt", of: "attempts", from: 1) ?? 1,
            began: try reader.optionalCount("began", of: "seconds") ?? 0,
            commit: try reader.optionalString("commit"), limit: try reader.optionalCount("limit", of: "nanoseconds"))
    }
}

extension RunEnd {
    var members: [String: LunchJSON?] {
        [
            "reason": .string(reason.rawValue), "status": .integer(status), "duration": .integer(duration),
            "crashes": .list(crashes.map { .members($0.members) }),
            "messages": .list(messages.map { .members($0.members) }), "faults": .list(faults), "notes": .list(notes),
        ]
    }

    init(_ reader: ObjectReader) throws(WireError) {
        self.init(
            try reader.choice("reason", of: Reason.self), status: try reader.integer("status"),
            duration: try reader.count("duration", of: "nanoseconds"),
            crashes: try reader.objects("crashes", TesterCrash.init),
            messages: try reader.objects("messages", BuildMessage.init), faults: try reader.strings("faults"),
            notes: try reader.strings("notes"))
    }
}

extension TesterCrash {
    fileprivate var members: [String: LunchJSON?] {
        [
            "end": .string(end), "test": test.map(LunchJSON.string), "running": .list(running), "lines": .list(lines),
        ]
    }

    fileprivate init(_ reader: ObjectReader) throws(WireError) {
        self.init(
            end: try reader.string("end"), test: try reader.optionalString("test"),
            running: try reader.strings("running"), lines: try reader.strings("lines"))
    }
}

extension BuildMessage {
    fileprivate var members: [String: LunchJSON?] {
        [
            "text": .string(text), "place": place?.json, "column": column.map(LunchJSON.integer), "lines": .list(lines),
        ]
    }

    fileprivate init(_ reader: ObjectReader) throws(WireError) {
        self.init(
            text: try reader.string("text"), place: try reader.optionalPlace("place"),
            column: try reader.optionalCount("column", of: "columns"), lines: try reader.strings("lines"))
    }
}
