interface Element {
  readonly name: string;
  readonly children: (Element | string)[];
}

/**
 * MathML inside HTML to text with `<sub>` and `<sup>`; a fraction becomes a/b, a root √(…). Broken MathML gives its characters. Never fails; linear in
 * the length of the text.
 */
export function mathToHtml(html: string): string {
  let out = '';
  let at = 0;
  let begin = -1;
  let inside = 0;
  for (const tag of tagsOf(html, /<(\/?)(?:\w{1,20}:)?(math)\b/gi)) {
    if (!tag.closes && begin < 0) [begin, inside] = [tag.begin, tag.end];
    else if (tag.closes && begin >= 0) {
      out += html.slice(at, begin) + write(parse(html.slice(inside, tag.begin)));
      at = tag.end;
      begin = -1;
    }
  }
  return out + html.slice(at);
}

/** The tags that begin as the pattern says, each to its `>`; attributes may hold any other sign. */
function* tagsOf(html: string, beginning: RegExp) {
  for (let found = beginning.exec(html); found; found = beginning.exec(html)) {
    const last = html.indexOf('>', beginning.lastIndex);
    if (last < 0) return;
    beginning.lastIndex = last + 1;
    const name = (found[2] as string).toLowerCase();
    yield { name, begin: found.index, end: last + 1, closes: found[1] === '/', isWhole: html[last - 1] === '/' };
  }
}

/** No formula is nested deeper; what is stands side by side. */
const depthMax = 100;

function parse(source: string): Element {
  const root: Element = { name: 'mrow', children: [] };
  const open = [root];
  let at = 0;
  for (const { name, begin, end, closes, isWhole } of tagsOf(source, /<(\/?)(?:\w{1,20}:)?(\w{1,40})/g)) {
    const text = source.slice(at, begin).trim();
    if (text) open.at(-1)?.children.push(text);
    at = end;
    if (closes) {
      const place = open.findLastIndex((element) => element.name === name);
      if (place > 0) open.length = place;
    } else {
      const element: Element = { name, children: [] };
      open.at(-1)?.children.push(element);
      if (!isWhole && open.length < depthMax) open.push(element);
    }
  }
  const rest = source.slice(at).trim();
  if (rest) open.at(-1)?.children.push(rest);
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
      return raisedBy(write(first), write(second));
    case 'msubsup':
    case 'munderover':
      return `${write(first)}<sub>${write(second)}</sub><sup>${write(third)}</sup>`;
    case 'mfrac':
      return `${write(first)}/${write(second)}`;
    case 'msqrt':
      return `√(${node.children.map(write).join('')})`;
    case 'mspace':
      return ' ';
    // The same formula once more, for machines.
    case 'annotation':
    case 'annotation-xml':
      return '';
    default:
      return node.children.map(write).join('');
  }
}

/** An accent over a letter is left out. */
function raisedBy(base: string, over: string): string {
  return /^[¯˜^~→ˆ´`]$/.test(over.trim()) ? base : `${base}<sup>${over}</sup>`;
}
