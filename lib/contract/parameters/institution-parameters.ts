import { institutionKinds } from '#lib/domain/institution.ts';
import { institutionSorts, limits } from '#lib/domain/query.ts';
import { defineParameter, extension, type Parameter } from './parameter.ts';

/** What is asked of institutions, and of whatever was signed from them. */
export const institutionParameters = {
  institutionId: defineParameter(
    'institutionId',
    { type: 'ids', countMax: limits.idsMax },
    '3',
    'Only what was signed from this institution: research that names it in an affiliation, people who signed from there. Up to 20 ids joined by commas mean any of them. The ids come from GetAllInstitution.',
    'ما وُقّع باسم هذه المؤسسة فقط: الأبحاث التي ترد في انتماءاتها، ومن وقّعوا منها. ويعني سرد ما لا يزيد على 20 مُعرِّفًا تفصل بينها فواصل أيًّا منها. تأتي المُعرِّفات من GetAllInstitution.',
    extension,
  ),
  country: defineParameter(
    'country',
    { type: 'countries', countMax: limits.idsMax },
    'SA',
    'Only what belongs to these countries: research signed from an institution there, people who signed from there, institutions there. ISO 3166-1 alpha-2 codes joined by commas mean any of them.',
    'ما ينتمي إلى هذه البلدان فقط: الأبحاث الموقّعة من مؤسسة فيها، ومن وقّعوا منها، والمؤسسات القائمة فيها. رموز ISO 3166-1 alpha-2 تفصل بينها فواصل وتعني أيًّا منها.',
    extension,
  ),
  institutionKind: defineParameter(
    'kind',
    { type: 'choices', of: institutionKinds, fault: 'out_of_range' },
    'education,government',
    'Only institutions of these kinds, joined by commas.',
    'المؤسسات من هذه الأصناف فقط، تفصل بينها فواصل.',
    extension,
  ),
  institutionKeyword: defineParameter(
    'keyword',
    { type: 'text', lengthMax: limits.keywordLengthMax },
    'KFUPM',
    'Words of a name in either script, the beginning of one, an acronym, or a ROR id. All words must occur.',
    'كلمات من الاسم بأي من الكتابتين، أو بدايته، أو اختصاره، أو مُعرِّف ROR. يجب أن ترد جميعها.',
    extension,
  ),
  institutionSort: defineParameter(
    'sort',
    { type: 'choice', of: institutionSorts, fault: 'unknown_sort' },
    '-publications',
    'Order of the items; a minus means descending. Names are collated in the language of the path.',
    'ترتيب العناصر، وتعني علامة الطرح الترتيب التنازلي. تُرتَّب الأسماء وفق لغة المسار.',
    { ...extension, fallbackText: { en: 'relevance with a keyword, else name', ar: 'relevance مع keyword، وإلا name' } },
  ),
} satisfies Record<string, Parameter>;
