import Lunch
import SampleKit

/// The screens of the app; there is one.
struct RegistrationScreens: Creatable {
    typealias Screen = any SampleKit.Screen

    private let app: App

    init(app: App) { self.app = app }

    private var catalog: Catalog<Screen> {
        Catalog {
            ScreenEntry(
                "Registration", mock: RegistrationMock.self,
                variants: [
                    "taken": RegistrationMock(taken: ["a@b.cc"]),
                    "failing": RegistrationMock(failure: "The network is down."),
                ]
            ) {
                registration($0)
            }
        }
    }

    var screens: [LaunchScreenDescription] { catalog.screens }

    func create(_ identifier: String, userInfo: UserInfo) throws -> Screen? {
        try catalog.create(identifier, userInfo: userInfo)
    }

    /// The form, with the service as mock data describes it.
    func registration(_ mock: RegistrationMock?) -> Screen {
        let service = DemoNetworkService(clock: app.clock, mock: mock ?? RegistrationMock())
        return RegistrationScreen(app: app, service: service)
    }
}
