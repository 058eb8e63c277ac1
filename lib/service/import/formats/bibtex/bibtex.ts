import { onceDone } from '#lib/domain/bounds/once-done.ts';
import type { Localized } from '#lib/domain/text.ts';
import { parseBibtex } from '#lib/formats/bibliography/bibtex-syntax.ts';
import { decodeLatex } from '#lib/formats/bibliography/latex-text.ts';
import { classifyType } from '#lib/service/import/classify/types.ts';
import { cleanArxiv, cleanBibcode } from '#lib/service/import/clean/identifiers.ts';
import { splitNames } from '#lib/service/import/clean/names.ts';
import type { Draft, DraftAuthor, SchemeValue } from '#lib/service/import/draft/draft.ts';
import { trackReads } from '#lib/service/import/formats/track-reads.ts';
import { addressIn, numbersOf, venueOf } from './bibtex-venue.ts';

/** What of an entry's fields is read; the parser makes lists of some and strings of the rest. */
type Fields = Readonly<Record<string, unknown>>;

interface ParsedEntry {
  readonly type: string;
  readonly key: string;
  readonly fields: Fields;
}

// Loaded for the first entry; other formats do without it.
const parser = onceDone(() => import('@retorquere/bibtex-parser'));

/** One BibTeX entry, with the macros that stand before it. Undefined where it cannot be understood at all. */
export async function readBibtexEntry(text: string, macros: string): Promise<Draft | undefined> {
  const parsed = text.length > parsedMax ? undefined : await parsedEntry(text, macros);
  if (parsed) return draftOf(parsed);
  // What the parser does not allow, or would take minutes for, is still read by ours, which knows less of LaTeX.
  const [plain] = parseBibtex(`${macros}${text}`);
  if (!plain || plain.fields.size === 0) return undefined;
  return draftOf({
    type: plain.type,
    key: plain.key,
    // A value longer than any text of a work is left out later and need not be understood.
    fields: Object.fromEntries([...plain.fields].map(([name, value]) => [name, value.length > 100_000 ? value : decodeLatex(value)])),
  });
}

/** The parser takes a second for fifty thousand letters, and time and memory grow faster than the text. */
const parsedMax = 100_000;

async function parsedEntry(text: string, macros: string): Promise<ParsedEntry | undefined> {
  const { parse } = await parser();
  // Arabic commas and semicolons separate names as their ASCII counterparts do; parsers know only those.
  const readable = text.replace(
    /(\b(?:author|editor)\s*=\s*)(\{(?:[^{}]|\{[^{}]*\})*\}|"[^"]*")/gi,
    (_, name: string, value: string) => name + value.replace(/\s*؛\s*/g, ' and ').replace(/،/g, ','),
  );
  const { rest, abstract } = setAside(readable);
  const library = parse(`${macros}${rest}\n`, {
    sentenceCase: false,
    verbatimFields: [/^url$/, /^doi$/, /^adsurl$/, /^file$/, /^eprint$/],
  } as never);
  const entry = library.entries[0] as ParsedEntry | undefined;
  if (!entry || Object.keys(entry.fields).length === 0) return undefined;
  const fields = { ...entry.fields, ...(abstract && { abstract }), keywords: inOrder(entry.fields.keywords, rest) };
  return { ...entry, fields };
}

/** The parser sorts keywords by letter and leaves commands in them; their places in the entry restore the order. */
function inOrder(keywords: unknown, entry: string): unknown {
  if (!Array.isArray(keywords)) return keywords;
  const field = /[,\s]keywords\s*=/i.exec(entry);
  const text = field ? decodeLatex(entry.slice(field.index + field[0].length)) : '';
  const words = keywords.map((word) => (typeof word === 'string' && word.includes('\\') ? decodeLatex(word) : word) as unknown);
  const place = (word: unknown) => (typeof word === 'string' ? placeOf(word, text) : -1);
  return words.toSorted((one, two) => place(one) - place(two));
}

