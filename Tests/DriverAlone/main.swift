import LunchDriver
import LunchElements
import LunchWire

// A program that has the driver and no screen reader. It prints where the elements of a plain program come from, and why it
// finds none: neither one that the screen shows, nor one that the program itself declares.
let app = TUIApplication(LaunchConfiguration(.command("sh")))
app.launchArguments = ["-c", "printf '[ OK ]'; read line"]
try app.launch()
print(try app.settledFrame().elementSource, app.text("OK").exists)
for element in [app.buttons["OK"], app.treating(.row(0), as: .button)] {
    do throws(TUIError) {
        print(try element.snapshot().label)
    } catch {
        print(error.message.split(separator: "\n").prefix(2).joined(separator: "\n"))
    }
}
app.terminate()
