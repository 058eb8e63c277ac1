/** One `@type{key, name = value, …}`: values still in LaTeX, outer delimiters gone, month macros as their names. */
export interface BibtexEntry {
  readonly type: string;
  readonly key: string;
  readonly fields: ReadonlyMap<string, string>;
}

/**
 * Cuts a BibTeX file into entries: braces, quotes, `#`, `@string` macros, comments between entries. Never fails: an entry that breaks off
 * is left out with everything up to the next line that starts one.
 */
export function parseBibtex(source: string): BibtexEntry[] {
  const macros = new Map<string, string>();
  const entries: BibtexEntry[] = [];
  const start = /@\s*([a-zA-Z]+)\s*[{(]/g;
  for (let found = start.exec(source); found; found = start.exec(source)) {
    const type = (found[1] as string).toLowerCase();
    const end = closing(source, start.lastIndex - 1);
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

/** Cuts at a separator that stands outside all braces. */
export function splitOutsideBraces(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    else if (depth === 0) {
      separator.lastIndex = at;
      const match = separator.exec(text);
      if (match) {
        parts.push(text.slice(from, at));
        at += match[0].length - 1;
        from = at + 1;
      }
    }
  }
  return [...parts, text.slice(from)];
}

/** The opening brace closes at the very end: the text is one group. */
export function isOneGroup(text: string): boolean {
  return text.startsWith('{') && closing(text, 0) === text.length - 1;
}

function fieldsOf(body: string, macros: ReadonlyMap<string, string>): Map<string, string> {
  const fields = new Map<string, string>();
  const name = /\s*,?\s*([^\s"#%'(),={}]+)\s*=\s*/y;
  for (let found = name.exec(body); found; found = name.exec(body)) {
    const [value, end] = valueAt(body, name.lastIndex, macros);
    fields.set((found[1] as string).toLowerCase(), value);
    name.lastIndex = end;
  }
  return fields;
}

/** A value with its `#` joins, and where it ends. */
function valueAt(body: string, from: number, macros: ReadonlyMap<string, string>): [string, number] {
  let value = '';
  let at = from;
  for (;;) {
    const [piece, end] = pieceAt(body, at, macros);
    value += piece;
    const join = /\s*#\s*/y;
    join.lastIndex = end;
    if (!join.exec(body)) return [value, end];
    at = join.lastIndex;
  }
}

function pieceAt(body: string, at: number, macros: ReadonlyMap<string, string>): [string, number] {
  if (body[at] === '{') {
    const end = closing(body, at);
    return end < 0 ? [body.slice(at + 1), body.length] : [body.slice(at + 1, end), end + 1];
  }
  if (body[at] === '"') {
    let depth = 0;
    for (let end = at + 1; end < body.length; end += 1) {
      if (body[end] === '{') depth += 1;
      else if (body[end] === '}') depth -= 1;
      else if (body[end] === '"' && depth === 0) return [body.slice(at + 1, end), end + 1];
    }
    return [body.slice(at + 1), body.length];
  }
  const bare = /[^\s,#{}"]*/y;
  bare.lastIndex = at;
  const word = bare.exec(body)?.[0] ?? '';
  return [macros.get(word.toLowerCase()) ?? word, at + word.length];
}

/** Where the group that opens at `from` closes; -1 when it does not. */
function closing(text: string, from: number): number {
  const close = text[from] === '(' ? ')' : '}';
  let depth = 0;
  for (let at = from + 1; at < text.length; at += 1) {
    if (depth === 0 && text[at] === close) return at;
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
  }
  return -1;
}
