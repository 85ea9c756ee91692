import LunchTerminal
import Testing

/// Lists of answers below a question of a program that writes line after line.
struct QuestionListTests {
    private func ask(
        _ question: String, _ answers: [String], selected: Int = 1, cursor: String = hiddenCursor
    ) -> TUIGrid {
        let rows = answers.enumerated().map { index, answer in
            "\r\n" + (index == selected ? styled("36", "❯ " + answer) : "  " + answer)
        }
        return screen(styled("32", String(question.prefix(1))) + question.dropFirst() + rows.joined() + cursor)
    }

    @Test func twoAnswersBelowAQuestionAreAList() {
        #expect(cells(ask("? Which town?", ["London", "Turin"])) == ["London", "*Turin"])
        #expect(cells(ask("! Which town?", ["London", "Turin"])) == [])
        #expect(cells(ask("?Which town?", ["London", "Turin"])) == [])
    }

    @Test func theCursorMayStandBehindTheQuestion() {
        func asked(_ column: Int, _ question: String = "? Which town?") -> [String] {
            let answers = ["London", "Turin", "Lincoln"]
            return cells(
                ask(question, answers, selected: 1, cursor: at(column, 0)),
                before: screen("text"))
        }
        #expect(asked(14) == ["London", "*Turin", "Lincoln"])
        #expect(asked(4) == [])
        #expect(asked(14, "  Which town?") == [])
    }

    @Test func groupsOfAnswersAreOneList() {
        let answers = ["London", "Lincoln", "Jedburgh", "──────", "Turin", "Rome"]
        #expect(cells(ask("? Which town?", answers)) == [])
        #expect(cells(ask("? Which town?", Array(answers.prefix(3)))).count == 3)
    }

    @Test func theRowWithTheCountIsNotLeftOut() {
        func filter(_ count: String, _ end: String) -> [String] {
            let rows = ["London", "Turin", "Lincoln"].enumerated().map { index, answer in
                "\r\n" + (index == 1 ? styled("36", "❯ " + answer) : "  " + answer)
            }
            return cells(
                screen(fullScreen, hiddenCursor, "Which town?\r\nFind: n " + count + rows.joined(), at(0, 9), end))
        }
        #expect(filter("3/4", "").count == 3)
        #expect(filter("", "3/4") == [])
    }
}
