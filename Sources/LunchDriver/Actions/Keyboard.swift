import LunchCommands
import LunchElements
import LunchInput
import LunchProcess
import LunchTerminal
import LunchWire

/// Presses keys, types and pastes, to whatever has the focus.
struct Keyboard {
    let run: AppRun

    /// Presses keys one after the other, each in the keyboard mode that the one before has left.
    func pressInTurn(_ keys: [TUIKeyboardKey]) throws(TUIError) {
        let frame = try run.frameBeforeKey()
        // None is pressed if one of them cannot be encoded.
        let known = try bytes(of: keys, in: frame)
        // An app that doesn't report when it has settled would be waited for after each.
        guard frame.settling.trust != .quiet, let first = keys.first else { return press(keys, known, in: frame) }
        press([first], known.prefix(1), in: frame)
        for (key, bytes) in zip(keys, known).dropFirst() {
            let next = try run.frameBeforeKey()
            // The key before may have changed the modes.
            let isSame = next.grid.modes == frame.grid.modes
            press([key], [isSame ? bytes : try self.bytes(of: key, in: next)], in: next)
        }
    }

    /// Presses keys at once, in the keyboard mode of a frame.
    func press(_ keys: [TUIKeyboardKey], in frame: TUIFrame) throws(TUIError) {
        press(keys, try bytes(of: keys, in: frame), in: frame)
    }

    /// Sends keys at once.
    private func press(_ keys: [TUIKeyboardKey], _ bytes: some Sequence<[UInt8]>, in frame: TUIFrame) {
        if keys.isEmpty { return }
        run.session?.awaitPace()
        run.session?.send(Array(bytes.joined()), as: InputValue(.press(keys, into: [])), isSecret: frame.hasSecretFocus)
    }

    /// Types a text in the keyboard mode of a frame. Return and Tab lead elsewhere: what follows is typed there.
    func type(_ text: String, in frame: TUIFrame, of steps: [QueryStep]) throws(TUIError) {
        var frame = frame
        var rest = text[...]
        var typed = TypedParts(into: steps)
        var last: (part: Substring, isSecret: Bool)?
        while !rest.isEmpty {
            let part = TypedParts.part(of: rest, trust: frame.settling.trust)
            if let last {
                if frame.settling.trust != .quiet { frame = try run.frameBeforeKey() }
                let hasTurnedOutSecret = run.session?.monitor.read { $0.sent.history.hasTurnedOutSecret } ?? false
                typed.add(last.part, isSecret: last.isSecret || hasTurnedOutSecret)
            }
            let bytes = try bytes(of: part, in: frame)
            run.session?.awaitPace()
            let isSecret = run.session?.send(
                bytes, as: typed.value(adding: part), isSecret: frame.hasSecretFocus,
                isContinued: last != nil)
            last = (part, isSecret ?? false)
            rest = rest[part.endIndex...]
        }
    }

    /// Sends a text at once, whatever the app is doing.
    func send(_ text: String, in frame: TUIFrame) throws(TUIError) {
        let bytes = try bytes(of: text[...], in: frame)
        run.session?.send(bytes, as: TypedParts(into: []).value(adding: text[...]), isSecret: frame.hasSecretFocus)
    }

    func paste(_ text: String, in frame: TUIFrame) {
        let modes = frame.grid.modes
        let mayLeave = !modes.bracketedPaste && frame.settling.trust == .acknowledged
        run.session?.awaitPace()
        // It is unknown where the rest goes if a Return or a Tab may lead elsewhere.
        let known = mayLeave ? TypedParts.firstPart(of: text[...]) : text[...]
        var typed = TypedText(String(known))
        typed.append(text[known.endIndex...], isSecret: true)
        run.session?.send(
            Paste(text).bytes(for: modes), as: InputValue(.paste(typed, into: []), hint: SecretHint(known)),
            isSecret: frame.hasSecretFocus)
    }

    /// The bytes that each key sends; none is sent if one of them cannot be encoded.
    private func bytes(of keys: [TUIKeyboardKey], in frame: TUIFrame) throws(TUIError) -> [[UInt8]] {
        var bytes: [[UInt8]] = []
        for key in keys { bytes.append(try self.bytes(of: key, in: frame)) }
        return bytes
    }

    /// The bytes that a key sends, or the reason why it cannot be encoded; for a secret key, the reason does not name the key.
    private func bytes(of key: TUIKeyboardKey, in frame: TUIFrame) throws(TUIError) -> [UInt8] {
        try encoded(isSecret: key.isTelling && isSecret(frame)) { () throws(InputError) in
            try key.bytes(for: frame.grid.modes)
        }
    }

    private func bytes(of text: Substring, in frame: TUIFrame) throws(TUIError) -> [UInt8] {
        try encoded(isSecret: isSecret(frame)) { () throws(InputError) in
            try TUIKeyboardKey.bytes(forText: String(text), for: frame.grid.modes)
        }
    }

    /// Returns true if typed text is not to be seen now: by the focus, or because the terminal does not show it.
    private func isSecret(_ frame: TUIFrame) -> Bool {
        frame.hasSecretFocus || run.session?.inputModes?.hidesInput == true
    }

    /// The key that a character names; nil if the name is not one character.
    static func key(_ name: String, _ flags: TUIKeyModifierFlags) -> TUIKeyboardKey? {
        name.count == 1 ? name.first.map { TUIKeyboardKey(typing: $0).with(flags) } : nil
    }

    /// The error of a name that is not one character, for whatever has the focus, or for an element.
    func noKey(_ name: String, for steps: [QueryStep]) throws(TUIError) -> TUIError {
        let frame = try run.settler.settledFrame(for: steps)
        let isSecret = isSecret(frame) || !steps.isEmpty && Resolution(steps, in: frame).isSecure
        return TUIError(.input(.noKey(name, isSecret: isSecret)))
    }
}

extension Keyboard {
    /// Empties a field: with End, and the deleting keys as often as it has characters.
    ///
    /// An app may delete less than a character with a key, such as a code point of an emoji. The keys are pressed again for what is
    /// left, as long as they change it.
    func clear(_ steps: [QueryStep]) throws(TUIError) {
        var target = try run.focus.bring(to: steps)
        // Backwards from the end; then forwards, for a field whose End goes to the end of a line only.
        for (first, key) in [(TUIKeyboardKey.end, TUIKeyboardKey.delete), (.home, .forwardDelete)] {
            guard let value = target.attributes.value, !value.isEmpty else { return }
            try press([first], in: target.frame)
            var (left, frame) = (value, try run.settler.settledFrame(for: steps))
            // Each round deletes a code point at least.
            for _ in value.unicodeScalars {
                try press(Array(repeating: key, count: left.count), in: frame)
                target = try run.finder.actionable(steps)
                guard let rest = target.attributes.value, !rest.isEmpty, rest != left else { break }
                (left, frame) = (rest, target.frame)
            }
        }
        if target.attributes.value?.isEmpty == false {
            throw run.error(.notCleared(target.attributes), steps, target)
        }
    }
}

extension AppRun {
    /// Presses keys.
    var keyboard: Keyboard { Keyboard(run: self) }
}
