import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { venueIdOf } from '#lib/domain/places/venue-id.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Store } from '#lib/store/port/store.ts';

function published(number: number, venue: NonNullable<ResearchRecord['venue']>): ResearchRecord {
  return {
    key: `published:${number}`,
    language: 'en',
    title: { en: `Published study ${number}` },
    authors: [{ name: { en: number % 2 ? 'Noura Al-Otaibi' : 'Ada Example' }, institutions: [{ name: { en: 'Example University' } }] }],
    type: 'journal-article',
    areas: ['adcs'],
    year: 2000 + number,
    venue,
    ...(number < 4 && { citations: number }),
  };
}

const journal = { en: 'The Example Journal', ar: 'مجلة المثال' };

/** Tests of venues that every store must pass. */
export function describeVenues(name: string, open: () => Promise<Store>): void {
  describe(`${name} with venues`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
      await store.load(
        [
          published(1, { name: journal, kind: 'journal', issn: '12345679' }),
          published(2, { name: { en: 'Example journal' }, kind: 'journal' }),
          published(3, { name: journal, kind: 'journal' }),
          published(4, { name: { en: 'Ex. J.' }, kind: 'journal', issn: '1234-5679' }),
          published(5, { name: { ar: 'مجلة المثال' } }),
          published(6, { name: { en: 'Proceedings of Examples, part 1' }, kind: 'conference', issn: '8765-4321' }),
          published(7, { name: { en: 'Proceedings of Examples, part 2' }, kind: 'conference', issn: '8765-4321' }),
        ],
        { batch: 'venues' },
      );
    });
    afterAll(() => store.close());
    const titles = async (change: object) =>
      (await store.findResearch('en', { ...defaultResearchQuery, sort: 'year', ...change })).items.map(({ title }) => title.value.at(-1));

    it('groups venues by spelling, by the name in the other language and by the ISSN of a journal, never of a series', async () => {
      const venues = await store.venues('en');
      expect(venues.map(({ name: { value }, publicationCount }) => [value, publicationCount])).toEqual([
        ['The Example Journal', 5],
        ...[1, 2]
          .map((part) => `Proceedings of Examples, part ${part}`)
          .sort((a, b) => (venueIdOf(a) < venueIdOf(b) ? -1 : 1))
          .map((title) => [title, 1]),
      ]);
      expect(venues[0]).toMatchObject({
        id: venueIdOf(journal.en),
        name: { value: journal.en, lang: 'en', alt: { value: journal.ar, lang: 'ar' } },
        kind: 'journal',
        issn: ['1234-5679'],
        variants: expect.arrayContaining(['Ex. J.', 'Example journal']),
      });
      expect((await store.venues('ar'))[0]?.name).toMatchObject({ value: journal.ar, lang: 'ar' });
    });

    it('finds a venue by the ids of all its names and its ISSN', async () => {
      for (const other of ['EXAMPLE JOURNAL', 'Ex. J.', 'مجلة المثال'].map(venueIdOf).concat('1234-5679'))
        expect((await store.venue('en', other))?.id).toBe(venueIdOf(journal.en));
      expect(await store.venue('en', '1')).toBeUndefined();
      expect(await store.venue('en', '8765-4321')).toBeUndefined();
    });

    it('filters by all names of a venue, combined with the filter by name and in every count', async () => {
      const venueId = [venueIdOf('Ex. J.')];
      expect(await titles({ venueId })).toEqual(['1', '2', '3', '4', '5']);
      expect(await titles({ venueId, venue: ['Ex. J.'] })).toEqual(['4']);
      expect(await titles({ venueId, venue: ['مجلة المثال'] })).toEqual(['1', '3', '5']);
      expect(await titles({ venueId, venue: ['Proceedings of Examples, part 1'] })).toEqual([]);
      expect(await titles({ venueId: ['7'] })).toEqual([]);
      const query = { ...defaultResearchQuery, venueId };
      expect((await store.breakdown('en', query, ['year'], 10)).year?.map(({ id }) => id)).toEqual([
        '2001',
        '2002',
        '2003',
        '2004',
        '2005',
      ]);
      const { total, best } = await store.contributors('en', 'author', query, 1);
      expect([total, best.map(({ name: { value }, count }) => [value, count])]).toEqual([2, [['Noura Al-Otaibi', 3]]]);
      const bodies = await store.contributors('en', 'institution', query, 5);
      expect([bodies.total, bodies.best.map(({ count }) => count)]).toEqual([1, [5]]);
      expect(await store.citations(query)).toEqual({ sum: 6, counted: 3 });
      const ids: string[] = [];
      for await (const { id } of store.stream('en', query)) ids.push(id);
      expect(ids).toHaveLength(5);
    });

    it('gives every publication a venue id that finds it', async () => {
      const { items } = await store.findResearch('en', { ...defaultResearchQuery, pageSize: 100 });
      for (const { id, venue } of items) {
        const venueId = [venue?.id as string];
        const page = await store.findResearch('ar', { ...defaultResearchQuery, venueId, pageSize: 100 });
        expect(page.items.map((row) => row.id)).toContain(id);
      }
    });

    it('lists no venue of undone publications, and the same again afterwards', async () => {
      const before = await store.venues('en');
      await store.load([published(8, { name: { en: 'Passing Letters' } })], { batch: 'passing' });
      expect(await store.venue('en', venueIdOf('Passing Letters'))).toBeDefined();
      await store.undo('passing');
      expect(await store.venues('en')).toEqual(before);
      expect(await store.venue('en', venueIdOf('Passing Letters'))).toBeUndefined();
    });
  });
}
