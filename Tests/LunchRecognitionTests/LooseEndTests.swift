import LunchTerminal
import Testing

/// Rows beside a list that are none of its rows, and remarks behind its rows that are parts of them.
struct LooseEndTests {
    private func files(below last: String) -> [String] {
        let names = ["rwx 10 Jan 15 docs", "rwx 20 Jan 16 music", "rwx 30 Jan 17 pages", "rwx 40 Jan 18 songs"]
        let rows = names.map { $0 + String(repeating: " ", count: 38 - $0.count) }
        let rule = at(0, 5) + "├" + String(repeating: "─", count: 38) + "┤"
        let list = lines(1, 1, [rows[0], styled("30;46", rows[1]), rows[2], rows[3]])
        return cells(screen(fullScreen + hiddenCursor + box(0, 0, 40, 8) + list + rule + at(1, 6) + last + at(0, 9)))
    }

    @Test func theSelectedRowIsRepeatedBelowALine() {
        #expect(
            files(below: "rwx 20 Jan 16 music")
                == ["rwx 10 Jan 15 docs", "*rwx 20 Jan 16 music", "rwx 30 Jan 17 pages", "rwx 40 Jan 18 songs"])
        #expect(files(below: "rwx 50 Jan 19 texts").last == "rwx 50 Jan 19 texts")
    }

    /// A list of hosts in a box, of which one is highlighted, above what filters it.
    private func hosts(_ selected: Int, _ typed: String, count: String = "< 4/4") -> String {
        let names = ["printer.org", "store.org", "loom.org", "backup.org"]
        let rows = names.enumerated().map { index, name in
            index == selected
                ? styled("1;38;5;161;48;5;236", ">") + styled("1;48;5;236", " " + name)
                : styled("48;5;236", " ") + " " + name
        }
        let prompt = styled("1;38;5;110", "ssh") + " " + styled("1", typed) + " " + styled("38;5;110", count)
        return box(0, 0, 40, 8) + lines(2, 1, rows) + at(4, 5) + styled("38;5;109", "Enter connects") + at(2, 6)
            + prompt + at(6 + typed.count, 6)
    }

    @Test func aRowWithoutTheGutterOfTheOthersIsNoneOfThem() {
        let (then, now) = (screen(hosts(3, "or")), screen(hosts(3, "or"), hosts(2, "or")))
        #expect(cells(now, before: then) == ["printer.org", "store.org", "*loom.org", "backup.org"])
    }

    /// The elements of an editor that completes a command: the highlight has moved to the second row.
    private func commands(_ remarks: [String], prompt: String = "2/65 M-x") -> [String] {
        let names = ["find-file", "ido-find-file", "find-function", "hexl-find-file"]
        func drawing(_ selected: Int) -> String {
            let rows = names.enumerated().map { index, name in
                (index == selected ? styled("48;5;157", name) : name)
                    + String(repeating: " ", count: 18 - name.count) + remarks[index]
            }
            return fullScreen + "Dear Ada" + lines(0, 6, rows) + at(0, 5) + styled("34", prompt) + " find-f"
        }
        return outline(screen(drawing(0), drawing(1)), before: screen(drawing(0)))
    }

    @Test func keysInBracketsBehindRowsArePartsOfThem() {
        let found = commands(["(C-x C-f)", "", "", "(C-x h)"])
        #expect(found.contains { $0.contains(#"cell "find-file (C-x C-f)""#) && $0.hasSuffix("0,6 27x1") })
        #expect(found.contains { $0.contains(#"cell "ido-find-file" selected"#) })
        let others = commands(["C-x C-f", "", "", "(C-x h)"])
        #expect(!others.contains { $0.contains("C-f") })
    }

    @Test func thePlaceAmongAllRowsMayStandBeforeTheLabel() {
        let remarks = ["", "", "", ""]
        #expect(!commands(remarks, prompt: "Text M-x").contains { $0.contains("textField") })
    }

    @Test func aLabelAboveTheRowsThatItFilters() {
        func fields(_ label: String, _ typed: String) -> [String] {
            func drawing(_ selected: Int) -> String {
                let names = ["mill.org", "loom.org", "store.org", "backup.org"]
                let rows = names.enumerated().map { $0 == selected ? styled("7", $1) : $1 }
                return "\u{1B}[H" + label + " " + typed + lines(0, 1, rows) + at(label.count + 1 + typed.count, 0)
            }
            return outline(screen(drawing(1), drawing(2)), before: screen(drawing(1)))
                .filter { $0.contains("textField") }
        }
        #expect(fields("Host:", "o") == [#"textField "Host" = "o" focus 6,0 34x1"#])
        #expect(fields("Host:", "z") == [])
        #expect(fields("Host", "o") == [])
    }
}
