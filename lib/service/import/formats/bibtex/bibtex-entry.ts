import { onceDone } from '#lib/domain/bounds/once-done.ts';
import { formulaToHtml } from '#lib/domain/latex/latex-to-html.ts';
import { parseBibtex } from '#lib/formats/bibliography/bibtex-syntax.ts';
import { decodeLatex } from '#lib/formats/bibliography/latex-text.ts';

/** An entry with its fields: text, lists of people, and lists of words, which only some fields are. */
export interface ParsedEntry {
  readonly type: string;
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
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
  const isLong = text.length + parents.length > parsedMax;
  const parsed = isLong ? undefined : await parsedBy(await parser(), text, macros, parents);
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

async function parsedBy(
  { parse }: Awaited<ReturnType<typeof parser>>,
  text: string,
  macros: string,
  parents: string,
): Promise<ParsedEntry | undefined> {
  // Arabic commas and semicolons separate names as their ASCII counterparts do; parsers know only those.
  const readable = text.replace(
    /(\b(?:author|editor)\s*=\s*)(\{(?:[^{}]|\{[^{}]*\})*\}|"[^"]*")/gi,
    (_, name: string, value: string) => name + value.replace(/\s*؛\s*/g, ' and ').replace(/،/g, ','),
  );
  const { rest, abstract } = setAside(readable);
  const formulas: string[] = [];
  const library = parse(`${macros}${withoutFormulas(rest, formulas)}\n${parents}\n`, {
    sentenceCase: false,
    verbatimFields: [/^url$/, /^doi$/, /^adsurl$/, /^file$/, /^eprint$/],
  } as never);
  const entry = library.entries[0] as ParsedEntry | undefined;
  if (!entry || Object.keys(entry.fields).length === 0) return undefined;
  const [written] = parseBibtex(`${macros}${text}`);
  const raw = [...(written?.fields ?? [])].filter(([name]) => isRaw(name));
  const fields = { ...entry.fields, ...Object.fromEntries(raw), ...(abstract && { abstract }) };
  return { ...entry, fields: formulas.length > 0 ? (withFormulas(fields, formulas) as ParsedEntry['fields']) : fields };
}

/** An abstract without any sign that means something to TeX is text as it stands; understanding TeX takes ten microseconds a letter. */
const plainAbstract = /,\s*abstract\s*=\s*(?:\{([^{}\\$~%#&^_`'"<>]*)\}|"\{([^{}\\$~%#&^_`'"<>]*)\}")\s*(?=[,}])/i;

function setAside(entry: string): { rest: string; abstract?: string } {
  const match = plainAbstract.exec(entry);
  const text = (match?.[1] ?? match?.[2] ?? '').replace(/\s+/g, ' ').trim();
  // Two hyphens are a dash.
  if (!match || !text || text.includes('--')) return { rest: entry };
  return { rest: entry.slice(0, match.index) + entry.slice(match.index + match[0].length), abstract: text };
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
