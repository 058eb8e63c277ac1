import { lookupTable } from '#lib/domain/lookup-table.ts';
import type { VenueKind } from '#lib/domain/research.ts';
import { parseBibtex } from '#lib/formats/bibtex-syntax.ts';
import { decodeLatex } from '#lib/formats/latex-text.ts';
import { splitNames } from '#lib/service/import/clean/names.ts';
import type { Draft, DraftAuthor, SchemeValue } from '#lib/service/import/draft.ts';
import { journalMacros } from './journal-macros.ts';

/** What of an entry's fields is read; the parser makes lists of some and strings of the rest. */
type Fields = Readonly<Record<string, unknown>>;

interface ParsedEntry {
  readonly type: string;
  readonly key: string;
  readonly fields: Fields;
}

let parser: Promise<typeof import('@retorquere/bibtex-parser')> | undefined;

/** One BibTeX entry, with the macros that stand before it. Undefined where it cannot be understood at all. */
export async function readBibtexEntry(text: string, macros: string): Promise<Draft | undefined> {
  // Loaded for the first entry; other formats do without it.
  parser ??= import('@retorquere/bibtex-parser');
  const { parse } = await parser;
  // Arabic commas and semicolons separate names as their ASCII twins do; parsers know only those.
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
  if (entry && Object.keys(entry.fields).length > 0) return draftOf(abstract ? { ...entry, fields: { ...entry.fields, abstract } } : entry);
  // Keys and types that the parser does not allow are still read by ours, which knows less of LaTeX.
  const [plain] = parseBibtex(text);
  if (!plain || plain.fields.size === 0) return undefined;
  return draftOf({
    type: plain.type,
    key: plain.key,
    fields: Object.fromEntries([...plain.fields].map(([name, value]) => [name, decodeLatex(value)])),
  });
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

function draftOf({ type, key, fields }: ParsedEntry): Draft {
  const field = (...names: string[]) => names.map((name) => textOf(fields[name])).find(Boolean);
  const kind = type.toLowerCase();
  const isPreprint =
    /^arxiv|e-prints?/i.test(field('journal') ?? '') || (kind === 'misc' && field('archiveprefix')?.toLowerCase() === 'arxiv');
  const fromInstitution = kind.endsWith('thesis') || kind === 'techreport' || kind === 'report';
  const eprint = /arxiv/i.test(field('archiveprefix', 'eprinttype') ?? 'arxiv') ? field('eprint') : undefined;
  const adsUrl = field('adsurl');
  const [authors, incomplete] = authorsOf(fields.author);
  const journal = field('journal', 'journaltitle');
  const year = field('year') ?? field('date')?.slice(0, 4);
  return {
    notation: 'html',
    sourceId: key,
    bibcode: adsUrl ?? (/^\d{4}[A-Za-z&.]/.test(key) ? key : undefined),
    doi: field('doi'),
    pmid: field('pmid'),
    arxiv: eprint ?? (isPreprint ? /\d{4}\.\d{4,5}|[a-z-]+\/\d{7}/.exec(`${journal} ${field('pages', 'eid', 'url')}`)?.[0] : undefined),
    title: field('title'),
    titles: translated(field('titleaddon'), field('title')),
    language: field('langid', 'language'),
    abstract: field('abstract'),
    keywords: listOf(fields.keywords).filter((word) => !/^\d+$/.test(word)),
    authors,
    authorsIncomplete: incomplete || undefined,
    types: typesOf(kind, isPreprint, field('entrysubtype', 'type')),
    subjects: field('primaryclass') ? [{ scheme: 'arxiv', value: field('primaryclass') as string }] : [],
    year,
    date: dateOf(field('date'), year, field('month'), field('day')),
    venue: {
      name: fromInstitution
        ? field('school', 'institution', 'publisher')
        : (journalName(journal) ?? field('booktitle', 'series', 'howpublished')),
      kind: isPreprint ? 'repository' : journal ? 'journal' : venueKinds[kind],
      issn: field('issn'),
      isbn: field('isbn'),
    },
    publisher: field('publisher'),
    volume: field('volume'),
    issue: kind === 'techreport' || kind === 'report' ? undefined : field('number', 'issue'),
    reportNumber: kind === 'techreport' || kind === 'report' ? field('number') : undefined,
    pages: field('pages', 'eid'),
    url: field('url')?.replace(/^\\url\{(.*)\}$/, '$1') ?? (field('doi') ? undefined : adsUrl),
  };
}

const venueKinds: Readonly<Record<string, VenueKind>> = lookupTable({
  inproceedings: 'conference',
  conference: 'conference',
  incollection: 'book',
  inbook: 'book',
  phdthesis: 'institution',
  mastersthesis: 'institution',
  thesis: 'institution',
  techreport: 'institution',
  report: 'institution',
});

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

function journalName(journal: string | undefined): string | undefined {
  const macro = /^\\?([a-z]+)\\?$/i.exec(journal ?? '')?.[1];
  return (
    (macro && journal?.includes('\\') ? journalMacros[macro.toLowerCase()] : undefined) ??
    (macro && /^[a-z]+$/.test(journal ?? '') ? journalMacros[macro] : undefined) ??
    journal?.replace(/^\\/, '')
  );
}

function translated(addon: string | undefined, title: string | undefined): Record<string, string> | undefined {
  const text = /^\[(.*)\]$/.exec(addon ?? '')?.[1];
  if (!text) return undefined;
  const isArabic = /\p{Script=Arabic}/u.test(text);
  return isArabic === /\p{Script=Arabic}/u.test(title ?? '') ? undefined : { [isArabic ? 'ar' : 'en']: text };
}
