import { type Bilingual, bilingual } from '#lib/languages/bilingual.ts';
import { type ProblemDefinition, registeredTypes } from './problem-definition.ts';

const missing = (title: Bilingual, list: string) => ({
  status: 404,
  title,
  detail: bilingual('No record has id {id}.', 'لا يوجد سجل بالمُعرِّف {id}.'),
  remedy: bilingual(`Take the id from ${list}.`, `خذ المُعرِّف من ${list}.`),
});

const unavailable = {
  status: 503,
  title: bilingual('Service temporarily unavailable', 'الخدمة غير متاحة مؤقتًا'),
  detail: bilingual('Retry-After is set.', 'حُدِّدت مهلة إعادة المحاولة.'),
  remedy: bilingual('Wait for the time in Retry-After and try again.', 'انتظر المدة المذكورة في Retry-After ثم أعد المحاولة.'),
  type: `${registeredTypes}temporary-reduced-capacity`,
};

/** Problems with the key of a request. */
const keyProblems = {
  conflicting_credentials: {
    status: 400,
    title: bilingual('Conflicting credentials', 'بيانات اعتماد متعارضة'),
    detail: bilingual('Two different keys were sent.', 'أُرسل مفتاحان مختلفان.'),
    remedy: bilingual('Send one key, best in the X-Api-Key header.', 'أرسل مفتاحًا واحدًا، والأفضل في الترويسة X-Api-Key.'),
  },
  missing_key: {
    status: 401,
    title: bilingual('API key required', 'مفتاح الواجهة البرمجية مطلوب'),
    detail: bilingual('Send your key in the X-Api-Key header.', 'أرسل مفتاحك في الترويسة X-Api-Key.'),
    remedy: bilingual(
      'Request a key on the developers page and send it in the X-Api-Key header.',
      'اطلب مفتاحًا من صفحة المطوّرين وأرسله في الترويسة X-Api-Key.',
    ),
  },
  malformed_key: {
    status: 401,
    title: bilingual('API key is not well formed', 'صيغة المفتاح غير صحيحة'),
    detail: bilingual('The key fails its checksum; copy it again in full.', 'لم يجتز المفتاح فحص السلامة، انسخه كاملًا مرة أخرى.'),
    remedy: bilingual(
      'Copy the key again in full; a key has 47 characters and begins with mdr_.',
      'انسخ المفتاح كاملًا مرة أخرى، فطوله 47 محرفًا ويبدأ بالمقطع mdr_.',
    ),
  },
  unknown_key: {
    status: 401,
    title: bilingual('API key not recognised', 'المفتاح غير معروف'),
    detail: bilingual('This service has not issued such a key.', 'لم تُصدر هذه الخدمة مفتاحًا كهذا.'),
    remedy: bilingual(
      'Check that the key belongs to this service, or request a new one.',
      'تحقق من أن المفتاح صادر عن هذه الخدمة، أو اطلب مفتاحًا جديدًا.',
    ),
  },
  revoked_key: {
    status: 401,
    title: bilingual('API key was revoked', 'أُلغي المفتاح'),
    detail: bilingual('Request a new key.', 'اطلب مفتاحًا جديدًا.'),
    remedy: bilingual('Request a new key.', 'اطلب مفتاحًا جديدًا.'),
  },
  expired_key: {
    status: 401,
    title: bilingual('API key has expired', 'انتهت صلاحية المفتاح'),
    detail: bilingual('Request a new key.', 'اطلب مفتاحًا جديدًا.'),
    remedy: bilingual('Request a new key; after a rotation, use the newer one.', 'اطلب مفتاحًا جديدًا، وبعد التبديل استخدم الأحدث.'),
  },
  key_in_query: {
    status: 401,
    title: bilingual('Key must not be in the URL', 'لا يجوز إرسال المفتاح ضمن الرابط'),
    detail: bilingual('URLs are logged; use the header and rotate this key.', 'تُسجَّل الروابط؛ استخدم الترويسة وبدِّل هذا المفتاح.'),
    remedy: bilingual(
      'Send the key in the X-Api-Key header and rotate the one that was sent in a URL.',
      'أرسل المفتاح في الترويسة X-Api-Key وبدِّل المفتاح الذي ورد في الرابط.',
    ),
  },
  key_suspended: {
    status: 403,
    title: bilingual('API key is suspended', 'المفتاح موقوف مؤقتًا'),
    detail: bilingual('The operator has suspended this key.', 'أوقف المشغّل هذا المفتاح مؤقتًا.'),
    remedy: bilingual('Write to the operator and quote the request id.', 'راسل المشغّل واذكر رقم الطلب.'),
    type: `${registeredTypes}abnormal-usage-detected`,
  },
  origin_not_allowed: {
    status: 403,
    title: bilingual('Origin not allowed for this key', 'مصدر الطلب غير مسموح به لهذا المفتاح'),
    detail: bilingual('This key is bound to other origins.', 'هذا المفتاح مقيّد بمصادر أخرى.'),
    remedy: bilingual('Add the origin on the page of the key, or use another key.', 'أضف المصدر في صفحة المفتاح، أو استخدم مفتاحًا آخر.'),
  },
} satisfies Record<string, ProblemDefinition>;

