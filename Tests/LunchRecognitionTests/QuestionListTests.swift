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

    @Test func anArrowAloneTellsTheAnswerBelowAQuestion() {
        func asked(_ question: String, _ mark: String = "»", cursor: String = hiddenCursor, rest: String = "")
            -> [String]
        {
            cells(screen(styled("32", "?") + question + "\r\n   London\r\n " + mark + " Turin" + rest + cursor))
        }
        #expect(asked(" Which town?") == ["London", "*Turin"])
        #expect(asked("Which town?") == [])
        #expect(asked(" Which town?", "x") == [])
        #expect(asked(" Which town?", cursor: "") == [])
        #expect(asked(" Which town?", rest: "\r\nof the north") == [])
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

    @Test func answersInABoxAreNotTyped() {
        func asked(_ question: String) -> [String] {
            let answers = ["London", "Turin", "Lincoln", "Jedburgh"].enumerated().map { index, answer in
                at(2, 2 + index) + (index == 1 ? styled("36", "❯ " + answer) : "  " + answer)
            }
            let box = box(0, 1, 39, 6) + answers.joined()
            let grid = screen(styled("32", "?") + question.dropFirst() + box + at(question.count + 1, 0))
            return outline(grid, before: screen(styled("32", "?") + "")).filter { $0.hasPrefix("textField") }
        }
        #expect(asked("? Which towns? (space selects)") == [])
    }

    @Test func groupsOfAnswersAreOneList() {
        let answers = ["London", "Lincoln", "Jedburgh", "──────", "Turin", "Rome"]
        #expect(cells(ask("? Which town?", answers)) == ["London", "*Lincoln", "Jedburgh", "Turin", "Rome"])
        #expect(cells(ask("? Which town?", Array(answers.prefix(3)))).count == 3)
    }

    private func colored(_ answers: [String], style: String = "36", rest: String = "", end: String = hiddenCursor)
        -> TUIGrid
    {
        let rows = answers.enumerated().map { index, answer in "\r\n" + (index == 1 ? styled(style, answer) : answer) }
        return screen(styled("32", "?") + " Which town?" + rows.joined() + rest + end)
    }

    @Test func theColorOfATextTellsTheAnswer() {
        let choices = ["◯   London", "◉   Turin", "◯   Lincoln"]
        #expect(cells(colored(choices)) == ["London", "*Turin", "Lincoln"])
        #expect(cells(colored(choices, style: "0")) == [])
        #expect(cells(colored(choices, rest: "\r\n\r\ntext")) == [])
        #expect(cells(colored(choices, end: "")) == [])
    }

    @Test func answersMayBeCounted() {
        let rows = ["1) London", "2) Turin", "3) Lincoln"]
        let before = screen("text")
        #expect(cells(colored(rows, end: at(13, 0)), before: before) == ["1) London", "*2) Turin", "3) Lincoln"])
        #expect(cells(colored(["1) London", "2) Turin", "4) Lincoln"], end: at(13, 0)), before: before) == [])
    }

    @Test func aNumberIsTypedBelowCountedAnswers() {
        func asked(_ rows: [String], _ label: String = "Answer: ") -> [String] {
            cells(colored(rows, rest: "\r\n" + label, end: ""), before: screen("text"))
        }
        let rows = ["1) London", "2) Turin", "3) Lincoln"]
        #expect(asked(rows) == ["1) London", "*2) Turin", "3) Lincoln"])
        #expect(asked(rows, "demo$ ") == [])
        #expect(asked(rows, "  Answer: ") == [])
        #expect(asked(["◯   London", "◉   Turin", "◯   Lincoln"]) == [])
    }

    @Test func aLetterIsTypedBelowAnswersThatHaveOne() {
        func asked(_ letter: String, _ rows: [String] = ["y) Overwrite", "d) Compare", "x) Abort"]) -> [String] {
            cells(
                colored(rows, rest: "\r\nAnswer: " + letter, end: ""),
                before: colored(rows, style: "0", rest: "\r\nAnswer: ", end: ""))
        }
        #expect(asked("d") == ["y) Overwrite", "*d) Compare", "x) Abort"])
        #expect(asked("x") == [])
        #expect(asked("xd") == [])
        #expect(asked("d", ["d) Overwrite", "d) Compare", "x) Abort"]) == [])
    }

    @Test func instructionsMayStandBetweenAQuestionAndChoices() {
        func asked(_ question: String, _ marks: [String] = ["◯", "◉", "◯"], end: String = hiddenCursor) -> [String] {
            let rows = zip(marks, ["London", "Turin", "Lincoln"]).map { mark, town in
                "\r\n" + mark + "  " + (town == "Turin" ? styled("36;4", town) : town)
            }
            return cells(screen(styled("36", "?") + question + "\r\nSpace chooses\r\n" + rows.joined() + end))
        }
        #expect(asked(" Which towns?") == ["London", "*Turin", "Lincoln"])
        #expect(asked("Which towns?") == [])
        #expect(asked(" Which towns?", ["✔", "✔", "✔"]) == [])
    }

    @Test func blankCellsAreNoTextBelow() {
        let choices = ["◯   London", "◉   Turin", "◯   Lincoln"]
        let blank = "\r\n   \r\n   "
        #expect(cells(colored(choices, rest: blank)) == ["London", "*Turin", "Lincoln"])
        #expect(cells(colored(choices, rest: blank + "x")) == [])
    }

    @Test func checksMayStandBeforeAllAnswers() {
        func asked(_ sign: String) -> TUIGrid {
            let rows = ["London", "Turin", "Lincoln"].enumerated().map { index, town in
                "\r\n" + styled("90", sign) + " " + (index == 1 ? styled("36;4", town) : town)
            }
            return screen(styled("32", "?") + " Which towns?" + rows.joined() + hiddenCursor)
        }
        #expect(cells(asked("✔")) == ["London", "*Turin", "Lincoln"])
        #expect(cells(asked("x")) == [])
    }

    @Test func hyphensDivideAnswers() {
        func asked(_ question: String, _ rule: String, _ marked: Int) -> TUIGrid {
            let rows = ["Start", "Stop", rule, "Settings", "Leave"].enumerated().map { index, answer in
                "\r\n" + (index == marked ? " » " : "   ") + answer
            }
            return screen(styled("32", "?") + question + rows.joined() + hiddenCursor)
        }
        func found(_ question: String, _ rule: String = "----------") -> [String] {
            cells(asked(question, rule, 3), before: asked(question, rule, 1))
        }
        #expect(found(" Which one?") == ["Start", "Stop", "*Settings", "Leave"])
        #expect(found("Which one?") == [])
        #expect(found(" Which one?", String(repeating: "-", count: 30)) == [])
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

    @Test func shortLinesDivideAnswersIntoGroups() {
        func answers(_ rule: String) -> [String] {
            cells(
                screen(
                    hiddenCursor, styled("32", "?"), " Do what?", at(2, 1), "Start", at(2, 2), "Stop", at(2, 3), rule,
                    at(0, 4),
                    styled("36", "❯ Settings"), at(2, 5), "Leave"))
        }
        #expect(answers("──────") == ["Start", "Stop", "*Settings", "Leave"])
        #expect(answers(String(repeating: "─", count: 30)) == [])
    }

    @Test func aQuestionBeginsToTheLeftOfItsAnswers() {
        func answers(_ question: String) -> [String] {
            func asked(_ lit: Int) -> TUIGrid {
                let rows = ["Berlin", "Paris", "Rome"].enumerated().map {
                    at(0, 1 + $0) + styled($0 == lit ? "7" : "0", " " + $1)
                }
                return screen(hiddenCursor, question, rows.joined())
            }
            return cells(asked(1), before: asked(0))
        }
        #expect(answers("Cities?") == ["Berlin", "*Paris", "Rome"])
        #expect(answers("Cities") == [])
    }
}
