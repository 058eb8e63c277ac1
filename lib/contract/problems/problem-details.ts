import { type Bilingual, bilingual } from '#lib/languages/bilingual.ts';

/** The detail of a refusal by a daily quota. */
export const dailyQuotaDetail = bilingual(
  'The daily quota of {quota} requests is used up. It renews at 00:00 UTC.',
  'استُنفدت الحصة اليومية البالغة {quota} من الطلبات، وتتجدد عند الساعة 00:00 بالتوقيت العالمي.',
);

/** The detail of `invalid_parameter` for `count` parameters, in the plural form of each language. */
export function invalidParametersDetail(count: number): Bilingual {
  return {
    en: count === 1 ? '1 parameter is not valid.' : `${count} parameters are not valid.`,
    ar: arabicCount[new Intl.PluralRules('ar').select(count)].replace('{n}', String(count)),
  };
}

const arabicCount: Record<Intl.LDMLPluralRule, string> = {
  zero: 'لا توجد مُعامِلات غير صالحة.',
  one: 'يوجد مُعامِل واحد غير صالح.',
  two: 'يوجد مُعامِلان غير صالحين.',
  few: 'توجد {n} مُعامِلات غير صالحة.',
  many: 'يوجد {n} مُعامِلًا غير صالح.',
  other: 'يوجد {n} مُعامِل غير صالح.',
};
