import type { Language } from '#lib/domain/language.ts';

interface Texts {
  readonly noBatches: string;
  readonly noSuspects: string;
  readonly undone: string;
  readonly mergeForm: string;
  readonly merged: (from: string, into: string, batch: string) => string;
  readonly withdrawn: (id: string, batch: string) => string;
  readonly splitForm: string;
  readonly split: (id: string, own: string, batch: string) => string;
  readonly taken: (batch: string, removed: number, restored: number) => string;
  readonly replayed: (batches: number) => string;
  /** `batches` are later batches that were undone too. */
  readonly undoneToo: (batches: readonly string[]) => string;
}

/** Messages of the tasks of `npm run import` that change imported records. */
export const curateTexts: Readonly<Record<Language, Texts>> = {
  en: {
    noBatches: 'There are no batches yet.',
    noSuspects: 'There are no suspected duplicates.',
    undone: 'undone',
    mergeForm: 'Write --merge research:FROM=INTO, author:FROM=INTO or institution:FROM=INTO, with the ids of the two entries.',
    merged: (from, into, batch) => `${from} was merged into ${into}. To undo: npm run import -- --undo ${batch}`,
    splitForm: 'Write --split ID=IDENTIFIER, with the id of the publication and the DOI or arXiv number of the version.',
    split: (id, own, batch) => `The version is now publication ${own}, separate from ${id}. To undo: npm run import -- --undo ${batch}`,
    withdrawn: (id, batch) => `${id} was withdrawn. To undo: npm run import -- --undo ${batch}`,
    taken: (batch, removed, restored) => `Batch ${batch} was undone: ${removed} records removed, ${restored} restored.`,
    replayed: (batches) => `Later batches replayed: ${batches}.`,
    undoneToo: (batches) => `Also undone, because nothing of them is left: ${batches.join(', ')}.`,
  },
  ar: {
    noBatches: 'لا توجد دفعات بعد.',
    noSuspects: 'لا شيء يبدو مكررًا.',
    undone: 'تُراجع عنها في',
    mergeForm: 'اكتب ‎--merge research:FROM=INTO أو author:FROM=INTO أو institution:FROM=INTO برقمي القيدين.',
    merged: (from, into, batch) => `صار ${from} هو ${into}. للتراجع: npm run import -- --undo ${batch}`,
    splitForm: 'اكتب ‎--split ID=IDENTIFIER برقم البحث وبمُعرِّف DOI للنسخة أو رقمها في arXiv.',
    split: (id, own, batch) => `صارت النسخة البحث ${own} مستقلةً عن ${id}. للتراجع: npm run import -- --undo ${batch}`,
    withdrawn: (id, batch) => `سُحب ${id}. للتراجع: npm run import -- --undo ${batch}`,
    taken: (batch, removed, restored) => `جرى التراجع عن الدفعة ${batch}: حُذف ${removed}، وأُعيد ${restored} إلى ما كان عليه.`,
    replayed: (batches) => `أُعيد تطبيق الدفعات اللاحقة على ما بقي، وعددها: ${batches}.`,
    undoneToo: (batches) => `وجرى التراجع معها عما لم يبقَ منه شيء: ${batches.join('، ')}.`,
  },
};
