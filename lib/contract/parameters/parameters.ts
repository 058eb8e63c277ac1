import type { z } from 'zod';
import { facetNames } from '#lib/domain/filters.ts';
import { authorGroupFields, type GroupField, groupLimits, researchGroupFields } from '#lib/domain/groups.ts';
import { authorSorts, limits, researchSorts, searchScopes } from '#lib/domain/query.ts';
import { authorFormatNames, type FormatName, formatNames } from '#lib/formats/formats.ts';
import { journalForms } from '#lib/formats/values/addresses.ts';
import { languages } from '#lib/languages/languages.ts';
import { defineParameter, extension, type Parameter } from './parameter.ts';

/** A representation of a response that a client can request with `format` or the Accept header: JSON or a file. */
export type Representation = 'json' | FormatName;
/** Values of `format` for publications, the default first. */
export const researchRepresentations: readonly Representation[] = ['json', ...formatNames];
/** Authors have no formats that are for citations only. */
export const authorRepresentations: readonly Representation[] = ['json', ...authorFormatNames];

/** Every query parameter of the API, by name. */
export const parameters = {
  keyword: defineParameter(
    'keyword',
    { type: 'text', lengthMax: limits.keywordLengthMax },
    'cubesat',
    'Words to look for, in either language. All words must occur; "quotes" ask for a phrase, -word and NOT exclude, OR parts alternatives, 2015-2020 are years of publication, and title:, abstract:, keyword:, author:, institution:, venue:, doi: and id: look in one field. Anything typed is understood somehow; match and warnings report how.',
    'الكلمات المطلوبة بأي من اللغتين. يجب أن ترد جميعها، وتطلب "علامتا الاقتباس" عبارة بنصها، وتستبعد -كلمة وNOT ما يليهما، وتفصل OR أو «أو» بين البدائل، و2015-2020 سنوات نشر، وتبحث title: وabstract: وkeyword: وauthor: وinstitution: وvenue: وdoi: وid: في حقل واحد. يُفهم أي نص يُكتب على وجه ما، ويبيّن الردّ ذلك في match وwarnings.',
  ),
  searchIn: defineParameter(
    'searchIn',
    { type: 'choice', of: searchScopes, fault: 'out_of_range' },
    'title',
    'Where keyword looks.',
    'الموضع الذي يُبحث فيه عن keyword.',
    { ...extension, fallbackText: { en: 'all', ar: 'all' } },
  ),
  strict: defineParameter(
    'strict',
    { type: 'flag' },
    'true',
    'Turns off spelling correction and matching by some of the words.',
    'يوقف تصحيح الإملاء والبحث عن بعض الكلمات دون بعض.',
    { ...extension, fallbackText: { en: 'false', ar: 'false' } },
  ),
  initial: defineParameter(
    'initial',
    { type: 'letter' },
    'a',
    'Only authors whose name begins with this letter, Latin or Arabic; the article is ignored.',
    'المؤلفون الذين تبدأ أسماؤهم بهذا الحرف فقط، لاتينيًّا كان أو عربيًّا، مع إغفال أل التعريف.',
    extension,
  ),
  updatedSince: defineParameter(
    'updatedSince',
    { type: 'moment' },
    '2026-01-01',
    'Only records changed at or after this moment: YYYY-MM-DD or a UTC timestamp. For incremental harvesting.',
    'السجلات التي تغيّرت في هذه اللحظة أو بعدها فقط: YYYY-MM-DD أو طابع زمني بالتوقيت العالمي. للحصاد التزايدي.',
    extension,
  ),
  researchSort: defineParameter(
    'sort',
    { type: 'choice', of: researchSorts, fault: 'unknown_sort' },
    '-year',
    'Order of the items; a minus means descending. Ties end in descending id, so the order is total.',
    'ترتيب العناصر، وتعني علامة الطرح الترتيب التنازلي. يُفصل بين المتساويات بالمُعرِّف تنازليًّا، فالترتيب تام.',
    { ...extension, fallbackText: { en: 'relevance with a keyword, else -year', ar: 'relevance مع keyword، وإلا -year' } },
  ),
  authorSort: sortOfNames('name'),
  cursor: defineParameter(
    'cursor',
    { type: 'cursor', lengthMax: 512 },
    '*',
    'Walks through the whole result without a window: * starts, then send nextCursor of the last answer. Never together with pageIndex. A cursor lives 72 hours.',
    'يُستخدم للمرور على النتيجة كلها بلا حد: ابدأ بالقيمة * ثم أرسل nextCursor من آخر ردّ. لا يُرسل مع pageIndex أبدًا. صلاحية المؤشر 72 ساعة.',
    extension,
  ),
  pageIndex: defineParameter(
    'pageIndex',
    { type: 'integer', min: 1, max: limits.pageIndexMax, fallback: 1 },
    '1',
    'Number of the page, from 1. pageIndex × pageSize may not pass 10,000; beyond that use cursor.',
    'رقم الصفحة بدءًا من 1. لا يجوز أن يتجاوز حاصل ضرب pageIndex في pageSize العدد 10000، وما بعد ذلك يُطلب بالمُعامِل cursor.',
    { fallbackText: { en: '1', ar: '1' } },
  ),
  pageSize: defineParameter(
    'pageSize',
    { type: 'integer', min: 1, max: limits.pageSizeMax, fallback: limits.pageSizeDefault },
    '20',
    'Items on a page.',
    'عدد العناصر في الصفحة.',
  ),
  facets: defineParameter(
    'facets',
    { type: 'choices', of: facetNames, fault: 'unknown_facet' },
    'researchType,year',
    'Counts by these properties, joined by commas. Each ignores its own filter; at most 100 values each (20 authors, 100 institutions, all years and countries).',
    'أعداد النتائج بحسب هذه الخصائص، تفصل بينها فواصل. لا تؤثر التصفية بأيٍّ منها في أعداده، بما لا يزيد على 100 قيمة لكل منها (20 مؤلفًا، و100 مؤسسة، والسنوات والبلدان كلها).',
    extension,
  ),
  journals: defineParameter(
    'journals',
    { type: 'choice', of: journalForms, fault: 'out_of_range' },
    'names',
    'With format=bibtex: macros names a journal by its command in AASTeX (\\apj), where it has one.',
    'مع format=bibtex: تسمّي macros المجلة بأمرها في AASTeX (مثل \\apj) إن كان لها أمر.',
    { ...extension, fallbackText: { en: 'names', ar: 'names' } },
  ),
  researchGroups: groupByParameter(researchGroupFields, 'year,researchType'),
  authorGroups: groupByParameter(authorGroupFields, 'country'),
} satisfies Record<string, Parameter>;

