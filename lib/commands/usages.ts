import { importUsage } from '#lib/commands/wording/import-usage.ts';
import { reviewUsage, translateUsage } from '#lib/commands/wording/translate-usage.ts';
import { doctorUsage } from '#lib/domain/doctor-usage.ts';
import type { Language } from '#lib/domain/language.ts';
import { keysUsage } from '#lib/service/keys/keys-usage.ts';

/** The `--help` text of a command by language of the terminal; ends with a line break. */
export type Usage = Readonly<Record<Language, string>>;

const lang: Usage = { en: '--lang en|ar: language of the messages', ar: '--lang en|ar: لغة الرسائل' };
const codes = (en: string, ar: string): Usage => ({ en: `${lang.en}\nExit code: ${en}.\n`, ar: `${lang.ar}\nرمز الخروج: ${ar}.\n` });
const usageOf = (en: readonly string[], ar: readonly string[], ending: Usage): Usage => ({
  en: `${en.join('\n')}\n${ending.en}`,
  ar: `${ar.join('\n')}\n${ending.ar}`,
});

const doneOrNot = codes('0 done, 2 nothing was done', '0 تم، 2 لم يُنجز شيء');

/** Help texts by the name of the command in `npm run`. */
export const usages = {
  import: importUsage,
  translate: translateUsage,
  review: reviewUsage,
  keys: keysUsage,
  doctor: doctorUsage,
  backup: usageOf(
    ['npm run -s backup -- FILE [--verify]    copy the database while it is in use; --verify only checks FILE'],
    ['npm run -s backup -- FILE [--verify]    نسخ قاعدة البيانات وهي قيد الاستخدام، و‎--verify يفحص الملف فقط'],
    doneOrNot,
  ),
  restore: usageOf(
    ['npm run -s restore -- FILE    replace the database with a backup; stop the server first'],
    ['npm run -s restore -- FILE    وضع نسخة احتياطية مكان قاعدة البيانات، أوقف الخادم أولًا'],
    doneOrNot,
  ),
  reindex: usageOf(
    [
      'npm run -s reindex    rebuild the search index from the stored records with the text analysis of this version; the server may keep running',
    ],
    ['npm run -s reindex    إعادة بناء فهرس البحث من السجلات المخزنة بتحليل النصوص في هذا الإصدار، ويمكن أن يظل الخادم عاملًا'],
    codes('0 done, 2 failed; the old index is still in use', '0 تم، 2 بقي الفهرس القديم'),
  ),
  publish: usageOf(
    [
      'npm run -s publish                        publish pending changes. Commands that change records do this at their end',
      'npm run -s publish -- --all               build a new index next to the old one, then switch readers to it',
      'npm run -s publish -- --all --take-over   also replace an index of another store, or one from before a restore',
      'npm run -s publish -- --check             compare the index with the store',
      'npm run -s publish -- --init              make this machine the writer, with the starter collection',
    ],
    [
      'npm run -s publish                        نشر ما تغيّر، ويراه القراء دفعة واحدة. وتنتهي به الأوامر التي تغيّر السجلات',
      'npm run -s publish -- --all               إنشاء فهرس جديد بجانب القديم، ونقل القراء إليه',
      'npm run -s publish -- --all --take-over   ولو كان الفهرس لمخزن آخر أو لما قبل الاستعادة',
      'npm run -s publish -- --check             مقارنة الفهرس بالمخزن',
      'npm run -s publish -- --init              جعل هذا الجهاز هو الكاتب، وفيه المجموعة الأولى',
    ],
    codes(
      '0 published or equal, 1 records are pending or differ, 2 nothing was done',
      '0 نُشر الكل أو تطابق، 1 سجلات تنتظر أو تختلف، 2 لم يُنجز شيء',
    ),
  ),
  dump: usageOf(
    ['npm run -s dump    create the files of all records for /downloads, and print their checksums'],
    ['npm run -s dump    إعداد ملفات السجلات كلها التي يعرضها ‎/downloads وطباعة رموز التحقق منها'],
    doneOrNot,
  ),
  vocabulary: usageOf(
    [
      'npm run -s vocabulary                  generate the derived tables of lib/text/data and learn word translations',
      'npm run -s vocabulary -- --with-store  also learn word translations from the records of the store, into DATA_DIR; used from the next start',
    ],
    [
      'npm run -s vocabulary                  إعادة إنشاء ما يقرؤه البحث من جداول lib/text/data، وتعلّم ترجمات الكلمات',
      'npm run -s vocabulary -- --with-store  تعلّمها من سجلات المخزن أيضًا وحفظها في DATA_DIR، وتُقرأ عند التشغيل التالي',
    ],
    doneOrNot,
  ),
  classify: usageOf(
    [
      'npm run -s classify -- --review [--below 0.6] [--limit 1000]   records with automatically assigned areas, least certain first',
      'npm run -s classify -- --set ID area,area       set the areas of a record; later imports respect this',
      'npm run -s classify -- --renew                  classify these records again with this version; areas from sources and editors do not change',
    ],
    [
      'npm run -s classify -- --review [--below 0.6] [--limit 1000]   السجلات التي خُمّنت مجالاتها، والأقل يقينًا أولًا',
      'npm run -s classify -- --set ID area,area       تحديد مجالات سجل، وتحترمها عمليات الاستيراد اللاحقة',
      'npm run -s classify -- --renew                  إعادة تصنيف السجلات التي خُمّنت مجالاتها، وتبقى مجالات المصادر والمحررين',
    ],
    doneOrNot,
  ),
  coverage: usageOf(
    [
      'npm run -s coverage                           share of publications and people with each text in each language',
      'npm run -s coverage -- --missing title.ar     address and title of records without this text',
      'npm run -s coverage -- --json                 the figures as JSON',
    ],
    [
      'npm run -s coverage                           نسبة ما له كل نص من الأبحاث والأشخاص في كل لغة',
      'npm run -s coverage -- --missing title.ar     عنوان ما ينقصه ذلك ورابطه',
      'npm run -s coverage -- --json                 الأرقام لبرنامج يقرؤها',
    ],
    doneOrNot,
  ),
  status: usageOf(
    [
      'npm run -s status                     state of the server on this machine: uptime, records, slow requests, errors by code',
      'npm run -s status -- --url URL        another server',
      'npm run -s status -- --json           the figures as JSON',
    ],
    [
      'npm run -s status                     حال الخادم العامل هنا: مدة التشغيل والسجلات والطلبات البطيئة والأخطاء بحسب رموزها',
      'npm run -s status -- --url URL        خادم آخر',
      'npm run -s status -- --json           الأرقام لبرنامج يقرؤها',
    ],
    codes('0 ready, 1 a problem is reported, 2 no server answers', '0 جاهز، 1 فيه خلل، 2 لا يستجيب أي خادم'),
  ),
  jobs: usageOf(
    [
      'npm run -s jobs             running and finished imports, dumps, backups and the like, newest first',
      'npm run -s jobs -- ID       output of that job',
      'npm run -s jobs -- --json   the list as JSON',
    ],
    [
      'npm run -s jobs             عمليات الاستيراد وإعداد الملفات والنسخ ونحوها: الجارية منها وكيف انتهت غيرها، والأحدث أولًا',
      'npm run -s jobs -- ID       ما قالته المهمة',
      'npm run -s jobs -- --json   القائمة لبرنامج يقرؤها',
    ],
    codes('0 done, 2 there is no such job', '0 تم، 2 لا توجد هذه المهمة'),
  ),
  explain: usageOf(
    [
      'npm run -s explain -- author ID    why each publication is assigned to an author',
      'npm run -s explain -- record ID    the source of each field of a record, and the reasons for its areas',
      'npm run -s explain -- search "…"   how a query is parsed, and the parts of each row’s score',
      '--json: output as JSON (author, record)',
    ],
    [
      'npm run -s explain -- author ID    لماذا نُسبت أبحاث مؤلف إليه',
      'npm run -s explain -- record ID    مصدر كل حقل من سجل، ولماذا أُعطي مجالاته، أو لم يُعط أي مجال',
      'npm run -s explain -- search "…"   كيف يُفهم سؤال البحث، ومِمَّ تتكوّن درجة كل نتيجة',
      '--json: لبرنامج يقرؤه (author وrecord)',
    ],
    doneOrNot,
  ),
} as const satisfies Readonly<Record<string, Usage>>;
