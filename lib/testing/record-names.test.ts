import { beforeAll, describe, expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Research } from '#lib/domain/research.ts';
import { writeBibtex } from '#lib/formats/bibliography/bibtex.ts';
import { writeCsl } from '#lib/formats/bibliography/csl.ts';
import { writeRis } from '#lib/formats/bibliography/ris.ts';
import { referenceOf } from '#lib/formats/cite/reference.ts';
import { coins } from '#lib/formats/metadata/coins.ts';
import { highwireTags } from '#lib/formats/metadata/highwire.ts';
import { oaiRecord } from '#lib/formats/metadata/oai.ts';
import { readBibtex } from '#lib/formats/testing/read-bibtex.ts';
import { readCsl } from '#lib/formats/testing/read-csl.ts';
import { readRis } from '#lib/formats/testing/read-ris.ts';
import { plainText } from '#lib/formats/values/plain-text.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';
import { openStarterStore } from '#lib/testing/starter-store.ts';

/** A stored work (`record`), with the list row and the detail record that readers of `language` receive. */
interface Given {
  readonly record: ResearchRecord;
  readonly language: Language;
  readonly row: Research;
  readonly detail: Research;
}

const samples: Given[] = [];
const siteUrl = 'https://madar.example';

/** The text in the language of the work, else in English, else the first text. */
const textOfWork = (texts: ResearchRecord['title'] | undefined, { language }: ResearchRecord) =>
  texts && (texts[language] ?? texts[language === 'ar' ? 'ar' : 'en'] ?? Object.values(texts)[0]);

/** Lists all works of which `namesOf` returns a title or venue that is not the one in the language of the work. */
function strangers(namesOf: (one: Given) => readonly (string | undefined)[]): string[] {
  return samples.flatMap((one) => {
    const title = plainText(textOfWork(one.record.title, one.record) ?? '');
    const venue = plainText(textOfWork(one.record.venue?.name, one.record) ?? '') || undefined;
    const [shownTitle, shownVenue] = namesOf(one);
    const isOwn = shownTitle === title && (shownVenue === undefined || shownVenue === venue);
    return isOwn ? [] : [`${one.record.key} in ${one.language}: ${shownTitle} / ${shownVenue}`];
  });
}

describe('what leaves the site for reference managers and harvesters', () => {
  beforeAll(async () => {
    const store = await openStarterStore();
    const byDoc = new Map(readCollection().map((record) => [record.title[record.language], record]));
    for (const language of languages) {
      for (let cursor: string | undefined = '*'; cursor !== undefined; ) {
        const page: Awaited<ReturnType<typeof store.findResearch>> = await store.findResearch(language, {
          ...defaultResearchQuery,
          pageSize: 100,
          cursor,
        });
        for (const research of page.items) {
          const record = byDoc.get([research.title, research.title.alt].find((text) => text?.lang === research.language)?.value ?? '');
          if (!record) continue;
          const lookup = await store.research(language, research.id);
          if (lookup.kind === 'found') samples.push({ record, language, row: research, detail: lookup.value });
        }
        cursor = page.nextCursor;
      }
    }
    await store.close();
  });

  it('is checked for nearly every work, from both languages', () => {
    const total = 2 * readCollection().length;
    expect(samples.length).toBeGreaterThan(total * 0.97);
    expect(samples.some(({ record, language }) => language === 'ar' && record.language === 'en' && record.venue?.name.ar)).toBe(true);
  });

  it('has title and venue in the language of the work in COinS', () => {
    expect(
      strangers(({ row, language }) => {
        const members = new URLSearchParams(coins(row, { language, siteUrl }));
        const title = ['atitle', 'btitle', 'title'].map((name) => members.get(`rft.${name}`)).find(Boolean) ?? undefined;
        return [title, members.get('rft.jtitle') ?? undefined];
      }),
    ).toEqual([]);
  });

  it('has title and venue in the language of the work in BibTeX, RIS, CSL-JSON and citation tags', () => {
    const kinds = { bibtex: [writeBibtex, readBibtex], ris: [writeRis, readRis], csl: [writeCsl, readCsl] } as const;
    for (const [write, readBack] of Object.values(kinds)) {
      expect(
        strangers(({ detail, language }) => {
          const [reference] = readBack(write(referenceOf(detail, { language, siteUrl })));
          return [reference?.title, reference?.venue];
        }),
      ).toEqual([]);
    }
    expect(
      strangers(({ detail, language }) => {
        const tags = highwireTags(detail, { language, siteUrl });
        const tagValue = (name: string) => tags.find((tag) => tag.name === `citation_${name}`)?.content;
        return [tagValue('title'), tagValue('journal_title') ?? tagValue('conference_title')];
      }),
    ).toEqual([]);
  });

  it('has the original title with its language in OAI-PMH', () => {
    expect(
      samples.flatMap(({ record, detail, language }) => {
        const xml = oaiRecord(detail, { language, siteUrl, repository: 'madar.example', updated: '2026-11-25T00:00:00Z' });
        const [title] = xml.match(/<dc:title xml:lang="\w+">/) ?? [];
        return title === `<dc:title xml:lang="${record.language}">` ? [] : [`${record.key} in ${language}: ${title}`];
      }),
    ).toEqual([]);
  });
});
