interface Element {
  readonly name: string;
  readonly children: (Element | string)[];
}

/** MathML in HTML to text with `<sub>` and `<sup>`; fractions become a/b, roots √(…). Never throws; linear in the length of the text. */
export function mathToHtml(html: string): string {
  let out = '';
  let index = 0;
  let start = -1;
  let contentStart = 0;
  for (const tag of tagsOf(html, /<(\/?)(?:\w{1,20}:)?(math)\b/gi)) {
    if (!tag.closes && start < 0) [start, contentStart] = [tag.begin, tag.end];
    else if (tag.closes && start >= 0) {
      out += html.slice(index, start) + write(parse(html.slice(contentStart, tag.begin)));
      index = tag.end;
      start = -1;
    }
  }
  return out + html.slice(index);
}

/** Tags whose start matches the pattern, each up to its `>`. */
function* tagsOf(html: string, pattern: RegExp) {
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const closing = html.indexOf('>', pattern.lastIndex);
    if (closing < 0) return;
    pattern.lastIndex = closing + 1;
    const name = (match[2] as string).toLowerCase();
    yield { name, begin: match.index, end: closing + 1, closes: match[1] === '/', isSelfClosing: html[closing - 1] === '/' };
  }
}

/** Maximum nesting; deeper elements become siblings. */
const depthMax = 100;

function parse(source: string): Element {
  const root: Element = { name: 'mrow', children: [] };
  const ancestors = [root];
  let index = 0;
  for (const { name, begin: start, end, closes, isSelfClosing } of tagsOf(source, /<(\/?)(?:\w{1,20}:)?(\w{1,40})/g)) {
    const text = source.slice(index, start).trim();
    if (text) ancestors.at(-1)?.children.push(text);
    index = end;
    if (closes) {
      const position = ancestors.findLastIndex((element) => element.name === name);
      if (position > 0) ancestors.length = position;
    } else {
      const element: Element = { name, children: [] };
      ancestors.at(-1)?.children.push(element);
      if (!isSelfClosing && ancestors.length < depthMax) ancestors.push(element);
    }
  }
  const rest = source.slice(index).trim();
  if (rest) ancestors.at(-1)?.children.push(rest);
  return root;
}

function write(node: Element | string | undefined): string {
  if (node === undefined) return '';
  if (typeof node === 'string') return node;
  const [first, second, third] = node.children;
  switch (node.name) {
    case 'msub':
    case 'munder':
      return `${write(first)}<sub>${write(second)}</sub>`;
    case 'msup':
    case 'mover':
      return withSuperscript(write(first), write(second));
    case 'msubsup':
    case 'munderover':
      return `${write(first)}<sub>${write(second)}</sub><sup>${write(third)}</sup>`;
    case 'mfrac':
      return `${write(first)}/${write(second)}`;
    case 'msqrt':
      return `√(${node.children.map(write).join('')})`;
    case 'mspace':
      return ' ';
    // An annotation repeats the formula in a machine-readable form.
    case 'annotation':
    case 'annotation-xml':
      return '';
    default:
      return node.children.map(write).join('');
  }
}

/** The base with its superscript; an accent over a letter is dropped. */
function withSuperscript(base: string, over: string): string {
  return /^[¯˜^~→ˆ´`]$/.test(over.trim()) ? base : `${base}<sup>${over}</sup>`;
}