/** The parameter `sort` of a list of authors or institutions. */
export function sortOfNames(example: string): Parameter {
  return defineParameter(
    'sort',
    { type: 'choice', of: authorSorts, fault: 'unknown_sort' },
    example,
    'Order of the items; a minus means descending. Names are collated in the language of the path.',
    'ترتيب العناصر، وتعني علامة الطرح الترتيب التنازلي. تُرتَّب الأسماء وفق لغة المسار.',
    { ...extension, fallbackText: { en: 'relevance with a keyword, else name', ar: 'relevance مع keyword، وإلا name' } },
  );
}

/** The parameter `groupBy` of a list whose records have these properties. */
function groupByParameter(fields: readonly GroupField[], example: string): Parameter {
  const { groups, groupsOfTwo } = groupLimits;
  return defineParameter(
    'groupBy',
    { type: 'choices', of: fields, fault: 'unknown_group', countMax: groupLimits.fields },
    example,
    `Counts all records of the list, after every filter, by one of these properties, or by two joined by commas: the second within each value of the first. The ${groups} most frequent values (${groupsOfTwo} by ${groupsOfTwo} for two); otherCount and unknownCount are the rest. Only in json.`,
    `يعدّ سجلات القائمة كلها بعد كل تصفية بحسب إحدى هذه الخصائص، أو بحسب اثنتين تفصل بينهما فاصلة، والثانية داخل كل قيمة من الأولى. تُذكر أكثر القيم تكرارًا وعددها ${groups} (و${groupsOfTwo} في ${groupsOfTwo} لاثنتين)، وما بقي في otherCount وunknownCount. في json وحدها.`,
    extension,
  );
}

/** The parameter `fields` of an operation with these members. */
export function fieldsParameter({ shape }: z.ZodObject, example: string): Parameter {
  return defineParameter(
    'fields',
    { type: 'choices', of: Object.keys(shape), fault: 'unknown_field' },
    example,
    'Only these members of each record, joined by commas; id is always there.',
    'هذه العناصر وحدها من كل سجل، تفصل بينها فواصل، ويبقى id دائمًا.',
    { ...extension, fallbackText: { en: 'all', ar: 'الكل' } },
  );
}

/** The parameter `format` of an operation that offers these representations; any other value is the error `unknown_format`. */
export function formatParameter(names: readonly Representation[]): Parameter {
  return defineParameter(
    'format',
    { type: 'choice', of: names, fault: 'unknown_format' },
    'json',
    'Representation of the answer; wins over the Accept header. The schemas describe json; the others are files, for programs that read these formats.',
    'صيغة الردّ، ولها الأولوية على الترويسة Accept. تصف المخططات الصيغة json، وما سواها ملفات للبرامج التي تقرأ هذه الصيغ.',
    { ...extension, fallbackText: { en: 'by Accept, else json', ar: 'وفق Accept، وإلا json' } },
  );
}

/** The id in the path of an operation that returns one record. */
export const idParameter: Parameter = defineParameter(
  'id',
  { type: 'integer', min: 1, max: Number.MAX_SAFE_INTEGER },
  '1',
  'The id of the record.',
  'مُعرِّف السجل.',
);
/** The language in the path of every operation. */
export const languageParameter: Parameter = defineParameter(
  'language',
  { type: 'choice', of: languages, fault: 'out_of_range' },
  'en',
  'Language of the answer: en or ar, in any case. Texts that do not exist in it are given in their original language, which the response states.',
  'لغة الردّ: en أو ar بأي حالة أحرف. تُعطى النصوص غير المتوفرة بها بلغتها الأصلية، ويبيّن الردّ ذلك.',
);
