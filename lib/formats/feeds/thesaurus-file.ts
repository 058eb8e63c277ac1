import { type Thesaurus, type ThesaurusConcept, thesaurusAddress, thesaurusLicence } from '#lib/domain/thesaurus.ts';
import type { WriteOptions } from '#lib/formats/values/addresses.ts';
import { languages } from '#lib/languages/languages.ts';
import { literal, termAddress } from './term-files.ts';

export const thesaurusFileName = 'uat-arabic.ttl';

/** The Unified Astronomy Thesaurus with Arabic names as SKOS (Turtle), under its own addresses. Deprecated concepts keep their names, as in the original. */
export function writeThesaurus({ concepts }: Thesaurus, { siteUrl }: Pick<WriteOptions, 'siteUrl'>): string {
  const all = [...concepts.values()];
  const top = all.filter((concept) => !concept.replacedBy && concept.broader.length === 0).map(({ id }) => nodeOf(id));
  const scheme = [
    'a skos:ConceptScheme',
    'dcterms:title "Unified Astronomy Thesaurus"@en, "مكنز الفلك الموحد"@ar',
    'dcterms:rights "Unified Astronomy Thesaurus 5.1.0, © American Astronomical Society and contributors. Arabic names by the contributors of Madar, not reviewed by the maintainers of the thesaurus."@en',
    `dcterms:license <${thesaurusLicence}>`,
    'dcterms:source <https://github.com/astrothesaurus/UAT>',
    'owl:versionInfo "5.1.0"',
    `skos:hasTopConcept ${top.join(', ')}`,
  ];
  const blocks = all.map((concept) => `${nodeOf(concept.id)} ${statementsOf(concept, siteUrl).join(' ;\n  ')} .\n`);
  return `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix dcterms: <http://purl.org/dc/terms/> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .

${schemeNode} ${scheme.join(' ;\n  ')} .

${blocks.join('\n')}`;
}

/** The address of the thesaurus itself; no concept has this number. */
const schemeNode = `<${thesaurusAddress}/1>`;
const nodeOf = (id: string): string => `<${thesaurusAddress}/${id}>`;

function statementsOf({ id, names, broader, narrower, termId, replacedBy }: ThesaurusConcept, siteUrl: string): readonly string[] {
  const labels = (property: string) => languages.map((language) => `${property} ${literal(names[language][0], language)}`);
  if (replacedBy)
    return [
      'a skos:Concept',
      'owl:deprecated "true"^^xsd:boolean',
      ...labels('rdfs:label'),
      ...replacedBy.map((other) => `dcterms:isReplacedBy ${nodeOf(other)}`),
    ];
  return [
    'a skos:Concept',
    `skos:inScheme ${schemeNode}`,
    `skos:notation ${JSON.stringify(id)}`,
    ...(broader.length === 0 ? [`skos:topConceptOf ${schemeNode}`] : []),
    ...labels('skos:prefLabel'),
    ...languages.flatMap((language) => names[language].slice(1).map((name) => `skos:altLabel ${literal(name, language)}`)),
    ...broader.map((other) => `skos:broader ${nodeOf(other)}`),
    ...narrower.map((other) => `skos:narrower ${nodeOf(other)}`),
    ...(termId === undefined ? [] : [`skos:exactMatch <${termAddress(termId, siteUrl)}>`]),
  ];
}
