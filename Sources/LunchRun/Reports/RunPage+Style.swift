package import LunchSnapshots

extension RunPage {
    static let style = """
        :root { color-scheme: light dark; font-family: sans-serif; line-height: 1.4 }
        body { margin: 0 }
        header { position: sticky; top: 0; z-index: 1; padding: .5em 1em; background: Canvas; border-bottom: 1px solid GrayText }
        h1 { margin: 0; font-size: 1.3em }
        header p { margin: .3em 0 }
        #search { box-sizing: border-box; width: 20em; max-width: 100% }
        main { padding: 0 1em 2em }
        h2 { font-size: 1.05em; margin: 1.5em 0 .5em; overflow-wrap: anywhere }
        span { color: light-dark(#555, #aaa) }
        code, pre { font-family: ui-monospace, monospace; font-size: .9em }
        header code { color: light-dark(#555, #aaa); overflow-wrap: anywhere }
        b { padding: .1em .4em; border-radius: .3em; color: #fff; font-size: .8em; font-weight: 600; white-space: nowrap }
        b.failed { background: #b00020 } b.changed { background: #8a4b00 } b.other { background: #555 }
        b.passed { background: #1b6e2a }
        .problem { font-weight: 600; color: light-dark(#b00020, #ff8a8a) }
        section { content-visibility: auto; contain-intrinsic-size: auto 30em }
        details.test { border: 1px solid light-dark(#ccc, #444); border-radius: .4em; margin: .4em 0; padding: .3em .6em }
        details.list { margin-top: 1.5em }
        summary { cursor: pointer; overflow-wrap: anywhere }
        .hidden { display: none }
        svg { display: block; max-width: 100%; height: auto; border: 1px solid GrayText }
        pre { overflow: auto; max-height: 40em; margin: .5em 0; unicode-bidi: bidi-override }
        pre:not(.screen) { white-space: pre-wrap; overflow-wrap: anywhere }
        pre.screen { border: 1px solid GrayText; padding: .5em; max-width: max-content }
        li { content-visibility: auto; contain-intrinsic-size: auto 1.5em; overflow-wrap: anywhere }

        """

    /// The search. A change of the script changes its digest, which a test computes again.
    package static let script = WebPage.Script(
        """
        const field = document.getElementById('search');
        const tests = Array.from(document.querySelectorAll('details.test, li'));
        const groups = Array.from(document.querySelectorAll('section, details.list'));
        let texts;
        field.addEventListener('input', () => {
          texts = texts || tests.map(test => test.textContent.toLowerCase());
          const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
          const found = new Set();
          tests.forEach((test, index) => {
            const shows = words.every(word => texts[index].includes(word));
            test.classList.toggle('hidden', !shows);
            if (shows) found.add(test);
          });
          for (const group of groups) {
            const any = Array.from(group.querySelectorAll('details.test, li')).some(test => found.has(test));
            group.classList.toggle('hidden', !any);
            if (words.length && any && group.matches('details.list:last-of-type')) group.open = true;
          }
          const rows = Array.from(document.querySelectorAll('main > details.list:last-of-type li'));
          const count = rows.filter(row => found.has(row)).length;
          document.getElementById('count').textContent = words.length ? count + ' of ' + rows.length : '';
        });
        """, digest: "CfKFzSbe5H/a6FXsAL+XPgdUNGVeks5eoPi21YDUVpQ=")
}
