import { raised } from '#lib/domain/latex/raised.ts';

interface Element {
  readonly name: string;
  readonly children: (Element | string)[];
}

/** MathML inside HTML to text with `<sub>` and `<sup>`; a fraction becomes a/b, a root √(…). Broken MathML gives its characters. Never fails. */
export function mathToHtml(html: string): string {
  return html.replace(/<((?:\w+:)?math)\b[^>]*>([\s\S]*?)<\/\1>/gi, (_, _name: string, inside: string) => write(parse(inside)));
}

function parse(source: string): Element {
  const root: Element = { name: 'mrow', children: [] };
  const open = [root];
  let at = 0;
  for (const match of source.matchAll(/<(\/?)(?:\w+:)?(\w+)[^>]*?(\/?)>/g)) {
    const text = source.slice(at, match.index);
    if (text.trim()) open.at(-1)?.children.push(text.trim());
    at = match.index + match[0].length;
    const name = (match[2] as string).toLowerCase();
    if (match[1]) {
      const place = open.findLastIndex((element) => element.name === name);
      if (place > 0) open.length = place;
    } else {
      const element: Element = { name, children: [] };
      open.at(-1)?.children.push(element);
      if (!match[3]) open.push(element);
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
      return isAccent(second) ? write(first) : `${write(first)}<sup>${write(second)}</sup>`;
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

function isAccent(node: Element | string | undefined): boolean {
  return /^[¯˜^~→ˆ´`]$/.test(raised(write(node), 'sub'));
}
