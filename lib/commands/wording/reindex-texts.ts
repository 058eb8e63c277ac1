import type { Language } from '#lib/domain/language.ts';
import type { IndexNotice } from '#lib/service/upkeep/renew-index.ts';

interface Texts {
  readonly progress: (done: number, total: number) => string;
  readonly done: (research: number, authors: number, seconds: number) => string;
  /** Notices about an index that does not match the analyser of this version. */
  readonly notice: Readonly<Record<IndexNotice, string>>;
}

/** Messages of the command `reindex`. */
export const reindexTexts: Readonly<Record<Language, Texts>> = {
  en: {
    progress: (done, total) => `${done} of ${total} publications and people…`,
    done: (research, authors, seconds) => `Index rebuilt: ${research} publications, ${authors} people, in ${seconds.toFixed(1)} s.`,
    notice: {
      index_older: 'The search index was made by an older analyser: some words are not found. Run: npm run -s reindex',
      index_newer: 'The search index was made by a newer version of this program: some words are not found until this one is updated.',
    },
  },
  ar: {
    progress: (done, total) => `ما فُهرس من الأبحاث والأشخاص: ${done} من ${total}…`,
    done: (research, authors, seconds) => `أُعيد بناء فهرس البحث في ${seconds.toFixed(1)} ث. الأبحاث: ${research}، الأشخاص: ${authors}.`,
    notice: {
      index_older: 'بُني فهرس البحث بإصدار أقدم من تحليل النصوص، فلا يُعثر على بعض الكلمات. شغّل: npm run -s reindex',
      index_newer: 'بُني فهرس البحث بإصدار أحدث من هذا البرنامج، فلا يُعثر على بعض الكلمات إلى أن يُحدَّث.',
    },
  },
};
