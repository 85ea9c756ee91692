import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchInput

/// The bytes of the mouse in each mode and each encoding (xterm's ctlseqs, "Mouse Tracking").
@Suite struct MouseEventTests {
    typealias Tracking = TUIModes.MouseTracking

    /// The event, the button as SGR tells it, the same as X10 does, and the modes in which it is told.
    private static let events:
        [(event: MouseEvent.Kind, modifiers: TUIKeyModifierFlags, sgr: String, x10: Int, in: [Tracking])] = [
            (.press(.left), [], "0M", 0, [.press, .button, .drag, .motion]),
            (.press(.middle), [], "1M", 1, [.press, .button, .drag, .motion]),
            (.press(.right), [], "2M", 2, [.press, .button, .drag, .motion]),
            // "3=release"; SGR: "a final character which is M for button press and m for button release".
            (.release(.left), [], "0m", 3, [.button, .drag, .motion]),
            (.release(.middle), [], "1m", 3, [.button, .drag, .motion]),
            (.release(.right), [], "2m", 3, [.button, .drag, .motion]),
            // "4=Shift, 8=Meta, 16=Control".
            (.press(.left), .shift, "4M", 4, [.button, .drag, .motion]),
            (.press(.left), .option, "8M", 8, [.button, .drag, .motion]),
            (.press(.left), .control, "16M", 16, [.button, .drag, .motion]),
            (.press(.right), [.shift, .option, .control], "30M", 30, [.button, .drag, .motion]),
            (.release(.left), .control, "16m", 19, [.button, .drag, .motion]),
            (.press(.left), [.capsLock, .numLock], "0M", 0, [.button, .drag, .motion]),
            // "On button-motion events, xterm adds 32 to the event code".
            (.motion(.left), [], "32M", 32, [.drag, .motion]), (.motion(.middle), [], "33M", 33, [.drag, .motion]),
            (.motion(.right), [], "34M", 34, [.drag, .motion]), (.motion(.left), .option, "40M", 40, [.drag, .motion]),
            (.motion(nil), [], "35M", 35, [.motion]), (.motion(nil), .control, "51M", 51, [.motion]),
            // "the same event codes as buttons 1 and 2 respectively, except that 64 is added", and so on for 6 and 7.
            (.wheel(.up), [], "64M", 64, [.button, .drag, .motion]),
            (.wheel(.down), [], "65M", 65, [.button, .drag, .motion]),
            (.wheel(.left), [], "66M", 66, [.button, .drag, .motion]),
            (.wheel(.right), [], "67M", 67, [.button, .drag, .motion]),
            (.wheel(.down), [.option, .control], "89M", 89, [.button, .drag, .motion]),
        ]

    private func modes(_ tracking: Tracking, _ encoding: TUIModes.MouseEncoding) -> TUIModes {
        TUIModes(after: "\u{1B}[?\(tracking.rawValue)h\u{1B}[?\(encoding.rawValue)h")
    }

    @Test(arguments: [Tracking.off, .press, .button, .drag, .motion])
    func anEventIsReportedInTheModesThatAskForIt(_ tracking: Tracking) throws {
        let cell = CellPoint(column: 4, row: 2)
        for (kind, modifiers, sgr, x10, tells) in Self.events {
            let event = MouseEvent(kind, at: cell, modifiers)
            // With a modifier, a press is told in mode 9 as well, without it.
            let isPress = if case .press = kind { true } else { false }
            let isTold = tells.contains(tracking) || tracking == .press && isPress
            let (digits, final) = (String(sgr.dropLast()), String(sgr.suffix(1)))
            let button = tracking == .press ? "\(x10 & 3)" : digits
            let code = tracking == .press ? x10 & 3 : x10
            let expected: [(TUIModes.MouseEncoding, [UInt8])] = [
                (.standard, [0x1B, 0x5B, 0x4D, UInt8(32 + code), 37, 35]),
                (.utf8, [0x1B, 0x5B, 0x4D, UInt8(32 + code), 37, 35]),
                (.sgr, Array("\u{1B}[<\(button);5;3\(final)".utf8)), (.urxvt, Array("\u{1B}[\(32 + code);5;3M".utf8)),
                // The middle of a cell of 10×20 pixels, counted from 1.
                (.sgrPixels, Array("\u{1B}[<\(button);46;51\(final)".utf8)),
            ]
            for (encoding, bytes) in expected {
                let sent = try event.bytes(for: modes(tracking, encoding))
                #expect(sent == (isTold ? bytes : []), "\(kind) \(modifiers) in \(tracking), \(encoding)")
            }
        }
    }

