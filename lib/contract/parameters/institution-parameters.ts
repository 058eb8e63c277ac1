import { institutionKinds } from '#lib/domain/institution.ts';
import { institutionSorts, limits } from '#lib/domain/query.ts';
import { defineParameter, extension, type Parameter } from './parameter.ts';

/** Parameters of the list of institutions. */
export const institutionParameters = {
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
