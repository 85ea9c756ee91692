import LunchElements
public import LunchInput
import LunchProcess
import LunchTerminal
import LunchWire

extension TUIApplication {
    /// Presses keys one after the other, as a person would: each in the keyboard mode that the one before has left.
    ///
    /// - Throws: `TUIError` where the app is not running or does not settle in time before a key, and where its keyboard
    ///   mode has no way to tell such a key.
    public func press(_ keys: TUIKeyboardKey..., fileID: String = #fileID, line: Int = #line) throws(TUIError) {
        try performing(fileID, line) { () throws(TUIError) in
            let frame = try settledFrame(for: [])
            // None is pressed where one of them cannot be told.
            for key in keys { _ = try bytes(of: key, in: frame) }
            // A program that does not say when it has settled would be waited for after each.
            guard frame.settling.trust == .acknowledged, let first = keys.first else {
                return try press(keys, in: frame)
            }
            try press([first], in: frame)
            for key in keys.dropFirst() { try press([key], in: try settledFrame(for: [])) }
        }
    }

    /// Types a text to whatever has the focus, key by key; a line feed is typed as Return, a tab as Tab.
    ///
    /// What no key types, as Han and emoji, comes as an input method would send it. The raw value of a `TUIKeyboardKey` is
    /// typed as that key.
    ///
    /// - Throws: `TUIError` where the app is not running or has not settled in time before the first key.
    public func typeText(_ text: String, fileID: String = #fileID, line: Int = #line) throws(TUIError) {
        try performing(fileID, line) { () throws(TUIError) in
            try type(text, in: try settledFrame(for: []), of: [])
        }
    }

    /// Presses a key together with modifier keys.
    ///
    /// - Throws: `TUIError` as `press(_:)` does.
    public func typeKey(
        _ key: TUIKeyboardKey, modifierFlags: TUIElement.KeyModifierFlags, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) {
        try press(key.with(modifierFlags), fileID: fileID, line: line)
    }

    /// Presses the key of a character together with modifier keys.
    ///
    /// - Throws: `TUIError` as `press(_:)` does, and where the text is not one character.
    public func typeKey(
        _ key: String, modifierFlags: TUIElement.KeyModifierFlags, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) {
        try performing(fileID, line) { () throws(TUIError) in
            try press([try self.key(key, modifierFlags, for: [])], in: try settledFrame(for: []))
        }
    }

    /// Pastes a text to whatever has the focus: in one piece where the app has asked for bracketed paste (mode 2004).
    ///
    /// - Throws: `TUIError` where the app is not running or has not settled in time.
    public func paste(_ text: String, fileID: String = #fileID, line: Int = #line) throws(TUIError) {
        try performing(fileID, line) { () throws(TUIError) in paste(text, in: try settledFrame(for: [])) }
    }

    /// Gives the terminal's window the focus; an app that asked for that (mode 1004) is told.
    ///
    /// - Throws: `TUIError` where the app is not running or has not settled in time.
    public func activate(fileID: String = #fileID, line: Int = #line) throws(TUIError) {
        try performing(fileID, line) { () throws(TUIError) in
            send(FocusChange.gained.bytes(for: try settledFrame(for: []).grid.modes), as: "activate()")
        }
    }

    /// Takes the focus from the terminal's window; an app that asked for that (mode 1004) is told.
    ///
    /// - Throws: `TUIError` where the app is not running or has not settled in time.
    public func deactivate(fileID: String = #fileID, line: Int = #line) throws(TUIError) {
        try performing(fileID, line) { () throws(TUIError) in
            send(FocusChange.lost.bytes(for: try settledFrame(for: []).grid.modes), as: "deactivate()")
        }
    }

    /// Changes the size of the app's terminal while it runs.
    public func resize(columns: Int, rows: Int) {
        session?.resize(to: CellSize(columns: max(1, min(columns, 65_535)), rows: max(1, min(rows, 65_535))))
    }

    /// Sends input, and remembers it by how it reads in the test.
    func send(_ bytes: [UInt8], as input: String) { session?.send(bytes, as: InputWords(input), isSecret: false) }

    /// Presses keys at once, in the keyboard mode of a frame.
    func press(_ keys: [TUIKeyboardKey], in frame: TUIFrame) throws(TUIError) {
        var bytes: [UInt8] = []
        for key in keys { bytes += try self.bytes(of: key, in: frame) }
        session?.send(bytes, as: InputText.pressing(keys), isSecret: frame.tree.hasSecretFocus)
    }

    /// Types a text in the keyboard mode of a frame. Return and Tab lead elsewhere: what follows is typed there.
    func type(_ text: String, in frame: TUIFrame, of steps: [QueryStep]) throws(TUIError) {
        var frame = frame
        var rest = text[...]
        var typed = TypedText(into: steps)
        var last: (part: Substring, isSecret: Bool)?
        while !rest.isEmpty {
            let part = TypedText.firstPart(of: rest)
            if let last {
                if frame.settling.trust == .acknowledged { frame = try settledFrame(for: []) }
                let hasTurnedOutSecret = session?.monitor.read { $0.history.hasTurnedOutSecret } ?? false
                typed.add(last.part, isSecret: last.isSecret || hasTurnedOutSecret)
            }
            let isSecret = session?.send(
                try bytes(of: part, in: frame), as: typed.words(adding: part), isSecret: frame.tree.hasSecretFocus,
                isContinued: last != nil)
            last = (part, isSecret ?? false)
            rest = rest[part.endIndex...]
        }
    }

    func paste(_ text: String, in frame: TUIFrame) {
        let modes = frame.grid.modes
        let mayLeave = !modes.bracketedPaste && frame.settling.trust == .acknowledged
        session?.send(
            Paste(text).bytes(for: modes), as: InputText.pasting(text, mayLeave: mayLeave),
            isSecret: frame.tree.hasSecretFocus)
    }

    /// What a key sends, or why it cannot be told; in secret that does not say which key it was.
    private func bytes(of key: TUIKeyboardKey, in frame: TUIFrame) throws(TUIError) -> [UInt8] {
        do throws(InputError) {
            return try key.bytes(for: frame.grid.modes)
        } catch {
            throw InputErrorText.error(error, isSecret: key.isTelling && isSecret(frame))
        }
    }

    private func bytes(of text: Substring, in frame: TUIFrame) throws(TUIError) -> [UInt8] {
        do throws(InputError) {
            return try TUIKeyboardKey.bytes(forText: String(text), for: frame.grid.modes)
        } catch {
            throw InputErrorText.error(error, isSecret: isSecret(frame))
        }
    }

    /// Whether what is typed now is not to be seen: by the focus, or because the terminal does not show it.
    private func isSecret(_ frame: TUIFrame) -> Bool {
        frame.tree.hasSecretFocus || session?.inputModes?.hidesInput == true
    }

    /// The key that a character names, for whatever has the focus, or for an element.
    func key(
        _ name: String, _ flags: TUIElement.KeyModifierFlags, for steps: [QueryStep]
    ) throws(TUIError) -> TUIKeyboardKey {
        guard name.count == 1, let character = name.first else {
            let frame = try settledFrame(for: steps)
            let isSecret = isSecret(frame) || !steps.isEmpty && Resolution(steps, in: frame).isSecure
            throw TUIError(.unreachable, FailureText.noKey(name, isSecret: isSecret))
        }
        return TUIKeyboardKey(typing: character).with(flags)
    }
}
