import LunchSnapshots

extension TracePage {
    static let style = """
        :root { color-scheme: light dark; font-family: sans-serif }
        body { margin: 0 }
        header { padding: .5em 1em; border-bottom: 1px solid GrayText }
        h1 { margin: 0; font-size: 1.3em }
        h2 { font-size: 1.1em; overflow-wrap: anywhere }
        h3 { font-size: 1em }
        header p { margin: .3em 0 }
        main { display: flex; flex-wrap: wrap }
        nav { flex: 1 1 22em; max-width: 100%; max-height: 80vh; overflow: auto; position: sticky; top: 0 }
        section { flex: 3 1 30em; min-width: 0; padding: 0 1em }
        ol { list-style: none; margin: 0; padding: 0; overflow-anchor: none }
        ol:not(:empty) { height: auto !important }
        li { padding: .2em .5em; border-left: .3em solid transparent; cursor: pointer; overflow-wrap: anywhere }
        li small { display: block; color: GrayText }
        li.failed { border-color: #b00020 } li.different { border-color: #8a4b00 }
        li[aria-selected] { background: Highlight; color: HighlightText }
        li[aria-selected] small { color: inherit }
        figure { margin: 0 0 1em; max-width: 100% }
        figcaption { color: GrayText; font-size: .85em }
        #screens { display: flex; flex-wrap: wrap; gap: 1em }
        .screen { margin: 0; font: 13px/1.25 ui-monospace, monospace; overflow: auto hidden; border: 1px solid GrayText }
        .screen { width: fit-content; max-width: 100%; background: light-dark(#fff, #000) }
        .screen div { white-space: pre; min-height: 1.25em; border-left: 3px solid transparent }
        .screen div.changed { border-color: #8a4b00 }
        #strip { display: flex; gap: .4em; overflow: auto }
        #strip figure { cursor: pointer; margin: 0 }
        #strip .screen { font-size: 3px; line-height: 1.25; max-width: none; pointer-events: none }
        #strip .here .screen { outline: 2px solid Highlight }
        #message { white-space: pre-wrap }
        pre { overflow: auto; unicode-bidi: bidi-override }
        .note { margin: .3em 0; white-space: pre-wrap }
        @media (max-width: 60em) { nav { max-height: 40vh; position: static } }
        .gone { color: light-dark(#b00020, #ff8a80) } .come { color: light-dark(#006a2b, #7ddc9a) }

        """

