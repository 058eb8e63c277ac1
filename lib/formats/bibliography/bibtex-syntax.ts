/** One `@type{key, name = value, …}`: values in LaTeX without outer delimiters; month macros stay unexpanded (`jan`). */
export interface BibtexEntry {
  readonly type: string;
  readonly key: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** Splits a BibTeX file into entries. Never fails: an incomplete entry is dropped, up to the next line that starts one. */
export function parseBibtex(source: string): BibtexEntry[] {
  const macros = new Map<string, string>();
  const entries: BibtexEntry[] = [];
  const start = /@\s*([a-zA-Z]+)\s*[{(]/g;
  for (let match = start.exec(source); match; match = start.exec(source)) {
    const type = (match[1] as string).toLowerCase();
    const end = closingIndex(source, start.lastIndex - 1);
    if (end < 0) {
      const next = source.slice(start.lastIndex).search(/^\s*@/m);
      if (next < 0) break;
      start.lastIndex += next;
      continue;
    }
    const body = source.slice(start.lastIndex, end);
    start.lastIndex = end + 1;
    if (type === 'comment' || type === 'preamble') continue;
    if (type === 'string') for (const [name, value] of fieldsOf(body, macros)) macros.set(name, value);
    else {
      const comma = body.indexOf(',');
      const key = (comma < 0 ? body : body.slice(0, comma)).trim();
      entries.push({ type, key, fields: fieldsOf(comma < 0 ? '' : body.slice(comma + 1), macros) });
    }
  }
  return entries;
}

/** Splits at a separator outside all braces. */
export function splitOutsideBraces(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    else if (text[index] === '}') depth -= 1;
    else if (depth === 0) {
      separator.lastIndex = index;
      const match = separator.exec(text);
      if (match) {
        parts.push(text.slice(from, index));
        index += match[0].length - 1;
        from = index + 1;
      }
    }
  }
  return [...parts, text.slice(from)];
}

/** Whether the text is a single brace group. */
export function isOneGroup(text: string): boolean {
  return text.startsWith('{') && closingIndex(text, 0) === text.length - 1;
}

function fieldsOf(body: string, macros: ReadonlyMap<string, string>): Map<string, string> {
  const fields = new Map<string, string>();
  const name = /\s*,?\s*([^\s"#%'(),={}]+)\s*=\s*/y;
  for (let match = name.exec(body); match; match = name.exec(body)) {
    const [value, end] = valueAt(body, name.lastIndex, macros);
    const field = (match[1] as string).toLowerCase();
    // The first value of a repeated field counts; the others are reported as unused.
    let number = 1;
    while (fields.has(number > 1 ? `${field} ${number}` : field)) number += 1;
    fields.set(number > 1 ? `${field} ${number}` : field, value);
    name.lastIndex = end;
  }
  return fields;
}

/** The value of a field and the offset of its end. `#` joins the pieces of a value. */
function valueAt(body: string, from: number, macros: ReadonlyMap<string, string>): [string, number] {
  let value = '';
  let offset = from;
  for (;;) {
    const [piece, end] = pieceAt(body, offset, macros);
    value += piece;
    const join = /\s*#\s*/y;
    join.lastIndex = end;
    if (!join.exec(body)) return [value, end];
    offset = join.lastIndex;
  }
}

function pieceAt(body: string, start: number, macros: ReadonlyMap<string, string>): [string, number] {
  if (body[start] === '{') {
    const end = closingIndex(body, start);
    return end < 0 ? [body.slice(start + 1), body.length] : [body.slice(start + 1, end), end + 1];
  }
  if (body[start] === '"') {
    let depth = 0;
    for (let end = start + 1; end < body.length; end += 1) {
      if (body[end] === '{') depth += 1;
      else if (body[end] === '}') depth -= 1;
      else if (body[end] === '"' && depth === 0) return [body.slice(start + 1, end), end + 1];
    }
    return [body.slice(start + 1), body.length];
  }
  const barePattern = /[^\s,#{}"]*/y;
  barePattern.lastIndex = start;
  const word = barePattern.exec(body)?.[0] ?? '';
  return [macros.get(word.toLowerCase()) ?? word, start + word.length];
}

/** The index of the bracket that closes the group opened at `from`; -1 when it is missing. */
function closingIndex(text: string, from: number): number {
  const close = text[from] === '(' ? ')' : '}';
  let depth = 0;
  for (let index = from + 1; index < text.length; index += 1) {
    if (depth === 0 && text[index] === close) return index;
    if (text[index] === '{') depth += 1;
    else if (text[index] === '}') depth -= 1;
  }
  return -1;
}
