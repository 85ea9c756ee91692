import LunchBridge
import Testing

/// The stored properties of views are read by their names, private or not.
@Suite struct ReflectedTests {
    private class Base {
        private let title = "a title"
        private weak var owner: Base?
        init(owner: Base? = nil) { self.owner = owner }
    }

    private final class Derived: Base {
        private let count = 7
        private var ratio = 1.5
        private var isOn = true
        private let characters: [Character] = ["a", "b"]
        private let nothing: String? = nil
        private let nested: String?? = "inside"
        private let width = Length(.finite(40))
        private let height = Length(.infinite)
        private let place = (x: 1, size: (width: 2, height: 3))
        private(set) lazy var panel = "panel"
        @Wrapped private var wrapped = "wrapped"
    }

    private struct Length {
        enum Kind {
            case finite(Int)
            case infinite
        }

        private let kind: Kind

        init(_ kind: Kind) { self.kind = kind }
    }

    @propertyWrapper struct Wrapped { var wrappedValue: String }

    private let view = Derived(owner: nil)

    private func words(_ body: () throws(ReflectionError) -> Void) -> String {
        do throws(ReflectionError) {
            try body()
            return "nothing was wrong"
        } catch {
            return "\(error)"
        }
    }

    @Test func values() throws {
        let stored = Reflected(view)
        #expect(try stored.title.text == "a title")
        #expect(try stored.count.number == 7)
        #expect(try stored.count.text == "7")
        #expect(try stored.ratio.text == "1.5")
        #expect(try stored.isOn.flag)
        #expect(try stored.isOn.text == "1")
        #expect(try stored.characters.text == "ab")
        #expect(try stored.characters.elements.map { try $0.text } == ["a", "b"])
        #expect(try stored.nested.text == "inside")
        #expect(try stored["place.size.height"].number == 3)
        #expect(try stored.width.number == 40)
        #expect(try stored["width.kind.finite"].number == 40)
        #expect(try stored.wrapped.wrappedValue.text == "wrapped")
        #expect(try stored.count.get(Int.self) == 7)
    }

    @Test func whatIsNotThere() throws {
        let stored = Reflected(view)
        #expect(try stored.nothing.isNil)
        #expect(try stored.owner.isNil)
        #expect(try !stored.title.isNil)
        #expect(try stored.panel.isNil)
        #expect(view.panel == "panel")
        #expect(try Reflected(view).panel.text == "panel")
    }

    @Test func aNameThatIsNotThere() {
        #expect(
            words { () throws(ReflectionError) in _ = try Reflected(view).titel.text } == """
                Derived stores no "titel". Did you mean "title"?
                It stores: "count", "ratio", "isOn", "characters", "nothing", "nested", "width", "height", "place", \
                "panel", "_wrapped", "title", "owner".
                """)
        #expect(
            words { () throws(ReflectionError) in _ = try Reflected(view).place.size.depth.width.text } == """
                Derived.place.size is of type (width: Int, height: Int), which stores no "depth".
                It stores: "width", "height".
                """)
        // Somebody asks whether it is there, and it cannot be.
        #expect(words { () throws(ReflectionError) in _ = try Reflected(view).titel.isNil }.contains("no \"titel\""))
    }

    @Test func whatIsOfAnotherType() {
        #expect(
            words { () throws(ReflectionError) in _ = try Reflected(view).title.number } == """
                Derived.title is of type String, and not a number.
                Name another property, or read it with a closure.
                """)
        #expect(
            words { () throws(ReflectionError) in _ = try Reflected(view).nothing.text } == """
                Derived.nothing is nil.
                Ask for it only if it is there (isNil); a lazy property is nil until it has been used.
                """)
        #expect(
            words { () throws(ReflectionError) in _ = try Reflected(view).height.number }
                .contains("Derived.height is of type Length, and not a number."))
        #expect(words { () throws(ReflectionError) in _ = try Reflected(view).place.number }.contains("not a number"))
        #expect(words { () throws(ReflectionError) in _ = try Reflected(view).count.elements }.contains("a collection"))
    }
}
