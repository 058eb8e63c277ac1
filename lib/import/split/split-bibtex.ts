import type { BibtexInput, Entry } from '#lib/import/draft/entry.ts';
import { bibtexMacros } from './bibtex-macros.ts';
import { bibtexParents } from './bibtex-parents.ts';
import { lines, recordMax, tooLong } from './record-bound.ts';

const entryStart = /^[ \t]*@[ \t]*([a-zA-Z]+)[ \t]*[{(]/;

/** Entries of a BibTeX file, with their `crossref` parents. The next entry ends an unclosed one, so that a typo costs only one entry. */
export async function* splitBibtex(pieces: AsyncIterable<string>): AsyncGenerator<BibtexInput> {
  let number = 0;
  const macros = bibtexMacros();
  const parents = bibtexParents();
  let current: { lines: string[]; line: number; type: string; depth: number; size: number; inParentheses: boolean } | undefined;
  const close = function* (fault?: Entry['fault']): Generator<BibtexInput> {
    if (!current) return;
    const { type, line } = current;
    const text = current.lines.join('\n');
    current = undefined;
    if (type === 'string' && !fault) macros.define(text);
    if (['string', 'comment', 'preamble'].includes(type)) return;
    number += 1;
    // Another entry begins within a field. The two cannot be separated, because a closing brace is missing.
    const entryFault =
      fault ?? (/\S@(?:article|book|inproceedings|misc|phdthesis)\s*\{[^\s,{}]+,/i.test(text) ? ('unclosed_entry' as const) : undefined);
    const entry = { number, line, text, macros: entryFault ? '' : macros.for(text), ...(entryFault && { fault: entryFault }) };
    yield* entryFault ? [entry] : parents.take(entry, type);
  };
  let line = 0;
  for await (const text of lines(pieces)) {
    line += 1;
    const start = entryStart.exec(text);
    if (start && current && looksLikeEntry(text, start[1] as string)) yield* close('unclosed_entry');
    if (!current) {
      if (!start) continue;
      current = { lines: [], line, type: (start[1] as string).toLowerCase(), depth: 0, size: 0, inParentheses: start[0].endsWith('(') };
    }
    current.lines.push(text);
    current.size += text.length + 1;
    if (current.size > recordMax) {
      // Skip until the next entry begins.
      number += 1;
      yield { ...tooLong(number, current.line, current.lines.slice(0, 3).join(' ')), macros: '' };
      current = undefined;
      continue;
    }
    current.depth += balance(text, current.depth, current.inParentheses);
    if (current.depth <= 0) yield* close();
  }
  yield* close('unclosed_entry');
  yield* parents.rest();
}

/** Whether a line within an open entry begins another (`@article{key,`), so that the closing brace of the open one is missing. */
function looksLikeEntry(text: string, type: string): boolean {
  return (
    text.startsWith('@') &&
    (/^@\w+\s*\{\s*[^\s,{}"]+\s*,\s*$/.test(text.trimEnd()) || /^@(?:string|article|book|misc|inproceedings)\b.*[{(][^,]*,/i.test(text)) &&
    type !== 'comment'
  );
}

/** Opening minus closing braces, except escaped ones. Parentheses count only around an entry that begins with one. */
function balance(text: string, depth: number, inParentheses: boolean): number {
  let change = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 92) index += 1;
    else if (code === 123) change += 1;
    else if (code === 125) {
      change -= 1;
      // Text after the entry on its last line is not part of it.
      if (depth + change <= 0) return change;
    } else if (!inParentheses) continue;
    else if (code === 40 && depth + change === 0) change += 1;
    else if (code === 41 && depth + change === 1 && /^\s*$/.test(text.slice(index + 1))) return change - 1;
  }
  return change;
}
