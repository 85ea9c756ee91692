/// The place in which footprints are kept.
///
/// A change is saved once its call has returned. All calls throw what went wrong in words for a person.
protocol FootprintStore: AnyObject {
    /// The title to save under.
    var title: String { get set }

    /// Saves a point under the title.
    @discardableResult
    func create(_ location: Location) throws -> Footprint

    /// All points, in the order in which they were saved.
    func all() throws -> [Footprint]

    /// The points of a title, in that order.
    func footprints(title: String) throws -> [Footprint]

    /// Returns true if there are points of a title.
    func exists(title: String) throws -> Bool

    /// The titles with their counts; the one that was saved under last comes first.
    func routes() throws -> [Route]

    /// The number of points.
    func count() throws -> Int

    /// The number of points of a title.
    func count(title: String) throws -> Int

    /// Deletes the points of a title; does nothing where there are none.
    func delete(title: String) throws
}
