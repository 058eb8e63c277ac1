import { runOnce } from '#lib/base/bounds/run-once.ts';
import { parseBibtex } from '#lib/formats/bibliography/bibtex-syntax.ts';
import { decodeLatex } from '#lib/formats/bibliography/latex-text.ts';
import { withXdata } from '#lib/import/split/bibtex-xdata.ts';
import { formulaToHtml } from '#lib/text/latex/latex-to-html.ts';
import { type BibtexField, isBibtexField } from './bibtex-fields.ts';
import { plainCreators, textWithoutTex } from './plain-fields.ts';
import { tidyTex, withoutMathml } from './tidy-tex.ts';

/** An entry with its fields: texts, lists of people, and lists of words. */
export interface ParsedEntry {
  readonly type: string;
  readonly key: string;
  readonly fields: Readonly<Partial<Record<BibtexField, unknown>>>;
}

// Loaded for the first entry, since other formats do not need it.
const parser = runOnce(() => import('@retorquere/bibtex-parser'));

/** Longest text for the parser, which takes a second for 50,000 characters. Its time grows faster than the length. */
const parserMax = 100_000;

/** Parses one entry with its macros and its `crossref` parents, whose fields it inherits as in BibLaTeX. Undefined when unreadable. */
export async function parseEntry(source: string, macros: string, parentTexts: string): Promise<ParsedEntry | undefined> {
  const { text, parents } = withXdata(tidyTex(source), parentTexts);
  const entry = await parseWithLibrary(text, macros, parents);
  if (entry) return entry;
  // Our own reader, which knows less LaTeX, handles what the parser rejects or would take minutes for.
  const [plain] = parseBibtex(`${macros}${text}`);
  if (!plain || plain.fields.size === 0) return undefined;
  return {
    type: plain.type,
    key: plain.key,
    // Overlong values are dropped later and need no decoding.
    fields: Object.fromEntries(
      [...plain.fields].map(([name, value]) => [name, value.length > 100_000 || isRaw(name) ? value : decodeLatex(value)]),
    ),
  };
}

/** Fields read verbatim: addresses, and lists that the parser would sort and split at the wrong characters. */
const rawNames = /^(?:url|doi|adsurl|file|eprint|howpublished|(?:author[_-])?keywords|keywords[_-]plus)$/;
const isRaw = (name: string) => rawNames.test(name);

/** Separates fields that need no parser from the text for the parser, which is the whole entry if it has parents or cannot be split. */
function splitPlainFields(text: string, macros: string, parents: string): { readonly plain: ParsedEntry; readonly rest: string } {
  const [entry] = parseBibtex(`${macros}${text}`);
  const fields: Record<string, unknown> = {};
  const rest: string[] = [];
  // Only the parser finds the end of an entry in parentheses.
  const needsParser = !entry || entry.fields.size === 0 || parents !== '' || /^\s*@\s*\w+\s*\(/.test(text);
  for (const [name, value] of entry?.fields ?? []) {
    const plain = isRaw(name) ? value : needsParser ? undefined : plainValue(name, value);
    if (plain === undefined) rest.push(`${name} = {${value}}`);
    else fields[name] = plain;
  }
  const { type = '', key = '' } = entry ?? {};
  return { plain: { type, key, fields }, rest: needsParser ? text : rest.length > 0 ? `@${type}{${key},\n${rest.join(',\n')}\n}` : '' };
}

function plainValue(name: string, value: string): unknown {
  if (!isBibtexField(name) || journalMacro.test(value)) return value;
  return creatorFields.has(name) ? plainCreators(value) : textWithoutTex(value);
}

const creatorFields = new Set(['author', 'editor', 'translator']);

/** A journal macro of ADS, such as `\apj`. */
const journalMacro = /^\\[a-zA-Z]+$/;

async function parseWithLibrary(text: string, macros: string, parents: string): Promise<ParsedEntry | undefined> {
  const { plain, rest } = splitPlainFields(text, macros, parents);
  if (rest === '') return plain;
  if (rest.length + parents.length > parserMax) return undefined;
  // Arabic commas and semicolons and bars separate names too, but parsers know only ASCII ones.
  const normalised = rest.replace(
    /(\b(?:author|editor|translator)\s*=\s*)(\{(?:[^{}]|\{[^{}]*\})*\}|"[^"]*")/gi,
    (_, name: string, value: string) => name + value.replace(/\s*[؛|]\s*/g, ' and ').replace(/،/g, ','),
  );
  const formulas: string[] = [];
  const { parse } = await parser();
  const library = parse(`${macros}${withoutFormulas(normalised, formulas)}\n${parents}\n`, {
    sentenceCase: false,
    verbatimFields: [/^url$/, /^doi$/, /^adsurl$/, /^file$/, /^eprint$/],
  } as never);
  const entry = library.entries[0] as ParsedEntry | undefined;
  if (!entry || Object.keys(entry.fields).length === 0) return undefined;
  const fields = { ...entry.fields, ...plain.fields };
  return { ...entry, fields: formulas.length > 0 ? (withFormulas(fields, formulas) as ParsedEntry['fields']) : fields };
}

/** Formulas: text between a pair of dollar signs of one field; and the signs of tags outside them, which the parser would read as ¡ and ¿. */
const formula = /(?<!\\)\$(?:\\[\s\S]|(?!\}\s*,\s*[\w-]+\s*=)[^$\\]){1,500}\$|[<>]/g;
function withoutFormulas(text: string, formulas: string[]): string {
  const put = (html: string) => `⟦${formulas.push(html) - 1}⟧`;
  // The parser drops braces and blanks of formulas, and writes their letters in mathematical italics.
  return withoutMathml(text, put).replace(formula, (tex) => {
    const html = tex.length === 1 ? tex : formulaToHtml(tex);
    return html === undefined ? tex : put(html);
  });
}

function withFormulas(value: unknown, formulas: readonly string[]): unknown {
  if (typeof value === 'string') return value.replace(/⟦(\d{1,4})⟧/g, (match, index: string) => formulas[Number(index)] ?? match);
  if (Array.isArray(value)) return value.map((member) => withFormulas(member, formulas));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withFormulas(member, formulas)]));
}
