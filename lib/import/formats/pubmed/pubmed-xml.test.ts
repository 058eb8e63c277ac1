import { expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { completeRecords } from '#lib/import/completeness/testing/complete-records.ts';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

const [name, complete] = completeRecords.pubmed;

it('an article of PubMed in XML is read like its tagged form', async () => {
  const [[fromXml], [fromTags]] = await Promise.all([recordsIn(name, complete), recordsIn(...completeRecords.nbib)]);
  const { source: _source, abstract, references, authors, ...record } = fromXml as ResearchRecord;
  const { source: _other, abstract: tagged, authors: signers, ...expected } = fromTags as ResearchRecord;
  expect(record).toMatchObject({ ...expected, venue: { name: expected.venue?.name, issn: '1234-5679' } });
  expect(abstract?.en).toBe(`AIMS: ${tagged?.en}`);
  expect(authors).toEqual(signers);
  expect(references).toHaveLength(1);
});

it('groups, suffixes, ORCID iDs, cut lists and irregular dates are kept', async () => {
  const article = (rest: string) =>
    `<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>1</PMID><Article><ArticleTitle>Kites of CO<sub>2</sub> ice.</ArticleTitle>${rest}</Article></MedlineCitation></PubmedArticle></PubmedArticleSet>`;
  const people = `<AuthorList CompleteYN="N"><Author><LastName>King</LastName><ForeName>Martin</ForeName><Suffix>Jr</Suffix>
<Identifier Source="ORCID">https://orcid.org/0000-0002-1825-0097</Identifier></Author><Author><CollectiveName>Toy Group of Kites</CollectiveName></Author></AuthorList>`;
  const journal =
    '<Journal><JournalIssue><PubDate><MedlineDate>2000 Spring-Summer</MedlineDate></PubDate></JournalIssue><Title>Acta</Title></Journal>';
  expect(await recordsIn('a.xml', article(people + journal))).toMatchObject([
    {
      title: { en: 'Kites of CO₂ ice' },
      authors: [{ name: { en: 'Martin King Jr' }, orcid: '0000-0002-1825-0097' }, { name: { en: 'Toy Group of Kites' } }],
      authorsIncomplete: true,
      year: 2000,
    },
  ]);
});

it('a truncated file loses its last record only, and says so', async () => {
  const two = complete.replace('</PubmedArticleSet>', '') + complete.replace('<PubmedArticleSet>', '');
  for (const end of [50, 400, 1500]) {
    const results = await mapText(name, two.slice(0, -end));
    expect(results.map(({ refusals }) => refusals.map(({ code }) => code))).toEqual([[], ['bad_xml']]);
  }
});
