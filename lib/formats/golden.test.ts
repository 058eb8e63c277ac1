import { expect, test } from 'vitest';
import { type CitationOptions, citation, citationStyleNames } from '#lib/formats/cite/citation.ts';
import { atomFeed } from '#lib/formats/feeds/atom.ts';
import { openSearchDescription } from '#lib/formats/feeds/opensearch.ts';
import { sitemapWriter } from '#lib/formats/feeds/sitemap.ts';
import { coins } from '#lib/formats/metadata/coins.ts';
import { highwireTags } from '#lib/formats/metadata/highwire.ts';
import { oaiRecord } from '#lib/formats/metadata/oai.ts';
import { type FormatName, formats } from './formats.ts';
import { linkHeader, signpostingLinks } from './signposting.ts';
import { inArabic } from './testing/common-records.ts';
import { goldenRecords } from './testing/golden-records.ts';
import { writeFormat } from './write.ts';

// An editor has approved the files in `golden/`, in both languages. Review every difference: it changes what reference managers receive.
const siteUrl = 'https://madar.example';
const golden = (name: string) => `./golden/${name}`;
const records = { en: goldenRecords, ar: goldenRecords.map(inArabic) };

test('citations equal those that an editor approved', async () => {
  const lines = goldenRecords.flatMap((research) => {
    const optionSets: [string, CitationOptions][] = [
      ['in its own language', { accessed: '2026-11-21' }],
      ['in English', { language: 'en' }],
      ['in Arabic', { language: 'ar' }],
    ];
    const cited = new Set<string>();
    return optionSets.flatMap(([heading, options]) => {
      const texts = citationStyleNames.map((style) => citation(research, style, options).text);
      const { accessed: _, ...undated } = options;
      const plain = citationStyleNames.map((style) => citation(research, style, undated).text).join('\n');
      if (cited.has(plain)) return [];
      cited.add(plain);
      return ['', `## ${research.id} ${heading}`, ...texts];
    });
  });
  await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot(golden('citations.txt'));
});

test('a citation does not depend on the language of its page', () => {
  for (const [index, research] of records.en.entries()) {
    for (const style of citationStyleNames) {
      expect(citation(records.ar[index] as typeof research, style)).toEqual(citation(research, style));
    }
  }
});

// The approved JSON files have the extension `.txt`, so that Biome does not reformat them.
test.each(Object.keys(formats) as FormatName[])('the %s files equal the approved ones', async (format) => {
  for (const language of ['en', 'ar'] as const) {
    await expect(writeFormat(format, records[language], { language, siteUrl })).toMatchFileSnapshot(
      golden(`records.${language}.${formats[format].extension}${format === 'csl' || format === 'jsonld' ? '.txt' : ''}`),
    );
  }
});

test.each(['en', 'ar'] as const)('the head and the headers of a page in %s are unchanged', async (language) => {
  const options = { language, siteUrl };
  const text = records[language].map((research) => {
    const tags = highwireTags(research, options).map(({ name, content }) => `${name}: ${content}`);
    return [
      `## ${research.id}`,
      ...tags,
      `COinS: ${decodeURIComponent(coins(research, options))}`,
      `Link: ${linkHeader(signpostingLinks(research, options))}`,
    ].join('\n');
  });
  await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot(golden(`head.${language}.txt`));
});

test.each(['en', 'ar'] as const)('feed, OAI records, sitemap and search description in %s are unchanged', async (language) => {
  const options = { language, siteUrl, updated: '2026-11-01T00:00:00Z', repository: 'madar.example' };
  const feed = atomFeed(records[language], {
    ...options,
    title: language === 'en' ? 'Madar: newest research' : 'مدار: أحدث الأبحاث',
    siteName: language === 'en' ? 'Madar' : 'مدار',
    self: `${siteUrl}/${language}/research.atom?keyword=a&sort=-year`,
    selfIn: (other) => `${siteUrl}/${other}/research.atom?keyword=a&sort=-year`,
    html: `${siteUrl}/${language}/research?keyword=a&sort=-year`,
  });
  await expect(feed).toMatchFileSnapshot(golden(`feed.${language}.atom`));
  await expect(records[language].map((research) => oaiRecord(research, options)).join('')).toMatchFileSnapshot(
    golden(`oai.${language}.xml`),
  );
  const search = openSearchDescription({
    language,
    shortName: language === 'en' ? 'Madar' : 'مدار',
    description: language === 'en' ? 'Search space research' : 'البحث في أبحاث الفضاء',
    self: `${siteUrl}/opensearch.${language}.xml`,
    html: `${siteUrl}/${language}/research?keyword={searchTerms}`,
  });
  await expect(search).toMatchFileSnapshot(golden(`opensearch.${language}.xml`));
  const map = sitemapWriter(siteUrl);
  await expect(
    map.head + map.page({ path: '/research/101', updatedAt: '2026-10-12T08:00:00Z' }) + map.page({ path: '' }) + map.tail,
  ).toMatchFileSnapshot(golden('sitemap.xml'));
});
