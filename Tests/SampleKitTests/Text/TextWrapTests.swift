import Testing

@testable import SampleKit

struct TextWrapTests {
    private func lines(_ text: String, _ width: Int) -> [String] {
        let characters = Array(text)
        return wrap(characters, width: width).map { String(characters[$0]) }
    }

    @Test func shortTextIsOneLine() {
        #expect(lines("", 5) == [""])
        #expect(lines("Bread", 5) == ["Bread"])
    }

    @Test func breaksAfterSpaces() {
        #expect(lines("Bread and butter", 10) == ["Bread and ", "butter"])
        #expect(lines("Bread and butter", 9) == ["Bread and ", "butter"])
        #expect(lines("Bread and butter", 8) == ["Bread ", "and ", "butter"])
    }

    @Test func breaksLongWords() {
        #expect(lines("Breadcrumbs", 5) == ["Bread", "crumb", "s"])
        #expect(lines("a Breadcrumbs", 5) == ["a ", "Bread", "crumb", "s"])
    }

    @Test func breaksBeforeAWideCharacterThatDoesNotFit() {
        #expect(lines("世界世界", 5) == ["世界", "世界"])
        #expect(lines("a世", 2) == ["a", "世"])
        #expect(lines("世", 1) == ["世"])
    }

    @Test func keepsTheLinesThatTheTextHas() {
        #expect(lines("a\n\nb\n", 5) == ["a", "", "b", ""])
        #expect(lines("a\r\nb", 5) == ["a", "b"])
    }
}