/** Every way in which a call can fail, by code. */
export const problems = {
  ...keyProblems,
  invalid_parameter: {
    status: 400,
    title: bilingual('Invalid request parameter', 'مُعامِل غير صالح في الطلب'),
    detail: bilingual('{count} parameters are not valid.', 'عدد المُعامِلات غير الصالحة: {count}.'),
    remedy: bilingual('Correct every entry of errors and send the request again.', 'صحّح كل بند في errors ثم أعد إرسال الطلب.'),
  },
  invalid_id: {
    status: 400,
    title: bilingual('Invalid identifier', 'المُعرِّف غير صالح'),
    detail: bilingual('The id must be a whole number.', 'يجب أن يكون المُعرِّف عددًا صحيحًا.'),
    remedy: bilingual('Take the id from a list; it is a whole number from 1.', 'خذ المُعرِّف من إحدى القوائم، وهو عدد صحيح يبدأ من 1.'),
  },
  unsupported_language: {
    status: 404,
    title: bilingual('Language not supported', 'اللغة غير مدعومة'),
    detail: bilingual('Use en or ar.', 'استخدم en أو ar.'),
    remedy: bilingual('Begin the path with /api/en or /api/ar.', 'ابدأ المسار بالصيغة /api/en أو /api/ar.'),
  },
  route_not_found: {
    status: 404,
    title: bilingual('No such operation', 'العملية غير موجودة'),
    detail: bilingual('No operation has this path.', 'لا توجد عملية بهذا المسار.'),
    remedy: bilingual('Compare the path with the operations of the reference.', 'قارن المسار بالعمليات الواردة في المرجع.'),
  },
  research_not_found: missing(bilingual('Research not found', 'البحث غير موجود'), 'GetAllResearch'),
  author_not_found: missing(bilingual('Author not found', 'المؤلف غير موجود'), 'GetAllAuthor'),
  institution_not_found: missing(bilingual('Institution not found', 'المؤسسة غير موجودة'), 'GetAllInstitution'),
  term_not_found: {
    ...missing(bilingual('Term not found', 'المصطلح غير موجود'), 'GetAllTerm'),
    detail: bilingual('No term has id {id}.', 'لا يوجد مصطلح بالمُعرِّف {id}.'),
  },
  method_not_allowed: {
    status: 405,
    title: bilingual('Method not allowed', 'طريقة الطلب غير مسموح بها'),
    detail: bilingual('This service is read-only.', 'هذه الخدمة للقراءة فقط.'),
    remedy: bilingual('Use GET, HEAD or OPTIONS.', 'استخدم GET أو HEAD أو OPTIONS.'),
  },
  not_acceptable: {
    status: 406,
    title: bilingual('No acceptable representation', 'لا توجد صيغة مقبولة'),
    detail: bilingual('Available: {available}.', 'المتاح: {available}.'),
    remedy: bilingual(
      'Send one of the listed media types in Accept, or leave it out for JSON.',
      'أرسل أحد الأنواع المذكورة في Accept، أو احذفها للحصول على JSON.',
    ),
  },
  record_withdrawn: {
    status: 410,
    title: bilingual('Record withdrawn', 'سُحب السجل'),
    detail: bilingual('The record {id} was withdrawn on {date}.', 'سُحب السجل {id} بتاريخ {date}.'),
    remedy: bilingual('Remove the record from your copy.', 'احذف السجل من نسختك.'),
  },
  operation_retired: {
    status: 410,
    title: bilingual('Operation retired', 'أُوقفت العملية'),
    detail: bilingual('This version is no longer served.', 'لم تعد هذه النسخة متاحة.'),
    remedy: bilingual('Move to the successor named in the Link header.', 'انتقل إلى النسخة اللاحقة المذكورة في الترويسة Link.'),
  },
  content_too_large: {
    status: 413,
    title: bilingual('Request too large', 'الطلب كبير جدًا'),
    detail: bilingual(
      'A request may have a body of at most {max} bytes, which is ignored.',
      'الحد الأقصى لمتن الطلب بالبايت: {max}، ويُهمل المتن.',
    ),
    remedy: bilingual('Send the request without a body.', 'أرسل الطلب بلا متن.'),
  },
  uri_too_long: {
    status: 414,
    title: bilingual('URL too long', 'الرابط أطول من الحد'),
    detail: bilingual('A URL may have at most {max} bytes.', 'الحد الأقصى لطول الرابط بالبايت: {max}.'),
    remedy: bilingual('Shorten the query.', 'اختصر الاستعلام.'),
  },
  headers_too_large: {
    status: 431,
    title: bilingual('Headers too large', 'الترويسات كبيرة جدًا'),
    detail: bilingual('The headers may have at most {max} bytes.', 'الحد الأقصى لحجم الترويسات بالبايت: {max}.'),
    remedy: bilingual('Send fewer or shorter headers.', 'أرسل ترويسات أقل أو أقصر.'),
  },
  quota_exceeded: {
    status: 429,
    title: bilingual('Request quota exceeded', 'استُنفدت حصة الطلبات'),
    detail: bilingual(
      'The limit of {quota} requests per {window} seconds is used up. Try again in {wait} seconds.',
      'استُنفد حد الطلبات (العدد: {quota}، المدة بالثواني: {window}). عدد الثواني قبل إعادة المحاولة: {wait}.',
    ),
    remedy: bilingual(
      'Wait for the time in Retry-After; spread requests evenly.',
      'انتظر المدة المذكورة في Retry-After ووزّع الطلبات بانتظام.',
    ),
    type: `${registeredTypes}quota-exceeded`,
  },
  too_many_concurrent: {
    status: 429,
    title: bilingual('Too many simultaneous requests', 'عدد الطلبات المتزامنة يفوق الحد'),
    detail: bilingual('At most {quota} requests run at a time for one key.', 'الحد الأقصى للطلبات المتزامنة للمفتاح الواحد: {quota}.'),
    remedy: bilingual('Wait for an answer before you send the next request.', 'انتظر الردّ قبل إرسال الطلب التالي.'),
    type: `${registeredTypes}quota-exceeded`,
  },
  internal_error: {
    status: 500,
    title: bilingual('Unexpected error', 'خطأ غير متوقع'),
    detail: bilingual('Quote the request id when you write to us.', 'اذكر رقم الطلب عند مراسلتنا.'),
    remedy: bilingual(
      'Try again once; if it fails again, write to the operator and quote the request id.',
      'أعد المحاولة مرة واحدة، فإن تكرر الخطأ فراسل المشغّل واذكر رقم الطلب.',
    ),
  },
  service_unavailable: unavailable,
  maintenance: { ...unavailable, title: bilingual('Maintenance', 'صيانة') },
} satisfies Record<string, ProblemDefinition>;

/** The `code` of a problem response (RFC 9457), which determines its status, title and remedy. */
export type ProblemCode = keyof typeof problems;
