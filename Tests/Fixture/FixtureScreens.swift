import Lunch
import LunchWire

/// The fixture's screens, chosen by a switch written by hand.
struct FixtureScreens: Creatable {
    func create(_ identifier: String, userInfo: UserInfo) throws -> FixtureScreen? {
        switch identifier {
        case "Counter": CounterScreen()
        case "Spinner": SpinnerScreen()
        case "Flusher": FlusherScreen()
        case "Forgetful": ForgetfulScreen()
        case "Interruptible": InterruptibleScreen(wantsSilence: userInfo["silence"] == true)
        case "Stubborn": StubbornScreen()
        case "Working": WorkingScreen()
        case "Stuck": StuckScreen()
        case "Size": SizeScreen()
        case "Dawdling": DawdlingScreen(try userInfo.mock(DawdlingScreen.Options.self))
        case "Slow": SlowScreen()
        case "Form": FormScreen(wantsMouse: userInfo["mouse"] == true)
        case "Input": InputScreen(modes: try userInfo.decode(String.self, forKey: "modes"))
        case "Login": LoginScreen(try userInfo.mockIfPresent(LoginScreen.Options.self))
        case "Hostile": try HostileScreen(userInfo.mock(HostileScreen.Options.self))
        case "Text": TextScreen(text: try userInfo.mock(String.self))
        case "Mock": MockScreen(mock: userInfo[LaunchKeys.mock])
        case "Forger": ForgerScreen(bytes: try userInfo.decode([UInt8].self, forKey: "bytes"))
        case "Environment": EnvironmentScreen()
        case "Broken": throw BrokenScreenError()
        case "Silent": SilentScreen(text: try userInfo.mockIfPresent(String.self) ?? "drawn, and nothing else")
        case "Splash": SplashScreen()
        case "Sleeping": SleepingScreen()
        case "Flood": FloodScreen(size: try userInfo.mock(Int.self))
        case "Elsewhere": ElsewhereScreen()
        case "Widgets": WidgetsScreen(try userInfo.mock(WidgetsScreen.Options.self))
        case "Flat": FlatScreen(try userInfo.mock(FlatScreen.Options.self))
        case "Painter": PainterScreen()
        case "Marked": MarkedScreen()
        case "Stress": StressScreen(seed: try userInfo.decode(Int.self, forKey: "seed"))
        case "Timeout": TimeoutScreen()
        case "Ticker": TickerScreen()
        case "Cascade": CascadeScreen()
        case "Thousand": ThousandScreen()
        case "Impatient": ImpatientScreen()
        case "Waiting": WaitingScreen()
        case "Clockless": ClocklessScreen()
        case "Cooked": CookedScreen()
        case "Staying": StayingScreen()
        case "Halting": HaltingScreen()
        case "Spinning": SpinningScreen()
        case "Deadlocked": DeadlockedScreen()
        case "Aftermath": AftermathScreen()
        case "Loader": LoaderScreen()
        case "Loading": LoadingScreen(seconds: try userInfo.mock(Int.self))
        case "Sleepers": SleepersScreen()
        case "Loose": LooseScreen()
        case "Excessive": ExcessiveScreen(try userInfo.mock(ExcessiveScreen.Options.self))
        default: nil
        }
    }

    /// `LUNCH_FIXTURE_LIST` makes it another list.
    var screens: [LaunchScreenDescription] {
        if let list = FixtureTerminal.variable("LUNCH_FIXTURE_LIST") {
            return list.split(separator: ",").map { name in
                let variants: [LaunchScreenDescription.Variant] = [
                    .init(name: "bread", mock: ["menu": "Bread", "price": 1.25]),
                    .init(name: "a \"b\" \u{1B}[2J\n漢", mock: "odd"),
                ]
                return LaunchScreenDescription(String(name), variants: name == "Mock" ? variants : [])
            }
        }
        return ["Counter", "Spinner", "Flusher", "Form", "Size"].map { LaunchScreenDescription($0) }
    }
}

/// The error that the screen `Broken` throws.
struct BrokenScreenError: Error, CustomStringConvertible {
    let description = "it is meant to be broken."
}
