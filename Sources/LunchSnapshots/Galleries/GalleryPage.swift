import LunchTrace

/// A page with the pictures of many screens, which can be searched.
package struct GalleryPage {
    /// A screen of the page.
    package struct Entry: Sendable {
        /// The name of the screen, and of its variant.
        package var name: String
        /// The circumstances, such as the size and the locale.
        package var details: [String]
        package var state: State
        /// The drawings, one for each theme; none if the screen could not be opened.
        package var drawings: [String]
        /// The older drawings, one for each theme, which is empty if there is none; none if there is nothing to compare with.
        package var olderDrawings: [String]
        /// The text of the screen, for the search.
        package var text: String

        package init(
            name: String, details: [String], state: State, drawings: [String], olderDrawings: [String] = [],
            text: String = ""
        ) {
            (self.name, self.details, self.state) = (name, details, state)
            (self.drawings, self.olderDrawings, self.text) = (drawings, olderDrawings, text)
        }
    }

    /// The outcome for a screen, in the order in which a reader wants to see them.
    package enum State: Sendable {
        /// It could not be opened, for this reason.
        case failed(String)
        /// It differs from an older gallery.
        case changed(TUISnapshot.Difference)
        /// The older gallery has it, but cannot be read.
        case damaged
        /// The older gallery does not have it.
        case added
        /// Only the older gallery has it.
        case gone
        /// It is as it was, or there is nothing to compare with.
        case same
    }

    private let title: String
    private let entries: [Entry]

    /// - Parameter title: the title, as plain text.
    package init(title: String, _ entries: [Entry]) {
        self.title = title
        // The pictures of one class stay in the order in which the app lists them.
        self.entries = entries.enumerated().sorted {
            ($0.element.state.rank, $0.offset) < ($1.element.state.rank, $1.offset)
        }
        .map(\.element)
    }

    package var text: String {
        let figures = entries.map(figure).joined()
        // A screen in two themes, or an old and a new one, are side by side in one place of the grid.
        let width = entries.contains { $0.drawings.count + $0.olderDrawings.count > 1 } ? 2 : 1
        let body = """
            <header>
            <h1>\(PlainText.markup(title))</h1>
            <p>\(summary)</p>
            <label>Search <input id="search" type="search" autofocus></label> <output id="count"></output>
            </header>
            <main style="--pictures: \(width)">
            \(figures)</main>

            """
        return WebPage(title: title, style: Self.style, body: body, script: Self.script).text
    }

    /// The numbers of screens, by what became of them.
    private var summary: String {
        var counts: [(words: String, count: Int)] = []
        for entry in entries {
            let words = entry.state.words
            if let index = counts.firstIndex(where: { $0.words == words }) {
                counts[index].count += 1
            } else {
                counts.append((words, 1))
            }
        }
        let total = "\(entries.count) \(entries.count == 1 ? "picture" : "pictures")"
        let parts = counts.filter { !$0.words.isEmpty }.map { "\($0.count) \($0.words)" }
        return ([total] + parts).joined(separator: ", ")
    }

    private func figure(_ entry: Entry) -> String {
        let details = entry.details.map { "<span>\(PlainText.markup($0))</span>" }.joined(separator: " ")
        let words = entry.state.words
        let badge = words.isEmpty ? "" : "<b class=\"\(entry.state.style)\">\(words)</b> "
        // The search looks in the name, the circumstances and the text, in small letters.
        let search = ([entry.name] + entry.details + [words, entry.text]).joined(separator: " ").lowercased()
            .replacing("\n", with: " ")
        var content = ""
        switch entry.state {
        case .failed(let reason): content += "<pre>\(PlainText.lines(reason))</pre>\n"
        case .changed(let difference):
            content += "<p>\(PlainText.markup(difference.summary))</p>\n"
        case .damaged, .added, .gone, .same: break
        }
        var pictures: [String] = []
        for index in 0..<max(entry.drawings.count, entry.olderDrawings.count) {
            let pair = [("old", entry.olderDrawings), ("new", entry.drawings)]
                .compactMap { name, drawings in drawings.indices.contains(index) ? (name, drawings[index]) : nil }
                .filter { !$0.1.isEmpty }
            let isPair = !entry.olderDrawings.isEmpty
            let drawn = pair.map { "<div class=\"picture\">\(isPair ? "<i>\($0.0)</i>" : "")\n\($0.1)</div>\n" }
            pictures.append("<div class=\"pair\">\n\(drawn.joined())</div>\n")
        }
        if !pictures.isEmpty { content += "<div class=\"pictures\">\n\(pictures.joined())</div>\n" }
        if case .changed(let difference) = entry.state {
            content += "<details><summary>Lines</summary><pre>\(PlainText.lines(difference.text))</pre></details>\n"
        }
        return """
            <figure data-search="\(PlainText.markup(search))">
            <figcaption>\(badge)<strong>\(PlainText.markup(entry.name))</strong> \(details)</figcaption>
            \(content)</figure>

            """
    }

    private static let style = """
        :root { color-scheme: light dark; font-family: sans-serif }
        body { margin: 0 }
        header { position: sticky; top: 0; padding: .5em 1em; background: Canvas; border-bottom: 1px solid GrayText }
        h1 { margin: 0; font-size: 1.3em }
        header p { margin: .3em 0 }
        main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(var(--pictures) * 20em)), 1fr)); gap: 1.5em; padding: 1em }
        figure { margin: 0; min-width: 0 }
        figure.whole { grid-column: 1 / -1 }
        figure[hidden] { display: block; position: absolute; visibility: hidden; height: 0; overflow: hidden }
        figcaption { margin-bottom: .4em }
        figcaption span { color: GrayText }
        b { padding: .1em .4em; border-radius: .3em; color: #fff; font-size: .85em }
        b.failed { background: #b00020 } b.changed { background: #8a4b00 } b.other { background: #005a9c }
        .pictures, .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16em), 1fr)); gap: .5em; margin-bottom: .5em }
        .picture { min-width: 0; cursor: zoom-in }
        .whole .pictures, .whole .pair { grid-template-columns: 1fr } .whole .picture { cursor: zoom-out }
        svg { display: block; max-width: 100%; height: auto; border: 1px solid GrayText }
        pre { overflow: auto; max-width: 60em; unicode-bidi: bidi-override }

        """

    /// The search. A change of the script changes its digest, which a test computes again.
    package static let script = WebPage.Script(
        """
        const field = document.getElementById('search');
        const figures = Array.from(document.querySelectorAll('figure'));
        field.addEventListener('input', () => {
          const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
          let count = 0;
          for (const figure of figures) {
            figure.hidden = !words.every(word => figure.dataset.search.includes(word));
            if (!figure.hidden) count += 1;
          }
          document.getElementById('count').textContent = words.length ? count + ' of ' + figures.length : '';
        });
        document.querySelector('main').addEventListener('click', event => {
          const picture = event.target.closest('.picture');
          if (picture) picture.closest('figure').classList.toggle('whole');
        });
        """, digest: "MoJTPmciESv1z1YQtQaDTOXTWocBd7W5MTAUiJ0XN4M=")
}

extension GalleryPage.State {
    /// The words of the badge; empty if there is none.
    package var words: String {
        switch self {
        case .failed: "did not open"
        case .changed(let difference): difference.classes.map(\.rawValue).joined(separator: ", ")
        case .damaged: "cannot be compared"
        case .added: "new"
        case .gone: "gone"
        case .same: ""
        }
    }

    fileprivate var style: String {
        switch self {
        case .failed: "failed"
        case .changed: "changed"
        case .damaged, .added, .gone, .same: "other"
        }
    }

    /// The place among others: what is wrong and what has changed is first, by class.
    fileprivate var rank: Int {
        switch self {
        case .failed: 0
        case .changed(let difference):
            1 + (difference.classes.first.flatMap(TUISnapshot.Difference.Class.allCases.firstIndex) ?? 0)
        case .damaged: 20
        case .added: 21
        case .gone: 22
        case .same: 23
        }
    }
}
