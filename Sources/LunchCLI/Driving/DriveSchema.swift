import LunchCommands
import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// The JSON Schema (draft 2020-12) of requests and answers, made from the tables by which requests are read.
enum DriveSchema {
    static var json: LunchJSON {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "lunch drive",
            "oneOf": [["$ref": "#/$defs/request"], ["$ref": "#/$defs/answer"]],
            "$defs": [
                "request": request, "command": command, "answer": answer, "element": element,
                "query": [
                    "description": "steps, the Swift code in messages, or a reference such as e7@42",
                    "type": ["string", "array"],
                ],
                "place": closed(["query", "cell", "share", "offset"].map { ($0, member($0, of: "tap")) }),
            ],
        ]
    }

    // MARK: - Requests

    private static var request: LunchJSON {
        let known: [String: LunchJSON] = [
            "id": true, "app": text, "do": ["$ref": "#/$defs/command"], "test": test, "at": place,
            "show": ["type": "array", "items": choice(DriveRequest.Part.allCases.map(\.rawValue))],
        ]
        return adding(
            ["not": ["required": ["do", "test"]]], to: closed(DriveRequest.members.map { ($0, known[$0] ?? true) }))
    }

    private static var test: LunchJSON {
        [
            "oneOf": [
                closed([("begin", text), ("id", text)], required: ["begin"]),
                closed([("issue", text)], required: ["issue"]),
                closed([("end", choice(["passed", "failed", "skipped"]))], required: ["end"]),
            ]
        ]
    }

    private static var place: LunchJSON {
        closed([("file", text), ("line", ["type": "integer", "minimum": 1])], required: ["file", "line"])
    }

    /// An object with the name of one command.
    private static var command: LunchJSON {
        let commands = TUICommand.members.map { name, members in
            (name, closed(members.map { ($0, member($0, of: name)) }))
        }
        return adding(["minProperties": 1, "maxProperties": 1], to: closed(commands))
    }

    /// The values that a member of a command may have.
    private static func member(_ name: String, of command: String) -> LunchJSON {
        switch name {
        case "program", "keys": return ["type": "array", "items": text]
        case "query": return ["$ref": "#/$defs/query"]
        case "to": return ["$ref": "#/$defs/place"]
        case "mock", "is", "isNot": return true
        case "userInfo", "environment": return ["type": "object"]
        case "size": return closed([("columns", count), ("rows", count)], required: ["columns", "rows"])
        case "columns", "rows": return count
        case "profile": return choice(TUITerminalProfile.all.map(\.name))
        case "cell", "offset": return numbers("integer")
        case "share": return numbers("number")
        case "holding": return ["type": "array", "items": choice(TUIKeyModifierFlags.all.spokenNames)]
        case "for" where command == "wait": return choice(TUICommand.Event.names)
        case "for", "by", "within": return ["description": "seconds", "type": "number", "minimum": 0]
        case "<", "<=", ">", ">=", "x", "y", "position": return ["type": "number"]
        case "direction": return choice(TUICommand.Direction.allCases.map(\.rawValue))
        case "atOnce": return ["type": "boolean"]
        case "text": return ["type": ["string", "array"]]
        case "property": return ["enum": .array(TUICommand.Reading.names.map(LunchJSON.string) + [.null])]
        default: return text
        }
    }

    // MARK: - Answers

    private static var answer: LunchJSON {
        let texts: LunchJSON = ["type": "array", "items": text]
        let members: [String: LunchJSON] = [
            "id": true, "app": text, "ok": ["type": "boolean"], "value": true, "frame": ["type": "integer"],
            "settling": choice(["acknowledged", "exact", "bounded", "quiet", "unsettled"]), "waits": texts,
            "ended": ["type": ["object", "null"]], "rows": ["type": "object"], "gone": texts,
            "elements": ["type": "array", "items": ["$ref": "#/$defs/element"]],
            "screen": orNull("string"), "focus": orNull("string"), "cursor": orNull("array"),
            "size": numbers("integer"),
            "kind": text, "message": text, "near": texts, "report": text, "text": text, "tree": text, "svg": text,
            "swift": text, "python": text, "evidence": texts, "lines": texts, "trace": text,
            "idle": ["type": "integer"],
        ]
        return closed(members.map { ($0.key, $0.value) }, required: ["ok"])
    }

    private static var element: LunchJSON {
        closed(
            [
                ("ref", text), ("query", text), ("label", text), ("value", text), ("placeholder", text),
                ("at", ["type": "array"]), ("focused", orNull("boolean")), ("selected", orNull("boolean")),
                ("enabled", orNull("boolean")),
            ], required: ["ref", "query"])
    }

    // MARK: - Parts

    private static let text: LunchJSON = ["type": "string"]
    private static let count: LunchJSON = ["type": "integer", "minimum": 1]

    private static func orNull(_ type: String) -> LunchJSON { ["type": [.string(type), "null"]] }

    private static func choice(_ words: [String]) -> LunchJSON { ["enum": .array(words.map(LunchJSON.string))] }

    private static func numbers(_ type: String) -> LunchJSON {
        ["type": "array", "items": ["type": .string(type)], "minItems": 2, "maxItems": 2]
    }

    /// An object that has no other members.
    private static func closed(_ members: [(String, LunchJSON)], required: [String] = []) -> LunchJSON {
        var json: [String: LunchJSON] = [
            "type": "object", "additionalProperties": false,
            "properties": .object(Dictionary(members) { first, _ in first }),
        ]
        if !required.isEmpty { json["required"] = .array(required.map(LunchJSON.string)) }
        return .object(json)
    }

    private static func adding(_ more: [String: LunchJSON], to json: LunchJSON) -> LunchJSON {
        guard case .object(let members) = json else { return json }
        return .object(members.merging(more) { own, _ in own })
    }
}
