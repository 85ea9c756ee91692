import Testing

@testable import SampleKit

struct EditBufferTests {
    private var buffer = EditBuffer()

    @Test mutating func insertsAtTheCursor() {
        buffer.text = "Brad"
        buffer.move(to: 2)
        buffer.insert("e")
        #expect(buffer.text == "Bread")
        #expect(buffer.cursor == 3)
    }

    @Test mutating func aMarkJoinsTheLetterBefore() {
        buffer.insert("e")
        buffer.insert("\u{301}")
        #expect(buffer.text == "e\u{301}")
        #expect(buffer.characters.count == 1)
        #expect(buffer.cursor == 1)
    }

    @Test mutating func anEmojiTypedByItsPartsIsOneCharacter() {
        for scalar in "👩‍🍳".unicodeScalars { buffer.insert(String(scalar)) }
        #expect(buffer.characters == ["👩‍🍳"])
        #expect(buffer.cursor == 1)
    }

    @Test mutating func aJoinerJoinsBothItsNeighbours() {
        buffer.text = "👩🍳"
        buffer.move(to: 1)
        buffer.insert("\u{200D}")
        #expect(buffer.characters == ["👩‍🍳"])
        #expect(buffer.cursor == 1)
    }

    @Test mutating func deletesWholeCharacters() {
        buffer.text = "a世👨‍👩‍👧e\u{301}"
        buffer.deleteBackward()
        #expect(buffer.text == "a世👨‍👩‍👧")
        buffer.deleteBackward()
        #expect(buffer.text == "a世")
        buffer.move(to: 0)
        buffer.deleteForward()
        #expect(buffer.text == "世")
    }

    @Test mutating func nothingToDeleteIsLeftAlone() {
        buffer.deleteBackward()
        buffer.deleteForward()
        #expect(buffer.text.isEmpty)
        #expect(buffer.cursor == 0)
    }

    @Test mutating func deletesUpToTheCursor() {
        buffer.text = "Bread"
        buffer.move(to: 3)
        buffer.deleteToStart()
        #expect(buffer.text == "ad")
        #expect(buffer.cursor == 0)
    }

    @Test mutating func theCursorStaysInTheText() {
        buffer.text = "ab"
        buffer.move(to: 5)
        #expect(buffer.cursor == 2)
        buffer.move(to: -1)
        #expect(buffer.cursor == 0)
    }
}