    /// "The size of a cell is that which the terminal reports": CSI 16 t answers CSI 6 ; height ; width t.
    @Test func pixelsAreThoseOfTheReportedCell() throws {
        var terminal = TUITerminal(columns: 80, rows: 24)
        _ = terminal.feed(Array("\u{1B}[?1003h\u{1B}[?1016h\u{1B}[16t".utf8).span)
        let answer = String(decoding: terminal.takeAnswers(), as: UTF8.self)
        let numbers = answer.dropFirst(2).dropLast().split(separator: ";").compactMap { Int($0) }
        try #require(numbers.count == 3)
        for cell in [CellPoint(column: 0, row: 0), CellPoint(column: 79, row: 23)] {
            let text = String(
                decoding: try MouseEvent(.motion(nil), at: cell).bytes(for: terminal.modes), as: UTF8.self)
            let place = text.dropFirst("\u{1B}[<35;".count).dropLast().split(separator: ";").compactMap { Int($0) }
            #expect((place[0] - 1) / numbers[2] == cell.column)
            #expect((place[1] - 1) / numbers[1] == cell.row)
        }
    }

    /// "The original X10 mouse protocol limits the Cx and Cy ordinates to 223"; UTF-8 expands that "from 223 to 2015".
    @Test(
        arguments: [
            (.standard, 222, [0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0x21]), (.utf8, 94, [0x1B, 0x5B, 0x4D, 0x20, 0x7F, 0x21]),
            (.utf8, 95, [0x1B, 0x5B, 0x4D, 0x20, 0xC2, 0x80, 0x21]),
            (.utf8, 2014, [0x1B, 0x5B, 0x4D, 0x20, 0xDF, 0xBF, 0x21]),
            (.sgr, 9999, Array("\u{1B}[<0;10000;1M".utf8)), (.urxvt, 9999, Array("\u{1B}[32;10000;1M".utf8)),
            (.sgrPixels, 9999, Array("\u{1B}[<0;99996;11M".utf8)),
        ] as [(TUIModes.MouseEncoding, Int, [UInt8])])
    func farPlaces(_ encoding: TUIModes.MouseEncoding, _ column: Int, _ bytes: [UInt8]) throws {
        let event = MouseEvent(.press(.left), at: CellPoint(column: column, row: 0))
        #expect(try event.bytes(for: modes(.button, encoding)) == bytes)
    }

    @Test func aClickIsAPressAndARelease() throws {
        let click = MouseEvent.click(.right, at: CellPoint(column: 0, row: 9), .control)
        #expect(try click.bytes(for: modes(.button, .sgr)) == Array("\u{1B}[<18;1;10M\u{1B}[<18;1;10m".utf8))
        #expect(try click.bytes(for: modes(.press, .sgr)) == Array("\u{1B}[<2;1;10M".utf8))
        #expect(try click.bytes(for: modes(.off, .sgr)) == [])
    }

    /// "if Alternate Scroll mode is set, then cursor up/down controls are sent when the terminal is displaying the Alternate
    /// Screen Buffer".
    @Test(
        arguments: [
            ("\u{1B}[?1007h\u{1B}[?1049h", MouseEvent.Direction.up, "\u{1B}[A"),
            ("\u{1B}[?1007h\u{1B}[?1049h", .down, "\u{1B}[B"),
            ("\u{1B}[?1007h\u{1B}[?1049h\u{1B}[?1h", .down, "\u{1B}OB"), ("\u{1B}[?1007h\u{1B}[?1049h", .left, ""),
            ("\u{1B}[?1007h", .up, ""), ("\u{1B}[?1049h", .up, ""),
        ])
    func theWheelIsKeysOnTheAlternateScreen(_ preamble: String, _ direction: MouseEvent.Direction, _ key: String) throws
    {
        let event = MouseEvent(.wheel(direction), at: CellPoint(column: 0, row: 0))
        #expect(try event.bytes(for: TUIModes(after: preamble)) == Array(String(repeating: key, count: 5).utf8))
        let tracked = TUIModes(after: preamble + "\u{1B}[?1000h\u{1B}[?1006h")
        #expect(try event.bytes(for: tracked) == Array("\u{1B}[<\(direction.rawValue);1;1M".utf8))
    }
}
