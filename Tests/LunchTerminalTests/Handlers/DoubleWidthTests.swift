import LunchTerminal
import Testing

@Suite struct DoubleWidthTests {
    @Test func `a line of double width has half the columns`() {
        let result = outcome("\(esc)#6abcdefg")
        #expect(result.lines == ["abcde", "fg"])
        #expect(result.doubles == [true, false, false, false])
        #expect(outcome("\(esc)#6\(csi)9Gx").position == [4, 0])
        #expect(outcome("0123456789\r\(esc)#6x").lines == ["x1234"])
        #expect(outcome("\(csi)8G\(esc)#6").position == [4, 0])
    }

    @Test func `the cursor stays on the line that it comes to`() {
        #expect(outcome("\n\(esc)#3\(csi)1;9H\n").position == [4, 1])
        #expect(outcome("\(esc)#4\(csi)2;9H\(esc)M").position == [4, 0])
        #expect(outcome("\(esc)#6\(csi)2;9H\(csi)A").position == [4, 0])
        #expect(outcome("\(esc)#6\(csi)2;9H\(csi)T\(csi)A").position == [4, 0])
    }

    @Test func `lines become single again`() {
        #expect(outcome("\(esc)#6\(esc)#5").doubles[0] == false)
        #expect(outcome("\(esc)#6\(csi)2J").doubles[0] == false)
        #expect(outcome("\(esc)#6\(csi)?69h").doubles[0] == false)
        #expect(outcome("\(csi)?69h\(esc)#6").doubles[0] == false)
        #expect(outcome("\(esc)#6\(csi)K").doubles[0] == true)
        #expect(outcome("\n\(esc)#6\(csi)S").doubles == [true, false, false, false])
    }
}
