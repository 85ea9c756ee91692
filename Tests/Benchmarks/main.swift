// Runs the benchmark that the first argument names: swift run -c release Benchmarks emulator
let arguments = CommandLine.arguments.dropFirst()

switch arguments.first {
case "emulator":
    EmulatorBenchmark.run(Array(arguments.dropFirst()))
case "flood":
    if !FloodBenchmark.run(Array(arguments.dropFirst())) { fail() }
default:
    print("usage: Benchmarks emulator | flood [MiB]")
}
