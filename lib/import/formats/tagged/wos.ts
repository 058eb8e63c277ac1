import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import type { VenueKind } from '#lib/domain/research.ts';
import { pagesOf } from '#lib/import/clean/pages.ts';
import { splitList } from '#lib/import/clean/split-list.ts';
import type { Draft, DraftAuthor } from '#lib/import/draft/draft.ts';
import { affiliationsOf, orcidsOf } from '#lib/import/formats/affiliation-addresses.ts';
import { indexTypes } from '#lib/import/formats/index-types.ts';
import { readTags } from './read-tags.ts';

/** Tags whose continuation lines are further values: people, addresses, references. */
const listTags = new Set(['AU', 'AF', 'BA', 'BF', 'BE', 'CA', 'C1', 'CR']);

/** One record of Web of Science's plain text. Unlike RIS, `DA` is the day of the export, `SP` a sponsor, `CT` a conference. */
export function readWosRecord(text: string): Draft | undefined {
  const tags = readTags(text.replace(/^ER\s*$[\s\S]*/m, ''), /^([A-Z][A-Z0-9])(?: (.*))?$/, (tag) => listTags.has(tag));
  if (!tags) return undefined;
  const { first, unread } = tags;
  const valuesOf = (...names: string[]) => {
    const tag = names.find((name) => tags.has(name));
    return tag === undefined ? [] : tags.valuesOf(tag);
  };
  const [kind, year] = [first('PT') ?? 'J', first('PY')];
  const fullNames = valuesOf('AF', 'BF');
  const shortNames = valuesOf('AU', 'BA');
  const draft: Draft = {
    notation: 'html',
    sourceId: first('UT') ?? first('DI') ?? first('TI'),
    doi: first('DI', 'D2'),
    pmid: first('PM'),
    title: first('TI'),
    language: first('LA'),
    abstract: first('AB'),
    keywords: valuesOf('DE', 'ID').flatMap((words) => splitList(words)),
    authors: [
      ...authorsOf(fullNames.length > 0 ? fullNames : shortNames, shortNames, valuesOf('C1'), first('OI') ?? ''),
      ...valuesOf('CA').map((literal) => ({ literal })),
    ],
    editors: valuesOf('BE').map((name) => ({ name })),
    types: [...indexTypes(first('DT'), kind === 'B' || (kind === 'S' && tags.has('BN'))), { scheme: 'ris', value: risTypes[kind] ?? '' }],
    year: year ?? first('EA'),
    date: first('PD') ?? year ?? first('EA'),
    venue: {
      name: first('SO', 'SE', 'CT'),
      kind: kind === 'J' ? 'journal' : venueKinds[kind],
      issn: [first('SN'), first('EI')].filter(Boolean).join('; '),
      isbn: first('BN'),
    },
    publisher: first('PU'),
    volume: first('VL'),
    issue: first('IS'),
    supplement: first('SU'),
    pages: pagesOf(first('BP'), first('EP')) ?? first('AR'),
    openAccess: first('OA') && 'open access',
    references: valuesOf('CR').map((text) => ({ doi: /\bDOI \[?(10\.\d{4,9}\/[^\s,\]]+)/i.exec(text)?.[1], text })),
    citations: first('TC', 'Z9'),
  };
  return { ...draft, unread: unread() };
}

const risTypes = lookupTable({ J: 'JOUR', B: 'BOOK', S: 'BOOK', P: 'PAT' });
const venueKinds = lookupTable<VenueKind>({ B: 'book', S: 'series', C: 'conference' });

/** Authors, with full names if available. All ORCID iDs are in one field: `Amin, Huda/0000-…; …`. */
function authorsOf(names: readonly string[], shortNames: readonly string[], addresses: readonly string[], orcids: string): DraftAuthor[] {
  const affiliations = affiliationsOf(addresses, [names, shortNames]);
  const orcidByAuthor = orcidsOf(orcids.split(/\s*;\s*/), names, shortNames);
  return names.map((name, index) => ({ name, affiliation: affiliations[index], orcid: orcidByAuthor[index] }));
}
