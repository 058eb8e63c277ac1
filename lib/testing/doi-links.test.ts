import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { signposting } from '#lib/api/respond/link-header.ts';
import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import { waysToRead } from '#lib/domain/reading/ways-to-read.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { citation, citationStyleNames } from '#lib/formats/cite/citation.ts';
import { atomFeed } from '#lib/formats/feeds/atom.ts';
import { formatNames } from '#lib/formats/formats.ts';
import { jsonldScript, researchNode } from '#lib/formats/jsonld/jsonld.ts';
import { coins } from '#lib/formats/metadata/coins.ts';
import { oaiRecord } from '#lib/formats/metadata/oai.ts';
import { signpostingLinks } from '#lib/formats/signposting.ts';
import { writeFormat } from '#lib/formats/write.ts';
import { presentRecord } from './present-record.ts';

const doi = '10.5555/(sici)1099-050x(1998)37:3<197::aid-x2>3.0.co;2-#50%?';
const encodedDoi = 'https://doi.org/10.5555/(sici)1099-050x(1998)37:3%3C197::aid-x2%3E3.0.co;2-%2350%25%3F';
const record: ResearchRecord = {
  ...{ key: 'k', title: { en: 'A title' }, language: 'en', authors: [], type: 'journal-article', areas: [], year: 1998, doi },
};
const options = { language: 'en', siteUrl: 'https://madar.example', updated: '2026-11-01T00:00:00Z', repository: 'madar.example' } as const;

it('the address of a DOI ends neither at a number sign nor at a bracket', () => {
  expect(doiAddress(doi)).toBe(encodedDoi);
  expect(doiAddress('10.5555/\ud800')).toMatch(/^https:\/\/doi\.org\/10\.5555\/%/);
});

it.each([
  ['no address', {}],
  ['the address as it was typed', { url: `https://doi.org/${doi.replace('%', '%25')}` }],
])('every link to the DOI of a record with %s is encoded', (_, more) => {
  const research = presentRecord({ ...record, ...more }, 1, 'en');
  const feed = { ...options, title: 'New', siteName: 'Madar', self: 'https://madar.example/a', html: 'https://madar.example/' };
  const texts = [
    ...formatNames.map((format) => writeFormat(format, [research], options)),
    ...citationStyleNames.map((style) => citation(research, style).text),
    ...waysToRead(research).map(({ href }) => href),
    research.url ?? '',
    atomFeed([research], feed),
    oaiRecord(research, options),
    decodeURIComponent(coins(research, options).replaceAll('%25', '%2525')),
    jsonldScript(researchNode(research, options)),
    JSON.stringify(signpostingLinks(research, options)),
    signposting(research, '/api/en/Publication/GetResearchById/1').join(', '),
  ];
  const links = texts.flatMap((text) =>
    [...text.matchAll(/https:\/\/doi\.org\/[^\s"}]*?(?=\.?(?:["\s},]|<\/|>;|$))/g)].map(([link]) => link),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(new Set(links)).toEqual(new Set([encodedDoi]));
});

it('no other code writes the address of a DOI or of an arXiv number', () => {
  const root = join(import.meta.dirname, '../..');
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: (name) => name.includes('.test.') }),
  );
  const writing = sources.filter((file) => /(?:doi\.org|arxiv\.org\/(?:abs|pdf))\/\$\{/.test(readFileSync(join(root, file), 'utf8')));
  expect(writing.sort()).toEqual(['lib/domain/identifiers/doi-address.ts', 'lib/domain/identifiers/identifier-addresses.ts']);
});
