import { escapeText } from '#lib/base/escape-markup.ts';
import type { Bilingual } from '#lib/languages/bilingual.ts';
import { apiVersion } from './version.ts';

/** The changes of one API version. */
export interface ChangelogEntry {
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly changes: readonly Bilingual[];
}

/** Changes of the API, newest first; the only source of the page, the feed and `CHANGELOG-API.md`. */
export const changelog: readonly ChangelogEntry[] = [
  {
    version: apiVersion,
    date: '2026-11-26',
    changes: [
      {
        en: 'The type thesis is new: a thesis whose source names no degree, or another one than doctor and master.',
        ar: 'نوع جديد هو thesis: رسالة جامعية لم يذكر مصدرها درجتها، أو درجتها غير الدكتوراه والماجستير.',
      },
      {
        en: 'Three more codes of warnings: misspelt (a word of one record that is nearly always spelled otherwise), only_name (a word that records have only as the name of a person), no_year (no record of the requested years).',
        ar: 'ثلاثة رموز أخرى في warnings: misspelt (كلمة في سجل واحد يغلب كتابتها على نحو آخر)، وonly_name (كلمة لم ترد إلا اسمًا لشخص)، وno_year (لا سجل من السنوات المطلوبة).',
      },
      {
        en: 'Authors of a publication have signedName and alternativeSignedName in GetResearchById: the name as the publication prints it, where the person is listed under another form. Citations and files of every format use it.',
        ar: 'في مؤلفي البحث signedName وalternativeSignedName، في GetResearchById: الاسم كما ورد في البحث متى أُدرج الشخص باسم آخر، وبه تُوثَّق الأبحاث وتُكتب الملفات بكل صيغها.',
      },
      {
        en: 'Authors have isGroup: true for a collaboration or a corporate author. recordCounts of the health document has groups, the number of these authors.',
        ar: 'في المؤلفين isGroup، وقيمته true متى كان المؤلف فريق تعاون أو هيئة. وفي recordCounts من وثيقة حالة الخدمة العدد groups، وهو عدد هؤلاء المؤلفين.',
      },
      {
        en: 'journals=macros of GetAllResearch and GetResearchById with format=bibtex, and of the .bib files of the site, names journals by the commands of AASTeX (\\apj).',
        ar: 'يسمّي journals=macros المجلات بأوامر AASTeX (مثل \\apj)، في GetAllResearch وGetResearchById مع format=bibtex، وفي ملفات BibTeX في الموقع.',
      },
      {
        en: 'editors and translators of a publication; in files: editor and translator in BibTeX, CSL-JSON and JSON-LD, ED, A2 and A4 in RIS, roles in MODS, MARC and DataCite, contributor in Dublin Core, columns in CSV. A book without authors is cited by its editors, also in AASTeX.',
        ar: 'حقلان جديدان في الأبحاث: editors وtranslators، أي المحررون والمترجمون. ويردان في الملفات هكذا: editor وtranslator في BibTeX وCSL-JSON وJSON-LD، وED وA2 وA4 في RIS، وأدوارًا في MODS وMARC وDataCite، وcontributor في Dublin Core، وعمودين في CSV. والكتاب الذي لا مؤلف له يُوثَّق بمحرريه، وكذلك في AASTeX.',
      },
      {
        en: 'groupBy of GetAllResearch and GetAllAuthor, and of the tools search_research and find_authors, counts all records of a list by one or two properties, in the member groups.',
        ar: 'يعدّ groupBy في GetAllResearch وGetAllAuthor، وفي الأداتين search_research وfind_authors، سجلات القائمة كلها بحسب خاصية أو خاصيتين، في العنصر groups.',
      },
      {
        en: 'Publications are offered in MARC 21 (MARCXML): format=marcxml or Accept: application/marcxml+xml; a record links to it in links.marcxml. OAI-PMH has the prefix marcxml. Likewise DataCite 4.6: format=datacite, application/vnd.datacite.datacite+xml, links.datacite, oai_datacite.',
        ar: 'صيغة جديدة للأبحاث هي MARC 21 (MARCXML): format=marcxml أو Accept: application/marcxml+xml، ويشير إليها السجل في links.marcxml. وبادئتها في OAI-PMH هي marcxml. وكذلك DataCite 4.6: format=datacite وapplication/vnd.datacite.datacite+xml وlinks.datacite وoai_datacite.',
      },
      {
        en: 'notices of a publication also has those that other records of the collection are, whichever was imported first.',
        ar: 'تضم notices في البحث أيضًا الإشعارات التي تمثلها سجلات أخرى في المجموعة، أيًّا كان ترتيب استيرادها.',
      },
      {
        en: 'abstractKind is also in rows of lists and follows the text that is given, even if sources differ by language. In JSON-LD a summary by editors is description, no longer abstract. CSV: the heading “Abstract or summary”, and the column “Written by the editors”.',
        ar: 'يرد abstractKind أيضًا في صفوف القوائم، ويتبع النص المعطى وإن اختلف المصدر بين اللغتين. وفي JSON-LD صار ملخص المحررين description لا abstract. وفي CSV العنوان «المستخلص أو الملخص» والعمود «من كتابة المحرّرين».',
      },
      {
        en: 'The dictionary has the concepts of the Unified Astronomy Thesaurus (UAT) with Arabic names; those without a term of their own before have ids such as uat-774. exactMatch of a term: its address in the UAT. /downloads/uat-arabic.ttl: the whole UAT in English and Arabic as SKOS.',
        ar: 'في المعجم مفاهيم مكنز الفلك الموحد (UAT) بأسماء عربية، وما لم يكن له منها مصطلح من قبل مُعرِّفه مثل uat-774. وexactMatch في المصطلح: عنوانه في المكنز. وفي /downloads/uat-arabic.ttl المكنز كله بالعربية والإنجليزية بصيغة SKOS.',
      },
      {
        en: 'country accepts groups, which stand for all their members: arab-league, gcc, arab-maghreb, eu, african-union. Facets still count countries.',
        ar: 'يقبل country مجموعات تعني جميع الدول الأعضاء فيها: arab-league وgcc وarab-maghreb وeu وafrican-union. ولا تزال أوجه التصنيف تعدّ البلدان.',
      },
      {
        en: 'Affiliations have isDerived: the publication states none, and other publications of the person of the same year state this institution. Filters and facets count it; files leave it out.',
        ar: 'في جهات الانتماء isDerived: لا يذكر البحث مؤسسة، وتذكرها أبحاث أخرى للشخص في السنة نفسها. تعدّها عوامل التصفية وأوجهها، ولا ترد في الملفات.',
      },
      {
        en: 'undescribedReferenceCount of a publication: how many of its references only have an identifier. get_references lists the others; of these it gives the number and the identifiers, as undescribed.',
        ar: 'حقل جديد في الأبحاث، undescribedReferenceCount: عدد المراجع التي لا يُعرف منها إلا مُعرِّفها. وتسرد أداة get_references المراجع الأخرى، وتذكر عدد هذه ومُعرِّفاتها في undescribed.',
      },
      {
        en: 'workLanguage filters lists of publications by language of the work. It was called language, like the parameter in the path, which misled generated clients; that name is still accepted.',
        ar: 'يصفّي workLanguage قوائم الأبحاث بلغة العمل. كان اسمه language كاسم المُعامِل الذي في المسار، فكانت البرامج المولَّدة تخلط بينهما، ويظل الاسم السابق مقبولًا.',
      },
      {
        en: 'The OpenAPI document names one media type for each response, so that generated clients know its members; x-media-types of the parameter format lists those of the files. The parameter still selects them.',
        ar: 'تذكر وثيقة OpenAPI نوع وسائط واحدًا لكل ردّ لتعرف البرامج المولَّدة عناصره، ويسرد x-media-types في المُعامِل format أنواع الملفات، ولا يزال المُعامِل يختارها.',
      },
      {
        en: 'Reconciliation matches an ORCID iD or a ROR id that is itself the query, bare or as an address; identifiers are compared as a whole. An area opens its own page.',
        ar: 'تطابق خدمة الجداول مُعرِّف ORCID أو ROR إذا كان هو نص الاستعلام، مجردًا أو في رابط، وتُقارن المُعرِّفات كاملة. ويفتح المجال صفحته.',
      },
      {
        en: 'Feeds are titled by their list; the feed of these changes has rel=self and is linked from the head of its page.',
        ar: 'لكل خلاصة عنوان يذكر قائمتها، ولخلاصة هذه التغييرات رابط rel=self، ويشير إليها رأس صفحتها.',
      },
      {
        en: 'CSV: an apostrophe also precedes texts that a spreadsheet would change as numbers, such as the arXiv number 2603.10350.',
        ar: 'في CSV تسبق فاصلة عليا أيضًا النصوص التي تغيّرها برامج الجداول لأنها تشبه الأعداد، مثل رقم arXiv وهو 2603.10350.',
      },
      {
        en: 'Publications have isFreeToRead: open access, a copy in a public archive, or a Creative Commons or public-domain licence. freeToRead filters lists of publications by it, and is a facet; openAccess still filters by the statement of the source. Rows of lists have licence; files in CSV have the column freeToRead.',
        ar: 'حقل جديد في الأبحاث، isFreeToRead: وصول حر، أو نسخة في أرشيف عام، أو رخصة من المشاع الإبداعي أو الملكية العامة. ويصفّي freeToRead قوائم الأبحاث به، وهو كذلك وجه من أوجه التصنيف، ويبقى openAccess لما يذكره المصدر وحده. وفي صفوف القوائم licence، وفي ملفات CSV العمود freeToRead.',
      },
      {
        en: 'Publications have references and citedByCount; cites and citedBy filter lists of publications by citation. New tools: get_references and get_citations.',
        ar: 'حقلان جديدان في الأبحاث: references وcitedByCount. ويصفّي cites وcitedBy قوائم الأبحاث بحسب الاستشهادات بينها. وأداتان جديدتان: get_references وget_citations.',
      },
      {
        en: 'venueId filters lists of publications by venue, whichever of its names they use; venue.id is the id.',
        ar: 'يصفّي venueId قوائم الأبحاث بوعاء النشر أيًّا كان الاسم الذي ورد به، وvenue.id هو مُعرِّفه.',
      },
      {
        en: 'Publications have reportNumber, arxiv, bibcode, pmid, publisher and isbn, even without a venue. Authors have a country even if their affiliation names no known institution.',
        ar: 'حقول جديدة في الأبحاث، وإن لم يكن لها وعاء نشر: reportNumber وarxiv وbibcode وpmid وpublisher وisbn. ويُذكر country للمؤلف وإن لم يذكر انتماؤه مؤسسة معروفة.',
      },
      {
        en: 'alternativeKeywords of a publication: its keywords in the other language. originalTitle: the title of a work in a third language.',
        ar: 'alternativeKeywords في الأبحاث: الكلمات المفتاحية باللغة الأخرى. وoriginalTitle: عنوان العمل المكتوب بلغة ثالثة.',
      },
      {
        en: 'versions of a publication: the preprint, paper and other versions in one record, with DOI, arXiv number, venue and date.',
        ar: 'versions في البحث: النسخة الأولية والنسخة المنشورة وغيرهما مما يجمعه سجل واحد، مع DOI ورقم arXiv ومكان الصدور وتاريخه.',
      },
      {
        en: 'names of a term contains only synonyms, no longer search variants. An area with the same subject as a term is returned under the term’s id.',
        ar: 'لم يعد names في المصطلح يضم إلا المرادفات، دون صيغ البحث. والمجال الذي يطابق موضوعه مصطلحًا يُعرض بمُعرِّف المصطلح.',
      },
      {
        en: 'Warnings report a word as absent only if no record has it. New codes for searches in one field: no_author and no_keyword. keyword supports OR, NOT, year ranges and the fields keyword:, institution:, venue: and id:; operators_ignored is only reported for parentheses. A list with OR has what either operand has, AND requires every operand, NOT only removes. closest_subjects: the listed records are the closest ones; wider_subject and spelled_alike are only reported if they are true of every record.',
        ar: 'لا يذكر التنبيه أن كلمة غير موجودة إلا إذا خلت منها السجلات كلها. ورمزان جديدان للبحث في حقل واحد: no_author وno_keyword. ويقبل keyword المعاملين OR وNOT ومدى السنوات والحقول keyword: وinstitution: وvenue: وid:، ولا يرد operators_ignored إلا للأقواس. وتضم القائمة مع OR ما في أحد الطرفين، ويشترط AND كل طرف، ولا يفعل NOT إلا الحذف. وclosest_subjects: السجلات المعروضة أقرب ما يوجد، ولا يرد wider_subject وspelled_alike إلا إذا صدقا على كل سجل.',
      },
      {
        en: 'highlights lists every run of matched words, longest first, also for the title in the other language and for authors.',
        ar: 'يسرد highlights كل تتابع من الكلمات المطابقة، والأطول أولًا، ويشمل العنوان باللغة الأخرى وauthors.',
      },
      {
        en: 'license filters lists of publications by licence, and is a facet.',
        ar: 'يصفّي license قوائم الأبحاث برخصة العمل، وهو كذلك وجه من أوجه التصنيف.',
      },
      {
        en: 'focusedAreaId filters GetAllInstitution by the areas of an institution’s publications; country accepts up to 30 codes.',
        ar: 'يصفّي focusedAreaId قائمة GetAllInstitution بمجالات أبحاث المؤسسة، ويقبل country حتى 30 رمزًا.',
      },
      {
        en: 'Authors have affiliations, with years, current first; affiliation is the current one.',
        ar: 'affiliations في المؤلفين: جهات انتمائهم وسنواتها، والحالية أولًا. وaffiliation هي الحالية.',
      },
      {
        en: 'Publications are offered in MODS 3.8, the XML of library catalogues: format=mods or Accept: application/mods+xml. A record links to it in links.mods and in the header Link.',
        ar: 'صيغة جديدة للأبحاث هي MODS 3.8، وهي صيغة XML لفهارس المكتبات: format=mods أو Accept: application/mods+xml. ويشير إليها السجل في links.mods وفي الترويسة Link.',
      },
      {
        en: 'Rows of lists of publications have at most 100 keywords, ten notices and ten institutions of each author; a single record has all. The text of a tool’s result has at most 100 entries of each list; structuredContent has all.',
        ar: 'في صفوف قوائم الأبحاث 100 كلمة مفتاحية وعشرة إشعارات وعشر مؤسسات لكل مؤلف على الأكثر، وفي السجل المفرد جميعها. وفي نص نتيجة الأداة 100 عنصر من كل قائمة على الأكثر، وفي structuredContent جميعها.',
      },
    ],
  },
  {
    version: '1.5.0',
    date: '2026-11-25',
    changes: [
      {
        en: 'Dictionary: GetAllTerm and GetTermById, two operations that extend the interface document, and the tools find_terms and get_term.',
        ar: 'المعجم: GetAllTerm وGetTermById، وهما عمليتان أضفناهما إلى وثيقة الواجهة، والأداتان find_terms وget_term.',
      },
    ],
  },
  {
    version: '1.4.0',
    date: '2026-11-25',
    changes: [
      {
        en: 'Institutions: GetAllInstitution and GetInstitutionById, two operations that extend the interface document.',
        ar: 'المؤسسات: GetAllInstitution وGetInstitutionById، وهما عمليتان أضفناهما إلى وثيقة الواجهة.',
      },
      {
        en: 'affiliations of each author: the institutions recognised in the affiliation, with ROR id and country.',
        ar: 'affiliations لكل مؤلف: المؤسسات التي عُرفت من انتمائه، مع مُعرِّف ROR والبلد.',
      },
      {
        en: 'institutionId and country filter lists of publications and authors; institution and country are facets.',
        ar: 'يصفّي institutionId وcountry قوائم الأبحاث والمؤلفين، وinstitution وcountry وجهان من أوجه التصنيف.',
      },
      {
        en: 'alternativeName of a venue: its name in the other language, so that a citation can use the original name.',
        ar: 'alternativeName لأوعية النشر: الاسم باللغة الأخرى، ليحمل الاستشهاد اسم الوعاء الأصلي.',
      },
      {
        en: 'Reconciliation matches institutions by name, acronym and ROR id; keyword of GetAllInstitution accepts a ROR id.',
        ar: 'تشمل مطابقة الجداول المؤسسات بالاسم والاختصار ومُعرِّف ROR، وتقبل keyword في GetAllInstitution مُعرِّف ROR.',
      },
      {
        en: 'venue filters lists of publications by the exact name of the venue, and is a facet. Repeat the parameter for several names.',
        ar: 'يصفّي venue قوائم الأبحاث بالاسم الكامل لوعاء النشر، وهو كذلك وجه من أوجه التصنيف. ولأكثر من اسم يُكرر المُعامِل.',
      },
      {
        en: 'textOrigins of a publication: who wrote its title, abstract or keywords (authors, editors or a machine), and when a text was reviewed.',
        ar: 'textOrigins في الأبحاث: من كتب العنوان أو الملخص أو الكلمات المفتاحية (المؤلفون أو المحررون أو آلة، ومتى رُوجع النص).',
      },
    ],
  },
  {
    version: '1.3.0',
    date: '2026-11-25',
    changes: [
      {
        en: 'searchIn accepts keyword, to search only the keywords of publications.',
        ar: 'يقبل searchIn القيمة keyword للبحث في الكلمات المفتاحية وحدها.',
      },
      {
        en: '/api/client.ts: all types and a small TypeScript client in one file, available without a key.',
        ar: '/api/client.ts: جميع الأنواع وعميل برمجي صغير بلغة TypeScript في ملف واحد، بلا مفتاح.',
      },
      {
        en: 'Table reconciliation (Reconciliation Service API 0.2) at /reconcile/{en|ar}.',
        ar: 'مطابقة الجداول (Reconciliation Service API 0.2) على المسار /reconcile/{en|ar}.',
      },
      {
        en: 'notices and noticeOf of a publication: retractions, expressions of concern, corrections and replacements.',
        ar: 'notices وnoticeOf في الأبحاث: إشعارات السحب والتحفظ والتصويب والإحلال.',
      },
      {
        en: 'citationsFrom: who counted the citations of a publication, and when.',
        ar: 'citationsFrom: من عدّ استشهادات البحث ومتى.',
      },
      {
        en: 'highlights may contain the field titleAlt, for alternativeTitle.',
        ar: 'قد يضم highlights الحقل titleAlt، وهو لما طابق في alternativeTitle.',
      },
    ],
  },
  {
    version: '1.2.0',
    date: '2026-11-24',
    changes: [
      {
        en: 'arXiv records without another file have a pdfUrl.',
        ar: 'يُذكر pdfUrl لسجلات arXiv التي لا تذكر ملفًا آخر.',
      },
      {
        en: 'ETags are longer. A 304 is free if the response was cached; otherwise it counts as a request.',
        ar: 'قيم ETag أطول. لا يُحتسب الردّ 304 متى كان جاهزًا، ويُحتسب طلبًا متى لزم الرجوع إلى السجلات.',
      },
      {
        en: 'Tools for assistants (Model Context Protocol) at /mcp, if the operator has enabled them.',
        ar: 'أدوات للمساعدات الذكية (Model Context Protocol) على المسار /mcp متى فعّلها مشغّل الموقع.',
      },
    ],
  },
  {
    version: '1.1.0',
    date: '2026-11-23',
    changes: [
      {
        en: 'missingWords in lists of publications: the words of keyword that a record does not contain.',
        ar: 'missingWords في قوائم الأبحاث: كلمات keyword التي لا يضمها السجل.',
      },
    ],
  },
  {
    version: '1.0.0',
    date: '2026-11-21',
    changes: [
      {
        en: 'The six operations in English and Arabic, with an API key.',
        ar: 'العمليات الست بالعربية والإنجليزية، وتُستعمل بمفتاح.',
      },
      {
        en: 'Extensions of the interface document: sort, cursor, facets, fields, format, updatedSince, searchIn, strict, language, hasArabic, openAccess and initial.',
        ar: 'إضافةً إلى وثيقة الواجهة: sort وcursor وfacets وfields وformat وupdatedSince وsearchIn وstrict وlanguage وhasArabic وopenAccess وinitial.',
      },
      {
        en: 'Errors as problem+json (RFC 9457), limits in RateLimit headers, conditional requests with ETag.',
        ar: 'أخطاء بصيغة problem+json (RFC 9457)، وحدود في ترويسات RateLimit، وطلبات مشروطة بالترويسة ETag.',
      },
    ],
  },
];

