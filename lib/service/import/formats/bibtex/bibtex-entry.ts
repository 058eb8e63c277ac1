import { onceDone } from '#lib/domain/bounds/once-done.ts';
import { formulaToHtml } from '#lib/domain/latex/latex-to-html.ts';
import { parseBibtex } from '#lib/formats/bibliography/bibtex-syntax.ts';
import { decodeLatex } from '#lib/formats/bibliography/latex-text.ts';
import { type BibtexField, isBibtexField } from './bibtex-fields.ts';
import { plainCreators, plainText } from './plain-fields.ts';

/** An entry with its fields: text, lists of people, and lists of words, which only some fields are. */
export interface ParsedEntry {
  readonly type: string;
  readonly key: string;
  readonly fields: Readonly<Partial<Record<BibtexField, unknown>>>;
}

// Loaded for the first entry; other formats do without it.
const parser = onceDone(() => import('@retorquere/bibtex-parser'));

/** The parser takes a second for fifty thousand letters, and time and memory grow faster than the text. */
const parsedMax = 100_000;

/**
 * One BibTeX entry. `context` is what it needs of its file: macros, and the entries that it refers to with `crossref`, whose fields it inherits as
 * BibLaTeX defines. Undefined where it cannot be understood at all.
 */
export async function parseEntry(text: string, macros: string, parents: string): Promise<ParsedEntry | undefined> {
  const parsed = await parsedBy(text, macros, parents);
  if (parsed) return parsed;
  // What the parser does not allow, or would take minutes for, is still read by ours, which knows less of LaTeX.
  const [plain] = parseBibtex(`${macros}${text}`);
  if (!plain || plain.fields.size === 0) return undefined;
  return {
    type: plain.type,
    key: plain.key,
    // A value longer than any text of a work is left out later and need not be understood.
    fields: Object.fromEntries(
      [...plain.fields].map(([name, value]) => [name, value.length > 100_000 || isRaw(name) ? value : decodeLatex(value)]),
    ),
  };
}

/** Fields that are read as they are written: addresses, and lists that the parser would sort and cut at signs that mean something else. */
const rawNames = /^(?:url|doi|adsurl|file|eprint|howpublished|(?:author[_-])?keywords|keywords[_-]plus)$/;
const isRaw = (name: string) => rawNames.test(name);

/** What of an entry the parser need not see, and the entry with the rest of its fields; the whole entry where it refers to others or cannot be cut into fields. */
function takePlain(text: string, macros: string, parents: string): { readonly plain: ParsedEntry; readonly rest: string } {
  const [entry] = parseBibtex(`${macros}${text}`);
  const fields: Record<string, unknown> = {};
  const rest: string[] = [];
  // Of an entry in parentheses only the parser finds the end.
  const isWhole = !entry || entry.fields.size === 0 || parents !== '' || /^\s*@\s*\w+\s*\(/.test(text);
  for (const [name, value] of entry?.fields ?? []) {
    const plain = isRaw(name) ? value : isWhole ? undefined : plainValue(name, value);
    if (plain === undefined) rest.push(`${name} = {${value}}`);
    else fields[name] = plain;
  }
  const { type = '', key = '' } = entry ?? {};
  return { plain: { type, key, fields }, rest: isWhole ? text : rest.length > 0 ? `@${type}{${key},\n${rest.join(',\n')}\n}` : '' };
}

function plainValue(name: string, value: string): unknown {
  if (!isBibtexField(name) || isMacro.test(value)) return value;
  return name === 'author' ? plainCreators(value) : plainText(value);
}

/** Names of journals as ADS has them: `\\apj`. */
const isMacro = /^\\[a-zA-Z]+$/;

async function parsedBy(text: string, macros: string, parents: string): Promise<ParsedEntry | undefined> {
  const { plain, rest } = takePlain(text, macros, parents);
  if (rest === '') return plain;
  if (rest.length + parents.length > parsedMax) return undefined;
  // Arabic commas and semicolons separate names as their ASCII counterparts do; parsers know only those.
  const readable = rest.replace(
    /(\b(?:author|editor)\s*=\s*)(\{(?:[^{}]|\{[^{}]*\})*\}|"[^"]*")/gi,
    (_, name: string, value: string) => name + value.replace(/\s*؛\s*/g, ' and ').replace(/،/g, ','),
  );
  const formulas: string[] = [];
  const { parse } = await parser();
  const library = parse(`${macros}${withoutFormulas(readable, formulas)}\n${parents}\n`, {
    sentenceCase: false,
    verbatimFields: [/^url$/, /^doi$/, /^adsurl$/, /^file$/, /^eprint$/],
  } as never);
  const entry = library.entries[0] as ParsedEntry | undefined;
  if (!entry || Object.keys(entry.fields).length === 0) return undefined;
  const fields = { ...entry.fields, ...plain.fields };
  return { ...entry, fields: formulas.length > 0 ? (withFormulas(fields, formulas) as ParsedEntry['fields']) : fields };
}

/** Formulas with commands that take arguments, of which the parser drops the braces and the blanks (`$\mathcal{O}(n \mathrm{log} n)$`). */
const formula = /(?<!\\)\$[^$\\]{0,200}\\[a-zA-Z]+\s*\{[^$]{0,300}\$/g;

function withoutFormulas(text: string, formulas: string[]): string {
  return text.replace(formula, (written) => {
    const html = formulaToHtml(written);
    return html === undefined ? written : `⟦${formulas.push(html) - 1}⟧`;
  });
}

function withFormulas(value: unknown, formulas: readonly string[]): unknown {
  if (typeof value === 'string') return value.replace(/⟦(\d{1,4})⟧/g, (all, place: string) => formulas[Number(place)] ?? all);
  if (Array.isArray(value)) return value.map((member) => withFormulas(member, formulas));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withFormulas(member, formulas)]));
}
