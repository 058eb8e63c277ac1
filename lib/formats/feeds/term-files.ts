import { type DictionaryTerm, isFromThesaurus, termName } from '#lib/domain/dictionary.ts';
import { thesaurusAddress, thesaurusLicence } from '#lib/domain/thesaurus.ts';
import { guardedCell } from '#lib/formats/bibliography/csv-syntax.ts';
import type { WriteOptions } from '#lib/formats/values/addresses.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { escapeXml, xmlDeclaration, xmlElement } from './xml.ts';

/** The complete dictionary as a file. */
export interface TermFile {
  readonly name: string;
  readonly contentType: string;
  readonly write: (terms: readonly DictionaryTerm[], options: WriteOptions) => string;
}

/** The files in which the dictionary is offered, each with its media type and writer. */
export const termFiles: readonly TermFile[] = [
  { name: 'terms.tsv', contentType: 'text/tab-separated-values; charset=utf-8', write: termsTsv },
  { name: 'terms.tbx', contentType: 'application/x-tbx; charset=utf-8', write: termsTbx },
  { name: 'terms.ttl', contentType: 'text/turtle; charset=utf-8', write: termsTurtle },
  { name: 'terms.skos.jsonld', contentType: 'application/ld+json; charset=utf-8', write: termsJsonLd },
];

/** The URI of a term in linked data: its English page. */
export const termAddress = (id: string, siteUrl: string): string => `${siteUrl}/en/terms/${encodeURIComponent(id)}`;

const schemeAddress = (siteUrl: string): string => `${siteUrl}/en/terms`;

const schemeTitle: Readonly<Record<Language, string>> = { en: 'Dictionary of space terms', ar: 'معجم مصطلحات الفضاء' };

/** One term per line; multiple values of a cell are separated by "; ". */
function termsTsv(terms: readonly DictionaryTerm[]): string {
  const head = ['id', 'type', 'areas', 'english', 'arabic', 'broader', 'related', 'definition_en', 'definition_ar', 'uat'];
  const rows = terms.map(({ id, type, areas, names, broader, related, definition, uat }) =>
    [
      id,
      type,
      ...[areas, names.en, names.ar, broader, related].map((list) => list.join('; ')),
      definition?.en ?? '',
      definition?.ar ?? '',
      uat ?? '',
    ].map((cell) => guardedCell(cell.replace(/\s+/g, ' '))),
  );
  return [head, ...rows].map((cells) => `${cells.join('\t')}\n`).join('');
}

/** TBX-Basic (ISO 30042:2019) in the DCA style: one entry per concept, with the preferred and admitted names of each language. */
function termsTbx(terms: readonly DictionaryTerm[], { siteUrl }: WriteOptions): string {
  const entries = terms.map((term) => {
    const areas = term.areas.map((area) => xmlElement('      ', 'descrip', area, { type: 'subjectField' })).join('');
    const crossReferences = [...term.broader, ...term.related].map(
      (id) => `      <ref type="crossReference" target="${entryId(id)}">${escapeXml(id)}</ref>\n`,
    );
    const sections = languages.map((language) => tbxSection(term, language)).join('');
    return `    <conceptEntry id="${entryId(term.id)}">\n${areas}${crossReferences.join('')}${sections}    </conceptEntry>\n`;
  });
  return `${xmlDeclaration}<tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">
  <tbxHeader>
    <fileDesc>
      <titleStmt>
        <title>${escapeXml(schemeTitle.en)}</title>
      </titleStmt>
      <sourceDesc>
        <p>${escapeXml(schemeAddress(siteUrl))}</p>
      </sourceDesc>
    </fileDesc>
  </tbxHeader>
  <text>
    <body>
${entries.join('')}    </body>
  </text>
</tbx>
`;
}

/** An XML id cannot begin with a digit. */
const entryId = (id: string): string => `t-${id.replace(/[^\w.-]/g, '_')}`;

function tbxSection({ names, definition }: DictionaryTerm, language: Language): string {
  if (names[language].length === 0) return '';
  const definitionGroup =
    definition &&
    `        <descripGrp>\n${xmlElement('          ', 'descrip', definition[language], { type: 'definition' })}        </descripGrp>\n`;
  const termSections = names[language].map((name, index) => {
    const status = index === 0 ? 'preferredTerm-admn-sts' : 'admittedTerm-admn-sts';
    return `        <termSec>\n${xmlElement('          ', 'term', name)}${xmlElement('          ', 'termNote', status, { type: 'administrativeStatus' })}        </termSec>\n`;
  });
  return `      <langSec xml:lang="${language}">\n${definitionGroup ?? ''}${termSections.join('')}      </langSec>\n`;
}

