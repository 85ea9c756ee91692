import LunchTerminal
import Testing

/// A cell has 10 × 20 pixels.
@Suite struct ImageTests {
    /// The head of a PNG file of 30 × 40 pixels.
    private static let png = "iVBORw0KGgoAAAANSUhEUgAAAB4AAAAo"

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
        #expect(result.lines == lines && result.position == position)
    }

    @Test(arguments: [
        ("a=T,s=1,v=1,f=24,c=3,r=2", ["a", "    x"], [5, 1]), ("a=T,f=100", ["a", "    x"], [5, 1]),
        ("a=T,s=1,v=1,f=24,c=4", ["a", "     x"], [6, 1]), ("a=T,f=24,s=1,v=1,c=3,r=2,C=1", ["ax"], [2, 0]),
        ("a=t,i=1,s=1,v=1,f=24,q=1", ["ax"], [2, 0]), ("a=q,s=1,v=1,f=24", ["ax"], [2, 0]), ("a=d", ["ax"], [2, 0]),
        ("a=T,f=24,s=1,v=1,U=1,c=3,r=2", ["ax"], [2, 0]), ("a=p", ["ax"], [2, 0]), ("a=p,i=9,q=2", ["ax"], [2, 0]),
        // An image that would be refused is not placed.
        ("a=T,c=3,r=2", ["ax"], [2, 0]), ("a=T,s=25,v=21,f=24", ["ax"], [2, 0]), ("a=T,t=f,f=100", ["ax"], [2, 0]),
    ])
    func `images of the kitty protocol take theirs`(keys: String, lines: [String], position: [Int]) {
        let result = outcome("a\(esc)_G\(keys);\(keys.contains("f=100") ? Self.png : "AAAA")\(st)x")
        #expect(result.lines == lines && result.position == position && result.answers == "")
    }

    /// kitty's documentation, "Querying support and available transmission mediums" and "Display images on screen".
    @Test(arguments: [
        ("i=31,s=1,v=1,a=q,t=d,f=24;AAAA", "i=31;OK"), ("i=31,s=1,v=1,a=q,f=24,q=1;AAAA", nil),
        ("i=31,s=2,v=1,a=q,f=24;AAAA", "i=31;ENODATA:insufficient image data"),
        ("i=31,s=1,v=1,a=q,f=24;AAA=", "i=31;ENODATA:insufficient image data"),
        ("i=31,s=1,v=1,a=q;AAAAAA==", "i=31;OK"), ("i=31,s=9,v=9,o=z,a=q;AAAA", "i=31;OK"),
        ("i=31,a=q,f=24;AAAA", "i=31;EINVAL:width and height are missing"),
        ("i=31,s=1,v=1,a=q,t=f,f=24;L3RtcA==", "i=31;EINVAL:only direct data is supported"),
        ("i=31,s=1,v=1,a=q,t=s,f=24;AAAA", "i=31;EINVAL:only direct data is supported"),
        ("i=31,s=1,v=1,a=q,t=s,f=24,q=2;AAAA", nil), ("i=31,a=q,f=25;AAAA", "i=31;EINVAL:unknown format"),
        ("i=31,a=q,f=100;AAAA", "i=31;EBADPNG:no PNG data"),
        ("i=31,a=q,f=100,o=z;AAAA", "i=31;EINVAL:compressed PNG is not supported"),
        ("i=1,s=1,v=1,f=24;AAAA", "i=1;OK"), ("I=7,s=1,v=1,f=24;AAAA", "i=1,I=7;OK"),
        ("i=2,I=7,s=1,v=1,f=24;AAAA", "i=2,I=7;EINVAL:both an identifier and a number"),
        ("a=p,i=9,p=4", "i=9,p=4;ENOENT:no such image"), ("a=f,i=1", "i=1;EINVAL:unsupported action"),
        ("a=d,d=A,i=1", nil),
    ])
    func `what is asked is answered`(command: String, answer: String?) {
        #expect(outcome("\(esc)_G\(command)\(st)").answers == (answer.map { "\(esc)_G\($0)\(st)" } ?? ""))
    }

    private static let sent = "\(esc)_Gi=7,s=1,v=1,f=24,q=2;AAAA\(st)"
    private static let cases: [Case] = [
        Case("what was answered OK is placed", "\(sent)\(esc)_Ga=p,i=7,p=2\(st)", .answers("\(esc)_Gi=7,p=2;OK\(st)")),
        Case("what was answered OK is placed", "\(sent)\(esc)_Ga=p,i=7,c=3,r=2,q=1\(st)x", .at(4, 1)),
        Case("what is placed below text", "\(sent)\(esc)_Ga=p,i=7,P=1\(st)x", .at(1, 0)),
        Case(
            "what is deleted with its data", "\(sent)\(esc)_Ga=d,d=I,i=7\(st)\(esc)_Ga=p,i=7\(st)",
            .answers("\(esc)_Gi=7;ENOENT:no such image\(st)")),
        Case(
            "what is deleted without its data", "\(sent)\(esc)_Ga=d,d=i,i=7\(st)\(esc)_Ga=p,i=7\(st)",
            .answers("\(esc)_Gi=7;OK\(st)")),
        Case(
            "an image has a number", "\(sent)\(esc)_GI=5,s=1,v=1,f=24,q=2;AAAA\(st)\(esc)_Ga=p,I=5\(st)",
            .answers("\(esc)_Gi=1,I=5;OK\(st)")),
        Case(
            "an image in pieces", "\(esc)_Ga=T,f=100,m=1;\(png)\(st)\(esc)_Gm=1;AA\(st)\(esc)_Gm=0;AA\(st)x",
            .at(4, 1)),
        Case(
            "an image in pieces that is placed later",
            "\(esc)_Gi=7,s=2,v=1,f=24,m=1;AAAA\(st)\(esc)_Gm=0;AAAA\(st)\(esc)_Ga=p,i=7\(st)x",
            .answers("\(esc)_Gi=7;OK\(st)\(esc)_Gi=7;OK\(st)")),
        Case(
            "text below an image is gone, and images are counted",
            "abcde\r\nfghij\(csi)1;2H\(esc)_Ga=T,f=24,s=1,v=1,c=2,r=2,C=1;AAAA\(st)", .lines("a  de", "f  ij"),
            .is(\.desktop.imageCount, 1)),
        Case(
            "an image scrolls the region", "1\r\n2\r\n3\r\n4\(esc)_Ga=T,f=24,s=1,v=1,c=2,r=3;AAAA\(st)x",
            .lines("3", "4", "", "   x")),
    ]

    @Test(arguments: cases) func `placing`(_ row: Case) { row.check() }

    @Test(arguments: [
        ("inline=1;width=3;height=2", [4, 1]), ("inline=1", [4, 1]), ("width=3;height=2", [1, 0]),
        ("inline=1;width=6", [7, 3]), ("inline=1;width=50%;height=40px", [6, 1]),
        ("inline=1;width=3;height=2;doNotMoveCursor=1", [1, 0]),
    ])
    func `inline images of iTerm2 take theirs`(arguments: String, position: [Int]) {
        #expect(outcome("\(esc)]1337;File=\(arguments):\(Self.png)\u{07}x").position == position)
    }
}
