import { institutionKinds } from '#lib/domain/institution.ts';
import { limits } from '#lib/domain/query.ts';
import { defineParameter, extension, type Parameter } from './parameter.ts';
import { sortOfNames } from './parameters.ts';

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
  institutionSort: sortOfNames('-publications'),
} satisfies Record<string, Parameter>;
