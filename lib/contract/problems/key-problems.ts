import { bilingual } from '#lib/languages/bilingual.ts';
import { type ProblemDefinition, registeredTypes } from './problem-definition.ts';

/** Problems with the key of a request. */
export const keyProblems = {
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
