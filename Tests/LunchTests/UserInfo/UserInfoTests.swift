import Lunch
import Testing

/// User info is read from a variable or from a file.
struct UserInfoTests {
    @Test func isReadFromText() throws {
        let userInfo = try UserInfo(parsing: #" {"a": [1, null], "MOCK_JSON": "{}"} "#)
        #expect(userInfo == UserInfo(["a": [1, .null], "MOCK_JSON": "{}"]))
        #expect(userInfo["a"] == [1, .null])
        #expect(userInfo["b"] == nil)
        #expect(try UserInfo(parsing: "{}") == .empty)
    }

    @Test func isReadFromAFile() throws {
        try withFile(Array("{\"é\": 1}\n".utf8)) { path in
            let userInfo = try UserInfo(parsing: "@\(path)")
            #expect(userInfo == UserInfo(["é": 1]))
        }
    }

    @Test func tenMegabytesArriveAsTheyWereWritten() throws {
        let lines: [LunchJSON] = (0..<30_000).map { number in
            ["number": .number(String(number)), "text": .string("line \(number) 日本語 \"quoted\"\t\u{1}")]
        }
        let text = String(repeating: "0123456789 é 🍞 ", count: 400_000)
        let mock: LunchJSON = ["lines": .array(lines), "text": .string(text)]
        let bytes = Array(LunchJSON.object(["MOCK_JSON": mock]).text.utf8)
        #expect(bytes.count > 10 << 20)
        struct Mock: Decodable {
            struct Line: Decodable, Hashable {
                var number: Int
                var text: String
            }

            var lines: [Line]
            var text: String
        }
        try withFile(bytes) { path in
            let userInfo = try UserInfo(parsing: "@\(path)")
            #expect(userInfo["MOCK_JSON"] == mock)
            let decoded = try userInfo.mock(Mock.self)
            #expect(decoded.text == text)
            #expect(decoded.lines.map(\.number) == Array(0..<30_000))
            #expect(decoded.lines.last?.text == "line 29999 日本語 \"quoted\"\t\u{1}")
        }
    }
}
