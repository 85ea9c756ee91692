/// XTPUSHSGR and XTPOPSGR: styles set aside and taken back.
extension Emulator {
    /// XTPUSHSGR: sets the pen's colors and attributes aside, all of them whatever is asked for (xterm ctlseqs).
    mutating func pushRendition() {
        if renditionStack.count >= Limits.renditionStack { renditionStack.removeFirst() }
        renditionStack.append(pen)
    }

    /// XTPOPSGR: takes back what was set aside last; the hyperlink, the mark and protection stay (xterm ctlseqs).
    mutating func popRendition() {
        guard var style = renditionStack.popLast() else { return }
        style.link = pen.link
        style.mark = pen.mark
        let kept = TUIStyle.Attributes.protected
        style.attributes = style.attributes.subtracting(kept).union(pen.attributes.intersection(kept))
        pen = style
    }
}
