import { formatFaultKind } from '#lib/service/translate/fault-texts.ts';

type Wording = readonly [english: RegExp, arabic: (...groups: string[]) => string];

/** Arabic translations of log messages, for operators with an Arabic terminal. Messages that are not listed stay in English. */
const wordings: readonly Wording[] = [
  [/^There is no batch (.+)\.$/s, (batch) => `لا توجد دفعة باسم ${batch}.`],
  [/^Batch (.+) was already undone at (.+)\.$/s, (batch, at) => `سبق التراجع عن الدفعة ${batch} في ${at}.`],
  [
    /^Later batches have changed records of (.+); undo them first: (.+)\.$/s,
    (batch, later) => `غيّرت دفعات لاحقة سجلات من ${batch}، فتراجع عنها أولًا: ${later}.`,
  ],
  [/^There is no publication with id (.+)\.$/s, (id) => `لا يوجد بحث بالرقم ${id}.`],
  [
    /^No version with the identifier (.+) was joined to publication (.+)\.$/s,
    (identifier, id) => `لم تُضم إلى البحث ${id} نسخة معرّفها ${identifier}.`,
  ],
  [/^The workbook has no sheet "(.+)"; it has (.+)\.$/s, (name, sheets) => `ليس في المصنف ورقة باسم «${name}»، وأوراقه: ${sheets}.`],
  [/^There is no institution with id (.+)\.$/s, (id) => `لا توجد مؤسسة بالرقم ${id}.`],
  [/^There is no \w+ with id (.+)\.$/s, (id) => `لا يوجد شخص بالرقم ${id}.`],
  [/^The institution cannot be merged into itself\.$/, () => 'لا تُدمج المؤسسة في نفسها.'],
  [/^The person cannot be merged into itself\.$/, () => 'لا يُدمج الشخص في نفسه.'],
  [/^The \w+ cannot be merged into itself\.$/, () => 'لا يُدمج البحث في نفسه.'],
  [/^Both signed publication (.+): they are two people\.$/s, (id) => `وقّع الاثنان البحث ${id}، فهما شخصان.`],
  [/^Both have an ORCID iD \((.+)\): they are two people\.$/s, (ids) => `لكل منهما مُعرِّف ORCID‏ (${ids})، فهما شخصان.`],
  [/^Both have a ROR id \((.+)\): they are two institutions\.$/s, (ids) => `لكل منهما مُعرِّف ROR‏ (${ids})، فهما مؤسستان.`],
  [
    /^The records of later batches are not stored \(.+\); undo them first: (.+)\.$/s,
    (later) => `سجلات دفعات لاحقة غير محفوظة (استيراد بإصدار أقدم أو إعادة تصنيف المجالات)، فتراجع عن هذه أولًا: ${later}.`,
  ],
  [/^There is no database at (.+)\.$/s, (path) => `لا توجد قاعدة بيانات في ${path}.`],
  [
    /^The keys of DATABASE_URL were hashed with a different pepper than this process uses\..+$/s,
    () => 'مفاتيح DATABASE_URL محمية بقيمة KEY_PEPPER غير قيمة هذه العملية، فاضبطها على قيمة العمليات التي تعمل الآن‏ (docs/operate.md).',
  ],
  [
    /^The keys of DATABASE_URL were written by a newer version of Madar; this one cannot read them\.$/,
    () => 'كُتبت مفاتيح DATABASE_URL بإصدار أحدث من «مدار»، ولا يستطيع هذا الإصدار قراءتها.',
  ],
  [
    /^The database of DATABASE_URL cannot hold keys: (.+)\.$/s,
    (why) => `لا يمكن حفظ المفاتيح في قاعدة البيانات التي يسميها DATABASE_URL: ${why}.`,
  ],
  [
    /^(?:keys\.\w+: )?The database of DATABASE_URL does not answer: (.+)\.$/s,
    (why) => `لا تستجيب قاعدة البيانات التي يسميها DATABASE_URL: ${why}.`,
  ],
  [/^The target already has keys; .+$/s, () => 'في الوجهة مفاتيح من قبل، ولا تُنسخ المفاتيح إلا إلى وجهة خالية منها.'],
  [/^--from and --to must be .+$/s, () => 'يسمي الخياران ‎--from و‎--to مكانين للمفاتيح كما يسميهما DATABASE_URL.'],
  [
    /^The database (.+) (?:cannot be opened|fails \(.+\)): it is being written by (?:process (\d+)(?: \((.+)\))?|.+); try again when that has ended\.$/s,
    (path, pid, command) =>
      `تكتب في قاعدة البيانات ${path} الآن عملية أخرى${pid ? ` (${command ? `${command}، ` : ''}رقمها ${pid})` : ''}، فأعد المحاولة بعد انتهائها.`,
  ],
  [
    /^The database (.+) (?:cannot be opened|fails \(.+\)): (.+)\. Stop the server and put a backup in its place: (.+)\.$/s,
    (path, why, how) => `قاعدة البيانات ${path} تالفة (${why}). أوقف الخادم وضع نسخة احتياطية مكانها: ${how}.`,
  ],
  [
    /^The database (.+) is an empty file\. Put a backup in its place: (.+); for a new store remove the empty file\.$/s,
    (path, how) => `قاعدة البيانات ${path} ملف فارغ. ضع نسخة احتياطية مكانها: ${how}، أو احذف الملف الفارغ لإنشاء مخزن جديد.`,
  ],
  [/^The "(.+)" encoding is not supported$/s, (name) => `الترميز «${name}» غير معروف.`],
  [/^There is no file (.+)\.$/s, (path) => `لا يوجد الملف ${path}.`],
  [/^(.+) is in use; stop the server first\.$/s, (path) => `الملف ${path} قيد الاستخدام، فأوقف الخادم أولًا.`],
  [/^(.+) is not a complete Madar database: (.+)\.$/s, (path, why) => `الملف ${path} ليس قاعدة بيانات كاملة من «مدار»: ${why}.`],
  [/^Record (.+): unknown research \w+ "(.+)"\.$/s, (key, code) => `السجل ${key}: الرمز «${code}» غير موجود في قائمة المصطلحات.`],
  [/^(.+) cannot be read: there is no such file\.$/s, (path) => `تعذرت قراءة ${path}: لا يوجد ملف بهذا الاسم.`],
  [/^(.+) cannot be read: it is not a complete gzip file \((.+)\)\.$/s, (path) => `تعذرت قراءة ${path}: ملف gzip غير مكتمل أو تالف.`],
  [/^(.+) cannot be read: (.+)\.$/s, (path, why) => `تعذرت قراءة ${path}: ${why}.`],
  [/^(.+) cannot be written \((\w+)\)\.$/s, (path, code) => `تعذرت كتابة ${path}‏ (${code}).`],
  [/^(.+) contains no file that can be imported\.$/s, (path) => `ليس في ${path} ملف يمكن استيراده.`],
  [/^(.+) is not an http or https address\.$/s, (url) => `‏${url} ليس رابطًا يبدأ بـ http أو https.`],
  [/^(.+) is given as the next page a second time\.$/s, (url) => `تُذكر الصفحة ${url} مرة ثانية على أنها الصفحة التالية.`],
  [/^The answer of (.+) cannot be read\.$/s, (url) => `تعذرت قراءة ردّ ${url}.`],
  [/^The repository answers (.+)$/s, (answer) => `رد المستودع: ${answer}`],
  [/^(.+) does not answer in JSON\.$/s, (url) => `رد ${url} ليس بصيغة JSON.`],
  [
    /^(.+) cannot be fetched: (.+)\. Run the same command again to continue from here\.$/s,
    (url, why) => `تعذر جلب ${url}: ${why}. شغّل الأمر نفسه مرة أخرى للمتابعة من هنا.`,
  ],
  [/^(.+) is refused: (.+)\.$/s, (url, why) => `رُفض طلب ${url}: ${why}.`],
  [/^(.+) returned more than (\d+) bytes\.$/s, (url, bytes) => `رد ${url} أكبر من الحد، وهو بالبايت: ${bytes}.`],
  [/^Continuing after (\d+) pages and (\d+) records\.$/, (pages, records) => `متابعة ما سبق. الصفحات: ${pages}، السجلات: ${records}.`],
  [/^This machine holds no records; run this on the writer\.$/, () => 'لا سجلات على هذا الجهاز، فشغّل الأمر على الكاتب.'],
  [/^This machine already has records; run npm run publish\.$/, () => 'على هذا الجهاز سجلات من قبل، فشغّل npm run publish.'],
  [/^SEARCH_URL is not set; it must list the OpenSearch nodes\.$/, () => 'يحدد SEARCH_URL خوادم OpenSearch، وليس مضبوطًا.'],
  [/^--take-over replaces a whole index: use it with --all\.$/, () => 'يستبدل الخيار ‎--take-over فهرسًا كاملًا، فاستخدمه مع ‎--all.'],
  [/^The index is published by another store\. To replace it: (.+)$/s, (how) => `نشر الفهرسَ مخزنٌ آخر. لاستبداله: ${how}`],
  [
    /^The index was published before this store was restored from a backup\. To replace it: (.+)$/s,
    (how) => `نُشر الفهرس قبل استعادة هذا المخزن من نسخة احتياطية. لاستبداله: ${how}`,
  ],
  [
    /^The index was made by another version of this program, or with another TERMS_FILE\. To rebuild it: (.+)$/s,
    (how) => `بُني الفهرس بإصدار آخر من هذا البرنامج أو بقيمة أخرى من TERMS_FILE. لإعادة بنائه: ${how}`,
  ],
  [
    /^OpenSearch rejects the user or password of SEARCH_URL \((\d+)\)\.$/,
    (code) => `رفض OpenSearch اسم المستخدم أو كلمة المرور في SEARCH_URL‏ (${code}).`,
  ],
  [/^The server at SEARCH_URL is not OpenSearch\.$/, () => 'ما يستجيب في SEARCH_URL ليس OpenSearch.'],
  [/^OpenSearch does not answer: (.+)\.$/s, (why) => `لا يستجيب OpenSearch: ${why}.`],
  [/^OpenSearch rejects writes: (.+)\.$/s, (why) => `لا يقبل OpenSearch الكتابة: ${why}.`],
  [/^(\d+) pages, (\d+) records$/, (pages, records) => `الصفحات: ${pages}، السجلات: ${records}`],
  [
    /^The translation service at (.+?) does not answer: (.+)\. Finished translations are stored; run the same command again to continue\.$/s,
    (host, why) => `لا تجيب خدمة الترجمة في ${host}: ${why}. ما تُرجم محفوظ، فشغّل الأمر نفسه مرة أخرى للمتابعة.`,
  ],
  [
    /^The translation service at (.+?) refuses the key \((.+)\)\. Set TRANSLATE_KEY to a valid key\.$/s,
    (host, why) => `رفضت خدمة الترجمة في ${host} المفتاح (${why}). اجعل TRANSLATE_KEY مفتاحًا تعرفه.`,
  ],
  [
    /^The translation service at (.+?) has no quota left for this key \((.+)\)\.$/s,
    (host, why) => `نفدت حصة هذا المفتاح لدى خدمة الترجمة في ${host}‏ (${why}).`,
  ],
  [/^The translation service at (.+?) refuses the request \((.+)\)\.$/s, (host, why) => `رفضت خدمة الترجمة في ${host} الطلب (${why}).`],
  [
    /^The translation service at (.+?) does not support the request \((.+)\)\. Check TRANSLATE_URL and TRANSLATE_KIND\.$/s,
    (host, why) => `لا تعرف خدمة الترجمة في ${host} هذا الطلب (${why}). تحقق من TRANSLATE_URL وTRANSLATE_KIND.`,
  ],
  [/^The host name of the service cannot be resolved \(DNS\)\.$/, () => 'اسم الخدمة غير معروف (DNS).'],
  [/^The key contains characters that are not allowed in a header\.$/, () => 'في المفتاح رموز لا يجوز إرسالها.'],
  [/^The certificate or protocol of the service was rejected: (.+)\.$/s, (why) => `رُفضت شهادة الخدمة أو بروتوكولها: ${why}.`],
  [
    /^All of the first (\d+) answers were rejected \(mostly: (.+)\)\. Check the service and its model\.$/s,
    (count, why) => `لم يُقبل شيء من أول ${count} من الأجوبة (وأكثر الأسباب: ${formatFaultKind(why, 'ar')}). تحقق من الخدمة ومن نموذجها.`,
  ],
  [
    /^TRANSLATE_URL and TRANSLATE_KIND are required; --out FILE writes the texts for human translators\.$/,
    () => 'يحدد TRANSLATE_URL وTRANSLATE_KIND خدمة الترجمة، وليسا مضبوطين. يُخرج الخيار ‎--out FILE النصوص إلى مترجمين.',
  ],
  [/^TRANSLATE_KIND=openai requires TRANSLATE_MODEL\.$/, () => 'يحدد TRANSLATE_MODEL نموذج خدمة من النوع openai، وليس مضبوطًا.'],
  [
    /^UPSTREAM_BASE_URL is set: texts of a remote service cannot be translated or reviewed here\.$/,
    () => 'ضُبط UPSTREAM_BASE_URL، ونصوص الخدمة البعيدة تُترجم وتُراجع حيث تُحفظ، لا هنا.',
  ],
  [
    /^"(.+)" is not a text; use one of title\.ar, title\.en, abstract\.ar and abstract\.en\.$/s,
    (name) => `«${name}» ليس نصًا يُترجم، والنصوص title.ar وtitle.en وabstract.ar وabstract.en.`,
  ],
  [/^(\S+) (.+) is not a number above 0\.$/s, (option, value) => `قيمة الخيار ‎${option} ليست عددًا أكبر من الصفر: ${value}.`],
  [
    /^--year (.+) is not a year or a range such as 2010-2015\.$/s,
    (value) => `قيمة الخيار ‎--year ليست سنة ولا سنوات مثل 2010-2015: ${value}.`,
  ],
  [/^--from (.+) is not a language code such as en\.$/s, (value) => `قيمة الخيار ‎--from ليست رمز لغة مثل en: ${value}.`],
  [/^(.+) already exists; choose another file name\.$/s, (path) => `الملف ${path} موجود من قبل، فاذكر اسم ملف جديد.`],
  [/^(.+) is neither \.xlf, \.xliff nor \.csv\.$/s, (path) => `ليس ${path} من نوع ‎.xlf أو ‎.xliff أو ‎.csv.`],
  [/^(.+) has no column (\w+)\.$/s, (path, column) => `ليس في ${path} عمود ${column}.`],
  [
    /^(.+) separates its columns with semicolons; save it as CSV with commas\.$/s,
    (path) => `تفصل بين أعمدة ${path} فواصل منقوطة، فاحفظه بصيغة CSV بفواصل لاتينية.`,
  ],
  [/^(.+) is not well-formed XML: (.+)\.$/s, (path, why) => `ليس ${path} ملف XML سليمًا: ${why}.`],
  [/^(.+) is not XLIFF 2 but XLIFF (.+)\.$/s, (path, version) => `ليس ${path} بصيغة XLIFF 2، بل XLIFF ${version}.`],
  [/^(.+) is not XLIFF 2\.$/s, (path) => `ليس ${path} بصيغة XLIFF 2.`],
  [
    /^An XLIFF file has one pair of languages, and these texts are (.+) and (.+) to (.+): choose one with --from, or write CSV\.$/s,
    (pair = '', from, to) =>
      `في ملف XLIFF لغتان فقط، وهذه النصوص من ${pair.replace(' to ', ' إلى ')} ومن ${from} إلى ${to}. حدد لغة بالخيار ‎--from أو اكتب ملف CSV.`,
  ],
  [/^No such texts were found, so no file was written\.$/, () => 'لا يوجد نص كهذا، فلم يُكتب ملف.'],
  [/^(.+); retrying in (\d+) s$/s, (why, seconds) => `${why}، وستُعاد المحاولة بعد ${seconds} ث`],
];

/** A log message of the program in Arabic; unchanged if there is no translation. */
export function translateMessage(sentence: string): string {
  for (const [english, arabic] of wordings) {
    const match = english.exec(sentence);
    if (match) return arabic(...match.slice(1));
  }
  return sentence;
}
