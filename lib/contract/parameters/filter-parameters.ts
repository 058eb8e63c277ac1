import { type FilterName, filterNames, filterOf, type ValueKind } from '#lib/domain/filters.ts';
import { limits } from '#lib/domain/query.ts';
import { defineParameter, extension, type Parameter, type ParameterKind } from './parameter.ts';

/** Filters of the original interface document, in its order. All other filters are our extensions. */
export const documentedFilters = ['researchTypeId', 'fromYear', 'toYear', 'authorId', 'focusedAreaId'] as const satisfies FilterName[];

/** A sample value of each filter, and its description in both languages. */
const texts: Readonly<Record<FilterName, readonly [example: string, en: string, ar: string]>> = {
  researchTypeId: [
    '1',
    'Only research of this type; up to 20 ids joined by commas mean any of them. The ids come from GetAllResearchTypes.',
    'الأبحاث من هذا النوع فقط، ويعني سرد ما لا يزيد على 20 مُعرِّفًا تفصل بينها فواصل أيًّا منها. تأتي المُعرِّفات من GetAllResearchTypes.',
  ],
  focusedAreaId: [
    '11',
    'Only what belongs to this research area; up to 20 ids joined by commas mean any of them. The ids come from GetAllResearchAreas.',
    'ما ينتمي إلى هذا المجال البحثي فقط، ويعني سرد ما لا يزيد على 20 مُعرِّفًا تفصل بينها فواصل أيًّا منها. تأتي المُعرِّفات من GetAllResearchAreas.',
  ],
  fromYear: [
    '2020',
    'First year of publication, inclusive, Gregorian. Records without a year are left out when either bound is set.',
    'أول سنة نشر، وهي مشمولة، بالتقويم الميلادي. تُستبعد السجلات التي لا سنة لها متى حُدِّد أحد الطرفين.',
  ],
  toYear: ['2024', 'Last year of publication, inclusive, Gregorian.', 'آخر سنة نشر، وهي مشمولة، بالتقويم الميلادي.'],
  authorId: [
    '7',
    'Only research signed by this author, at any position; up to 20 ids joined by commas mean any of them.',
    'الأبحاث التي شارك فيها هذا المؤلف فقط أيًّا كان ترتيبه، ويعني سرد ما لا يزيد على 20 مُعرِّفًا تفصل بينها فواصل أيًّا منها.',
  ],
  institutionId: [
    '3',
    'Only what was signed from this institution: research that names it in an affiliation, people who signed from there. Up to 20 ids joined by commas mean any of them. The ids come from GetAllInstitution.',
    'ما وُقّع باسم هذه المؤسسة فقط: الأبحاث التي ترد في انتماءاتها، ومن وقّعوا منها. ويعني سرد ما لا يزيد على 20 مُعرِّفًا تفصل بينها فواصل أيًّا منها. تأتي المُعرِّفات من GetAllInstitution.',
  ],
  country: [
    'SA',
    'Only what belongs to these countries: research signed from an institution there, people who signed from there, institutions there. ISO 3166-1 alpha-2 codes joined by commas mean any of them; arab-league, gcc, arab-maghreb, eu and african-union stand for all their members.',
    'ما ينتمي إلى هذه البلدان فقط: الأبحاث الموقّعة من مؤسسة فيها، ومن وقّعوا منها، والمؤسسات القائمة فيها. رموز ISO 3166-1 alpha-2 تفصل بينها فواصل وتعني أيًّا منها، وتعني arab-league وgcc وarab-maghreb وeu وafrican-union جميع الدول الأعضاء.',
  ],
  venue: [
    'Remote Sensing',
    'Only research that appeared in the venue of exactly this name, as venue.name has it in either language. Sent up to 20 times it means any of them.',
    'الأبحاث التي يحمل وعاء نشرها هذا الاسم بنصه كما يرد في venue.name بأي من اللغتين فقط. ويجوز إرسال المُعامِل حتى 20 مرة فيعني أيًّا من القيم.',
  ],
  venueId: [
    '1822147792370506',
    'Only research that appeared in this venue, under whichever of its names; up to 20 ids joined by commas mean any of them. The ids come from venue.id; a venue also answers to the ids of its other names.',
    'الأبحاث المنشورة في هذا الوعاء فقط أيًّا كان الاسم الذي ورد به، ويعني سرد ما لا يزيد على 20 مُعرِّفًا تفصل بينها فواصل أيًّا منها. تأتي المُعرِّفات من venue.id، ويُعرف الوعاء كذلك بمُعرِّفات أسمائه الأخرى.',
  ],
  workLanguage: [
    'en',
    'Only research written in these languages: ISO 639-1 codes joined by commas.',
    'الأبحاث المكتوبة بهذه اللغات فقط: رموز ISO 639-1 تفصل بينها فواصل.',
  ],
  license: [
    'CC-BY-4.0',
    'Only research under the licence of exactly this name, as licence has it. Sent up to 20 times it means any of them.',
    'الأبحاث التي تحمل رخصتها هذا الاسم بنصه كما يرد في licence فقط. ويجوز إرسال المُعامِل حتى 20 مرة فيعني أيًّا من القيم.',
  ],
  freeToRead: [
    'true',
    'Only research that everybody can read without paying: it is open access, a public archive has it, or its licence is Creative Commons or public domain. false: research of which this is not known.',
    'الأبحاث التي يستطيع الجميع قراءتها مجانًا فقط: وصولها حر، أو في أرشيف عام، أو رخصتها من المشاع الإبداعي أو الملكية العامة. وتعني القيمة false الأبحاث التي لا يُعرف عنها ذلك.',
  ],
  openAccess: [
    'true',
    'Only research whose source states (or does not state) that it is open access. freeToRead also finds copies in archives.',
    'الأبحاث التي يذكر مصدرها أن وصولها حر فقط، أو التي لا يذكر مصدرها ذلك. ويجد freeToRead أيضًا ما له نسخة في أرشيف.',
  ],
  hasArabic: [
    'true',
    'Only research that has (or does not have) a title in Arabic.',
    'الأبحاث التي لها عنوان بالعربية فقط، أو التي ليس لها ذلك.',
  ],
  cites: [
    '1',
    'Only research whose references name this publication; up to 20 ids joined by commas mean any of them.',
    'الأبحاث التي تستشهد بهذا البحث في مراجعها فقط، ويعني سرد ما لا يزيد على 20 مُعرِّفًا تفصل بينها فواصل أيًّا منها.',
  ],
  citedBy: [
    '1',
    'Only research that the references of this publication name; up to 20 ids joined by commas mean any of them.',
    'الأبحاث الواردة في مراجع هذا البحث فقط، ويعني سرد ما لا يزيد على 20 مُعرِّفًا تفصل بينها فواصل أيًّا منها.',
  ],
};

