/// An app that knows nothing of the toolkit, and says who it is.
@main enum Namesakes {
    static func main() { print(Text(name: "It has names of its own.").name) }
}
