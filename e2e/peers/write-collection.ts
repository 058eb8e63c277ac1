import { writeFileSync } from 'node:fs';
import { generateRecords } from '#bench/store/generate-records.ts';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Localized, Text } from '#lib/domain/text.ts';
import { goldenRecords } from '#lib/formats/testing/golden-records.ts';

/** Writes JSON Lines for the importer: 2,000 generated records and the unusual ones of `lib/formats/golden`. */
export function writeCollection(path: string): void {
  const records = [...generateRecords(0, 2_000), ...goldenRecords.map(recordOf)];
  writeFileSync(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
}

/** A golden record in import form: texts by language, type code (its English name with hyphens). */
function recordOf(research: Research): ResearchRecord {
  const { id, title, titleMarkup, abstract, abstractKind, keywords, keywordsLanguage, authors, type, year, date, venue } = research;
  const { publisher, isbn, volume, issue, pages, doi, url, pdfUrl, openAccess, licence, citations, authorsIncomplete, authorCount } =
    research;
  const language = research.language ?? 'en';
  return withoutUndefined({
    key: `golden-${id}`,
    title: localized(title),
    language,
    ...(titleMarkup && { titleMarkup }),
    ...(abstract && { abstract: localized(abstract) }),
    ...(abstractKind && { abstractKind }),
    ...(keywords.length > 0 && { keywords: { [keywordsLanguage ?? language]: keywords } }),
    authors: authors.map(({ name, orcid, affiliation, corresponding }) => ({
      name: localized(name),
      ...(orcid && { orcid }),
      ...(affiliation && { affiliation: localized(affiliation) }),
      ...(corresponding && { corresponding }),
    })),
    authorsTotal: authorCount,
    authorsIncomplete,
    type: type?.name.value.toLowerCase().replaceAll(' ', '-') ?? 'other',
    areas: ['galaxies'],
    ...(year && { year }),
    ...(date && { date: date.iso }),
    venue: venue && withoutUndefined({ name: localized(venue.name), kind: venue.kind, issn: venue.issn }),
    ...(isbn && { isbn }),
    ...(publisher && { publisher }),
    ...{ volume, issue, pages, doi, url, pdfUrl, openAccess, licence, citations },
  });
}

function localized({ value, lang, alt }: Text): Localized {
  return { [lang]: value, ...(alt && { [alt.lang]: alt.value }) };
}