/** Where a keyword begins: at a separator, as it may also be a part of another. */
function placeOf(keyword: string, text: string): number {
  for (let at = text.indexOf(keyword); at >= 0; at = text.indexOf(keyword, at + 1)) {
    if (/(?:^|[,;،؛"])\s*$/.test(text.slice(Math.max(0, at - 4), at))) return at;
  }
  return text.indexOf(keyword);
}

/** An abstract without any sign that means something to TeX is text as it stands; understanding TeX takes ten microseconds a letter. */
const plainAbstract = /,\s*abstract\s*=\s*(?:\{([^{}\\$~%#&^_`'"<>]*)\}|"\{([^{}\\$~%#&^_`'"<>]*)\}")\s*(?=[,}])/i;

function setAside(entry: string): { rest: string; abstract?: string } {
  const found = plainAbstract.exec(entry);
  const text = (found?.[1] ?? found?.[2] ?? '').replace(/\s+/g, ' ').trim();
  // Two hyphens are a dash.
  if (!found || !text || text.includes('--')) return { rest: entry };
  return { rest: entry.slice(0, found.index) + entry.slice(found.index + found[0].length), abstract: text };
}

function draftOf({ type, key, fields: written }: ParsedEntry): Draft {
  const { value: fields, unread } = trackReads(written);
  // One after another: what stands behind the first that is there was not used.
  const field = (...names: string[]) => {
    for (const name of names) {
      const text = textOf(fields[name]);
      if (text) return text;
    }
    return undefined;
  };
  const kind = type.toLowerCase();
  const isPreprint =
    /^arxiv|e-prints?/i.test(field('journal') ?? '') || (kind === 'misc' && field('archiveprefix')?.toLowerCase() === 'arxiv');
  const eprint = /arxiv/i.test(field('archiveprefix', 'eprinttype') ?? 'arxiv') ? field('eprint', 'arxivid') : undefined;
  // Publishers put the address of their PDF there.
  const pdfUrl = cleanArxiv(eprint) ? undefined : addressIn(eprint);
  const adsUrl = field('adsurl');
  const [authors, incomplete] = authorsOf(fields.author);
  const journal = field('journal', 'journaltitle');
  const year = field('year') ?? field('date')?.slice(0, 4);
  const noted = ['note', 'howpublished']
    .filter((name) => classifyType([{ scheme: 'label', value: textOf(written[name]) ?? '' }]))
    .map((name) => ({ scheme: 'label', value: field(name) as string }));
  const draft: Draft = {
    notation: 'html',
    sourceId: key,
    bibcode: adsUrl ?? cleanBibcode(key),
    doi: field('doi'),
    pmid: field('pmid'),
    arxiv:
      (pdfUrl ? undefined : eprint) ??
      (isPreprint ? /\d{4}\.\d{4,5}|[a-z-]+\/\d{7}/.exec(`${journal} ${field('pages', 'eid', 'url')}`)?.[0] : undefined),
    title: [field('title'), field('subtitle')].filter(Boolean).join(': '),
    titles: titlesOf(written, field),
    language: field('langid', 'language'),
    abstract: field('abstract'),
    abstracts: inLanguages(written, field, 'abstract'),
    keywords: listOf(fields.keywords).filter((word) => !/^\d+$/.test(word)),
    authors,
    authorsIncomplete: incomplete || undefined,
    types: [...noted, ...typesOf(kind, isPreprint, field('entrysubtype', 'type'))],
    subjects: field('primaryclass') ? [{ scheme: 'arxiv', value: field('primaryclass') as string }] : [],
    year,
    date: dateOf(field('date'), year, field('month'), field('day')),
    venue: {
      ...venueOf(kind, journal, field),
      names: inLanguages(written, field, ...venueNames),
      ...(isPreprint && { kind: 'repository' }),
      issn: field('issn'),
      isbn: field('isbn'),
    },
    pdfUrl,
    publisher: field('publisher'),
    ...numbersOf(kind, textOf(written.eid), field),
    url: (field('url') ?? addressIn(textOf(written.howpublished)))?.replace(/^\\url\{(.*)\}$/, '$1') ?? (field('doi') ? undefined : adsUrl),
  };
  return { ...draft, unread: unread() };
}

function titlesOf(written: Fields, field: (name: string) => string | undefined): Localized {
  const title = field('title');
  return {
    ...(translated(textOf(written.titleaddon), title) && translated(field('titleaddon'), title)),
    ...inLanguages(written, field, 'title'),
  };
}

const venueNames = ['journal', 'booktitle', 'school', 'institution', 'series', 'howpublished'];

/** What our own files hold of a record in a further language: `abstract_ar`, `journal_ar`. */
function inLanguages(written: Fields, field: (name: string) => string | undefined, ...names: readonly string[]): Localized {
  const entries = Object.keys(written).flatMap((name) => {
    const [, base, lang] = /^([a-z]+)_([a-z]{2,3})$/.exec(name) ?? [];
    return base && lang && names.includes(base) ? [[lang, field(name)]] : [];
  });
  return Object.fromEntries(entries) as Localized;
}

/** What the entry says in words, then its kind; biblatex has kinds of its own. */
function typesOf(kind: string, isPreprint: boolean, said: string | undefined): readonly SchemeValue[] {
  const more: Readonly<Record<string, string>> = { software: 'Software', dataset: 'Dataset', online: 'Other', thesis: 'Dissertation' };
  return [
    { scheme: 'own', value: said ?? '' },
    { scheme: 'own', value: isPreprint ? 'preprint' : '' },
    { scheme: 'bibtex', value: kind },
    { scheme: 'datacite', value: (Object.hasOwn(more, kind) ? more[kind] : undefined) ?? '' },
  ];
}

function textOf(value: unknown): string | undefined {
  const text = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string').join(', ') : value;
  if (typeof text !== 'string') return undefined;
  // The parser composes í of a dotless i and an accent, which no normal form joins.
  return (
    text
      .replace(/ı(?=[\u0300-\u036f])/g, 'i')
      .replace(/<span class="nocase">([\s\S]*?)<\/span>/g, '$1')
      .trim() || undefined
  );
}

function listOf(value: unknown): string[] {
  const words = Array.isArray(value) ? value.flatMap((word) => textOf(word) ?? []) : (textOf(value)?.split(/\s*[,;،؛]\s*/) ?? []);
  return words.filter(Boolean);
}

function authorsOf(value: unknown): [DraftAuthor[], boolean] {
  if (!Array.isArray(value)) {
    const { names, incomplete } = splitNames(textOf(value) ?? '');
    return [names.map((name) => ({ name })), incomplete];
  }
  const creators = value as readonly { name?: string; lastName?: string; firstName?: string; prefix?: string; suffix?: string }[];
  const isMore = ({ name, lastName }: (typeof creators)[number]) => /^(?:others|et al\.?)$/i.test(name ?? lastName ?? '');
  const people = creators
    .filter((creator) => !isMore(creator))
    .map((creator): DraftAuthor => {
      const family = textOf([creator.prefix, creator.lastName].filter(Boolean).join(' '));
      const given = textOf(creator.firstName);
      // Whole names in braces are groups, unless a comma shows that it is a person after all.
      if (creator.name)
        return /^[^,]{2,40}, [^,]{1,40}$/.test(creator.name) ? { name: textOf(creator.name) } : { literal: textOf(creator.name) };
      return given && family ? { family, given, suffix: creator.suffix } : { name: family ?? given };
    });
  return [people, creators.some(isMore)];
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function dateOf(
  date: string | undefined,
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | undefined {
  // A range counts from its beginning.
  if (date) return date.split('/')[0];
  if (!year || !month) return undefined;
  const place = monthNames.indexOf(month.slice(0, 3).toLowerCase()) + 1 || Number(/\d{1,2}/.exec(month)?.[0] ?? 0);
  if (!/^\d{4}$/.test(year) || !place) return undefined;
  return `${year}-${String(place).padStart(2, '0')}${day && /^\d{1,2}$/.test(day) ? `-${day.padStart(2, '0')}` : ''}`;
}

function translated(addon: string | undefined, title: string | undefined): Record<string, string> | undefined {
  const text = /^\[(.*)\]$/.exec(addon ?? '')?.[1];
  if (!text) return undefined;
  const isArabic = /\p{Script=Arabic}/u.test(text);
  return isArabic === /\p{Script=Arabic}/u.test(title ?? '') ? undefined : { [isArabic ? 'ar' : 'en']: text };
}
