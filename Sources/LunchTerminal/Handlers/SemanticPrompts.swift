/// OSC 133: what of the text is a shell's prompt, what is typed, what is output.
extension Emulator {
    /// OSC 133 ; letter ; parameters (FinalTerm's semantic prompts, with the letters that came later).
    mutating func semanticPrompt(_ content: ArraySlice<UInt8>) {
        let parts = content.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        guard let letter = parts.first, letter.count == 1 else { return noteUnknownCommand(133) }
        switch letter.first {
        case UInt8(ascii: "A"), UInt8(ascii: "N"), UInt8(ascii: "P"):
            prompt.phase = .prompt
            mark(.prompt)
        case UInt8(ascii: "B"), UInt8(ascii: "I"):
            prompt.phase = .input
            prompt.inputColumn = cursorColumn
            mark(.input)
        case UInt8(ascii: "C"):
            prompt.phase = .output
            mark(.output)
        case UInt8(ascii: "D"):
            prompt.phase = .finished
            prompt.finishedCommands += 1
            prompt.exitStatus = parts.count > 1 ? Int(digits: parts[1]) : nil
        case UInt8(ascii: "L"):
            if cursorColumn > 0 { nextLine() }
        default:
            noteUnknownCommand(133)
        }
    }

    /// Marks the cursor's line.
    mutating func mark(_ mark: TUIPrompt.Marks) {
        screen.slots[screen.slot(cursorRow)].marks.insert(mark)
        touchCursorRow()
    }
}
