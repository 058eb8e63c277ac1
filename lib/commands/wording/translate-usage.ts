import type { Language } from '#lib/domain/language.ts';

/** The `--help` text. */
export const translateUsage: Readonly<Record<Language, string>> = {
  en: `npm run translate -- --missing title.ar [--missing abstract.ar] [options]

Asks the translation service of TRANSLATE_URL for missing texts, checks each answer and writes what passes as one batch, marked as by machine.

  --missing TEXT       title.ar, title.en, abstract.ar or abstract.en; may be given twice
  --area A  --type T   only publications of an area (debris) or a type (journal-article); may be given twice
  --year 2010-2015     only of these years
  --from L             only works in this language (en, ar, fr…)
  --limit N            at most so many texts
  --budget N           send at most so many characters
  --dry-run            count texts and characters; ask nobody and write nothing
  --concurrency N      requests at a time (4)
  --again              ask also for what was refused before
  --report OUT.json    write a report with every refused answer
  --out FILE           give the texts to people instead: .xlf (XLIFF 2.1) or .csv
  --in FILE            take in such a file, as texts of the editor; bad rows are named and cost no other
  --lang en|ar         language of the messages

Run the same command again to go on after a stop. To take a batch back: npm run import -- --undo BATCH
Exit code: 0 all is well, 1 something was refused, 2 nothing could be done or the work was stopped.
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
  en: `npm run review -- export FILE [options]    give out texts by machine, by area, the most cited first
npm run review -- import FILE [options]    take in what people read: it is marked as reviewed today

FILE is .xlf (XLIFF 2.1; a read segment has the state reviewed or final) or .csv (a read row has yes in its column "reviewed").
A text that was changed counts as read.

  --text title.ar      only these texts; may be given twice
  --area A  --type T   only publications of an area or a type
  --year 2010-2015     only of these years
  --from L             only works in this language
  --limit N            at most so many texts
  --reviewed           give out also what was reviewed before
  --all                every text of the file was read, also without a mark
  --lang en|ar         language of the messages

Exit code: 0 all is well, 1 something was refused, 2 nothing could be done.
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