    /// The steps, the search and the keys. A change of the script changes its digest, which a test computes again.
    static let script = WebPage.Script(
        """
        const data = JSON.parse(document.getElementById('data').textContent);
        const get = id => document.getElementById(id);
        const steps = data.steps, list = get('steps');
        let rows = [], elements = [];
        for (const step of steps) {
          step.before = rows;
          step.old = elements;
          if (step.r) rows = step.r;
          if (step.e) elements = step.e;
          step.rows = rows;
          step.elements = elements;
        }
        const plain = row => row.filter((part, index) => index % 2 === 0).join('');
        const make = (tag, name, text) => {
          const element = document.createElement(tag);
          if (name) element.className = name;
          if (text !== undefined) element.textContent = text;
          return element;
        };
        const item = index => {
          const step = steps[index];
          const item = make('li', step.f ? 'failed' : step.n === data.different ? 'different' : '');
          item.id = 'step' + index;
          item.setAttribute('role', 'option');
          item.setAttribute('aria-posinset', index + 1);
          item.setAttribute('aria-setsize', steps.length);
          item.style.paddingLeft = step.p + .5 + 'em';
          item.append(make('b', '', step.n), ' ', make('code', '', step.c), step.a ? ' → ' + step.a : '');
          const changes = step.r && index ? step.rows.filter((row, place) => row !== step.before[place]).length : 0;
          const facts = [step.w, step.t, step.g, changes ? changes + (changes === 1 ? ' row' : ' rows') : ''];
          item.append(make('small', '', facts.filter(Boolean).join(' · ')));
          return item;
        };
        // The steps are made as they come into view: of ten thousand only a few are ever looked at.
        const portion = 50, portions = [];
        const fill = number => {
          const box = portions[number];
          if (!box || box.firstChild) return;
          const end = Math.min(steps.length, (number + 1) * portion);
          for (let index = number * portion; index < end; index += 1) box.append(item(index));
        };
        const observer = new IntersectionObserver(seen => {
          for (const one of seen) if (one.isIntersecting) fill(portions.indexOf(one.target));
        }, { root: list.parentNode, rootMargin: '300px' });
        for (let start = 0; start < steps.length; start += portion) {
          const box = make('ol', '');
          box.setAttribute('role', 'presentation');
          box.style.height = Math.min(portion, steps.length - start) * 2.7 + 'em';
          portions.push(box);
          list.append(box);
          observer.observe(box);
        }
        const screen = (name, rows, others, cursor) => {
          const box = make('figure', '');
          box.append(make('figcaption', '', name));
          const pre = make('pre', 'screen');
          rows.forEach((row, place) => {
            const line = make('div', others && row !== others[place] ? 'changed' : '');
            const parts = data.rows[row];
            for (let index = 0; index < parts.length; index += 2)
              line.append(make('span', 's' + parts[index + 1], parts[index]));
            pre.append(line);
          });
          box.append(pre);
          if (cursor) box.append(make('small', '', 'cursor in column ' + cursor[0] + ', row ' + cursor[1]));
          return box;
        };
        let chosen = -1;
        const choose = index => {
          index = Math.max(0, Math.min(steps.length - 1, index));
          if (index === chosen || !steps.length) return;
          const old = get('step' + chosen);
          if (old) old.removeAttribute('aria-selected');
          chosen = index;
          fill(Math.floor(index / portion));
          const step = steps[index], item = get('step' + index);
          item.setAttribute('aria-selected', 'true');
          list.setAttribute('aria-activedescendant', item.id);
          item.scrollIntoView({ block: 'nearest' });
          get('head').textContent = 'Step ' + step.n + ': ' + step.c + (step.a ? ' → ' + step.a : '');
          get('message').textContent = [step.i ? 'Sent: ' + step.i : '', step.f ?? ''].filter(Boolean).join('\\n\\n');
          const differs = step.r && step.before.length > 0;
          const screens = !step.rows.length ? [make('p', '', 'There is no screen yet.')]
            : differs ? [screen('Before', step.before, step.rows), screen('After', step.rows, step.before, step.k)]
            : [screen('The screen, which the step did not change', step.rows, null, step.k)];
          get('screens').replaceChildren(...screens);
          const lines = [], before = new Set(step.old), after = new Set(step.elements);
          for (const line of step.old)
            if (!after.has(line)) lines.push(make('div', 'gone', '− ' + data.lines[line]));
          for (const line of step.elements) {
            const isOld = before.has(line);
            lines.push(make('div', isOld ? '' : 'come', (isOld ? '  ' : '+ ') + data.lines[line]));
          }
          get('elements').replaceChildren(...lines);
          const strip = [];
          for (let other = Math.max(0, index - 5); other <= Math.min(steps.length - 1, index + 5); other += 1) {
            const small = screen(String(steps[other].n), steps[other].rows, null);
            if (other === index) small.className = 'here';
            small.addEventListener('click', () => choose(other));
            strip.push(small);
          }
          get('strip').replaceChildren(...strip);
          const here = get('strip').querySelector('.here');
          get('strip').scrollLeft = here.offsetLeft - get('strip').offsetLeft - here.clientWidth;
        };
        const jump = (test, from) => {
          for (let offset = 1; offset <= steps.length; offset += 1) {
            const index = (from + offset) % steps.length;
            if (test(steps[index])) return choose(index);
          }
        };
        list.addEventListener('click', event => {
          const item = event.target.closest('li');
          if (item) choose(Number(item.id.slice(4)));
        });
        const failure = () => jump(step => step.f, chosen);
        const difference = () => jump(step => step.n === data.different, chosen);
        get('failure').disabled = !steps.some(step => step.f);
        get('difference').disabled = data.different === null;
        get('failure').addEventListener('click', failure);
        get('difference').addEventListener('click', difference);
        const field = get('search');
        let hits = null;
        const lowered = texts => texts.map(text => text.toLowerCase());
        const matches = step => {
          const text = field.value.toLowerCase();
          if (hits?.text !== text) {
            data.texts ??= { rows: lowered(data.rows.map(plain)), lines: lowered(data.lines) };
            const find = texts => texts.map(one => one.includes(text));
            hits = { text, rows: find(data.texts.rows), lines: find(data.texts.lines) };
          }
          step.words ??= [step.c, step.w, step.a, step.f, step.i].join('\\n').toLowerCase();
          return step.words.includes(text) || step.rows.some(row => hits.rows[row])
            || step.elements.some(line => hits.lines[line]);
        };
        field.addEventListener('input', () => {
          const count = field.value ? steps.filter(matches).length : 0;
          get('count').textContent = field.value ? count + ' of ' + steps.length + ' steps' : '';
          if (count && !matches(steps[chosen])) jump(matches, chosen);
        });
        field.addEventListener('keydown', event => {
          if (event.key === 'Enter' && field.value) jump(matches, chosen);
          if (event.key === 'Escape') list.focus();
        });
        document.addEventListener('keydown', event => {
          if (event.target === field || event.ctrlKey || event.metaKey || event.altKey) return;
          const keys = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, PageDown: 20, PageUp: -20 };
          keys.Home = -steps.length;
          keys.End = steps.length;
          if (event.key in keys) choose(chosen + keys[event.key]);
          else if (event.key === 'f') failure();
          else if (event.key === 'd') difference();
          else if (event.key === '/') field.focus();
          else return;
          event.preventDefault();
        });
        const first = steps.findIndex(step => step.f);
        choose(first < 0 ? 0 : first);
        list.focus();
        """, digest: "9FhC4VoYgvswQcy9NdN5OH2oFHoiR6a7XQuxvUYUrHE=")
}