/** SKOS as Turtle. */
function termsTurtle(terms: readonly DictionaryTerm[], { siteUrl }: WriteOptions): string {
  const scheme = `<${schemeAddress(siteUrl)}>`;
  const node = (id: string) => `<${termAddress(id, siteUrl)}>`;
  const blocks = terms.map((term) => {
    const labels = languages.flatMap((language) => [
      ...term.names[language].map((name, index) => `${index === 0 ? 'skos:prefLabel' : 'skos:altLabel'} ${literal(name, language)}`),
      ...(term.definition ? [`skos:definition ${literal(term.definition[language], language)}`] : []),
    ]);
    const links = skosLinks.flatMap((link) => term[link].map((id) => `skos:${link} ${node(id)}`));
    const top = term.broader.length === 0 ? [`skos:topConceptOf ${scheme}`] : [];
    const source = [
      ...(term.uat === undefined ? [] : [`skos:exactMatch <${thesaurusAddress}/${term.uat}>`]),
      ...(isFromThesaurus(term) ? [`dcterms:license <${thesaurusLicence}>`] : []),
    ];
    const statements = [
      'a skos:Concept',
      `skos:inScheme ${scheme}`,
      `skos:notation ${JSON.stringify(term.id)}`,
      ...top,
      ...labels,
      ...links,
      ...source,
    ];
    return `${node(term.id)} ${statements.join(' ;\n  ')} .\n`;
  });
  const titles = languages.map((language) => `dcterms:title ${literal(schemeTitle[language], language)}`);
  return `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix dcterms: <http://purl.org/dc/terms/> .

${scheme} a skos:ConceptScheme ;
  ${titles.join(' ;\n  ')} .

${blocks.join('\n')}`;
}

const skosLinks = ['broader', 'narrower', 'related'] as const;

/** A text in Turtle, where the escapes of JSON strings are valid. */
export const literal = (text: string, language: Language): string => `${JSON.stringify(text)}@${language}`;

/** The SKOS data as JSON-LD. */
function termsJsonLd(terms: readonly DictionaryTerm[], { siteUrl }: WriteOptions): string {
  const scheme = schemeAddress(siteUrl);
  const graph = terms.map((term) => ({
    '@id': termAddress(term.id, siteUrl),
    '@type': 'Concept',
    inScheme: scheme,
    notation: term.id,
    topConceptOf: term.broader.length === 0 ? scheme : undefined,
    prefLabel: byLanguage((language) => term.names[language][0]),
    altLabel: byLanguage((language) => term.names[language].slice(1)),
    definition: term.definition,
    ...Object.fromEntries(skosLinks.map((link) => [link, term[link].map((id) => termAddress(id, siteUrl))])),
    exactMatch: term.uat === undefined ? undefined : `${thesaurusAddress}/${term.uat}`,
    license: isFromThesaurus(term) ? thesaurusLicence : undefined,
  }));
  const context = {
    '@vocab': 'http://www.w3.org/2004/02/skos/core#',
    title: { '@id': 'http://purl.org/dc/terms/title', '@container': '@language' },
    ...Object.fromEntries(['prefLabel', 'altLabel', 'definition'].map((name) => [name, { '@container': '@language' }])),
    license: { '@id': 'http://purl.org/dc/terms/license', '@type': '@id' },
    ...Object.fromEntries(['inScheme', 'topConceptOf', 'exactMatch', ...skosLinks].map((name) => [name, { '@type': '@id' }])),
  };
  return `${JSON.stringify({ '@context': context, '@graph': [{ '@id': scheme, '@type': 'ConceptScheme', title: schemeTitle }, ...graph] })}\n`;
}

function byLanguage<T>(value: (language: Language) => T | undefined): Readonly<Partial<Record<Language, T>>> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const localised = value(language);
      return localised === undefined ? [] : [[language, localised]];
    }),
  );
}

/** A term as schema.org, without `@context`. */
export function definedTermNode(term: DictionaryTerm, { language, siteUrl }: WriteOptions): object {
  const { value } = termName(term, language);
  const others = languages.flatMap((each) => term.names[each]).filter((name) => name !== value);
  return {
    '@type': 'DefinedTerm',
    '@id': termAddress(term.id, siteUrl),
    url: `${siteUrl}/${language}/terms/${encodeURIComponent(term.id)}`,
    name: value,
    termCode: term.id,
    inDefinedTermSet: { '@type': 'DefinedTermSet', '@id': schemeAddress(siteUrl), name: schemeTitle[language] },
    description: term.definition?.[language],
    alternateName: others.length > 0 ? others : undefined,
  };
}
