import type { Language } from '#lib/domain/language.ts';

/** The `--help` text of `npm run import`. */
export const importUsage: Readonly<Record<Language, string>> = {
  en: `npm run import -- FILE… [options]

FILE is a file, a folder, or - for standard input; .gz files are decompressed.
Formats are recognised: our JSON Lines, OpenAlex works and authors, ORCID, arXiv, Crossref, DataCite, CSL-JSON, ADS, INSPIRE, BibTeX, RIS, EndNote (.enw),
PubMed (.nbib), CSV, Excel (.xlsx), OAI-PMH, JATS, MODS, MARC 21 (XML or
binary), SRU responses.

  --dry-run            show what would change and write nothing
  --replace            for corrected files: replace values from the same source, but never what a person edited
  --report OUT.json    write a report (OUT.html for a web page); may be given twice
  --format F           jsonl, openalex, openalex-authors, orcid, arxiv, crossref, datacite, csl, ads, inspire, bibtex, ris, enw, nbib, csv, oai, jats, mods or marc
  --encoding E         text encoding (windows-1256, windows-1252…), if it is not detected correctly
  --sheet S            sheet of a workbook, by name or number (default: the first)
  --from-url URL       harvest an OAI-PMH base address, or an API page and its next pages; --max-records N limits it
  --list               list all batches
  --undo BATCH         undo a batch
  --suspects           list possible duplicates of publications and people
  --merge research:FROM=INTO   merge two entries (or author:, institution:); the old id redirects to the new one
  --split ID=IDENTIFIER        make a version of a publication a separate record, by its DOI or arXiv number
  --withdraw ID        withdraw a publication; its address answers 410
  --lang en|ar         language of the messages

Exit code: 0 success, 1 some records were refused, 2 nothing was done.
`,
  ar: `npm run import -- FILE… [options]

FILE ملف أو مجلد أو - للإدخال القياسي، وملفات ‎.gz تُفك تلقائيًا.
تُعرف الصيغة تلقائيًا: صيغتنا JSON Lines، وأعمال OpenAlex ومؤلفوها، وسجلات ORCID، وarXiv، وCrossref، وDataCite، وCSL-JSON، وADS، وINSPIRE، وBibTeX، وRIS، وEndNote‏ (‎.enw)، وPubMed‏ (‎.nbib)، وCSV، وExcel‏ (‎.xlsx)، وOAI-PMH، وJATS، وMODS، وMARC 21‏ (XML أو ثنائية)، وردود SRU.

  --dry-run            عرض ما سيتغيّر دون كتابة شيء
  --replace            ملفات مصحَّحة: تحل محل ما قاله مصدرها في السجلات الموجودة، ولا تمس ما حرّره إنسان
  --report OUT.json    كتابة تقرير (أو OUT.html لصفحة)، ويجوز تكراره
  --format F           إحدى jsonl وopenalex وopenalex-authors وorcid وarxiv وcrossref وdatacite وcsl وads وinspire وbibtex وris وenw وnbib وcsv وoai وjats وmods وmarc
  --encoding E         ترميز الحروف (windows-1256 أو windows-1252…) إن لم يُعرف على وجهه الصحيح
  --sheet S            ورقة المصنف باسمها أو رقمها، والأولى إن لم تُذكر
  --from-url URL       الحصاد من عنوان OAI-PMH أو من صفحة واجهة برمجية وما يليها، ويحدّه ‎--max-records N
  --list               عرض الدفعات كلها
  --undo BATCH         التراجع عن دفعة
  --suspects           عرض الأبحاث والأشخاص الذين قد يكونون واحدًا
  --merge research:FROM=INTO   دمج اثنين في واحد (أو author: أو institution:)، ويقود المُعرِّف القديم إلى الجديد
  --split ID=IDENTIFIER        جعل نسخة من بحث سجلًا مستقلًا بمُعرِّف DOI لها أو رقمها في arXiv
  --withdraw ID        سحب بحث، ويجيب عنوانه بالرمز 410
  --lang en|ar         لغة الرسائل

رمز الخروج: 0 تم كل شيء، 1 رُفض شيء، 2 لم يُنجز شيء.
`,
};
