import LunchElements
import LunchWire

/// The page objects that a recorded test uses, and the members that they need for it.
struct RecordedPages {
    /// A page, and what must be written of it.
    struct Page {
        let screen: String
        let type: String
        /// The name of the variable in the test.
        let variable: String
        /// The page that the tests have already; nil if it must be written.
        let existing: ExistingPages.Page?
        /// The frame that a new page is made of.
        let frame: TUIFrame
        /// The members beyond those of the frame, or of the page that exists.
        fileprivate(set) var added: [PageMember] = []
        fileprivate(set) var names: [String: String] = [:]
        fileprivate var taken: Set<String> = []
    }

    private(set) var pages: [Page] = []

    /// - Parameters:
    ///   - app: the name of the app, for a screen that has none.
    ///   - existing: the pages that the tests have.
    init(_ recording: Recording, app: String, existing: ExistingPages) {
        var types: Set<String> = []
        for frame in recording.screens {
            let name = PageSource.typeName(of: frame.screen.isEmpty ? app : frame.screen)
            var (type, number) = (name, 2)
            while !types.insert(type).inserted {
                type = "\(name)\(number)"
                number += 1
            }
            pages.append(Self.page(frame, type, existing.page(named: type)))
        }
        for locator in recording.steps.flatMap(\.locators) { take(locator) }
    }

    private static func page(_ frame: TUIFrame, _ type: String, _ existing: ExistingPages.Page?) -> Page {
        let variable = SwiftName.camelCase(type.hasSuffix("Page") && type != "Page" ? String(type.dropLast(4)) : type)
        let taken: Set<String> = ["app", "page"]
        let isName = SwiftName.isIdentifier(variable) && !SwiftName.keywords.contains(variable)
        var page = Page(
            screen: frame.screen, type: type,
            variable: isName && !taken.contains(variable) ? variable : "\(variable)Page", existing: existing,
            frame: frame)
        if let existing {
            page.names = existing.members
            page.taken = existing.names
        } else {
            let members = PageMembers(frame)
            for member in members.members { page.names[member.code] = member.name }
            page.taken = Set(members.members.map(\.name) + members.rows.flatMap { [$0.name, $0.rowName] })
        }
        page.taken.formUnion(["app", "screenName"])
        return page
    }

    /// Gives the page of a locator what it needs.
    private mutating func take(_ locator: Locator) {
        guard let screen = locator.screen, let index = pages.firstIndex(where: { $0.screen == screen }) else { return }
        switch locator {
        case .member(_, let name, let code): add(code, name, to: index)
        case .row(_, let rows, let name):
            if !pages[index].hasRows(rows) {
                add("\(rows.code)[\(name.literal)]", SwiftName.camelCase(name), to: index)
            }
        case .query, .text, .textBeside, .cell: break
        }
    }

    private mutating func add(_ code: String, _ wanted: String, to index: Int) {
        if pages[index].names[code] != nil { return }
        let plain = wanted.filter { $0 != "`" }
        let base = SwiftName.isIdentifier(plain) ? plain : "element"
        var (name, number) = (base, 2)
        while !pages[index].taken.insert(name).inserted {
            name = "\(base)\(number)"
            number += 1
        }
        let escaped = SwiftName.keywords.contains(name) ? "`\(name)`" : name
        pages[index].names[code] = escaped
        pages[index].added.append(PageMember(name: escaped, code: code))
    }

    /// The code of a locator in a test, and the page that it is a member of.
    func code(of locator: Locator) -> (code: String, page: Page?) {
        if case .query(let code) = locator, let page = pages.first(where: { $0.names[code] != nil }) {
            return ("\(page.variable).\(page.names[code] ?? "")", page)
        }
        guard let screen = locator.screen, let page = pages.first(where: { $0.screen == screen }) else {
            return (locator.code, nil)
        }
        if case .row(_, let rows, let name) = locator, page.hasRows(rows) {
            return ("\(page.variable).\(rows.rowName)(\(name.literal))", page)
        }
        return page.names[locator.code].map { ("\(page.variable).\($0)", page) } ?? (locator.code, nil)
    }
}

extension RecordedPages.Page {
    /// True if the page has a function for the rows of a list.
    fileprivate func hasRows(_ rows: PageRows) -> Bool {
        guard let existing else { return PageMembers(frame).rows.contains(rows) }
        return existing.rows[rows.name] == rows.code && existing.names.contains(rows.rowName)
    }
}
