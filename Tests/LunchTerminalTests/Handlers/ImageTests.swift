import LunchTerminal
import Testing

/// A cell has 10 × 20 pixels.
@Suite struct ImageTests {
    /// The head of a PNG file of 30 × 40 pixels.
    private let png = "iVBORw0KGgoAAAANSUhEUgAAAB4AAAAo"

    @Test(arguments: [
        ("\(esc)Pq#0!25~\(st)x", ["", "x"], [1, 1]),
        ("ab\(esc)Pq\"1;1;25;45#0~\(st)x", ["ab", "", "", "x"], [1, 3]),
        ("\(esc)Pq!5~-!5~-!5~-!5~\(st)x", ["", "", "x"], [1, 2]),
        ("\(csi)?8452hab\(esc)Pq!25~$!30~\(st)x", ["ab   x"], [6, 0]),
        ("abcd\(csi)?80h\(esc)Pq!25~\(st)x", ["   dx"], [5, 0]),
        ("ab\(esc)Pq\(st)x", ["abx"], [3, 0]),
        ("ab\(esc)P0;1q#1;2;100;0;0$-\(st)x", ["abx"], [3, 0]),
    ])
    func `sixel pictures take their cells`(input: String, lines: [String], position: [Int]) {
        let result = outcome(input)
        #expect(result.lines == lines)
        #expect(result.position == position)
    }

    @Test(arguments: [
        ("c=3,r=2,a=T", ["a", "    x"], [5, 1]), ("a=T,s=25,v=21,f=24", ["a", "    x"], [5, 1]),
        ("a=T,s=20,v=20,c=4", ["a", "     x"], [6, 1]), ("a=T,c=3,r=2,C=1", ["ax"], [2, 0]),
        ("a=t,i=1,s=9,v=9", ["ax"], [2, 0]), ("a=q,i=31,s=1,v=1", ["ax"], [2, 0]), ("a=d", ["ax"], [2, 0]),
        ("a=T,U=1,c=3,r=2", ["ax"], [2, 0]), ("a=p,i=9", ["ax"], [2, 0]),
    ])
    func `images of the kitty protocol take theirs`(keys: String, lines: [String], position: [Int]) {
        let result = outcome("a\(esc)_G\(keys);AAAA\(st)x")
        #expect(result.lines == lines)
        #expect(result.position == position)
        #expect(result.answers == "")
    }

    @Test func `an image in pieces, and one placed later`() {
        #expect(outcome("\(esc)_Ga=T,f=100,m=1;\(png)\(st)\(esc)_Gm=1;AA\(st)\(esc)_Gm=0;AA\(st)x").position == [4, 1])
        #expect(outcome("\(esc)_Gi=7,s=30,v=40;A\(st)\(esc)_Ga=p,i=7\(st)x").position == [4, 1])
    }

    @Test(arguments: [
        ("inline=1;width=3;height=2", [4, 1]), ("inline=1", [4, 1]), ("width=3;height=2", [1, 0]),
        ("inline=1;width=6", [7, 3]), ("inline=1;width=50%;height=40px", [6, 1]),
        ("inline=1;width=3;height=2;doNotMoveCursor=1", [1, 0]),
    ])
    func `inline images of iTerm2 take theirs`(arguments: String, position: [Int]) {
        #expect(outcome("\(esc)]1337;File=\(arguments):\(png)\u{07}x").position == position)
    }

    @Test func `text below an image is gone, and images are counted`() {
        let result = outcome("abcde\r\nfghij\(csi)1;2H\(esc)_Ga=T,c=2,r=2,C=1;A\(st)")
        #expect(result.lines == ["a  de", "f  ij"])
        #expect(result.desktop.imageCount == 1)
    }

    @Test func `an image scrolls the region`() {
        #expect(outcome("1\r\n2\r\n3\r\n4\(esc)_Ga=T,c=2,r=3;A\(st)x").lines == ["3", "4", "", "   x"])
    }
}
