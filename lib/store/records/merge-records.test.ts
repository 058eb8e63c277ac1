import { describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { FieldSource } from './field-sources.ts';
import { mergeRecords } from './merge-records.ts';
import type { SourcedRecord } from './weigh-sources.ts';

const base: ResearchRecord = {
  key: 'one',
  title: { en: 'Spin rates of small example asteroids' },
  language: 'en',
  type: 'journal-article',
  areas: [],
  authors: [{ name: { en: 'Ann Lee' }, given: 'Ann', family: 'Lee' }],
};

function report(
  more: Partial<ResearchRecord>,
  by: Partial<FieldSource> & { readonly fields?: Record<string, Partial<FieldSource>> } = {},
): SourcedRecord {
  const { fields = {}, ...whole } = by;
  return { record: { ...base, ...more }, sourceOf: (field) => ({ source: 'bibtex', kind: 'original', ...whole, ...fields[field] }) };
}

const person = (en: string) => ({ name: { en }, given: en.split(' ')[0] as string, family: en.split(' ').at(-1) as string });

describe('mergeRecords', () => {
  it('combines both records and returns the changed fields', () => {
    const { record, changedFields: taken } = mergeRecords(
      report({ volume: '3', pages: '7' }),
      report({ doi: '10.5555/x', title: { en: 'Another title', ar: 'عنوان' }, pages: '7–9' }),
    );
    expect(record).toMatchObject({ key: 'one', volume: '3', doi: '10.5555/x', pages: '7–9', title: { en: base.title.en, ar: 'عنوان' } });
    expect([...taken].sort()).toEqual(['doi', 'pages', 'title.ar']);
  });

  it('drops stored authors whom the incoming record names as editors or translators only', () => {
    const merged = (stored: readonly string[], incoming: Partial<ResearchRecord>, source = 'ris') =>
      mergeRecords(
        report({ type: 'book', authors: stored.map(person) }, { source }),
        report({ type: 'book', authors: [], ...incoming }, { source: 'ris' }),
      );
    const editors = [{ name: { en: 'Mona Reis' } }];
    const { record, changedFields } = merged(['Mona (Ed.) Reis'], { editors });
    expect([record.authors, record.editors, changedFields.has('authors')]).toEqual([[], editors, true]);
    expect(merged(['Mona Reis'], { translators: editors }).record.authors).toEqual([]);
    const namesOf = (result: ReturnType<typeof merged>) => result.record.authors.map(({ name }) => name.en);
    expect(namesOf(merged(['Ann Lee', 'Mona Reis'], { authors: [person('Ann Lee')], editors }))).toEqual(['Ann Lee']);
    expect(namesOf(merged(['Ann Lee'], { editors }))).toEqual(['Ann Lee']);
    expect(namesOf(merged(['Mona Reis'], { authors: [person('Mona Reis')], editors }))).toEqual(['Mona Reis']);
    expect(namesOf(merged(['Mona Reis'], { type: 'book-chapter', editors }))).toEqual(['Mona Reis']);
    expect(namesOf(merged(['Mona Reis'], { editors }, 'own'))).toEqual(['Mona Reis']);
  });

  it('keeps every notice and reports new ones', () => {
    const unchanged = mergeRecords(report({ notices: [{ kind: 'retraction' }] }), report({}, { source: 'crossref' }));
    expect([unchanged.record.notices, unchanged.changedFields.has('notices')]).toEqual([[{ kind: 'retraction' }], false]);
    const mergedRecord = mergeRecords(
      report({ notices: [{ kind: 'retraction' }] }, { source: 'openalex' }),
      report({ notices: [{ kind: 'retraction', doi: '10.5555/r' }, { kind: 'correction' }] }, { source: 'crossref' }),
    );
    expect(mergedRecord.record.notices).toEqual([{ kind: 'retraction', doi: '10.5555/r' }, { kind: 'correction' }]);
    expect(mergedRecord.changedFields.has('notices')).toBe(true);
  });

  it.each([
    ["prefers a curated value to a service's", { source: 'own' }, { source: 'openalex', statedAt: '2026-01-01' }, 'stored'],
    ["prefers a publishers' register to a service", { source: 'openalex' }, { source: 'crossref' }, 'incoming'],
    ['prefers the first of two files', { source: 'bibtex' }, { source: 'ris' }, 'stored'],
    ['prefers a stated value to a derived one', { source: 'crossref', kind: 'derived' }, { source: 'ris' }, 'incoming'],
    ['prefers a reviewed value', { source: 'operator', kind: 'reviewed' }, { source: 'own' }, 'stored'],
    [
      'follows the same source to a later date',
      { source: 'crossref', statedAt: '2025-01-01' },
      { source: 'crossref', statedAt: '2026-01-01' },
      'incoming',
    ],
    [
      'ignores an earlier date of the same source',
      { source: 'crossref', statedAt: '2026-01-01' },
      { source: 'crossref', statedAt: '2025-01-01' },
      'stored',
    ],
    ['ignores an undated value of the same source', { source: 'openalex' }, { source: 'openalex' }, 'stored'],
  ] as const)('%s', (_, one, two, expected) => {
    const venue = (en: string) => ({ name: { en }, kind: 'journal' as const });
    const mergedRecord = mergeRecords(
      report({ venue: venue('stored'), publisher: 'stored' }, one),
      report({ venue: venue('incoming'), publisher: 'incoming' }, two),
    );
    expect(mergedRecord.record.venue?.name.en).toBe(expected);
    expect(mergedRecord.record.publisher).toBe(expected);
  });

  it.each([
    [40, '2026-01-01', 12, '2024-01-01', 40],
    [12, '2024-01-01', 40, '2026-01-01', 40],
    [40, '2026-01-01', 50, undefined, 40],
    [12, undefined, 40, undefined, 40],
    [40, undefined, 12, undefined, 40],
  ])('takes the citation count of the later of %i (%s) and %i (%s): %i', (one, when, two, then, expected) => {
    const dated = (statedAt: string | undefined) => ({ source: 'openalex', ...(statedAt && { statedAt }) });
    expect(mergeRecords(report({ citations: one }, dated(when)), report({ citations: two }, dated(then))).record.citations).toBe(expected);
  });

  it('keeps language and titles of a source that states the language over one that guesses it', () => {
    const guess = { source: 'openalex', fields: { language: { kind: 'derived' as const } } };
    const mergedRecord = mergeRecords(
      report({}, { source: 'bibtex' }),
      report({ language: 'fr', title: { fr: 'Spin rates of small example asteroids' } }, guess),
    );
    expect(mergedRecord.record).toMatchObject({ language: 'en', title: base.title });
    expect(mergedRecord.changedFields.size).toBe(0);
  });

  it('never splits the name of a body into people, and corrects a split name', () => {
    const whole = [{ name: { en: 'National Academies of Sciences, Engineering, and Medicine' } }];
    const splitNames = [person('Engineering National Academies of Sciences'), { name: { en: 'Medicine' } }];
    expect(mergeRecords(report({ authors: whole }), report({ authors: splitNames }, { source: 'crossref' })).record.authors).toEqual(whole);
    expect(mergeRecords(report({ authors: splitNames }), report({ authors: whole }, { source: 'openalex' })).record.authors).toEqual(whole);
  });

  it('prefers a complete author list to a truncated one, and a curated list to a longer one of a service', () => {
    const people = ['Ann Lee', 'Omar Aziz', 'Eva Roth'].map(person);
    const truncated = report({ authors: people.slice(0, 1), authorsIncomplete: true });
    expect(mergeRecords(truncated, report({ authors: people }, { source: 'openalex' })).record).toMatchObject({ authors: people });
    expect(mergeRecords(truncated, report({ authors: people }, { source: 'openalex' })).record.authorsIncomplete).toBeUndefined();
    const curated = report({ authors: people.slice(0, 2) }, { source: 'own' });
    expect(mergeRecords(curated, report({ authors: [...people, person('Wei Wang')] }, { source: 'openalex' })).record.authors).toHaveLength(
      2,
    );
  });

  it('prefers a publication to its preprint in all its fields, unless the preprint is curated', () => {
    const preprint = {
      type: 'preprint',
      year: 2019,
      date: '2019-03',
      venue: { name: { en: 'arXiv' }, kind: 'repository' as const },
      doi: '10.48550/arxiv.1903.1',
    };
    const paper = report(
      { year: 2020, date: '2020-01-05', venue: { name: { en: 'Journal of Moons' } }, doi: '10.5555/p' },
      { source: 'ris' },
    );
    expect(mergeRecords(report(preprint, { source: 'arxiv' }), paper).record).toMatchObject({
      type: 'journal-article',
      year: 2020,
      date: '2020-01-05',
      venue: { name: { en: 'Journal of Moons' } },
      doi: '10.5555/p',
    });
    expect(mergeRecords(paper, report(preprint, { source: 'arxiv' })).record).toMatchObject(paper.record);
    expect(mergeRecords(report(preprint, { source: 'own' }), paper).record).toMatchObject({
      type: 'preprint',
      year: 2019,
      date: '2019-03',
    });
  });

  it('ignores the order of keys in a venue, and keeps the version of a licence', () => {
    const venue = { name: { en: 'Example Journal' }, kind: 'journal' as const, issn: '1234-5679' };
    const { record, changedFields: taken } = mergeRecords(
      report({ venue, licence: 'CC-BY-4.0' }, { source: 'ris' }),
      report({ venue: { name: venue.name, issn: venue.issn, kind: venue.kind }, licence: 'CC-BY' }, { source: 'crossref' }),
    );
    expect(JSON.stringify(record.venue)).toBe(JSON.stringify(venue));
    expect(record.licence).toBe('CC-BY-4.0');
    expect([taken.has('venue'), taken.has('licence')]).toEqual([false, false]);
    const dated = (licence: string, statedAt: string) => report({ licence }, { source: 'crossref', statedAt });
    const other = mergeRecords(dated('CC-BY', '2025-01-01'), dated('CC-BY-NC', '2026-01-01'));
    expect(other.record.licence).toBe('CC-BY-NC');
  });
});
