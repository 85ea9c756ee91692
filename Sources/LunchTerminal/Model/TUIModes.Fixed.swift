extension TUIModes {
    /// The modes that are known and never change here; to switch them is ignored on purpose, DECRQM reports their state.
    enum Fixed {
        /// True if a private mode is fixed as set; nil for one that is not fixed (xterm ctlseqs, VT510 manual).
        static func state(private number: Int) -> Bool? {
            switch number {
            case 2, 14, 1046: true
            // VT52 mode, the toolbar, the scroll bar, Tektronix, the margin bell, logging.
            case 10, 30, 34, 35, 36, 38, 41, 43, 44, 46, 57, 60, 61, 64, 68, 73, 81, 96...106: false
            // Highlight tracking, scrolling of the view, kinds of keyboards, selections, urgency, pasting, URXVT's.
            case 1001, 1010, 1011, 1014, 1021, 1034, 1035, 1037, 1039...1044, 1050...1053, 1060, 1061, 1070: false
            case 2001...2003, 2005, 2006, 2028, 2029, 5522, 7727, 7786, 7787, 8800, 8840: false
            default: nil
            }
        }

        /// True if an ANSI mode is fixed as set; nil for one that is not fixed (VT510 manual, DECRQM).
        static func state(ansi number: Int) -> Bool? {
            switch number {
            case 1, 3, 5...7, 8, 9, 10, 11, 13...19, 21, 22: false
            default: nil
            }
        }
    }
}
