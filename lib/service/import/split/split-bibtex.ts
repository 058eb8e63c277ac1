import { bibtexMacros } from './bibtex-macros.ts';
import { bibtexParents } from './bibtex-parents.ts';
import type { BibtexEntry, Entry } from './entry.ts';
import { lines, recordMax, tooLong } from './record-bound.ts';

const beginning = /^[ \t]*@[ \t]*([a-zA-Z]+)[ \t]*[{(]/;

/**
 * The entries of a BibTeX file, one text each. An entry ends with its brace; one that never does ends where the next line begins an entry, and
 * says so, so that one typo costs one entry and not the rest of the file. Comments and preambles are left out. An entry that
 * refers to a later one with `crossref` comes when that one was read.
 */
export async function* splitBibtex(pieces: AsyncIterable<string>): AsyncGenerator<BibtexEntry> {
  let number = 0;
  const macros = bibtexMacros();
  const parents = bibtexParents();
  let open: { lines: string[]; line: number; type: string; depth: number; size: number; inParentheses: boolean } | undefined;
  const close = function* (fault?: Entry['fault']): Generator<BibtexEntry> {
    if (!open) return;
    const { type, line } = open;
    const text = open.lines.join('\n');
    open = undefined;
    if (type === 'string' && !fault) macros.define(text);
    if (['string', 'comment', 'preamble'].includes(type)) return;
    number += 1;
    // Another entry inside a field: two have grown together, and nobody can say which words belong to which.
    const broken =
      fault ?? (/\S@(?:article|book|inproceedings|misc|phdthesis)\s*\{[^\s,{}]+,/i.test(text) ? ('unclosed_entry' as const) : undefined);
    const entry = { number, line, text, macros: broken ? '' : macros.for(text), ...(broken && { fault: broken }) };
    yield* broken ? [entry] : parents.take(entry, type);
  };
  let line = 0;
  for await (const text of lines(pieces)) {
    line += 1;
    const start = beginning.exec(text);
    if (start && open && looksLikeEntry(text, start[1] as string)) yield* close('unclosed_entry');
    if (!open) {
      if (!start) continue;
      open = { lines: [], line, type: (start[1] as string).toLowerCase(), depth: 0, size: 0, inParentheses: start[0].endsWith('(') };
    }
    open.lines.push(text);
    open.size += text.length + 1;
    if (open.size > recordMax) {
      // What follows belongs to nothing until an entry begins.
      number += 1;
      yield { ...tooLong(number, open.line, open.lines.slice(0, 3).join(' ')), macros: '' };
      open = undefined;
      continue;
    }
    open.depth += balance(text, open.depth, open.inParentheses);
    if (open.depth <= 0) yield* close();
  }
  yield* close('unclosed_entry');
  yield* parents.rest();
}

/** `@article{key,` at the beginning of a line inside an open entry: the brace before was forgotten. */
function looksLikeEntry(text: string, type: string): boolean {
  return (
    text.startsWith('@') &&
    (/^@\w+\s*\{\s*[^\s,{}"]+\s*,\s*$/.test(text.trimEnd()) || /^@(?:string|article|book|misc|inproceedings)\b.*[{(][^,]*,/i.test(text)) &&
    type !== 'comment'
  );
}

/** Opening less closing braces; a backslash takes the meaning of the one behind it. Parentheses count only around an entry that begins with one. */
function balance(text: string, depth: number, inParentheses: boolean): number {
  let change = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 92) at += 1;
    else if (code === 123) change += 1;
    else if (code === 125) {
      change -= 1;
      // What follows the entry on its last line is no part of it.
      if (depth + change <= 0) return change;
    } else if (!inParentheses) continue;
    else if (code === 40 && depth + change === 0) change += 1;
    else if (code === 41 && depth + change === 1 && /^\s*$/.test(text.slice(at + 1))) return change - 1;
  }
  return change;
}
