import LunchTerminal

// A program that has the emulator and nothing else of Lunch, not even by way of another module.
var terminal = TUITerminal(columns: 20, rows: 2)
// A color of a space of its own (XTerm's Xcms), for which the emulator computes.
let color = "\u{1B}]4;1;TekHVC:120/50/30\u{1B}\\"
_ = terminal.feed(Array("\(color)\u{1B}[1mHello".utf8).span)
print(terminal.grid.text(row: 0))
