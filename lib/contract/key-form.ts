import { type Bilingual, bilingual } from '#lib/languages/bilingual.ts';

/** Limits of the form that requests a key, in characters, milliseconds and numbers of requests; the page shows them and the service checks them. */
export const keyFormLimits = {
  nameMax: 80,
  emailMax: 254,
  commentMax: 1000,
  openMsMax: 7_200_000,
  perAddressHour: 3,
  perAddressDay: 10,
  perNetworkDay: 30,
  activeKeysPerEmail: 3,
  perDay: 200,
  mailsPerAddressDay: 5,
} as const;

/** Limits of the form that follows a list by mail; the others are those of `keyFormLimits`. */
export const digestFormLimits = {
  perAddressHour: 6,
  perAddressDay: 20,
  perNetworkDay: 60,
  perDay: 500,
  /** Lists that one link confirms, and lists that an address follows. */
  listsPerRequest: 10,
  listsPerAddress: 50,
} as const;

/** The fields of the form that people see, and whether each is required. */
export const keyFormFields = { name: true, email: true, comment: false } as const;

/** A honeypot: a field that people do not see and that has to stay empty. */
export const honeypotField = 'website';

/** The part of the key request that an error concerns; `form` is the request as a whole. */
export type KeyFormField = keyof typeof keyFormFields | 'form';

/** Messages of the errors that the form can report, by code. */
export const keyFormFaults = {
  name_required: bilingual('Enter the name of the app or organisation.', 'يُرجى إدخال اسم التطبيق أو الجهة.'),
  name_too_long: bilingual('The name may have at most 80 characters.', 'لا يجوز أن يزيد الاسم على 80 محرفًا.'),
  email_required: bilingual('Enter your e-mail address.', 'يُرجى إدخال بريدك الإلكتروني.'),
  email_invalid: bilingual(
    'This is not an e-mail address. Example: name@example.org',
    'هذا ليس عنوان بريد إلكتروني. مثال: name@example.org',
  ),
  comment_too_long: bilingual('The comment may have at most 1000 characters.', 'لا يجوز أن يزيد التعليق على 1000 محرف.'),
  control_character: bilingual(
    'The text contains a character that cannot be shown. Type it again.',
    'يحتوي النص على محرف لا يمكن عرضه. يُرجى كتابته من جديد.',
  ),
  form_expired: bilingual(
    'The form was open for too long. It is renewed now; send it again.',
    'ظل النموذج مفتوحًا مدة طويلة، وقد جُدِّد الآن. يُرجى إرساله مرة أخرى.',
  ),
  too_many_requests: bilingual(
    'Too many forms were sent from this network. Try again later.',
    'أُرسلت نماذج كثيرة من هذه الشبكة. يُرجى إعادة المحاولة لاحقًا.',
  ),
  day_is_full: bilingual('No more forms are taken today. Try again tomorrow.', 'لن تُقبل نماذج أخرى اليوم. يُرجى إعادة المحاولة غدًا.'),
} as const satisfies Record<string, Bilingual>;

/** Identifies an error of the key request; the page looks up its message by this code. */
export type KeyFormFaultCode = keyof typeof keyFormFaults;

/** Whether a text has the format of a public key id. */
export function isKeyId(text: string): boolean {
  return /^k_[0-9A-Za-z]{10}$/.test(text);
}
