package import LunchElements
package import LunchInput
package import LunchTerminal
package import LunchWire

/// Something that a test does, asks or expects, as a value: the tap of an element, or the read of a label.
///
/// A step of a test carries its command, which has one form in JSON.
public struct TUICommand: Equatable, Sendable {
    /// The action, or the question.
    package var action: Action

    /// The modifier keys that are held down while the mouse is used.
    package var modifiers: TUIKeyModifierFlags = []

    package init(_ action: Action, holding modifiers: TUIKeyModifierFlags = []) {
        (self.action, self.modifiers) = (action, modifiers)
    }

    package enum Action: Equatable, Sendable {
        case launch(Launch)
        case terminate

        case point(Gesture, Place)
        /// The wheel turns; positive numbers are left and up.
        case scroll(Place, x: Int, y: Int)
        case swipe([QueryStep], Direction)

        /// Keys are pressed; into an element, or to whatever has the focus.
        case press([TUIKeyboardKey]?, into: [QueryStep], whenSettled: Bool = true)
        case type(TypedText, into: [QueryStep], whenSettled: Bool = true)
        case paste(TypedText, into: [QueryStep])
        case clear([QueryStep])
        case replace([QueryStep], TypedText)
        case adjust([QueryStep], Adjustment)

        /// Bytes are sent as they are; nil if they are secret, or if that is not known yet.
        case send([UInt8]?)

        /// The window of the terminal gets the focus, or loses it.
        case focus(Bool)
        case resize(CellSize)
        case advance(Duration)
        case show(String, Data)

        case read(Reading)
        case wait(Event, within: Duration)
        case expect(Reading, Condition, within: Duration)
        case expectNoChange(for: Duration)
        /// An expectation from another module, such as a snapshot. Only its test can repeat it.
        case call(String, of: [QueryStep], argument: String?)
    }

    /// Something that a hand does with the mouse.
    package enum Gesture: Equatable, Sendable {
        case tap, doubleTap, rightClick, hover
        /// The left button is held, and maybe dragged to another place.
        case hold(Duration, dragTo: Place? = nil)
    }

    /// The place at which the mouse is used: an element, a point of it, or a cell of the screen.
    package indirect enum Place: Equatable, Sendable {
        case element([QueryStep])
        /// A share of the width and the height of an element, or of the screen, and cells from there.
        case point([QueryStep], x: Double, y: Double, columns: Int, rows: Int)
        case cell(CellPoint)
    }

    package enum Direction: String, CaseIterable, Sendable {
        case up, down, left, right
    }

    package enum Adjustment: Equatable, Sendable {
        /// A slider moves to a position from 0 to 1.
        case position(Double)
        /// A picker turns to a value.
        case value(String)
    }

    /// The data that a screen is shown with.
    package enum Data: Equatable, Sendable {
        case nothing
        case variant(String, userInfo: [String: LunchJSON] = [:])
        case userInfo([String: LunchJSON])
        /// A text in the place of user info, which may be none.
        case text(String)
    }

    /// Something that is read: of an element, of all that a query finds, of the terminal, or of the clock.
    package struct Reading: Equatable, Sendable {
        package var query: [QueryStep]
        /// The name of the property, such as `label`; nil for a key path that `Property.all` does not contain.
        package var property: String?
        /// The place in question; nil unless a coordinate is read.
        package var place: Place?

        package init(_ query: [QueryStep] = [], _ property: String?, at place: Place? = nil) {
            (self.query, self.property, self.place) = (query, property, place)
        }
    }

    /// A demand on a value.
    package enum Condition: Equatable, Sendable {
        case comparison(Comparison)
        /// The words of a demand that has no form in JSON, or that contains a secret.
        case words(String)
    }

    /// The event that a wait ends with.
    package enum Event: Equatable, Sendable {
        case value(Reading, Condition)
        case exit
        case running(Bool)
        /// No connection of the program waits for an answer.
        case answers
        /// A frame that meets the condition of a closure.
        case frame
    }

    /// The program that is launched, and what it is given.
    package struct Launch: Equatable, Sendable {
        /// The path of the program; empty for the one that the test's target names.
        package var program: String
        package var arguments: [String] = []
        /// The variables that the test set, and the variables for the locale, the time zone and the clock.
        package var environment: [String: String] = [:]
        /// The working directory of the program; nil for the working directory of the tests.
        package var directory: String?
        package var screen: String?
        package var data = Data.nothing
        package var columns = 80
        package var rows = 24
        package var profile = TUITerminalProfile.standard

        package init(program: String) { self.program = program }
    }
}