/** The changelog as Markdown, English before Arabic in each version. */
export function changelogMarkdown(): string {
  const entries = changelog.flatMap((entry) => [
    `## ${entry.version} (${entry.date})`,
    '',
    ...entry.changes.map((change) => `- ${change.en}`),
    '',
    ...entry.changes.map((change) => `- ${change.ar}`),
    '',
  ]);
  return [
    '# Changes of the Madar API · تغييرات واجهة «مدار» البرمجية',
    '',
    'Generated from `lib/contract/changelog.ts`; a test checks that it is up to date.',
    '',
    ...entries,
  ].join('\n');
}

/** The title of the feed of changes. */
export const changelogTitle: Bilingual = { en: 'Changes of the Madar API', ar: 'تغييرات واجهة «مدار» البرمجية' };

/** The changelog as an Atom feed in one language. `siteUrl` is absolute, without a trailing slash. */
export function changelogFeed(language: keyof Bilingual, siteUrl: string): string {
  const page = `${siteUrl}/${language}/developers/changelog`;
  const entries = changelog.map(
    (entry) =>
      `<entry><id>${page}#${entry.version}</id><title>${entry.version}</title><updated>${entry.date}T00:00:00Z</updated>` +
      `<link rel="alternate" type="text/html" href="${page}#${entry.version}"/><content type="text">${escapeText(entry.changes.map((change) => change[language]).join('\n'))}</content></entry>`,
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${page}</id><title>${changelogTitle[language]}</title>`,
    `<updated>${changelog[0]?.date}T00:00:00Z</updated><link rel="self" type="application/atom+xml" href="${page}/feed.atom"/>` +
      `<link rel="alternate" type="text/html" hreflang="${language}" href="${page}"/><author><name>Madar</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
