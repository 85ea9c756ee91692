import Lunch
import SampleKit

/// The screens of the app: four tabs, and what the settings lead to.
final class FootSteps: Creatable {
    typealias Screen = any SampleKit.Screen

    enum Place: String, CaseIterable {
        case home = "Home"
        case map = "Map"
        case export = "Export"
        case settings = "Settings"
        case footprintHistory = "FootprintHistory"
        case about = "About"
    }

    private let app: App

    /// The user's files, which are opened once, and only where there is no mock data.
    private var files: Services?

    init(app: App) { self.app = app }

    private var catalog: Catalog<Screen> {
        Catalog {
            for place in Place.allCases {
                ScreenEntry(place.rawValue, mock: MockData.self, variants: ["walk": .walk]) { [self] mock in
                    try screen(at: place, mock)
                }
            }
        }
    }

    var screens: [LaunchScreenDescription] { catalog.screens }

    func create(_ identifier: String, userInfo: UserInfo) throws -> Screen? {
        try catalog.create(identifier, userInfo: userInfo)
    }

    /// All tabs, with the one in front to which a place belongs.
    func screen(at place: Place, _ mock: MockData? = nil) throws -> Screen {
        let services = try services(mock)
        let home = HomeViewModel(with: .init(store: services.store, source: services.source))
        let map = MapViewModel(with: services.store)
        home.footprint.bind { _ in map.load() }
        let export = ExportViewModel(with: .init(store: services.store, exporter: services.exporter))
        let tabs: [TabScreen.Tab] = [
            .init(screen: HomeScreen(home, app: app)), .init(screen: MapScreen(map, app: app)),
            .init(screen: ExportScreen(export, app: app)), .init("Settings", screen: settings(services, at: place)),
        ]
        return TabScreen(tabs, selection: Place.allCases.prefix(tabs.count).firstIndex(of: place) ?? tabs.count - 1)
    }

    /// The settings, and over them the screen that a place is, if they lead there.
    private func settings(_ services: Services, at place: Place) -> NavigationStack {
        let settings = SettingsScreen(SettingsViewModel())
        let app = app
        func screen(_ row: SettingsViewModel.Row) -> Screen {
            switch row {
            case .footprintHistory: FootprintHistoryScreen(FootprintHistoryViewModel(with: services.store), app: app)
            case .about: AboutScreen()
            }
        }
        let row: SettingsViewModel.Row? =
            switch place {
            case .footprintHistory: .footprintHistory
            case .about: .about
            case .home, .map, .export, .settings: nil
            }
        let stack = NavigationStack(settings, row.map { [screen($0)] } ?? [])
        settings.onSelect = { [unowned stack] in stack.push(screen($0)) }
        return stack
    }

    private func services(_ mock: MockData?) throws -> Services {
        if let mock { return try Services(mock: mock, app: app) }
        let services = try files ?? Services(app: app)
        files = services
        return services
    }
}
