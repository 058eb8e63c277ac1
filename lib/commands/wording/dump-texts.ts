import type { Language } from '#lib/domain/language.ts';

interface Texts {
  readonly made: (records: number, dataVersion: string) => string;
  readonly remote: string;
}

/** Messages of the command `dump`. */
export const dumpTexts: Readonly<Record<Language, Texts>> = {
  en: {
    made: (records, dataVersion) => `Files of all ${records} publications, data version ${dataVersion} (checksum, name, bytes):`,
    remote: 'Files can only be created from the local store, but this site reads a remote service (UPSTREAM_BASE_URL is set).',
  },
  ar: {
    made: (records, dataVersion) =>
      `ملفات الأبحاث كلها. عددها: ${records}، إصدار البيانات: ${dataVersion} (رمز التحقق، الاسم، الحجم بالبايت):`,
    remote: 'تُعد الملفات من المخزن المحلي وحده، وهذا الموقع يقرأ من خدمة أخرى (المتغير UPSTREAM_BASE_URL مضبوط).',
  },
};
