import { lookupTable } from '#lib/domain/bounds/lookup-table.ts';
import type { VenueKind } from '#lib/domain/research.ts';
import { pagesOf } from '#lib/service/import/clean/pages.ts';
import { singleBlanks } from '#lib/service/import/clean/single-blanks.ts';
import type { Draft, DraftAuthor } from '#lib/service/import/draft/draft.ts';
import { indexTypes } from './index-types.ts';
import { affiliationsOf, orcidsOf } from './signed-addresses.ts';
import { trackReads } from './track-reads.ts';

/** Tags whose continuation lines are further values: one person, address or reference each. */
const listTags = new Set(['AU', 'AF', 'BA', 'BF', 'CA', 'C1', 'CR']);

/**
 * One record of Web of Science's plain text (field tags: webofscience.help.clarivate.com): two letters and a blank, three blanks before what belongs to the
 * tag above. Some tags mean something else than in RIS: `DA` is the day of the export, `SP` a sponsor, `CT` a conference.
 */
export function readWosRecord(text: string): Draft | undefined {
  const raw = fieldsOf(text);
  if (Object.keys(raw).length === 0) return undefined;
  const { value: fields, unread } = trackReads(raw);
  const all = (...tags: string[]) => {
    const tag = tags.find((name) => raw[name]);
    return (tag && fields[tag]) || [];
  };
  const first = (...tags: string[]) => all(...tags)[0];
  const [kind, year, day] = [first('PT') ?? 'J', first('PY'), first('PD')];
  const fullNames = all('AF', 'BF');
  const shortNames = all('AU', 'BA');
  const draft: Draft = {
    notation: 'html',
    sourceId: first('UT') ?? first('DI') ?? first('TI'),
    doi: first('DI', 'D2'),
    pmid: first('PM'),
    title: first('TI'),
    language: first('LA'),
    abstract: first('AB'),
    keywords: all('DE', 'ID').flatMap((value) => value.split(/\s*[;؛]\s*/)),
    authors: [
      ...authorsOf(fullNames.length > 0 ? fullNames : shortNames, shortNames, all('C1'), first('OI') ?? ''),
      ...all('CA').map((literal) => ({ literal })),
    ],
    types: [...indexTypes(first('DT'), kind !== 'J'), { scheme: 'ris', value: risTypes[kind] ?? '' }],
    year,
    date: day && year ? `${day} ${year}` : year,
    venue: {
      name: first('SO', 'SE', 'CT'),
      kind: kind === 'J' ? 'journal' : venueKinds[kind],
      issn: first('SN', 'EI'),
      isbn: first('BN'),
    },
    publisher: first('PU'),
    volume: first('VL'),
    issue: first('IS'),
    pages: pagesOf(first('BP'), first('EP')) ?? first('AR'),
    openAccess: first('OA') && 'open access',
    citations: first('TC', 'Z9'),
  };
  return { ...draft, unread: unread() };
}

const risTypes = lookupTable({ J: 'JOUR', B: 'BOOK', S: 'BOOK', P: 'PAT' });
const venueKinds = lookupTable<VenueKind>({ B: 'book', S: 'series', C: 'conference' });

/** Full names where they are given; ORCID iDs stand in one field as `Amin, Huda/0000-…; …`. */
function authorsOf(names: readonly string[], shortNames: readonly string[], addresses: readonly string[], orcids: string): DraftAuthor[] {
  const affiliations = affiliationsOf(addresses, [names, shortNames]);
  const orcidAt = orcidsOf(orcids.split(/\s*;\s*/), names, shortNames);
  return names.map((name, place) => ({ name, affiliation: affiliations[place], orcid: orcidAt[place] }));
}

function fieldsOf(text: string): Readonly<Record<string, readonly string[]>> {
  const fields: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  let tag = '';
  for (const line of text.replace(/^\uFEFF/, '').split('\n')) {
    const tagged = /^([A-Z][A-Z0-9])(?: (.*))?$/.exec(line);
    if (tagged) tag = tagged[1] as string;
    if (tag === 'ER') break;
    const value = singleBlanks((tagged ? (tagged[2] ?? '') : line).trim());
    if (!value || !tag) continue;
    const values = fields[tag] ?? [];
    fields[tag] = values;
    if (tagged || listTags.has(tag)) values.push(value);
    else values.push(`${values.pop() ?? ''} ${value}`.trim());
  }
  return fields;
}
