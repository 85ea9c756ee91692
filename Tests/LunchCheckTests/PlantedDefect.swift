/// A defect of the app `Defects`, and the checks that are to find it.
struct PlantedDefect: CustomStringConvertible, Sendable {
    /// The number of the defect, as the app takes it.
    let number: Int
    /// The name that the app gives it.
    let name: String
    /// The check that finds it.
    let check: String
    /// Words of what is said to be the cause.
    let cause: String
    /// Other checks that find it as well, since it shows there too.
    let others: Set<String>
    /// Checks or groups that it keeps from their ends, or that are next to what it does, and that say nothing of it.
    let silent: [String]

    init(
        _ number: Int, _ name: String, _ check: String, _ cause: String, also others: Set<String> = [],
        not silent: [String] = []
    ) {
        self.number = number
        self.name = name
        self.check = check
        self.cause = cause
        self.others = others
        self.silent = silent
    }

    /// The checks or groups that are about the defect.
    var met: [String] { [check] + others + silent }

    /// The number of an app that takes long over a long text, which is no defect.
    static let computesLong = 72

    var description: String { "\(number) \(name)" }

    static let all = [
        PlantedDefect(1, "noHello", "greeting.hello", "sends no hello"),
        PlantedDefect(2, "helloAfterDrawing", "greeting.first", "sends hello after"),
        PlantedDefect(
            3, "wrongToken", "greeting.token", "hard-coded, cut",
            not: ["greeting.hello", "greeting.promise", "show.screen"]),
        PlantedDefect(
            4, "frameBeforeDrawing", "order.behind", "written before the drawing",
            // A screen that is shown has not been drawn by its frame either, which is told once.
            not: ["show.screen", "input.escape", "tree.current", "order.late"]),
        PlantedDefect(
            5, "acknowledgesEarly", "order.late", "when it has read its input",
            not: ["order.behind", "tree.current", "input.escape"]),
        PlantedDefect(6, "dropsHalfALetter", "input.letter", "first part of a letter is dropped"),
        PlantedDefect(
            7, "typesMessages", "count.sync", "does not look for messages",
            // Each message that is taken for keys is one too many.
            also: ["count.torn", "count.kinds", "count.fields", "show.screen", "show.unknown", "clock.advance"]),
        PlantedDefect(8, "passesOverSync", "count.sync", "its \"through\" is ignored"),
        PlantedDefect(9, "forgetsAnswers", "count.answers", "read in other code than keys"),
        PlantedDefect(10, "keepsItsSize", "size.change", "does not handle SIGWINCH", also: ["size.burst"]),
        PlantedDefect(11, "swapsItsSize", "size.change", "columns and rows are swapped"),
        PlantedDefect(12, "skipsRevisions", "frames.revisions", "counts frames that it doesn't write"),
        PlantedDefect(13, "twinIdentifiers", "tree.identifiers", "names a kind of element"),
        PlantedDefect(
            14, "frameBeyondTheScreen", "tree.frames", "a width counts text that was cut off",
            not: ["tree.labels"]),
        PlantedDefect(15, "dropsBeyond4096", "input.bulk", "exceeds a buffer of the app is dropped"),
        PlantedDefect(16, "swallowsEscape", "input.escape", "waits for the rest of an escape sequence"),
        PlantedDefect(
            17, "opensUnknownScreens", "screen.unknown", "An unknown name opens the first screen",
            also: ["show.unknown"]),
        PlantedDefect(18, "publishesToNobody", "bare.silent", "whether or not LAUNCH_TOKEN is set"),
        PlantedDefect(19, "writesLettersBeyondASCII", "messages.ascii", "writes letters beyond ASCII as they are"),
        PlantedDefect(20, "misspellsAType", "messages.names", "\"textField\" is probably meant"),
        PlantedDefect(21, "leavesAMessageOpen", "messages.whole", "Its terminator is missing"),
        PlantedDefect(22, "writesIntoAMessage", "messages.whole", "written in several parts"),
        PlantedDefect(23, "deniesThatItTakesMessages", "count.promise", "now reads messages"),
        PlantedDefect(24, "staysBusy", "frames.busy", "the reason is never removed"),
        PlantedDefect(25, "passesOverClock", "clock.advance", "counted but ignored"),
        PlantedDefect(27, "logsOnStandardError", "order.errors", "A log or a warning"),
        PlantedDefect(28, "deniesThatItPublishes", "greeting.promise", "now publishes"),
        PlantedDefect(
            29, "promisesToPublish", "greeting.promise", "The first frame waits for input",
            not: ["greeting.raw", "input.keys"]),
        PlantedDefect(30, "acknowledgesTooMuch", "frames.marks", "or it is added twice"),
        PlantedDefect(31, "takesBackItsMark", "frames.marks", "The mark is the length of the last read"),
        PlantedDefect(
            32, "twoFocuses", "tree.states", "the element that had it before still has it",
            // The last element that has the focus has it at each key.
            also: ["tree.focus"]),
        PlantedDefect(33, "showsAPassword", "tree.states", "The text of a password is published"),
        PlantedDefect(
            34, "noFrameForNothing", "input.keys", "A key that changes nothing gets no frame",
            // The terminal's answer changes nothing either.
            also: ["count.answers"], not: ["input.burst"]),
        PlantedDefect(35, "oneKeyOfARead", "input.burst", "Only one key of each read"),
        PlantedDefect(36, "endsAtUnknownKinds", "count.kinds", "an error that ends it"),
        PlantedDefect(37, "leavesTheTerminalRaw", "leave.terminal", "without restoring the terminal"),
        PlantedDefect(38, "ignoresSIGTERM", "leave.hangup", "It ignores both"),
        PlantedDefect(39, "takesAnyMock", "screen.mock", "Data of another form counts as none"),
        PlantedDefect(40, "takesAnyText", "screen.json", "User info that cannot be read counts as none"),
        PlantedDefect(41, "printsBesideItsList", "catalog.list", "Something else is printed as well"),
        PlantedDefect(42, "handsOnItsToken", "bare.children", "read, but not removed"),
        PlantedDefect(
            43, "publishesBeforeRawMode", "greeting.raw", "publishes before it has set the terminal up",
            // Control-c is a signal until then, which ends the app at once.
            also: ["leave.terminal"],
            not: ["greeting.promise", "input.keys"]),
        PlantedDefect(44, "refusesUnknownFields", "count.fields", "It is not counted"),
        PlantedDefect(45, "missesTornMessages", "count.torn", "passed on as keys"),
        PlantedDefect(
            46, "endsAtEINTR", "signal.window", "interrupted a read (EINTR)", also: ["size.change", "size.burst"]),
        PlantedDefect(47, "greetsWithAnotherScreen", "greeting.screen", "ignores LAUNCH_SCREEN"),
        PlantedDefect(
            48, "passesOverFiles", "screen.file", "begins with \"@\" counts as none",
            // One that reads no file does not miss one.
            also: ["screen.json"]),
        PlantedDefect(
            49, "goesOnAfterAnError", "screen.unknown", "first screen", also: ["screen.json", "screen.mock"]),
        PlantedDefect(50, "answersEscapeLate", "input.escape", "doesn't announce that wait"),
        PlantedDefect(
            51, "mistypesAField", "messages.whole", "another type than the protocol requires",
            // The frames that they miss were in a message that cannot be read.
            not: ["input.keys", "order.late", "count.torn", "frames.revisions"]),
        PlantedDefect(
            52, "writesLatin1", "messages.whole", "in an encoding other than UTF-8", also: ["messages.ascii"]),
        PlantedDefect(53, "showsWithoutDrawing", "show.screen", "the framework was not told to draw"),
        PlantedDefect(54, "decodesEachRead", "input.whole", "Each read is decoded separately"),
        PlantedDefect(
            55, "countsLetters", "input.keys", "letters instead of bytes",
            not: ["input.letter", "input.paste"]),
        PlantedDefect(
            56, "wrongLength", "messages.whole", "\"length\" is not counted as the protocol requires",
            not: ["greeting.promise", "messages.ascii", "order.late"]),
        PlantedDefect(
            57, "forgetsAFrame", "input.keys", "publishes no frame there", not: ["input.burst", "order"]),
        PlantedDefect(
            58, "countsRowsFromOne", "tree.labels", "The rows count from 1", not: ["tree.frames", "tree.current"]),
        PlantedDefect(
            59, "swapsCoordinates", "tree.labels", "Columns and rows are swapped",
            not: ["tree.frames", "tree.current"]),
        PlantedDefect(
            60, "writesPython", "messages.whole", "notation of a programming language",
            not: ["greeting.hello", "greeting.token", "messages.ascii"]),
        PlantedDefect(
            61, "countsNoMessages", "count.sync", "The bytes of messages are not counted",
            not: ["count", "show", "clock"]),
        PlantedDefect(
            62, "writesLinesOfJSON", "messages.ascii", "written with line breaks",
            not: ["greeting.promise", "messages.whole", "order.late"]),
        PlantedDefect(
            63, "countsLengthInLetters", "messages.ascii", "writes letters beyond ASCII as they are",
            not: ["greeting.promise", "messages.whole", "order.late"]),
        PlantedDefect(
            64, "publishesTheTreeBefore", "tree.current", "collected before the key is handled",
            // After one write of many keys, the tree is that of the key before as well.
            also: ["input.each"], not: ["tree.labels", "order"]),
        PlantedDefect(
            65, "publishesTheFirstTree", "tree.current", "not collected again with each",
            // The focus moves, and the first tree does not say so.
            also: ["tree.focus"], not: ["tree.labels", "order"]),
        PlantedDefect(
            66, "placesWithinParents", "tree.labels", "from within a container", not: ["tree.frames", "tree.current"]),
        PlantedDefect(
            67, "greetsForAnotherScreen", "greeting.screen", "repeats LAUNCH_SCREEN, and the app opens another",
            not: ["catalog"]),
        PlantedDefect(
            68, "callsItsScreenAsAsked", "greeting.screen", "repeats the name in LAUNCH_SCREEN", not: ["catalog"]),
        PlantedDefect(
            69, "worksAfterItAcknowledges", "order.late", "when it has read its input",
            not: ["order.behind", "tree.current", "input.escape"]),
        PlantedDefect(
            70, "movesTheCursorBehind", "order.behind", "written before the drawing",
            not: ["order.late", "input.escape", "show.screen"]),
        PlantedDefect(71, "tellsAnotherTime", "clock.advance", "not the one of LAUNCH_CLOCK=virtual"),
        PlantedDefect(
            73, "losesItsMarks", "tree.marks", "drops characters without a width", not: ["tree.labels", "tree.frames"]),
        PlantedDefect(74, "fieldsBelowTheirTexts", "tree.labels", "a border or a title", not: ["tree"]),
        PlantedDefect(75, "fieldsWithoutAPlace", "tree.labels", "is left out", not: ["tree"]),
        PlantedDefect(76, "reversesChildren", "tree.order", "from the top of a stack", not: ["tree"]),
        PlantedDefect(77, "keepsALabel", "tree.current", "not collected again with each", not: ["tree"]),
        PlantedDefect(78, "labelsNothing", "tree.current", "not collected again with each", not: ["tree"]),
        PlantedDefect(79, "busyFromTheStart", "frames.busy", "the reason is never removed"),
        PlantedDefect(80, "losesTheScreensName", "frames.screen", "lost when the screen is drawn anew", not: ["show"]),
        PlantedDefect(81, "losesTheNameAtShow", "show.screen", "do not have its name", not: ["frames.screen"]),
        PlantedDefect(82, "dropsKeysOfABurst", "input.each", "handles only part of it", not: ["input"]),
        PlantedDefect(83, "swallowsTab", "tree.focus", "doesn't pass them on", not: ["tree", "input.keys"]),
        PlantedDefect(84, "crashesAtMuch", "input.bulk", "An uncaught error", not: ["input.paste"]),
        PlantedDefect(85, "labelsWithoutAPlace", "tree.labels", "is left out", not: ["tree"]),
        PlantedDefect(86, "busyAfterLetters", "frames.busy", "the reason is never removed", not: ["input.keys"]),
        PlantedDefect(88, "reversesRows", "tree.order", "from the top of a stack", not: ["tree"]),
    ]
}
