import { defineParameter, extension, type Parameter } from '#lib/contract/parameters/parameter.ts';
import { limits } from '#lib/domain/query.ts';

/** Parameters of GetAllTerm, the operation that searches the dictionary. */
export const termParameters = {
  keyword: defineParameter(
    'keyword',
    { type: 'text', lengthMax: limits.keywordLengthMax },
    'regolith',
    'Words of a name in either script, or the beginnings of words. All must occur in one name.',
    'كلمات من اسم بأي من الكتابتين، أو أوائلها. يجب أن ترد جميعها في اسم واحد.',
    extension,
  ),
  initial: defineParameter(
    'initial',
    { type: 'letter' },
    'R',
    'Letter that a preferred name begins with, Latin or Arabic; the Arabic article is ignored.',
    'الحرف الذي يبدأ به الاسم المفضّل، لاتينيًّا أو عربيًّا، ولا تُحتسب أل التعريف.',
    extension,
  ),
} satisfies Record<string, Parameter>;

/** The id of a term in the path: a word, not a number. */
export const termIdParameter: Parameter = defineParameter(
  'id',
  { type: 'slug', lengthMax: 80 },
  'regolith',
  'The id of the term.',
  'مُعرِّف المصطلح.',
);
