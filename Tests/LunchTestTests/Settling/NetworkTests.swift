import Foundation
import LunchTest
import TestSupport
import Testing

/// A program whose request has not been answered has not shown all: its frames are bounded, and the other end is named.
@Suite(.waiting, .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "no python3"))
struct NetworkTests {
    /// A client that reads keys, and its server, which answers when it is told to: `r` sends a request,
    /// `a` has the server answer, `l` has it answer in a while, `s` spins.
    private static let program = """
        import os, select, socket, sys, threading, time, tty
        ADOPTION
        tty.setraw(0)
        server = socket.socket(FAMILY)
        server.bind((HOST, 0)); server.listen()
        client = socket.create_connection(server.getsockname()[:2])
        answers = threading.Semaphore(0)
        def serve():
            connection, _ = server.accept()
            while connection.recv(100):
                answers.acquire()
                connection.sendall(b"answer")
        def receive():
            global count
            while client.recv(100):
                with lock:
                    count += 1
                    os.write(1, b"answer ")
                    publish()
        spins, count, lock = False, 0, threading.Lock()
        for body in serve, receive: threading.Thread(target=body, daemon=True).start()
        os.write(1, b"port %d\\r\\n" % server.getsockname()[1])
        publish()
        while True:
            if not select.select([0], [], [], 0.01 if spins else None)[0]:
                os.write(1, b"*")
                continue
            with lock:
                key = receive_keys(os.read(0, 1))
                os.write(1, key + b" ")
                if key == b"r": client.sendall(b"request")
                if key == b"a": answers.release()
                if key == b"l": threading.Timer(0.1, answers.release).start()
                if key == b"s": spins = True
                publish()
        """

    /// The same client as an app that publishes the number of answers.
    private static let adoption = """
        sys.path.insert(0, "\(URL(filePath: #filePath).appending(path: "../../../../Samples/OtherLanguages/Curses").standardized.path)")
        import lunch
        app = lunch.Launch({"Client": lambda mock: None}, takes_messages=False)
        receive_keys = app.receive
        def publish():
            label = {"type": "staticText", "label": f"{count} answers", "frame": [0, 0, 9, 1]}
            app.publish("Client", (80, 24), [label])
        """

    private func launch(
        family: String = "socket.AF_INET", host: String = "\"127.0.0.1\"", publishes: Bool = false
    ) throws -> TUIApplication {
        let plain = "publish, receive_keys = lambda: None, lambda keys: keys"
        let program = Self.program.replacing("FAMILY", with: family).replacing("HOST", with: host)
            .replacing("ADOPTION", with: publishes ? Self.adoption : plain)
        let screen = publishes ? "Client" : nil
        return try Launcher(app: .path("/usr/bin/python3"), screen: screen, arguments: ["-c", program]).launch()
    }

    private func peers(_ app: TUIApplication) throws -> [String] {
        try app.settledFrame().settling.waits.compactMap(\.peer)
    }

    private func port(_ app: TUIApplication) throws -> Substring {
        try #require(app.terminal.rows[0].split(separator: " ").last)
    }

    @Test(arguments: [("socket.AF_INET", "\"127.0.0.1\"", "127.0.0.1"), ("socket.AF_INET6", "\"::1\"", "[::1]")])
    func anOpenRequestIsNamed(_ family: String, _ host: String, _ shown: String) throws {
        let app = try launch(family: family, host: host)
        #expect(try app.settledFrame().settling.trust == .exact && peers(app) == [])
        let peer = "\(shown):\(try port(app))"
        try app.press("r")
        let settling = try app.settledFrame().settling
        #expect(settling.trust == .bounded && settling.waits.compactMap(\.peer) == [peer])
        #expect("\(settling)".contains("the program waits for the network: answer from \(peer), process "))
        try app.press("a")
        #expect(app.waitForAnswers())
        #expect(try app.settledFrame().settling.trust == .exact && peers(app) == [])
        #expect(app.terminal.rows[1] == "r a answer")
    }

    /// The output after an answer is waited for, although the program waits for nothing but input and the network.
    ///
    /// The first request of a connection is in no tick of an answer, so it is never in doubt, however late its answer comes.
    @Test func anAnswerIsWaitedFor() throws {
        let app = try launch()
        try app.typeText("rl")
        #expect(app.waitForAnswers())
        #expect(app.terminal.rows[1] == "r l answer")
        let other = try launch()
        try other.typeText("rl")
        other.text("r l answer").expectToExist()
    }

    /// An app that reports when it has settled does not report its connections: the system does.
    @Test func anAppThatPublishesIsWaitedForAsWell() throws {
        let app = try launch(publishes: true)
        #expect(app.waitForAnswers())
        try app.press("r")
        #expect(try app.settledFrame().settling.trust == .acknowledged)
        #expect(!app.waitForAnswers(timeout: Duration.milliseconds(100)))
        try app.press("l")
        #expect(app.waitForAnswers())
        #expect(app.staticTexts.element.label == "1 answers")
    }

    /// A spinner is no answer.
    @Test func aSpinnerIsNoAnswer() throws {
        let app = try launch()
        try app.typeText("rs")
        #expect(!app.waitForAnswers(timeout: Duration.milliseconds(200)))
        try app.press("a")
        #expect(app.waitForAnswers())
        #expect(app.terminal.rows.joined().contains("answer"))
    }

    /// A server answers others, and waits for none.
    @Test func aServerWaitsForNobody() throws {
        let app = try launch()
        try app.typeText("ra")
        #expect(app.waitForAnswers())
        #expect(try peers(app) == [])
    }

    @Test func aProgramThatHasEndedWaitsForNobody() throws {
        let app = try Launcher(app: .command("true")).launch()
        #expect(app.waitForAnswers())
    }
}
