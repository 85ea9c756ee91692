extension TUIModes {
    /// The modes that are on or off, with the numbers by which programs name them.
    struct Flags: OptionSet, Sendable, Hashable {
        let rawValue: UInt64

        static let applicationCursorKeys = Self(rawValue: 1 << 0)
        static let applicationKeypad = Self(rawValue: 1 << 1)
        static let bracketedPaste = Self(rawValue: 1 << 2)
        static let focusEvents = Self(rawValue: 1 << 3)
        static let alternateScroll = Self(rawValue: 1 << 4)
        static let autowrap = Self(rawValue: 1 << 5)
        static let reverseWrap = Self(rawValue: 1 << 6)
        static let origin = Self(rawValue: 1 << 7)
        static let insert = Self(rawValue: 1 << 8)
        static let newLine = Self(rawValue: 1 << 9)
        static let reverseVideo = Self(rawValue: 1 << 10)
        static let leftRightMargins = Self(rawValue: 1 << 11)
        static let backarrow = Self(rawValue: 1 << 12)
        static let synchronizedOutput = Self(rawValue: 1 << 13)
        static let graphemeClusters = Self(rawValue: 1 << 14)
        static let colorSchemeReports = Self(rawValue: 1 << 15)
        static let inBandResize = Self(rawValue: 1 << 16)
        static let cursorVisible = Self(rawValue: 1 << 17)
        static let cursorBlinks = Self(rawValue: 1 << 18)
        static let allowsColumnChange = Self(rawValue: 1 << 19)
        static let wideColumns = Self(rawValue: 1 << 20)
        static let keyboardLocked = Self(rawValue: 1 << 21)
        static let localEchoOff = Self(rawValue: 1 << 22)
        static let smoothScroll = Self(rawValue: 1 << 23)
        static let autoRepeat = Self(rawValue: 1 << 24)
        static let metaSendsEscape = Self(rawValue: 1 << 25)
        static let keepsScreenOnColumnChange = Self(rawValue: 1 << 26)
        static let extendedReverseWrap = Self(rawValue: 1 << 27)
        static let sixelDisplay = Self(rawValue: 1 << 28)
        static let sixelLeavesCursorRight = Self(rawValue: 1 << 29)
        static let nationalSets = Self(rawValue: 1 << 30)
        static let printsFormFeed = Self(rawValue: 1 << 31)
        static let printsWholeScreen = Self(rawValue: 1 << 32)

        /// The modes after RIS. In xterm, `metaSendsEscape` is a resource that is off at the start; today's terminals start with it on.
        static let initial: Self = [.autowrap, .cursorVisible, .localEchoOff, .autoRepeat, .metaSendsEscape]

        /// The flag of a private mode: DECSET, DECRST, DECRQM with `?` (xterm ctlseqs).
        init?(private number: Int) {
            switch number {
            case 1: self = .applicationCursorKeys  // DECCKM
            case 3: self = .wideColumns  // DECCOLM
            case 4: self = .smoothScroll  // DECSCLM
            case 5: self = .reverseVideo  // DECSCNM
            case 6: self = .origin  // DECOM
            case 7: self = .autowrap  // DECAWM
            case 8: self = .autoRepeat  // DECARM
            case 12: self = .cursorBlinks
            case 18: self = .printsFormFeed  // DECPFF
            case 19: self = .printsWholeScreen  // DECPEX
            case 25: self = .cursorVisible  // DECTCEM
            case 40: self = .allowsColumnChange
            case 42: self = .nationalSets  // DECNRCM
            case 45: self = .reverseWrap
            case 66: self = .applicationKeypad  // DECNKM
            case 67: self = .backarrow  // DECBKM
            case 69: self = .leftRightMargins  // DECLRMM
            case 80: self = .sixelDisplay  // DECSDM
            case 95: self = .keepsScreenOnColumnChange  // DECNCSM
            case 1004: self = .focusEvents
            case 1007: self = .alternateScroll
            case 1036: self = .metaSendsEscape
            case 1045: self = .extendedReverseWrap
            case 2004: self = .bracketedPaste
            case 2026: self = .synchronizedOutput
            case 2027: self = .graphemeClusters
            case 2031: self = .colorSchemeReports
            case 2048: self = .inBandResize
            case 8452: self = .sixelLeavesCursorRight
            default: return nil
            }
        }

        /// The flag of an ANSI mode: SM, RM, DECRQM (ECMA-48 7.2).
        init?(ansi number: Int) {
            switch number {
            case 2: self = .keyboardLocked  // KAM
            case 4: self = .insert  // IRM
            case 12: self = .localEchoOff  // SRM
            case 20: self = .newLine  // LNM
            default: return nil
            }
        }

        init(rawValue: UInt64) { self.rawValue = rawValue }
    }
}
