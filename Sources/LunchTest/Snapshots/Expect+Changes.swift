public import LunchDriver
import LunchElements
public import LunchSnapshots
import LunchWire

/// Expects an action to change exactly what its snapshot says; otherwise records a test failure.
///
/// The app is read once it has settled before the action, and again once it has settled after it, until the changes match
/// or the timeout expires. Whatever else the action changes is a failure. If the app cannot be read before the action, that
/// is a failure as well, and the action is performed nevertheless.
///
/// ```swift
/// try expectChanges(of: app) { try page.book.tap() }
/// ```
///
/// The changes are stored in a text file as `expectSnapshot(of:named:)` stores a screen. They can be in the test as well:
///
/// ```swift
/// try expectChanges(
///     of: app,
///     is: #"""
///         changes: 80×24
///         −   staticText "status", label "Free", (0, 3) 4×1
///         +   staticText "status", label "Booked", (0, 3) 6×1
///         """#
/// ) { try page.book.tap() }
/// ```
///
/// - Parameters:
///   - app: the app whose changes are compared.
///   - content: the things whose changes count: elements by default, or cells or text.
///   - name: the name of the snapshot within the test.
///   - masks: the parts of the screen whose content is left out.
///   - literal: the changes themselves, instead of a file; nil for a file.
///   - timeout: the longest time to wait until the changes match; 5 seconds by default.
///   - action: the action.
/// - Returns: true if the action has changed what the snapshot says, otherwise false.
/// - Throws: the error that the action throws.
@discardableResult
public func expectChanges(
    of app: TUIApplication, in content: TUISnapshot.Content = .elements, named name: String? = nil,
    masking masks: [TUIRegion] = [], is literal: String? = nil, timeout: some TUIDuration = Duration.seconds(5),
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    _ action: () throws -> Void
) rethrows -> Bool {
    let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let subject = SnapshotSubject(app: app, content: content, masks: masks)
    let expectation = SnapshotExpectation(name: name, literal: literal, timeout: timeout._duration, place: place)
    var before: TUISnapshot?
    _ = app.expecting("expectChanges", with: nil, at: place) { () throws(TUIError) in
        before = try subject.describe(app.lastingFrame())
        return true
    }
    try action()
    guard let before else { return false }
    return app.expecting("expectChanges", with: name?.literal, at: place) { () throws(TUIError) in
        try expectation.expect(app) { frame throws(TUIError) in
            TUISnapshot(changesFrom: before, to: try subject.describe(frame))
        }
    }
}
