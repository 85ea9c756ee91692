import Testing

@testable import LunchWire

/// JSON that is nested too deep or too long is refused before it can harm.
struct LimitTests {
    private func nested(_ depth: Int, in ends: (String, String)) -> String {
        String(repeating: ends.0, count: depth) + "0" + String(repeating: ends.1, count: depth)
    }

    @Test func depthIsLimited() throws {
        for ends in [("[", "]"), ("{\"a\":", "}")] {
            _ = try LunchJSON(parsing: nested(256, in: ends))
            #expect(throws: WireError.tooDeep(limit: 256)) { try LunchJSON(parsing: nested(257, in: ends)) }
            #expect(throws: WireError.tooDeep(limit: 256)) { try LunchJSON(parsing: nested(100_000, in: ends)) }
        }
    }

    @Test func depthIsThatOfTheDeepestPlace() throws {
        let limits = LunchJSON.Limits(depth: 2, count: 100)
        _ = try LunchJSON(parsing: "[[1],[2],{\"a\":3}]", limits: limits)
        #expect(throws: WireError.tooDeep(limit: 2)) { try LunchJSON(parsing: "[[1],[[2]]]", limits: limits) }
    }

    @Test func countIsLimited() throws {
        let limits = LunchJSON.Limits(depth: 10, count: 4)
        _ = try LunchJSON(parsing: "[1,[2]]", limits: limits)
        #expect(throws: WireError.tooMany("values", limit: 4)) { try LunchJSON(parsing: "[1,[2,3]]", limits: limits) }
        #expect(throws: WireError.tooMany("values", limit: 4)) {
            try LunchJSON(parsing: "{\"a\":[1,2],\"b\":3}", limits: limits)
        }
    }

    /// A message of 16 MB can hold millions of objects.
    @Test func aSmallObjectTakesLittleRoom() throws {
        for (text, most) in [("{}", 0), ("{\"a\":0}", 3), ("{\"a\" :0 }", 3)] {
            guard case .object(let members) = try LunchJSON(parsing: text) else {
                return #expect(Bool(false), "\(text)")
            }
            #expect(members.capacity <= most, "\(text)")
        }
    }

    @Test func limitsAreReportedInWords() {
        #expect(
            String(describing: WireError.tooDeep(limit: 256)) == "arrays and objects are nested more than 256 deep")
        #expect(String(describing: WireError.tooMany("values", limit: 4)) == "more than 4 values")
    }
}
