package import LunchTerminal

/// The reason why the modes that an app has set cannot encode a key or the mouse.
package enum InputError: Error, Hashable, Sendable {
    /// Keyboards have F1 to F35.
    case noFunctionKey(Int)

    /// The app has locked the keyboard (KAM).
    case keyboardLocked(TUIKeyboardKey)

    /// The modes cannot tell of Command, Hyper or Meta.
    case unknownModifier(TUIKeyboardKey, TUIModes)

    /// The modes have nothing that represents the key.
    case unknownKey(TUIKeyboardKey, TUIModes)

    /// A modifier with what is not a key.
    case inputMethod(TUIKeyboardKey, TUIModes)

    /// The encoding of the mouse has no way to say where it is: it ends before this column and row.
    case place(MouseEvent, limit: Int, TUIModes)

    /// A place that no terminal has.
    case outside(MouseEvent)

    /// The reports of the mouse cannot tell of Command, Hyper or Meta.
    case unknownMouseModifier(MouseEvent)
}
