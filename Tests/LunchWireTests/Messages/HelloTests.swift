import LunchWire
import Testing

/// The facts of an app's greeting arrive, and those that it cannot mean are refused.
struct HelloTests {
    private func read(_ json: String) throws(WireError) -> AppMessage? {
        try AppMessage(Envelope(token: "", kind: "hello", json: Array(json.utf8)))
    }

    @Test func everyGreetingArrives() throws {
        for screen in [nil, "", "Breakfast", "\u{1B}]é;🍱", String(repeating: "x", count: 1 << 20)] {
            for publishes in [nil, true, false] {
                for messages in [nil, true, false] {
                    let hello = AppMessage.hello(Hello(screen: screen, publishes: publishes, messages: messages))
                    #expect(try AppMessage(hello.envelope(token: "t")) == hello)
                }
            }
        }
    }

    @Test func whatIsNotReportedIsLeftOut() {
        let json = { (hello: Hello) in
            String(decoding: AppMessage.hello(hello).envelope(token: "").json, as: UTF8.self)
        }
        #expect(json(Hello()) == "{}")
        #expect(
            json(Hello(screen: "Breakfast", publishes: true, messages: false))
                == #"{"messages":false,"publishes":true,"screen":"Breakfast"}"#)
    }

    @Test func nothingIsThereAsLittleAsNull() throws {
        let hello = AppMessage.hello(Hello())
        for json in ["{}", #"{"screen":null,"publishes":null,"messages":null}"#, #"{"later":[1]}"#] {
            #expect(try read(json) == hello)
        }
    }

    @Test(arguments: [
        ("[]", "hello is an array, not an object"),
        (#"{"screen":1}"#, "hello.screen is a number, not a string"),
        (#"{"screen":["Breakfast"]}"#, "hello.screen is an array, not a string"),
        (#"{"publishes":"true"}"#, "hello.publishes is a string, not a boolean"),
        (#"{"publishes":1}"#, "hello.publishes is a number, not a boolean"),
        (#"{"messages":{}}"#, "hello.messages is an object, not a boolean"),
    ])
    func whatItCannotMeanIsRefused(_ json: String, _ expected: String) {
        let error = #expect(throws: WireError.self) { try read(json) }
        #expect(error.map(String.init(describing:)) == expected)
    }

    @Test func aLaterGreetingAddsToTheEarlier() {
        var hello = Hello(screen: "A", publishes: true)
        hello.add(Hello())
        #expect(hello == Hello(screen: "A", publishes: true))
        hello.add(Hello(screen: "B", publishes: false, messages: false))
        #expect(hello == Hello(screen: "B", publishes: false, messages: false))
    }
}
