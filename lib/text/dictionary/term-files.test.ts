import jsonld from 'jsonld';
import { XmlDocument } from 'libxml2-wasm';
import { Parser, type Quad } from 'n3';
import { describe, expect, it } from 'vitest';
import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import { definedTermNode, termFiles } from '#lib/formats/feeds/term-files.ts';
import { languages } from '#lib/languages/languages.ts';
import { dictionary } from './dictionary.ts';

const siteUrl = 'https://madar.example';
const terms = dictionary.all('en');
const skos = 'http://www.w3.org/2004/02/skos/core#';
const licence = 'http://purl.org/dc/terms/license';
const addressOf = (id: string) => `${siteUrl}/en/terms/${id}`;

const fileText = (name: string) => termFiles.find((file) => file.name === name)?.write(terms, { language: 'en', siteUrl }) ?? '';

/** An RDF statement as a string, so that sets of statements can be compared. */
const statement = (subject: string, predicate: string, object: string, language = '') =>
  JSON.stringify([subject, predicate, object, language]);

const expected = new Set(
  terms.flatMap(({ id, names, broader, narrower, related, definition, uat }: DictionaryTerm) => [
    ...languages.flatMap((language) => [
      ...names[language].map((name, index) => statement(addressOf(id), `${skos}${index === 0 ? 'prefLabel' : 'altLabel'}`, name, language)),
      ...(definition ? [statement(addressOf(id), `${skos}definition`, definition[language], language)] : []),
    ]),
    ...Object.entries({ broader, narrower, related }).flatMap(([link, ids]) =>
      ids.map((target) => statement(addressOf(id), `${skos}${link}`, addressOf(target))),
    ),
    ...(uat === undefined ? [] : [statement(addressOf(id), `${skos}exactMatch`, `http://astrothesaurus.org/uat/${uat}`)]),
    ...(id === `uat-${uat}` ? [statement(addressOf(id), licence, 'https://creativecommons.org/licenses/by-sa/3.0/')] : []),
  ]),
);

const compared = new Set([
  licence,
  ...['prefLabel', 'altLabel', 'definition', 'broader', 'narrower', 'related', 'exactMatch'].map((name) => skos + name),
]);

function statementsOf(quads: readonly Quad[]): Set<string> {
  return new Set(
    quads
      .filter(({ predicate }) => compared.has(predicate.value))
      .map(({ subject, predicate, object }) =>
        statement(subject.value, predicate.value, object.value, object.termType === 'Literal' ? object.language : ''),
      ),
  );
}

describe('term files', () => {
  it('contain every label and relation in Turtle', () => {
    expect(statementsOf(new Parser().parse(fileText('terms.ttl')))).toEqual(expected);
  });

  it('contain the same in JSON-LD', async () => {
    const nquads = (await jsonld.toRDF(JSON.parse(fileText('terms.skos.jsonld')), { format: 'application/n-quads' })) as unknown as string;
    expect(statementsOf(new Parser({ format: 'N-Quads' }).parse(nquads))).toEqual(expected);
  });

  it('are valid TBX-Basic with every name', () => {
    const document = XmlDocument.fromString(fileText('terms.tbx'));
    const namespaces = { t: 'urn:iso:std:iso:30042:ed-2' };
    const parsed = document
      .find('//t:conceptEntry', namespaces)
      .map((entry) =>
        languages.map((language) =>
          entry
            .find(`t:langSec[@xml:lang="${language}"]/t:termSec/t:term`, namespaces)
            .map((node) => ('content' in node ? node.content : '')),
        ),
      );
    const defined = document.find('//t:conceptEntry', namespaces).map((entry) =>
      languages.map((language) => {
        const [node] = entry.find(`t:langSec[@xml:lang="${language}"]/t:descripGrp/t:descrip[@type="definition"]`, namespaces);
        return node && 'content' in node ? node.content : undefined;
      }),
    );
    const ids = new Set(document.find('//t:conceptEntry/@id', namespaces).map((node) => ('content' in node ? node.content : '')));
    const targets = document.find('//t:ref/@target', namespaces).map((node) => ('content' in node ? node.content : ''));
    document.dispose();
    expect(parsed).toEqual(terms.map(({ names }) => languages.map((language) => names[language])));
    expect(defined).toEqual(terms.map(({ definition }) => languages.map((language) => definition?.[language])));
    expect(ids.size).toBe(terms.length);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  });

  it('are a table with one term per line', () => {
    const [head = '', ...rows] = fileText('terms.tsv').replace(/\n$/, '').split('\n');
    expect(head.split('\t')).toHaveLength(10);
    expect(rows).toHaveLength(terms.length);
    for (const [index, row] of rows.entries()) {
      const { id, definition, uat } = terms[index] as DictionaryTerm;
      expect(row.split('\t'), row).toHaveLength(10);
      expect(row.split('\t').at(0)).toBe(id);
      expect(row.split('\t').slice(7)).toEqual([definition?.en ?? '', definition?.ar ?? '', uat ?? '']);
    }
  });

  it.each(['=1+1', '+1', '-1', '@x', "'=1", '＝1'])('are a table without spreadsheet formulas: %s', (cell) => {
    const [first] = terms;
    const term = {
      ...(first as DictionaryTerm),
      id: cell,
      uat: cell,
      names: { en: [cell, cell], ar: [cell] },
      definition: { en: cell, ar: cell },
    };
    const table = termFiles.find(({ name }) => name === 'terms.tsv')?.write([term], { language: 'en', siteUrl }) ?? '';
    const cells = table.split('\n')[1]?.split('\t') ?? [];
    expect([cells[0], cells[3], cells[4], ...cells.slice(7)]).toEqual([`'${cell}`, `'${cell}; ${cell}`, ...Array(4).fill(`'${cell}`)]);
  });

  it('are one DefinedTerm per page, with the definition in its language', async () => {
    for (const language of languages) {
      const term = dictionary.term('regolith') as DictionaryTerm;
      const node = definedTermNode(term, { language, siteUrl });
      const [expanded] = (await jsonld.expand({ '@context': { '@vocab': 'https://schema.org/' }, ...node })) as Record<string, unknown>[];
      expect(expanded).toMatchObject({
        '@id': addressOf('regolith'),
        '@type': ['https://schema.org/DefinedTerm'],
        'https://schema.org/name': [{ '@value': term.names[language][0] }],
        'https://schema.org/description': [{ '@value': term.definition?.[language] }],
      });
    }
  });
});
