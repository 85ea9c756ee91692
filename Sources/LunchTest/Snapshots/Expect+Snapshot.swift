public import LunchDriver
public import LunchElements
public import LunchSnapshots
import LunchWire

/// Expects an app to look as its snapshot says before a timeout; otherwise records a test failure.
///
/// The app is read whenever it has settled, until it matches. The snapshot is a text file below the folder of the test
/// file. In this example, it is `__Snapshots__/LoginTests/emptyForm.txt` for a test in `LoginTests.swift`:
///
/// ```swift
/// @Test func emptyForm() throws {
///     let app = try Launcher(screen: "Login").launch()
///     expectSnapshot(of: app)
/// }
/// ```
///
/// Without a file the test fails, and its message names the command that accepts what was received. The environment
/// variable `LUNCH_SNAPSHOTS` lets a run write files: `missing`, `changed`, `all`, or `never`, which is the default. A test
/// that writes a file fails as well, because nothing was compared. Nothing is written if `CI` is set, if `LUNCH_ATTEMPT` is
/// above 1, in a test that fails otherwise, and in a Swift Testing test without the trait `.lunch`.
///
/// - Parameters:
///   - app: the app whose screen is compared.
///   - name: the name of the snapshot within the test; nil for the name of the test alone, and a number from the second
///     snapshot on. A test with arguments has to give a name.
///   - content: the things to compare.
///   - region: the part of the screen to compare.
///   - masks: the parts of the screen whose content is left out, such as elements or texts that change. Each must be there.
///   - literal: the snapshot itself, instead of a file; nil for a file.
///   - timeout: the longest time to wait until the app matches; 5 seconds by default.
/// - Returns: true if the app matched in time, otherwise false.
@discardableResult
public func expectSnapshot(
    of app: TUIApplication, named name: String? = nil, as content: TUISnapshot.Content = .cells,
    within region: TUIRegion? = nil, masking masks: [TUIRegion] = [], is literal: String? = nil,
    timeout: some TUIDuration = Duration.seconds(5), fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
) -> Bool {
    var subject = SnapshotSubject(app: app, content: content, masks: masks)
    if let region { (subject.region, subject.isWhole) = (region, false) }
    let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return subject.expect(
        app, SnapshotExpectation(name: name, literal: literal, timeout: timeout._duration, place: place))
}

/// Expects an element to look as its snapshot says before a timeout; otherwise records a test failure.
///
/// The snapshot contains the visible cells of the element; of the content `.elements`, the element and all elements below
/// it, also those out of view. If the element is not there, the expectation fails.
///
/// - Parameters:
///   - element: the element to compare.
///   - name: the name of the snapshot within the test, as in `expectSnapshot(of:named:)` of an app.
///   - content: the things to compare.
///   - masks: the parts of the screen whose content is left out.
///   - literal: the snapshot itself, instead of a file; nil for a file.
///   - timeout: the longest time to wait until the element matches; 5 seconds by default.
/// - Returns: true if the element matched in time, otherwise false.
@discardableResult
public func expectSnapshot(
    of element: TUIElement, named name: String? = nil, as content: TUISnapshot.Content = .cells,
    masking masks: [TUIRegion] = [], is literal: String? = nil, timeout: some TUIDuration = Duration.seconds(5),
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
    let subject = SnapshotSubject(app: element.app, element: element, content: content, masks: masks)
    let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return subject.expect(
        element.app,
        SnapshotExpectation(name: name, literal: literal, timeout: timeout._duration, place: place))
}

/// Expects the screen of a page object to look as its snapshot says before a timeout; otherwise records a test failure.
///
/// If the app reports that it shows another screen than that of the page, the expectation fails.
///
/// - Parameters:
///   - page: the page object whose screen is compared.
///   - name: the name of the snapshot within the test, as in `expectSnapshot(of:named:)` of an app.
///   - content: the things to compare.
///   - masks: the parts of the screen whose content is left out.
///   - literal: the snapshot itself, instead of a file; nil for a file.
///   - timeout: the longest time to wait until the screen matches; 5 seconds by default.
/// - Returns: true if the screen matched in time, otherwise false.
@discardableResult
public func expectSnapshot<Page: PageObjectsRepresentable>(
    of page: Page, named name: String? = nil, as content: TUISnapshot.Content = .cells,
    masking masks: [TUIRegion] = [], is literal: String? = nil, timeout: some TUIDuration = Duration.seconds(5),
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
    var subject = SnapshotSubject(app: page.app, content: content, masks: masks)
    subject.page = Page.screenName._screenName.map { ("\(Page.self)", $0) }
    let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return subject.expect(
        page.app, SnapshotExpectation(name: name, literal: literal, timeout: timeout._duration, place: place))
}

/// Expects a frame to look as its snapshot says; otherwise records a test failure.
///
/// - Parameters:
///   - frame: the frame to compare (the state of the screen at one moment).
///   - name: the name of the snapshot within the test, as in `expectSnapshot(of:named:)` of an app.
///   - content: the things to compare.
///   - region: the part of the screen to compare.
///   - masks: the parts of the screen whose content is left out.
///   - literal: the snapshot itself, instead of a file; nil for a file.
/// - Returns: true if the frame matched, otherwise false.
@discardableResult
public func expectSnapshot(
    of frame: TUIFrame, named name: String? = nil, as content: TUISnapshot.Content = .cells,
    within region: TUIRegion? = nil, masking masks: [TUIRegion] = [], is literal: String? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
    var subject = SnapshotSubject(app: nil, content: content, masks: masks)
    if let region { (subject.region, subject.isWhole) = (region, false) }
    let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let expectation = SnapshotExpectation(name: name, literal: literal, timeout: .zero, place: place)
    do throws(TUIError) {
        return try expectation.expect(frame, subject.describe)
    } catch {
        var failure = error.failure
        failure.place = place
        FailureReporter.record(failure)
        return false
    }
}

extension SnapshotSubject {
    /// Runs the expectation as a step of the test.
    fileprivate func expect(_ app: TUIApplication, _ expectation: SnapshotExpectation) -> Bool {
        app.expecting("expectSnapshot", of: element, with: expectation.name?.literal, at: expectation.place) {
            () throws(TUIError) in
            try expectation.expect(app, describe)
        }
    }
}
