import { singleBlanks } from '#lib/import/clean/single-blanks.ts';
import type { Draft } from '#lib/import/draft/draft.ts';
import { finishDraft } from '#lib/import/finish/finish-draft.ts';
import { readJsonEntry } from '#lib/import/formats/map-json.ts';
import { readXmlRecord } from '#lib/import/formats/marc/oai.ts';
import { readCsvRow, readHeadings } from '#lib/import/formats/tables/csv.ts';
import { readEndnoteRecord } from '#lib/import/formats/tagged/endnote.ts';
import { readMedlineRecord } from '#lib/import/formats/tagged/medline.ts';
import { readRisRecord } from '#lib/import/formats/tagged/ris.ts';
import { readWosRecord } from '#lib/import/formats/tagged/wos.ts';
import type { XmlNode } from '#lib/import/split/split-xml.ts';

const finish = (draft: Draft | undefined) => draft && finishDraft(draft, 'f');
const json = (value: unknown) => readJsonEntry(singleBlanks(value)).map((jsonEntry) => 'draft' in jsonEntry && finish(jsonEntry.draft));
const node = (name: string, text: string, children: XmlNode[] = []): XmlNode => ({ name, attributes: {}, text, children });
const inEveryField = (names: string, text: string) => Object.fromEntries(names.split(' ').map((name) => [name, text]));

const risTags = ['TY', 'TI', 'AU', 'KW', 'JO', 'UR', 'M3', 'N1', 'DA', 'SN', 'SP', 'LA', 'DO', 'AN', 'PB'];
const wosTags = 'TI AU AF C1 OI DE SO SN BN DT PD PY BP EP OA DI PM'.split(' ');
const endnoteTags = '%T %Q %A %J %K %D %8 %P %@ %R %U %9 %G %I'.split(' ');
const medlineTags = 'PMID TI TT FAU AU AD AUID CN OT JT IS DP PG LID PT LA'.split(' ');
const csvHeading = 'title authors keywords areas type year date doi pages venue licence abstract addresses signedAffiliations orcids'.split(
  ' ',
);
const dcNames = ['title', 'creator', 'subject', 'description', 'date', 'identifier', 'source', 'rights', 'type', 'language'];

/** Functions by format that read a record with the given text in every field; tests measure their running time. */
export const recordReaders: Readonly<Record<string, (text: string) => unknown>> = {
  risRecord: (text) => finish(readRisRecord(risTags.map((tag) => `${tag}  - ${text}`).join('\n'))),
  wosRecord: (text) => finish(readWosRecord(['PT J', ...wosTags.map((tag) => `${tag} ${text}`)].join('\n'))),
  endnoteRecord: (text) => finish(readEndnoteRecord(['%0 Journal Article', ...endnoteTags.map((tag) => `${tag} ${text}`)].join('\n'))),
  medlineRecord: (text) => finish(readMedlineRecord(medlineTags.map((tag) => `${tag.padEnd(4)}- ${text}`).join('\n'))),
  risAbstract: (text) => finish(readRisRecord(`TY  - JOUR\nTI  - Mars\nAB  - ${text}`)),
  cslItem: (text) =>
    json({
      ...inEveryField('genre id title keyword DOI URL ISSN page container-title license abstract language', text),
      type: 'thesis',
      issued: { raw: text },
      author: [{ literal: text }, { family: text, given: text, ORCID: text }],
    }),
  arxivRecord: (text) =>
    json({ ...inEveryField('title authors categories abstract doi journal-ref comments report-no license', text), id: '2101.00001' }),
  adsRecord: (text) =>
    json({
      bibcode: text,
      title: [text],
      author: [text],
      abstract: text,
      pub: text,
      doi: [text],
      keyword: [text],
      pubdate: text,
      page: [text],
    }),
  csvRow: (text) => finish(readCsvRow({ cells: csvHeading.map(() => singleBlanks(text)) }, readHeadings(csvHeading)).draft),
  dublinCore: (text) => {
    const result = readXmlRecord(
      singleBlanks(
        node(
          'dc',
          '',
          dcNames.map((name) => node(name, text)),
        ),
      ),
    );
    return typeof result === 'object' && finish(result.draft);
  },
};
