import LunchTerminal
import Testing

@Suite struct WindowTests {
    @Test(arguments: [
        ("14", "4;80;100t"), ("15", "5;80;100t"), ("16", "6;20;10t"), ("18", "8;4;10t"), ("19", "9;4;10t"),
        ("11", "1t"), ("13", "3;0;0t"),
    ])
    func `reports`(parameters: String, answer: String) {
        #expect(outcome("\(csi)\(parameters)t").answers == csi + answer)
    }

    @Test(arguments: ["1", "3;5;5", "8;50;50", "20", "21", "30", "9;1"])
    func `what would change the window or tell its title is ignored`(parameters: String) {
        let result = outcome("\(esc)]2;rm\(st)\(csi)\(parameters)tx")
        #expect(result.answers == "" && result.lines == ["x"] && result.unknown.isEmpty)
    }

    @Test(arguments: [
        ("22t", "23t", "a", "b"), ("22;0t", "23;0t", "a", "b"), ("22;1t", "23t", "x", "b"),
        ("22;2t", "23t", "a", "x"), ("22t", "23;2t", "a", "x"), ("22t", "23;1t", "x", "b"),
        ("22;1t", "23;2t", "x", "x"), ("22;2t", "23;2t", "a", "x"),
    ])
    func `the title stack tells titles apart`(push: String, pop: String, title: String, iconTitle: String) {
        let result = outcome("\(esc)]2;a\(st)\(esc)]1;b\(st)\(csi)\(push)\(esc)]0;x\(st)\(csi)\(pop)")
        #expect([result.title, result.iconTitle] == [title, iconTitle])
    }

    @Test func `a change of size is reported in mode 2048`() {
        var terminal = TUITerminal(columns: 10, rows: 4)
        func answer(_ columns: Int, _ rows: Int, _ input: String = "") -> String {
            terminal.resize(columns: columns, rows: rows)
            terminal.feedAll(input)
            return String(decoding: terminal.takeAnswers(), as: UTF8.self)
        }
        let answers = [answer(11, 4), answer(11, 4, "\(csi)?2048h"), answer(20, 5), answer(20, 5)]
        #expect(answers == ["", "\(csi)48;4;11;80;110t", "\(csi)48;5;20;100;200t", ""])
    }
}
