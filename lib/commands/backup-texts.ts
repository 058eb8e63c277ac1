import type { Language } from '#lib/domain/language.ts';
import type { Verified } from '#lib/service/store/sqlite/back-up.ts';

interface Texts {
  readonly backupUsage: string;
  readonly restoreUsage: string;
  readonly backedUp: (file: string, found: Verified) => string;
  readonly restored: (file: string, found: Verified) => string;
  readonly verified: (file: string, found: Verified) => string;
}

export const backupTexts: Readonly<Record<Language, Texts>> = {
  en: {
    backupUsage: 'npm run backup -- FILE [--verify]    copy the database while it is in use; --verify only checks FILE\n',
    restoreUsage: 'npm run restore -- FILE    put a backup in the place of the database; stop the server first\n',
    backedUp: (file, { research, authors }) => `${file} is whole and verified: ${research} publications, ${authors} people.`,
    restored: (file, { research, authors }) => `The database is what ${file} holds: ${research} publications, ${authors} people.`,
    verified: (file, { research, authors, dataVersion }) =>
      `${file} is whole: ${research} publications, ${authors} people, data version ${dataVersion}.`,
  },
  ar: {
    backupUsage: 'npm run backup -- FILE [--verify]    نسخ قاعدة البيانات وهي قيد الاستخدام، و‎--verify يفحص الملف فقط\n',
    restoreUsage: 'npm run restore -- FILE    وضع نسخة احتياطية مكان قاعدة البيانات، أوقف الخادم أولًا\n',
    backedUp: (file, { research, authors }) => `${file} كامل وقد فُحص. الأبحاث: ${research}، الأشخاص: ${authors}.`,
    restored: (file, { research, authors }) => `قاعدة البيانات الآن هي ما في ${file}. الأبحاث: ${research}، الأشخاص: ${authors}.`,
    verified: (file, { research, authors, dataVersion }) =>
      `${file} كامل. الأبحاث: ${research}، الأشخاص: ${authors}، إصدار البيانات: ${dataVersion}.`,
  },
};
