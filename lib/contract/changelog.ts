import type { Bilingual } from './bilingual.ts';
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
        en: 'references and citedByCount of a publication; cites and citedBy filter lists of publications by the references between them; the tools get_references and get_citations.',
        ar: 'references وcitedByCount في البحث، وcites وcitedBy لتصفية قوائم الأبحاث بما بينها من استشهادات، والأداتان get_references وget_citations.',
      },
      {
        en: 'venueId filters lists of publications by venue, under whichever of its names; venue.id is its id.',
        ar: 'يصفّي venueId قوائم الأبحاث بوعاء النشر أيًّا كان الاسم الذي ورد به، وvenue.id هو مُعرِّفه.',
      },
      {
        en: 'reportNumber, arxiv, bibcode, pmid, publisher and isbn of publications, also where they appeared in no venue; country of authors whose affiliation names no known institution.',
        ar: 'reportNumber وarxiv وbibcode وpmid وpublisher وisbn في الأبحاث، ولو لم يكن لها وعاء نشر، وcountry للمؤلفين الذين لا يذكر انتماؤهم مؤسسة معروفة.',
      },
      {
        en: 'alternativeKeywords of publications: the keywords in the other language. originalTitle: the title of a work in a third language.',
        ar: 'alternativeKeywords في الأبحاث: الكلمات المفتاحية باللغة الأخرى. وoriginalTitle: عنوان العمل المكتوب بلغة ثالثة.',
      },
      {
        en: 'versions of a publication: preprint, paper and other versions that are one record, with DOI, arXiv number, place and date.',
        ar: 'versions في البحث: النسخة الأولية والنسخة المنشورة وغيرهما مما يجمعه سجل واحد، مع DOI ورقم arXiv ومكان الصدور وتاريخه.',
      },
      {
        en: 'names of a term are synonyms alone, without the words by which search also finds it; an area that is the same subject as a term answers under the id of the term.',
        ar: 'أسماء المصطلح مرادفاته وحدها، دون الكلمات التي يجده بها البحث أيضًا، والمجال الذي هو موضوع مصطلح ما يجيب بمعرّف المصطلح.',
      },
      {
        en: 'No warning reports a word as absent that some record has; new codes no_author and no_keyword of searches in one field. keyword reads OR, NOT, ranges of years and the fields keyword:, institution:, venue: and id:; operators_ignored reports parentheses alone.',
        ar: 'لا تقول التنبيهات إن كلمة ليست في أي سجل إلا إذا خلت منها السجلات كلها، ورمزان جديدان no_author وno_keyword للبحث في حقل واحد. ويفهم keyword الكلمتين OR وNOT ومدى السنوات والحقول keyword: وinstitution: وvenue: وid:، ولا يُذكر operators_ignored إلا للأقواس.',
      },
      {
        en: 'highlights name every run of words that matched, the longest first; also in the titles of both languages and in authors.',
        ar: 'تذكر highlights كل ما طابق من الكلمات وأطوله أولًا، وكذلك في العنوان باللغة الأخرى إلى جانب العنوان، وفي authors.',
      },
      {
        en: 'license filters lists of publications by the licence of the work, and is a facet.',
        ar: 'يصفّي license قوائم الأبحاث برخصة العمل، وهو كذلك وجه من أوجه التصنيف.',
      },
      {
        en: 'focusedAreaId filters GetAllInstitution by the areas of an institution’s publications; country takes up to 30 codes.',
        ar: 'يصفّي focusedAreaId قائمة GetAllInstitution بمجالات أبحاث المؤسسة، ويقبل country حتى 30 رمزًا.',
      },
      {
        en: 'affiliations of people with their years, current first; affiliation is the current one.',
        ar: 'affiliations في المؤلفين: جهات انتمائهم مع سنواتها وأولها الحالية، وaffiliation هي الحالية.',
      },
    ],
  },
  {
    version: '1.5.0',
    date: '2026-11-25',
    changes: [
      {
        en: 'The dictionary: GetAllTerm and GetTermById, operations of ours beyond the interface document, and the tools find_terms and get_term.',
        ar: 'المعجم: GetAllTerm وGetTermById، وهما عمليتان أضفناهما إلى وثيقة الواجهة، والأداتان find_terms وget_term.',
      },
    ],
  },
  {
    version: '1.4.0',
    date: '2026-11-25',
    changes: [
      {
        en: 'Institutions: GetAllInstitution and GetInstitutionById, operations of ours beyond the interface document.',
        ar: 'المؤسسات: GetAllInstitution وGetInstitutionById، وهما عمليتان أضفناهما إلى وثيقة الواجهة.',
      },
      {
        en: 'affiliations of each author: the institutions that the affiliation is known to name, with ROR id and country.',
        ar: 'affiliations لكل مؤلف: المؤسسات المعروف أن الانتماء يذكرها، مع مُعرِّف ROR والبلد.',
      },
      {
        en: 'institutionId and country filter lists of publications and authors; institution and country are facets.',
        ar: 'يصفّي institutionId وcountry قوائم الأبحاث والمؤلفين، وinstitution وcountry وجهان من أوجه التصنيف.',
      },
      {
        en: 'alternativeName of venues: the name in the other language, so that a citation can carry the venue’s own.',
        ar: 'alternativeName لأوعية النشر: الاسم باللغة الأخرى، ليحمل الاستشهاد اسم الوعاء الأصلي.',
      },
      {
        en: 'Reconciliation knows institutions, by name, acronym and ROR id; keyword of GetAllInstitution takes a ROR id.',
        ar: 'تشمل مطابقة الجداول المؤسسات بالاسم والاختصار ومُعرِّف ROR، وتقبل keyword في GetAllInstitution مُعرِّف ROR.',
      },
      {
        en: 'venue filters lists of publications by the exact name of what they appeared in, and is a facet. Several names are sent as several parameters.',
        ar: 'يصفّي venue قوائم الأبحاث بالاسم الكامل لوعاء النشر، وهو كذلك وجه من أوجه التصنيف. وتُرسل الأسماء المتعددة كلٌّ في مُعامِل مستقل.',
      },
      {
        en: 'textOrigins of publications: who made a title, an abstract or keywords (authors, editors or a machine), and when one was reviewed.',
        ar: 'textOrigins في الأبحاث: من كتب العنوان أو الملخص أو الكلمات المفتاحية (المؤلفون أو المحررون أو آلة، ومتى رُوجع النص).',
      },
    ],
  },
  {
    version: '1.3.0',
    date: '2026-11-25',
    changes: [
      {
        en: 'searchIn takes keyword: words are looked for in the keywords of a publication alone.',
        ar: 'تقبل searchIn القيمة keyword: يُبحث عن الكلمات في الكلمات المفتاحية للبحث وحدها.',
      },
      {
        en: '/api/client.ts: all types and a small client in TypeScript, in one file. Without a key.',
        ar: '/api/client.ts: جميع الأنواع وعميل برمجي صغير بلغة TypeScript في ملف واحد، بلا مفتاح.',
      },
      {
        en: 'Reconciliation of tables (Reconciliation Service API 0.2) at /reconcile/{en|ar}.',
        ar: 'مطابقة الجداول (Reconciliation Service API 0.2) على المسار /reconcile/{en|ar}.',
      },
      {
        en: 'notices and noticeOf of publications: retractions, expressions of concern, corrections and replacements.',
        ar: 'notices وnoticeOf في الأبحاث: إشعارات السحب والتحفظ والتصويب والإحلال.',
      },
      {
        en: 'citationsFrom: who counted the citations of a publication, and when.',
        ar: 'citationsFrom: من عدّ استشهادات البحث ومتى.',
      },
      {
        en: 'highlights may name the field titleAlt, which is alternativeTitle.',
        ar: 'قد يذكر highlights الحقل titleAlt، وهو alternativeTitle.',
      },
    ],
  },
  {
    version: '1.2.0',
    date: '2026-11-24',
    changes: [
      {
        en: 'pdfUrl is given for records of arXiv that name no other file.',
        ar: 'يُذكر pdfUrl لسجلات arXiv التي لا تذكر ملفًا آخر.',
      },
      {
        en: 'ETags are longer. A 304 is free where the answer was ready; where the records had to be asked it counts as a request.',
        ar: 'قيم ETag أطول. لا يُحتسب الردّ 304 متى كان جاهزًا، ويُحتسب طلبًا متى لزم الرجوع إلى السجلات.',
      },
      {
        en: 'Tools for assistants (Model Context Protocol) at /mcp, where the operator has turned them on.',
        ar: 'أدوات للمساعدات الذكية (Model Context Protocol) على المسار /mcp متى فعّلها مشغّل الموقع.',
      },
    ],
  },
  {
    version: '1.1.0',
    date: '2026-11-23',
    changes: [
      {
        en: 'missingWords in lists of publications: the words of keyword that a record lacks.',
        ar: 'missingWords في قوائم الأبحاث: كلمات keyword التي لا يضمها السجل.',
      },
    ],
  },
  {
    version: '1.0.0',
    date: '2026-11-21',
    changes: [
      {
        en: 'The six operations in English and Arabic, opened with a key.',
        ar: 'العمليات الست بالعربية والإنجليزية، وتُفتح بمفتاح.',
      },
      {
        en: 'Beyond the interface document: sort, cursor, facets, fields, format, updatedSince, searchIn, strict, language, hasArabic, openAccess and initial.',
        ar: 'إضافةً إلى وثيقة الواجهة: sort وcursor وfacets وfields وformat وupdatedSince وsearchIn وstrict وlanguage وhasArabic وopenAccess وinitial.',
      },
      {
        en: 'Errors as problem+json (RFC 9457), limits as RateLimit fields, conditional requests with ETag.',
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
    'Written by `lib/contract/changelog.ts`; a test keeps the two together.',
    '',
    ...entries,
  ].join('\n');
}

/** The changelog as an Atom feed in one language. `siteUrl` is absolute, without a trailing slash. */
export function changelogFeed(language: keyof Bilingual, siteUrl: string): string {
  const page = `${siteUrl}/${language}/developers/changelog`;
  const title = { en: 'Changes of the Madar API', ar: 'تغييرات واجهة «مدار» البرمجية' }[language];
  const entries = changelog.map(
    (entry) =>
      `<entry><id>${page}#${entry.version}</id><title>${entry.version}</title><updated>${entry.date}T00:00:00Z</updated>` +
      `<link href="${page}#${entry.version}"/><content type="text">${escapeXml(entry.changes.map((change) => change[language]).join('\n'))}</content></entry>`,
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${page}</id><title>${title}</title>`,
    `<updated>${changelog[0]?.date}T00:00:00Z</updated><link href="${page}"/><author><name>Madar</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] as string);
