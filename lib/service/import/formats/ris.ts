import { lookupTable } from '#lib/domain/lookup-table.ts';
import type { Draft } from '#lib/service/import/draft.ts';

/** One RIS record in any of its dialects: RIS proper, with other blanks or none, with values over several lines, and Web of Science's own tags. */
export function readRisRecord(text: string): Draft | undefined {
  const isWos = /^\uFEFF?PT /.test(text);
  const fields = isWos ? wosFields(text) : risFields(text);
  if (fields.size === 0) return undefined;
  const all = (...tags: string[]) => tags.flatMap((tag) => fields.get(tag) ?? []).filter((value) => value !== '');
  const first = (...tags: string[]) => all(...tags)[0];
  const type = first('TY') ?? 'GEN';
  const fromInstitution = type === 'THES' || type === 'RPRT';
  const serials = all('SN');
  const [from, to] = [first('SP'), first('EP')];
  const url = first('UR', 'LK');
  const title = first('TI', 'T1', 'CT');
  const translated = first('TT');
  return {
    notation: 'html',
    sourceId: first('ID', 'AN') ?? first('DO') ?? title,
    bibcode: url?.includes('adsabs') ? url : undefined,
    doi: first('DO', 'DI') ?? all('UR', 'M3', 'N1').find((value) => /^(?:https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4,}\//i.test(value)),
    arxiv: all('UR', 'M1', 'AN').find((value) => /arxiv/i.test(value)),
    title: title ?? (type === 'BOOK' ? first('BT', 'T2') : undefined),
    titles: translated ? { [/\p{Script=Arabic}/u.test(translated) ? 'ar' : 'en']: translated } : undefined,
    language: first('LA'),
    abstract: first('AB', 'N2'),
    keywords: all('KW').flatMap((value) => value.split(/\s*[;؛]\s*/)),
    authors: all('AU', 'A1').map((name) => ({ name })),
    types: [
      { scheme: 'own', value: first('M3') ?? '' },
      { scheme: 'ris', value: type },
    ],
    year: /\d{4}|[٠-٩]{4}/.exec(first('PY', 'Y1', 'DA', 'Y2') ?? '')?.[0],
    // ADS writes the first of the month for a day that nobody knows.
    date: dateOf(first('DA', 'Y1', 'PY'), first('PY', 'Y1'))?.replace(url?.includes('adsabs') ? /-0?1$/ : /$^/, ''),
    venue: {
      name: fromInstitution ? first('PB', 'T2') : first('JO', 'JF', 'T2', 'JA', 'J2', 'BT', 'T3'),
      kind:
        type === 'JOUR' || type === 'EJOUR'
          ? 'journal'
          : type === 'CONF' || type === 'CPAPER'
            ? 'conference'
            : type === 'CHAP'
              ? 'book'
              : fromInstitution
                ? 'institution'
                : undefined,
      issn: serials.find((serial) => /^\s*\d{4}-?\d{3}[\dXx]/.test(serial)),
      isbn: serials.find((serial) => /^[\d-]{10,17}[Xx]?$/.test(serial) && !/^\d{4}-?\d{3}[\dXx]$/.test(serial)),
    },
    publisher: fromInstitution ? undefined : first('PB'),
    volume: first('VL'),
    issue: first('IS'),
    pages: from && to && from !== to ? `${from}-${to}` : from,
    url: url && /doi\.org\//i.test(url) ? undefined : url,
    pdfUrl: first('L1'),
  };
}

function risFields(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  let tag = '';
  for (const line of text.replace(/^\uFEFF/, '').split('\n')) {
    const found = /^([A-Z][A-Z0-9]) {0,2}- ?(.*)$/.exec(line);
    if (found) {
      // Two tags for authors, in one list in the order of the file.
      tag = found[1] === 'A1' ? 'AU' : (found[1] as string);
      if (tag !== 'ER') fields.set(tag, [...(fields.get(tag) ?? []), (found[2] as string).trim()]);
    } else if (line.trim() && fields.has(tag)) {
      const values = fields.get(tag) as string[];
      values.push(`${values.pop()} ${line.trim()}`.trim());
    }
  }
  return fields;
}

const wosTags = lookupTable({ DI: 'DO', BP: 'SP', DE: 'KW', ID: 'KW', DT: 'M3', SO: 'JO', UT: 'AN', AF: 'A1' });
const wosTypes = lookupTable({ J: 'JOUR', B: 'BOOK', S: 'BOOK' });

/** Web of Science: a blank for the hyphen, three blanks before what belongs to the tag above; every author has a line. */
function wosFields(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  let tag = '';
  for (const line of text.split('\n')) {
    const found = /^([A-Z][A-Z0-9]) (.*)$/.exec(line);
    if (found) tag = found[1] as string;
    const value = (found?.[2] ?? line).trim();
    if (!value || !tag || tag === 'ER') continue;
    const name = tag === 'PT' ? 'TY' : (wosTags[tag] ?? tag);
    const values = fields.get(name) ?? [];
    if (found || ['AU', 'AF', 'C1', 'CR'].includes(tag)) values.push(tag === 'PT' ? (wosTypes[value] ?? 'GEN') : value);
    else values.push(`${values.pop()} ${value}`);
    fields.set(name, values);
  }
  // Full names where they are given.
  if (fields.has('A1')) fields.delete('AU');
  return fields;
}

/** `2014/05/03/`, `2014//`, `2018/01/1`, or anything else that a date can be written as. */
function dateOf(written: string | undefined, year: string | undefined): string | undefined {
  const parts = /^(\d{4})(?:\/(\d{0,2}))?(?:\/(\d{0,2}))?/.exec(written ?? '');
  if (!parts) return written || year;
  return [parts[1], parts[2], parts[3]].filter(Boolean).join('-');
}
