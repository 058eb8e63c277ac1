import type { Language } from '#lib/domain/language.ts';
import type { AuthorExplanation } from '#lib/service/store/curation.ts';

interface Texts {
  readonly person: string;
  readonly alsoWritten: string;
  readonly knownBy: string;
  readonly authorships: string;
  readonly mergedInto: string;
  readonly since: string;
  readonly rules: Readonly<Record<string, string>>;
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    person: 'Author',
    alsoWritten: 'Also known as',
    knownBy: 'Identified by',
    authorships: 'Signatures',
    mergedInto: 'Merged into',
    since: 'since batch',
    rules: {
      orcid: 'same ORCID iD',
      openalex: 'same OpenAlex id',
      person: 'identified by an editor as one person',
      'name+affiliation': 'same name, country and institute',
      name: 'same name and country, no contradicting evidence',
      new: 'the first signature of this person',
      operator: 'merged by an operator',
      '': 'loaded before reasons were stored',
    },
  },
  ar: {
    person: 'المؤلف',
    alsoWritten: 'يُكتب أيضًا',
    knownBy: 'يُعرف بـ',
    authorships: 'التوقيعات',
    mergedInto: 'دُمج في',
    since: 'منذ الدفعة',
    rules: {
      orcid: 'مُعرِّف ORCID نفسه',
      openalex: 'مُعرِّف OpenAlex نفسه',
      person: 'شخص واحد بحسب المحرر',
      'name+affiliation': 'الاسم والبلد والجهة نفسها',
      name: 'الاسم والبلد نفساهما، ولا شيء ينقض ذلك',
      new: 'أول توقيع لهذا الشخص',
      operator: 'دمجه مشغّل',
      '': 'حُمّل قبل أن تُحفظ الأسباب',
    },
  },
};

/** The explanation for a terminal, one authorship per line with its reason. Ends with a line break. */
export function writeExplanation(explanation: AuthorExplanation, language: Language): string {
  const wording = texts[language];
  const lines = [
    `${wording.person} ${explanation.id}: ${explanation.names.join(' · ')}`,
    ...(explanation.mergedInto ? [`${wording.mergedInto} ${explanation.mergedInto}`] : []),
    ...(explanation.variants.length > 0 ? [`${wording.alsoWritten}: ${explanation.variants.join(' · ')}`] : []),
    `${wording.knownBy}:`,
    ...explanation.identities.map(({ identity, batch }) => `  ${identity}${batch ? `  (${wording.since} ${batch})` : ''}`),
    `${wording.authorships}: ${explanation.authorships.length}`,
    ...explanation.authorships.map(
      ({ researchId, title, position, spelling, affiliation, rule }) =>
        `  ${researchId} #${position}  ${spelling}${affiliation ? ` (${affiliation})` : ''}  ← ${wording.rules[rule] ?? rule}  ${title.slice(0, 80)}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}
