// Runs the benchmark that the first argument names: swift run -c release Benchmarks emulator
let arguments = CommandLine.arguments.dropFirst()

do {
    switch arguments.first {
    case "emulator": EmulatorBenchmark.run(Array(arguments.dropFirst()))
    case "driver": try DriverBenchmark.run(Array(arguments.dropFirst()))
    case "drive": try DriveBenchmark.run()
    case "events": try EventsBenchmark.run()
    case "flood": if !FloodBenchmark.run(Array(arguments.dropFirst())) { fail() }
    // Programs that the benchmark of the driver launches.
    case "bridge-app":
        let adoption = arguments.dropFirst().first.flatMap(CounterApp.Adoption.init) ?? .publish
        try CounterApp().run(adoption)
    case "list":
        var app = ListApp(elements: arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000)
        try app.run()
    case "picture": PictureBenchmark.run()
    case "recognition": RecognitionBenchmark.run(Array(arguments.dropFirst()))
    case "settle": if try !SettleBenchmark.run(Array(arguments.dropFirst())) { fail() }
    case "counter": try CounterBenchmark.run(Array(arguments.dropFirst()))
    case "trace": try await TraceBenchmark.run(Array(arguments.dropFirst()))
    case "waits": try await WaitsBenchmark.run(Array(arguments.dropFirst()))
    case "stress": try StressRun.run(Array(arguments.dropFirst()))
    default:
        print(
            "usage: Benchmarks counter PATH | drive | driver [part] [--memory MB] | emulator | events | flood [MiB] | picture | recognition [word] | stress [keys] [actions]"
        )
        print("       Benchmarks trace [PAIRS | parallel [PAIRS] | keys [N] | output [MiB]]")
        print("       Benchmarks waits")
        print("       Benchmarks settle [--keys N] [--program NAME…] [--counter NAME…] [--idle] [--busy]")
    }
} catch {
    print("failed: \(error)")
    fail()
}
