import type { AuthorExplanation } from '#lib/store/port/curation.ts';

const rules: Readonly<Record<string, string>> = {
  orcid: 'same ORCID iD',
  openalex: 'same OpenAlex id',
  person: 'identified by an editor as one person',
  'name+affiliation': 'same name, country and institute',
  name: 'same name and country, no contradicting evidence',
  new: 'the first signature of this person',
  operator: 'merged by an operator',
  '': 'loaded before reasons were stored',
};

/** The explanation for a terminal, one authorship per line with its reason. Ends with a line break. */
export function writeExplanation(explanation: AuthorExplanation): string {
  const lines = [
    `Author ${explanation.id}: ${explanation.names.join(' · ')}`,
    ...(explanation.mergedInto ? [`Merged into ${explanation.mergedInto}`] : []),
    ...(explanation.variants.length > 0 ? [`Also known as: ${explanation.variants.join(' · ')}`] : []),
    'Identified by:',
    ...explanation.identities.map(({ identity, batch }) => `  ${identity}${batch ? `  (since batch ${batch})` : ''}`),
    `Signatures: ${explanation.authorships.length}`,
    ...explanation.authorships.map(
      ({ researchId, title, position, spelling, affiliation, rule }) =>
        `  ${researchId} #${position}  ${spelling}${affiliation ? ` (${affiliation})` : ''}  ← ${rules[rule] ?? rule}  ${title.slice(0, 80)}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}
