import LunchElements
import LunchWire
import TestSupport
import Testing

/// A query is a value with one form in JSON, and one in the words of a test: what is written is read again.
@Suite struct QueryValueTests {
    private static let count = Nightly.isOn ? 100_000 : 2_000

    @Test func aQueryIsReadAsItWasWritten() throws {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<Self.count {
            let query = random.query()
            let text = query.json.text
            let again = try [QueryStep](json: LunchJSON(parsing: text), at: "query")
            guard again == query else {
                Issue.record("\(text) is read as \(again.json.text)")
                return
            }
        }
    }

    @Test func theWordsOfATestAreReadAsTheyWereWritten() throws {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<Self.count {
            let query = random.query()
            let code = QueryText.code(of: query)
            let again = try [QueryStep](json: .string(code), at: "query")
            guard QueryText.code(of: again) == code, again == query || code.contains("\\u{") else {
                Issue.record(
                    "\(code) is read as \(QueryText.code(of: again)), \(again.json.text), not \(query.json.text)")
                return
            }
        }
    }

    @Test(arguments: [
        (#"5"#, "query is a number, not a list of steps or a text"),
        (#"["onyl"]"#, #"query[0] is "onyl", not "only", which is near"#),
        (#"[{"descendants":"buton"}]"#, #"query[0].descendants is "buton", not "button", which is near"#),
        (#"[{"descendants":4}]"#, "query[0].descendants is a number, not a type of elements"),
        (#"[{"desc":"any"}]"#, #"query[0] is "desc", not descendants, children, matching, containing, below"#),
        (
            #"[{"descendants":"any","only":1}]"#,
            "query[0] is an object of another size, not an object of one member"
        ),
        (#"[{"matching":{"name":"x","tpye":"cell"}}]"#, #"query[0].matching is "tpye", not "type", which is near"#),
        (
            #"[{"matching":{"property":"labl","is":"x"}}]"#,
            #"query[0].matching.property is "labl", not "label", which is near"#
        ),
        (
            #"[{"matching":{"property":"label","is":4}}]"#,
            "query[0].matching.is is a number, not a value that label may have: a string"
        ),
        (
            #"[{"matching":{"property":"label"}}]"#,
            "query[0].matching is without one, not one comparison: is, isNot, contains, matches, <, <=, >, >="
        ),
        (#"[{"matching":{"property":"label","is":"a","isNot":"b"}}]"#, "query[0].matching is with is and isNot"),
        (
            #"[{"matching":{"property":"isOn","<":1}}]"#,
            "query[0].matching.< is a number, not a number, for a property that is one"
        ),
        (
            #"[{"matching":{"name":{"matches":"("}}}]"#,
            #"query[0].matching.name.matches is "(", not a regular expression"#
        ),
        (#"[{"matching":{"closure":1}}]"#, "query[0].matching.closure is a number"),
        (#"["only",{"text":{"is":"x"}}]"#, "query[1] is one that begins a query, not a step from elements to others"),
        (#"[{"text":{"is":"\n"}}]"#, "query[0].text.is is a text without a character that is seen"),
        (#"[{"text":{"is":"x","within":{"rows":[3,1]}}}]"#, "query[0].text.within.rows is in another order"),
        (
            #"[{"text":{"is":"x","within":"scren"}}]"#,
            "query[0].text.within is a string, not screen, cursorRow, or an object"
        ),
        (#""app.butons""#, #"query, character 5, is "butons", not "buttons", which is near"#),
        (#""buttons""#, #"query, character 1, is "buttons", not app"#),
        (#""app.buttons[\"x""#, #"query, character 13, is "\"x", not a string with an end"#),
        (#""app.buttons.matching { … }""#, "not a comparison: a closure can only be called by its test"),
        (#""app.buttons.text(\"x\")""#, "not a step from elements to others: app.text begins a query"),
        (#""app.cells.matching(\\.isSelected) x""#, #"query, character 33, is " x", not the end, or . or ["#),
    ])
    func aQueryThatIsNoneIsReported(_ json: String, _ message: String) throws {
        let value = try LunchJSON(parsing: json)
        let error = try #require(throws: WireError.self) { try [QueryStep](json: value, at: "query") }
        #expect("\(error)".contains(message), "\(error)")
    }

    /// A name that a message has cut finds nothing: it is refused, and not taken for the whole.
    @Test func aCutNameIsRefused() throws {
        let query: [QueryStep] = [.descendants(.button), .matching(.any, String(repeating: "x", count: 200)), .only]
        #expect(try [QueryStep](json: .string(QueryText.code(of: query)), at: "query") == query)
        let error = try #require(throws: WireError.self) {
            try [QueryStep](json: .string(QueryText.text(of: query)), at: "query")
        }
        #expect("\(error)".contains("not a whole name, not one that a message has cut"), "\(error)")
    }

    /// A value that a message has hidden finds nothing either, and a test that expects no element would be green.
    @Test func aHiddenValueIsRefused() throws {
        let query: [QueryStep] = [
            .descendants(.secureTextField), .satisfying(.property(\TUIElementSnapshot.value, "hunting")), .only,
        ]
        #expect(try [QueryStep](json: query.json, at: "query") == query)
        let error = try #require(throws: WireError.self) {
            try [QueryStep](json: .string(QueryText.code(of: query)), at: "query")
        }
        #expect("\(error)".contains("not a value before it that is not hidden"), "\(error)")
    }

    @Test func nestingHasALimit() throws {
        let query = String(repeating: "app.cells.rowOf(", count: 100) + "app" + String(repeating: ")", count: 100)
        #expect(throws: WireError.tooDeep(limit: 64)) { try [QueryStep](json: .string(query), at: "query") }
    }

    /// Bytes that were changed by chance give an error or a query, and never end the process.
    @Test func hostileBytesAreRead() throws {
        var random = SeededGenerator(seed: 3)
        var left = Nightly.isOn ? 10_000_000 : 200_000
        while left > 0 {
            let query = random.query()
            let forms = [query.json.text, LunchJSON.string(QueryText.code(of: query)).text]
            var bytes = Array(random.pick(forms).utf8)
            for _ in 0...random.index(below: 4) {
                let place = random.index(below: bytes.count)
                switch random.index(below: 4) {
                case 0: bytes[place] = UInt8(random.index(below: 256))
                case 1: bytes.insert(random.pick(bytes), at: place)
                case 2 where bytes.count > 1: bytes.remove(at: place)
                default: bytes += bytes[place...].prefix(20)
                }
            }
            left -= bytes.count
            guard let json = try? LunchJSON(parsing: bytes, limits: .message) else { continue }
            // A query that was read can be written.
            if let query = try? [QueryStep](json: json, at: "query") { #expect(!QueryText.code(of: query).isEmpty) }
        }
    }
}
