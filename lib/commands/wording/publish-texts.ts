import type { Language } from '#lib/domain/language.ts';
import type { CheckReport, Difference } from '#lib/service/store/opensearch/publish/check-index.ts';
import type { Refusal } from '#lib/service/store/opensearch/publish/publish.ts';
import type { SearchNotice } from '#lib/service/store/opensearch/publish/search-state.ts';

type Kind = Difference['kind'];

interface Texts {
  readonly progress: (done: number, total: number, perSecond: number) => string;
  readonly published: (documents: number, version: number) => string;
  readonly waits: (records: number) => string;
  readonly otherPublishes: string;
  readonly refused: (refusal: Refusal) => string;
  readonly more: (count: number) => string;
  readonly difference: (difference: Difference) => string;
  readonly counts: (counts: CheckReport['counts'][number]) => string;
  readonly otherVersion: (version: CheckReport['dataVersion']) => string;
  readonly equal: (report: CheckReport) => string;
  readonly notCompared: (records: number) => string;
  readonly restored: string;
  readonly search: (version: string) => string;
  readonly notice: Readonly<Record<SearchNotice, string>>;
}

const kinds: Readonly<Record<Language, Readonly<Record<Kind, string>>>> = {
  en: { research: 'publication', author: 'person', institution: 'institution' },
  ar: { research: 'البحث', author: 'الشخص', institution: 'المؤسسة' },
};
const plurals: Readonly<Record<Language, Readonly<Record<Kind, string>>>> = {
  en: { research: 'publications', author: 'people', institution: 'institutions' },
  ar: { research: 'الأبحاث', author: 'الأشخاص', institution: 'المؤسسات' },
};

/** Messages of the command `publish`. */
export const publishTexts: Readonly<Record<Language, Texts>> = {
  en: {
    progress: (done, total, perSecond) => `${done} of ${total} documents published, ${perSecond} a second…`,
    published: (documents, version) => `Published: ${documents} documents, data version ${version}.`,
    waits: (records) => `${records} records are pending; run npm run publish`,
    otherPublishes: 'Another process is publishing; waiting until it has finished.',
    refused: ({ kind, id, reason }) => `OpenSearch rejected ${kinds.en[kind]} ${id}: ${reason}`,
    more: (count) => `… and ${count} more.`,
    difference: ({ kind, id, what }) => `${kinds.en[kind]} ${id} ${what}`,
    counts: ({ kind, store, index }) => `${plurals.en[kind]}: ${store} in the store, ${index} in the index`,
    otherVersion: ({ store, index }) => `data version: ${store} in the store, ${index ?? 'none'} in the index`,
    equal: ({ compared, total }) => `The index matches the store: ${compared} of ${total} documents compared.`,
    notCompared: (records) => `${records} records are pending and were not compared.`,
    restored: 'The index still has the previously published state. To replace it: npm run publish -- --all --take-over',
    search: (version) => `OpenSearch ${version} answers at SEARCH_URL.`,
    notice: {
      index_missing: 'No index has been published yet. On the writer, run: npm run publish',
      index_older:
        'The index was made by an older version of this program: some words are not found. On the writer, run: npm run publish -- --all',
      index_newer: 'The index was made by a newer version of this program: some words are not found until this one is updated.',
      index_other_terms:
        'The index was made with another TERMS_FILE: some words are not found. Use the same file on all machines and run on the writer: npm run publish -- --all',
      publish_behind: 'Some records are not published yet. Run: npm run publish',
    },
  },
  ar: {
    progress: (done, total, perSecond) => `المستندات المنشورة: ${done} من ${total}، في الثانية: ${perSecond}…`,
    published: (documents, version) => `تم النشر. المستندات: ${documents}، إصدار البيانات: ${version}.`,
    waits: (records) => `سجلات تنتظر النشر: ${records}. شغّل npm run publish`,
    otherPublishes: 'تنشر عملية أخرى الآن، وتنتظر هذه العملية انتهاءها.',
    refused: ({ kind, id, reason }) => `رفض OpenSearch ${kinds.ar[kind]} ${id}: ${reason}`,
    more: (count) => `… وغيرها، وعددها ${count}.`,
    difference: ({ kind, id, what }) =>
      `${kinds.ar[kind]} ${id}: ${{ differs: 'يختلف', 'is missing': 'غير موجود في الفهرس', 'is too many': 'موجود في الفهرس وحده' }[what]}`,
    counts: ({ kind, store, index }) => `${plurals.ar[kind]}: في المخزن ${store}، وفي الفهرس ${index}`,
    otherVersion: ({ store, index }) => `إصدار البيانات: في المخزن ${store}، وفي الفهرس ${index ?? 'لا شيء'}`,
    equal: ({ compared, total }) => `الفهرس مطابق للمخزن. المستندات المقارنة: ${compared} من ${total}.`,
    notCompared: (records) => `سجلات تنتظر النشر ولم تُقارن: ${records}.`,
    restored: 'في الفهرس ما نُشر من قبل. لاستبداله: npm run publish -- --all --take-over',
    search: (version) => `يستجيب OpenSearch ${version} في SEARCH_URL.`,
    notice: {
      index_missing: 'لم يُنشر فهرس بعد. شغّل على الكاتب: npm run publish',
      index_older: 'بُني الفهرس بإصدار أقدم من هذا البرنامج، فلا يُعثر على بعض الكلمات. شغّل على الكاتب: npm run publish -- --all',
      index_newer: 'بُني الفهرس بإصدار أحدث من هذا البرنامج، فلا يُعثر على بعض الكلمات إلى أن يُحدَّث.',
      index_other_terms:
        'بُني الفهرس بقيمة أخرى من TERMS_FILE، فلا يُعثر على بعض الكلمات. اجعلها واحدة على كل الأجهزة، ثم شغّل على الكاتب: npm run publish -- --all',
      publish_behind: 'سجلات تنتظر النشر. شغّل: npm run publish',
    },
  },
};
