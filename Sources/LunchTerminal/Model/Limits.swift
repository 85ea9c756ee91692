/// Every bound that keeps the emulator's time and memory in proportion to its input.
enum Limits {
    /// The widest screen in cells; terminal sizes travel in 16 bits, but no program lays out for more than this.
    static let columns = 4096

    /// Lines of this width and more are cleared together by sharing one blank line, which costs less than to fill each.
    static let sharedColumns = 512

    /// The tallest screen in cells; with `columns` it holds one screen below 32 MiB.
    static let rows = 1024

    /// Lines of scrollback that may be asked for; at 200 columns these take some 160 MB.
    static let scrollback = 100_000

    /// Parameters and subparameters kept of one sequence; xterm keeps 30, the longest SGR in use has some 20.
    static let parameters = 64

    /// The largest value of one parameter; what is larger stays this, and every handler clamps it again.
    static let parameterValue = 2_147_483_647

    /// Code points in one cell; the longest emoji sequence has 10, stream-safe text (UAX #15) up to 31.
    static let scalarsPerCell = 32

    /// Bytes of an OSC, DCS, APC, PM or SOS string; clipboards and window titles fit, an endless string does not.
    static let string = 1 << 20

    /// Bytes of one message to the host; an accessibility tree of 10,000 elements is some 2 MiB.
    static let message = 16 << 20

    /// Bytes of messages that the host has not taken yet; feeding pauses at each message, so one is the rule.
    static let waitingMessages = 32 << 20

    /// Messages that did not come whole and that the host has not taken yet; feeding pauses when there are so many.
    static let brokenMessages = 16

    /// Bytes kept of a message that did not come whole: enough to know whose it was.
    static let messageHead = 256

    /// Bytes of answers that the host has not taken yet; a flood of queries must not fill memory.
    static let answers = 64 << 10

    /// Code points of a title; no title bar shows more.
    static let title = 1024

    /// Titles kept by XTWINOPS 22; xterm keeps 10.
    static let titles = 10

    /// Hyperlinks alive at a time; unused ones are collected first, then new ones are dropped.
    static let links = 16_384

    /// Bytes of one hyperlink's address; the 2083 that browsers agree on, as the specification of OSC 8 advises.
    static let link = 2083

    /// Bytes of one hyperlink's id; the specification of OSC 8 advises 250.
    static let linkIdentifier = 250

    /// Entries of each keyboard mode stack; the kitty specification asks for a bound against exhaustion.
    static let keyboardStack = 16

    /// Kinds of unknown sequences that are distinguished; more are counted in the total only.
    static let unknownKinds = 64

    /// Characters of the example kept of an unknown sequence.
    static let unknownExample = 60

    /// Bytes of all hyperlinks alive together; 16,384 of the usual length fit, as many of the longest do not.
    static let linkBytes = 8 << 20

    /// Marks alive at a time; as with hyperlinks, unused ones are collected first.
    static let marks = 16_384

    /// Characters of a mark; a longer one is a mark without a name.
    static let mark = 1024

    /// The depth to which marks nest; views that hold others are seldom more than ten deep.
    static let markDepth = 64

    /// Bytes of the names of all marks alive together.
    static let markBytes = 4 << 20

    /// Code points of a working directory; the longest path of the usual systems has 4096 bytes.
    static let address = 4096

    /// Notifications kept; a test looks at the latest, and the count reports how many there were.
    static let notifications = 16

    /// Code points of a notification's title or text; no desktop shows more.
    static let notification = 1024

    /// Names answered of one XTGETTCAP; programs ask for a few at a time.
    static let termcapNames = 64

    /// The longest side of an image in pixels; it is more than the largest screen has, so no arithmetic overflows.
    static let imageSide = 1 << 20

    /// Bytes kept of an image: its keys, and enough of its data to know its size.
    static let imageHead = 4096

    /// Images of the kitty protocol whose sizes are remembered for their placement.
    static let images = 64

    /// Bytes for which synchronized output may hold the grid.
    ///
    /// Elsewhere the bound is a time of 0.15 to 1 s. There is no clock here, and bytes have the merit that the same
    /// input always gives the same grid. A whole screen of 200 × 50 in true color is some 400 KiB, so this is ten
    /// screens. A program that falls silent in the midst of an update is the host's to notice, which has a clock:
    /// `TUITerminal.endSynchronizedUpdate()`.
    static let synchronizedOutput = 4 << 20

    /// Entries of the stack of XTPUSHSGR; xterm keeps 10.
    static let renditionStack = 10
}
