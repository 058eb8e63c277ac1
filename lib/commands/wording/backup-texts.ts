import type { Language } from '#lib/domain/language.ts';
import type { VerifiedFile } from '#lib/service/store/sqlite/database/back-up.ts';

interface Texts {
  readonly backedUp: (file: string, found: VerifiedFile) => string;
  readonly restored: (file: string, found: VerifiedFile) => string;
  readonly verified: (file: string, found: VerifiedFile) => string;
}

/** Messages of the commands `backup` and `restore`. */
export const backupTexts: Readonly<Record<Language, Texts>> = {
  en: {
    backedUp: (file, { research, authors }) => `${file} is complete and verified: ${research} publications, ${authors} people.`,
    restored: (file, { research, authors }) => `The database was restored from ${file}: ${research} publications, ${authors} people.`,
    verified: (file, { research, authors, dataVersion }) =>
      `${file} is complete: ${research} publications, ${authors} people, data version ${dataVersion}.`,
  },
  ar: {
    backedUp: (file, { research, authors }) => `${file} كامل وقد فُحص. الأبحاث: ${research}، الأشخاص: ${authors}.`,
    restored: (file, { research, authors }) => `قاعدة البيانات الآن هي ما في ${file}. الأبحاث: ${research}، الأشخاص: ${authors}.`,
    verified: (file, { research, authors, dataVersion }) =>
      `${file} كامل. الأبحاث: ${research}، الأشخاص: ${authors}، إصدار البيانات: ${dataVersion}.`,
  },
};
