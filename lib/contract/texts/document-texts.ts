import { type Bilingual, bilingual } from '#lib/languages/bilingual.ts';

/** Texts of the documents that describe the whole API: OpenAPI and the Postman collection. */
export const documentTexts = {
  title: bilingual('Madar API', 'واجهة «مدار» البرمجية'),
  summary: bilingual(
    'Space research in English and Arabic: publications, authors, institutions, terms, types and areas.',
    'أبحاث الفضاء بالعربية والإنجليزية: الأبحاث والمؤلفون والمؤسسات والمصطلحات والأنواع والمجالات.',
  ),
  description: {
    en: [
      'Six read-only operations in two languages, and four of our own for institutions and for the terms of the dictionary, marked `x-extension`; the language is in the path. Every call needs a key in the `X-Api-Key` header; a key is requested on the developers page.',
      'Parameters are strict: what is not valid is refused with all its faults named at once, never clamped. Errors are problem+json (RFC 9457) in the language of the path.',
      'Lists are paged by `pageIndex` up to 10,000 records, and by `cursor` without end. Answers carry an `ETag`; a 304 to it costs nothing. `RateLimit` and `RateLimit-Policy` state what is left.',
      'Within 1.x members and values may be added: ignore what you do not know. There are no events and no webhooks; harvest with `updatedSince`.',
    ].join('\n\n'),
    ar: [
      'ست عمليات للقراءة فقط بلغتين، وأربع أضفناها للمؤسسات ولمصطلحات المعجم تحمل الوسم `x-extension`، واللغة جزء من المسار. يحتاج كل طلب إلى مفتاح في الترويسة `X-Api-Key`، ويُطلب المفتاح من صفحة المطوّرين.',
      'المُعامِلات صارمة: يُرفض غير الصالح منها مع ذكر أخطائه جميعها دفعة واحدة ولا يُعدَّل. تأتي الأخطاء بصيغة problem+json (RFC 9457) بلغة المسار.',
      'تُقسَّم القوائم صفحاتٍ بالمُعامِل `pageIndex` حتى 10000 سجل، وبالمُعامِل `cursor` بلا حد. تحمل الردود `ETag`، ولا تُحتسب الحالة 304 عند إعادة إرسالها. تبيّن الترويستان `RateLimit` و`RateLimit-Policy` ما بقي من الحصة.',
      'قد تُضاف عناصر وقيم ضمن الإصدار 1.x، فتجاهل ما لا تعرفه. لا توجد أحداث ولا إشعارات، ويجري الحصاد بالمُعامِل `updatedSince`.',
    ].join('\n\n'),
  },
  lookUp: bilingual('The vocabulary: research types and research areas.', 'المفردات: أنواع الأبحاث والمجالات البحثية.'),
  publication: bilingual('Publications and their authors.', 'الأبحاث ومؤلفوها.'),
  institution: bilingual(
    'Institutions that publications were signed from. Beyond the interface document.',
    'المؤسسات التي وُقّعت الأبحاث باسمها. إضافة إلى وثيقة الواجهة.',
  ),
  term: bilingual(
    'The dictionary: terms of space science and technology in both languages. Beyond the interface document.',
    'المعجم: مصطلحات علوم الفضاء وتقنياته باللغتين. إضافة إلى وثيقة الواجهة.',
  ),
  key: bilingual('The key, requested on the developers page.', 'المفتاح، ويُطلب من صفحة المطوّرين.'),
  bearer: bilingual('The same key as a bearer token.', 'المفتاح نفسه بصيغة Bearer.'),
  success: bilingual('The answer.', 'الردّ.'),
  moved: bilingual('The record was merged into another; see Location.', 'دُمج السجل في سجل آخر، انظر Location.'),
  sparse: bilingual(
    'The same with the members that `fields` names alone; id is always there.',
    'مثله بالعناصر التي يحددها `fields` وحدها، ويبقى id دائمًا.',
  ),
  notModified: bilingual(
    'Unchanged since the answer whose ETag was sent. Costs nothing.',
    'لم يتغير منذ الردّ الذي أُرسل ETag الخاص به. لا يُحتسب.',
  ),
  thisSite: bilingual('This service', 'هذه الخدمة'),
  licence: bilingual('See the site for the licence of the records.', 'انظر الموقع لرخصة السجلات.'),
} as const satisfies Record<string, Bilingual>;

/** Descriptions of the response headers. */
export const headerTexts = {
  ETag: bilingual('Changes when the data changes; send it back in If-None-Match.', 'يتغير بتغيّر البيانات، أعد إرساله في If-None-Match.'),
  Link: bilingual('Canonical address, paging and alternates (RFC 8288).', 'العنوان المعتمد وروابط الصفحات والبدائل (RFC 8288).'),
  RateLimit: bilingual('What is left of each limit (r) and for how many seconds (t).', 'ما بقي من كل حد (r) ومدته بالثواني (t).'),
  'RateLimit-Policy': bilingual('The limits: quota (q) and window in seconds (w).', 'الحدود: الحصة (q) والمدة بالثواني (w).'),
  'Retry-After': bilingual('Seconds to wait before the next request.', 'عدد الثواني قبل الطلب التالي.'),
  'X-Request-Id': bilingual('Id of this request, to quote to the operator.', 'رقم هذا الطلب، يُذكر عند مراسلة المشغّل.'),
  'X-Api-Version': bilingual('Version of the API that answered.', 'إصدار الواجهة الذي ردّ.'),
  'Content-Language': bilingual('Language of the answer.', 'لغة الردّ.'),
  'WWW-Authenticate': bilingual('How to send a key.', 'طريقة إرسال المفتاح.'),
} as const satisfies Record<string, Bilingual>;
