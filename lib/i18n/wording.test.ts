import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import ar from '#messages/ar.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { flatMessages } from './message-faults.ts';

const english = flatMessages(en);
const arabic = flatMessages(ar);

/** Other code with Arabic texts: the API and its mails. */
const spokenFiles = [
  'lib/contract/texts/document-texts.ts',
  'lib/contract/problems/faults.ts',
  'lib/contract/texts/operation-texts.ts',
  'lib/contract/parameters/parameters.ts',
  'lib/contract/texts/payload-texts.ts',
  'lib/contract/problems/problems.ts',
  'lib/contract/tools.ts',
  'lib/server/pages/plain-page.ts',
  'lib/keys/mail/mail-texts.ts',
];
const elsewhere = new Map(spokenFiles.map((file) => [file, readFileSync(file, 'utf8')]));
const allArabic = new Map([...arabic, ...elsewhere]);
const withoutPlurals = new Map(
  [...arabic].map(([key, text]) => [key, text.replace(/\{\w+, plural,(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '#')]),
);

/** All texts that violate a rule, so that one run shows an editor everything to correct. */
const faults = (texts: ReadonlyMap<string, string>, rule: RegExp) =>
  [...texts].flatMap(([key, text]) => text.match(rule)?.map((found) => `${key}: ${found}`) ?? []);

describe('the English wording', () => {
  it.each([
    ['is not responding, in place of a person who answers', /does not answer at the moment|will answer no more/g],
    ['available, responsible, third-party: the usual words and order', /\bare to be had\b|Responsible is|counters of other/g],
    ['touch targets, themes', /Targets for the finger|on paper and at night/g],
    ['a key is replaced, not exchanged', /\b[Ee]xchang/g],
    ['no second noun where one will do: space-research publications', /publications of space research/g],
    ['straight quotation marks are for search syntax alone', /(?<!^)(?<=\w )"\w|\w'\w/g],
    ['no blank before a percent sign', /\d %/g],
    ['two blanks', / {2}/g],
  ])('%s', (_, rule) => {
    // Excludes examples of search syntax, in which users type straight quotation marks.
    const prose = new Map([...english].filter(([key]) => !key.includes('.example')));
    expect(faults(prose, rule)).toEqual([]);
  });
});

describe('a share of a whole', () => {
  it('is written by formatPercent on every page', () => {
    const markup = globSync('{app,components}/**/*.tsx')
      .map((file) => [file, readFileSync(file, 'utf8')] as const)
      .filter(([, text]) => /\}(?:\s|&nbsp;)?%/.test(text));
    expect(markup.map(([file]) => file)).toEqual([]);
  });
});

describe('the Arabic wording', () => {
  it.each([
    [
      'a publication is «بحث», a filter «خيار تصفية», a venue «وعاء نشر»',
      /منشور(?:ات)?(?![\p{L}\u064b-\u0652])(?! في | ينبغي)|مرشّ?حات|المرشّح|جه(?:ة|ات) النشر/gu,
    ],
    ['«صفحةً صفحةً»', /صفحةً صفحة(?!ً)/g],
    ['who cites and what is cited are two things: «استشهادًا به»', /الأكثر استشهادًا(?! به)/g],
    ['what replaces another: never ب with what is thrown away', /تُستبدل/g],
    ['no case endings of grammar for super- and subscripts', /مرفوعة|مخفوضة/g],
    ['one name for the starter collection', /مجموعة أولى|المجموعة الأولى/g],
    ['no blank before a percent sign', /[\d}] %/g],
    ['«بُعد» with its damma', /عن بعد(?![\u064b-\u0652\u0621-\u064a])/g],
    ['قمر صناعي, never اصطناعي or ساتل', /اصطناعي|ساتل/g],
    ['a blank inside « »', /«\s|\s»/g],
    ['two blanks', /[\u0621-\u064a] {2,}[\u0621-\u064a]/g],
  ])('%s', (_, rule) => {
    expect(faults(allArabic, rule)).toEqual([]);
  });

  it('sets the name of the site in quotation marks inside a sentence, for it is a common word', () => {
    // Ignores the name at the start of a message, where a colon or a middle dot marks it as a heading.
    const bare = [...arabic].filter(([, text]) => text.replace(/^\{site\}(?: ·|:)/, '').match(/(?<!«)\{site\}/));
    expect(bare.map(([key]) => key)).toEqual([]);
    expect(faults(allArabic, /(?<![«\p{L}])مدار(?!ات|ي|ه|[\p{L}\u064b-\u0652»])/gu).filter((fault) => !/orbit/.test(fault))).toEqual([]);
  });

  it('has no variable number before a fixed noun, whose form depends on the number', () => {
    // A number is allowed after a colon, in brackets, or in a message with all six Arabic plural forms.
    const countPattern =
      /\{(?:\w+, number, int|(?!count|from|to|page|year|parameter)\w+)\} (?:ثانية|ثوانٍ|دقيقة|ساعة|ساعات|يومًا|أيام|محرفًا|محرف|حرفًا|بايت|بايتًا|طلبًا|طلبات|طلب|سجل|سجلًا|سجلات|بحث|بحثًا|أبحاث|قيمة|قيم)(?!\p{L})/gu;
    expect(faults(withoutPlurals, countPattern)).toEqual([]);
    expect(faults(elsewhere, countPattern)).toEqual([]);
  });

  it('has no verb after a counted noun outside its plural, for the verb agrees with the noun', () => {
    expect(faults(withoutPlurals, /# (?:[يت][\p{L}\p{M}]{3,}|(?!ل)[\p{L}\p{M}]{3,}ت)(?![\p{L}\p{M}])/gu)).toEqual([]);
  });

  it('calls the public domain «الملكية العامة» everywhere', () => {
    expect(faults(allArabic, /(?:ال)?ملك (?:ال)?عام/g)).toEqual([]);
  });
});
