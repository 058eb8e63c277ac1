import type { Language } from '#lib/domain/language.ts';

/** The `--help` text of `npm run translate`. */
export const translateUsage: Readonly<Record<Language, string>> = {
  en: `npm run translate -- --missing title.ar [--missing abstract.ar] [options]

Requests missing texts from the translation service at TRANSLATE_URL, checks each translation and stores those that pass as one batch, marked as machine translations.

  --missing TEXT       title.ar, title.en, abstract.ar or abstract.en; may be given twice
  --area A  --type T   only publications of an area (debris) or a type (journal-article); may be given twice
  --year 2010-2015     only of these years
  --from L             only works in this language (en, ar, fr…)
  --limit N            at most N texts
  --budget N           send at most N characters
  --dry-run            count texts and characters; send and write nothing
  --concurrency N      concurrent requests (default: 4)
  --again              also request texts whose translations were rejected before
  --report OUT.json    write a report with every rejected translation
  --out FILE           write the texts for human translators instead: .xlf (XLIFF 2.1) or .csv
  --in FILE            load such a file, as texts by an editor; invalid rows are reported and skipped
  --lang en|ar         language of the messages

Run the same command again to continue after an interruption. To undo a batch: npm run import -- --undo BATCH
Exit code: 0 success, 1 some texts were rejected, 2 nothing was done or the run was stopped.
`,
  ar: `npm run translate -- --missing title.ar [--missing abstract.ar] [options]

يطلب من خدمة الترجمة المذكورة في TRANSLATE_URL ما ينقص من النصوص، ويفحص كل جواب، ويكتب ما يجتاز الفحص في دفعة واحدة موسومة بأنها ترجمة آلية.

  --missing TEXT       إحدى title.ar وtitle.en وabstract.ar وabstract.en، ويجوز تكراره
  --area A  --type T   أبحاث مجال بعينه (debris) أو نوع بعينه (journal-article)، ويجوز تكرارهما
  --year 2010-2015     أبحاث هذه السنوات
  --from L             الأعمال المكتوبة بهذه اللغة (en أو ar أو fr…)
  --limit N            أقصى عدد من النصوص
  --budget N           أقصى عدد من الحروف المرسلة
  --dry-run            عدّ النصوص والحروف دون سؤال أحد ودون كتابة شيء
  --concurrency N      عدد الطلبات في وقت واحد (4)
  --again              سؤال الخدمة أيضًا عما رُفض جوابه من قبل
  --report OUT.json    كتابة تقرير فيه كل جواب مرفوض
  --out FILE           إخراج النصوص إلى مترجمين: ‎.xlf ‏(XLIFF 2.1) أو ‎.csv
  --in FILE            إدخال ملف كهذا على أنه من المحرر، وتُذكر الصفوف المعيبة ولا تضرّ غيرها
  --lang en|ar         لغة الرسائل

شغّل الأمر نفسه مرة أخرى للمتابعة بعد توقف. للتراجع عن دفعة: npm run import -- --undo BATCH
رمز الخروج: 0 تم كل شيء، 1 رُفض شيء، 2 تعذر العمل أو توقف.
`,
};

export const reviewUsage: Readonly<Record<Language, string>> = {
  en: `npm run review -- export FILE [options]    export machine translations, by area, most cited first
npm run review -- import FILE [options]    load reviewed texts and mark them as reviewed today

FILE is .xlf (XLIFF 2.1; a reviewed segment has the state reviewed or final) or .csv (a reviewed row has yes in the column "reviewed").
A changed text counts as reviewed.

  --text title.ar      only these texts; may be given twice
  --area A  --type T   only publications of an area or a type
  --year 2010-2015     only of these years
  --from L             only works in this language
  --limit N            at most N texts
  --reviewed           also export texts reviewed before
  --all                treat every text of the file as reviewed, even without a mark
  --lang en|ar         language of the messages

Exit code: 0 success, 1 some texts were rejected, 2 nothing was done.
`,
  ar: `npm run review -- export FILE [options]    إخراج الترجمات الآلية للمراجعة، بحسب المجال والأكثر استشهادًا أولًا
npm run review -- import FILE [options]    إدخال ما روجع، ويوسم بأنه مراجع بتاريخ اليوم

FILE ملف ‎.xlf ‏(XLIFF 2.1، وحالة المقطع المراجع reviewed أو final) أو ‎.csv (وفي عمود reviewed من الصف المراجع كلمة نعم).
كل نص تغيّر يُعدّ مراجعًا.

  --text title.ar      هذه النصوص دون غيرها، ويجوز تكراره
  --area A  --type T   أبحاث مجال بعينه أو نوع بعينه
  --year 2010-2015     أبحاث هذه السنوات
  --from L             الأعمال المكتوبة بهذه اللغة
  --limit N            أقصى عدد من النصوص
  --reviewed           إخراج ما روجع من قبل أيضًا
  --all                روجعت نصوص الملف كلها، ولو بلا علامة
  --lang en|ar         لغة الرسائل

رمز الخروج: 0 تم كل شيء، 1 رُفض شيء، 2 تعذر العمل.
`,
};
