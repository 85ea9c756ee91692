#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

let defect = CommandLine.arguments.dropFirst().first.flatMap(Int.init).flatMap(Defect.init) ?? .none
let launch = LaunchData(keepingToken: defect == .handsOnItsToken)
if launch.wantsCatalog {
    if defect == .printsBesideItsList { Terminal.write("Loading …\n") }
    Terminal.write(LaunchData.catalog + "\n")
    exit(0)
}
if defect == .ignoresSIGTERM {
    signal(SIGTERM, SIG_IGN)
    signal(SIGHUP, SIG_IGN)
}
let wire = Wire(token: launch.token, defect: defect)
if defect != .noHello, defect != .helloAfterDrawing {
    Terminal.write(wire.hello(launch.screen.flatMap { LaunchData.screens.contains($0) ? $0 : nil } ?? "Notes"))
}
var screen = NotesScreen(name: "Notes", text: "")
do throws(LaunchData.Refusal) {
    screen = try LaunchData.open(launch.screen, launch.userInfo, defect)
    if defect == .greetsForAnotherScreen || defect == .callsItsScreenAsAsked {
        screen = NotesScreen(name: "Notes", text: screen.text)
    }
} catch {
    Terminal.write(wire.error(error.reason))
    if defect != .goesOnAfterAnError {
        Terminal.write(error.reason + "\n", to: 2)
        exit(64)
    }
}
var app = DefectsApp(launch, defect, screen, wire)
app.run()
