/// The page that tells an agent how to use sessions.
enum DriveSkill {
    static let text = #"""
        ---
        name: lunch
        description: Use and test terminal programs. Lunch starts a program on a terminal of its own, sends keys, clicks and
          text, returns what has changed once the program has settled, and writes a test. Never sleep, never poll.
        ---

        # Terminal programs with lunch drive

        Each call prints one JSON object. The exit status is 1 if `ok` is false. Each call returns when the program has
        handled the input and settled: do not sleep, and do not look again to be sure.

        ## Calls

        ```sh
        lunch drive open NAME -- PROGRAM ARGUMENTS      # start a program; NAME is yours
        lunch drive open NAME '{"size":{"columns":100,"rows":30},"directory":"/tmp"}' -- PROGRAM
        lunch drive see NAME --show text                # the whole screen; also: tree, svg
        lunch drive do NAME '{"press":{"keys":["down","return"]}}'
        lunch drive do NAME '{"type":{"text":"hello"}}'
        lunch drive do NAME '{"tap":{"query":"e7@42"}}'
        lunch drive expect NAME '{"query":"app.text(\"Saved\")","property":"exists","is":true}'
        lunch drive wait NAME '{"for":"exit","within":10}'
        lunch drive test NAME                           # a test of what was done; --show python for Python
        lunch drive close NAME                          # ends the program
        ```

        Several keys or a long text in one call are better than many calls. `open` and `do` can show the screen in the
        same call: add `--show text`.

        ## Answers

        An answer has only what has changed since the last one:

        - `rows`: the text of each row that changed; rows count from 0. A row that is not there is as it was.
        - `elements`: new or changed elements, each with `ref` (`e7@42`), `query` (Swift), and `label`, `value`, `at`
          (column, row, columns, rows), `focused`, `selected`, `enabled` (if absent: true). `gone` lists the elements that went away.
        - `screen`, `focus`, `cursor` (column, row), `size`. A state that is unknown is `null`.
        - `settling`: `acknowledged`: the app has handled all input. Its timers may still draw, for example a spinner.
          `exact`: nothing more comes without input. `bounded`: it may draw again; `waits` says why, for example
          `answer from 127.0.0.1:8080`. `quiet` is a guess. `unsettled` is a failure.
        - `ended`: the program has ended, with `status` or `signal`.
        - If `ok` is false: `message` says what was wrong and what to do, `near` has what you may have meant, and
          `text` is the screen. Nothing was sent if `kind` is `request` or `reference`.

        ## Find something

        Use a `query` that an answer has given you, or a `ref`, or write one in Swift:

        - `app.buttons["Save"]`, `app.textFields["email"]`, `app.cells["Bread"]`: a type and an identifier, a label or a
          placeholder. Types are `buttons`, `textFields`, `secureTextFields`, `staticTexts`, `checkBoxes`, `tabs`,
          `cells`, `menuItems`, `alerts` and so on.
        - `app.text("Saved")`: a text on the screen of any program. `app.text(/[0-9]+ items/)`: a pattern.
        - `app.cells.element(boundBy: 2)`, `app.buttons.firstMatch`, `app.cells.matching(\.isSelected).firstMatch`.

        A `ref` fails if its element is gone, has moved or is another one now: take the new `ref` from the answer.

        ## Act

        ```text
        {"press":{"keys":["tab","shift-tab","control-c","f1","page-down","x"]}}
        {"type":{"text":"a\tb\n"}}                  {"type":{"query":"app.textFields[\"email\"]","text":"a@b.c"}}
        {"paste":{"text":"many lines"}}             {"clear":{"query":"app.textFields[\"email\"]"}}
        {"tap":{"query":"app.text(\"OK\")"}}        {"tap":{"cell":[10,4]}}
        {"doubleTap":{…}}  {"rightClick":{…}}       {"scroll":{"query":"e3@1","y":-3}}
        {"resize":{"columns":40,"rows":10}}         {"show":{"screen":"Dinner","mock":{"menu":"Soup"}}}
        {"advance":{"by":1}}                        virtual time, if the app was opened with LAUNCH_CLOCK=virtual
        ```

        `type` adds to what a field contains. `return` is the Return key; `escape`, `space`, `delete` (backspace), `forward-delete`, `up`, `home`, `end`.

        ## Read, expect, wait

        ```text
        {"read":{"query":"app.staticTexts[\"menuLabel\"]","property":"label"}}
        {"read":{"property":"terminal.cursor.row"}}
        ```

        `do` takes these, and `expect` and `wait` take what is in the inner braces, with a comparison: `is`, `isNot`,
        `contains`, `matches` (a regular expression), `<`, `<=`, `>`, `>=`; and `within` (seconds; 5 if absent).

        - Properties of an element: `exists`, `label`, `value`, `isEnabled`, `isSelected`, `hasFocus`, `isOn`, `frame`.
        - Of all that a query finds: `count`, and `labels` (`is` a list, or `contains` one of them). Of the terminal: `terminal.rows[3]`, `terminal.windowTitle`,
          `terminal.cursor.column`, `terminal.cursorRow`, `terminal.bellCount`, `terminal.clipboard`.
        - `wait` also takes `{"for":"exit"}`, `{"for":"answers"}` (of the network) and `{"for":"notRunning"}`.

        If the time of a wait is over, its value is `false`, and `ok` stays true. An expectation fails then. A program that
        ends by a signal, or with another status than 0, fails the next call, unless you wait for the exit.

        ## Write a test

        1. Open the program. An app that adopts Lunch opens on any screen with mock data:
           `lunch drive open meal '{"program":["LunchSample"],"screen":"Breakfast","mock":{"menu":"Bread"}}'`.
           A program without a slash is a product of the Swift package in this folder, or a command in PATH.
        2. Act, and after each act `expect` what must be so. A test without an expectation proves nothing. Expect what
           the program is for, such as a text that only a right answer shows, and nothing that changes by itself.
        3. Look at the answers: an expectation that failed is not in the test.
        4. `lunch drive test NAME` has the test in the member `swift`; with `--show python` it is in `python`.
           A line that begins with `//` or `#` needs your attention: for example, `secret1`
           replaces a secret. Equal secrets get equal words.
        5. `lunch drive close NAME`.

        Run a test in Swift with `swift test`, in a test target that depends on `LunchTest`; one in Python with `pytest`,
        with the package `lunchtui` installed and the path of `lunch` in the variable LUNCH. Then break the program or the expectation once, and see the test fail.

        ## What to know

        - Secrets stay secret: a read of the value of a secure field is `{"secret":7}`, the number of its characters.
        - `waits` lists timers of other threads as well; only `bounded` says that they may draw.
        - An unused session ends after 10 minutes (`--idle SECONDS`).
        - A program that is opened with a `screen` or with mock data has an empty home folder. Any other program has yours:
          set `"environment":{"HOME":"/tmp/home"}` if it must not read or write your files.
        - For many calls, a program can keep one `lunch drive` open: a request `{"id":1,"do":{…}}` on each line of its
          input, an answer on each line of its output. `lunch drive schema` prints the JSON schema of both.
        """#
}
