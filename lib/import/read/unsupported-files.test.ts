import { describe, expect, it } from 'vitest';
import { mapText } from '#lib/import/testing/read-fixture.ts';
import { unsupportedFileOf, unsupportedFiles } from './unsupported-files.ts';

describe('files of kinds that are not read', () => {
  it.each([
    ['doaj-json', '{"total":1,"results":[{"id":"x","bibjson":{"title":"Dust"}}]}'],
    ['atom', '<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>http://arxiv.org/abs/2101.00001</id></entry></feed>'],
    ['pubmed', '<PubmedBookArticleSet><PubmedBookArticle/></PubmedBookArticleSet>'],
    ['datacite-xml', '<resource xmlns="http://datacite.org/schema/kernel-4"/>'],
    ['crossref-xml', '<doi_batch xmlns="http://www.crossref.org/schema/4.4.2"/>'],
    ['marc-mnemonic', '=LDR  00000nam a2200000 a 4500\n=245  10$aDust'],
  ])('are reported as %s, with what to export instead, in both languages', async (kind, text) => {
    expect(unsupportedFileOf(text)).toBe(kind);
    const { what, instead } = unsupportedFiles[unsupportedFileOf(text)];
    for (const wording of [what, instead]) expect([wording.en, wording.ar].every((phrase) => phrase.length > 3)).toBe(true);
    const results = await mapText('x', text).catch((error: Error) => error.message);
    expect(typeof results === 'string' ? results : results.map(({ unreadKind, loadable }) => unreadKind ?? loadable)).toEqual(
      typeof results === 'string' ? `x is ${kind}` : [kind],
    );
  });
});