const listKinds: Readonly<Record<ValueKind, ParameterKind>> = {
  ids: { type: 'ids', countMax: limits.idsMax },
  countries: { type: 'countries', countMax: limits.countriesMax },
  languages: { type: 'languages', countMax: limits.idsMax },
  names: { type: 'names', lengthMax: limits.nameLengthMax, countMax: limits.idsMax },
};

function kindOf(name: FilterName): ParameterKind {
  const filter = filterOf(name);
  if (filter.kind === 'list' || filter.kind === 'link') return listKinds[filter.kind === 'link' ? 'ids' : filter.values];
  return filter.kind === 'flag' ? { type: 'flag' } : { type: 'integer', min: limits.yearMin, max: limits.yearMax };
}

const isDocumented = (name: FilterName) => documentedFilters.some((other) => other === name);

/** The parameter of each filter. */
export const filterParameters = Object.fromEntries(
  filterNames.map((name) => {
    const { formerName } = filterOf(name);
    const more = { ...(!isDocumented(name) && extension), ...(formerName !== undefined && { formerName }) };
    return [name, defineParameter(name, kindOf(name), ...texts[name], more)];
  }),
) as Readonly<Record<FilterName, Parameter>>;

/** The filters of publications in the order of the documentation and of canonical links. */
export const researchFilters = [...documentedFilters, ...filterNames.filter((name) => !isDocumented(name))].map(
  (name) => filterParameters[name],
);
