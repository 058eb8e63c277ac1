import type { Language } from '#lib/domain/language.ts';

interface Texts {
  readonly progress: (records: number) => string;
  readonly copied: (records: number, seconds: number) => string;
}

export const copyTexts: Readonly<Record<Language, Texts>> = {
  en: {
    progress: (records) => `${records} publications…`,
    copied: (records, seconds) =>
      `Copied ${records} publications in ${seconds.toFixed(1)} s (${Math.round(records / seconds)} a second), with people and batches. Keys of the API are not copied.`,
  },
  ar: {
    progress: (records) => `الأبحاث حتى الآن: ${records}…`,
    copied: (records, seconds) =>
      `نُسخت الأبحاث وعددها ${records} في ${seconds.toFixed(1)} ث (${Math.round(records / seconds)} في الثانية)، ومعها الأشخاص والدفعات. ولا تُنسخ مفاتيح الواجهة البرمجية.`,
  },
};
