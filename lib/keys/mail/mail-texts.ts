import { escapeMarkup } from '#lib/base/escape-markup.ts';
import { bothSiteNames, type Site } from '#lib/domain/site/site.ts';
import { type Bilingual, fill } from '#lib/languages/bilingual.ts';
import type { Language } from '#lib/languages/languages.ts';
import { mailPage } from './mail-page.ts';

interface MailText {
  readonly subject: Bilingual;
  /** A paragraph with only `{link}` becomes a clickable link. */
  readonly paragraphs: Readonly<Record<Language, readonly string[]>>;
}

const texts = {
  confirm: {
    subject: { en: 'Confirm your request for an API key of {site}', ar: 'أكّد طلب مفتاح الواجهة البرمجية في «{site}»' },
    paragraphs: {
      en: [
        'Somebody, presumably you, asked for a key to the API of {site}.',
        'Open this page and press the button; the key is shown there once. The link works once and for 24 hours.',
        '{link}',
        'If you did not ask for a key, do nothing: without your confirmation none is issued, and the request is deleted.',
      ],
      ar: [
        'طُلب مفتاح للواجهة البرمجية في «{site}»، ويُفترض أنك صاحب الطلب.',
        'افتح هذه الصفحة واضغط الزر ليظهر المفتاح فيها مرة واحدة. يعمل الرابط مرة واحدة خلال 24 ساعة.',
        '{link}',
        'إن لم تطلب مفتاحًا فلا تفعل شيئًا: لن يُصدر مفتاح دون تأكيدك، وسيُحذف الطلب.',
      ],
    },
  },
  manage: {
    subject: { en: 'Your API keys of {site}', ar: 'مفاتيحك للواجهة البرمجية في «{site}»' },
    paragraphs: {
      en: [
        'This link opens the page of your keys: usage, rotation, revocation, and the export or deletion of your data. It works once and for 24 hours.',
        '{link}',
        'If you did not ask for it, do nothing.',
      ],
      ar: [
        'يفتح هذا الرابط صفحة مفاتيحك: الاستخدام والتبديل والإلغاء وتصدير بياناتك أو حذفها. يعمل الرابط مرة واحدة خلال 24 ساعة.',
        '{link}',
        'إن لم تطلبه فلا تفعل شيئًا.',
      ],
    },
  },
  full: {
    subject: { en: 'You already have three API keys of {site}', ar: 'لديك ثلاثة مفاتيح للواجهة البرمجية في «{site}»' },
    paragraphs: {
      en: [
        'A key to the API of {site} was asked for with your address, but three keys are already active for it, which is the most there can be.',
        'This link opens the page of your keys, where you can revoke one. It works once and for 24 hours.',
        '{link}',
      ],
      ar: [
        'طُلب مفتاح للواجهة البرمجية في «{site}» بعنوانك، غير أن لهذا العنوان ثلاثة مفاتيح نشطة، وهو الحد الأقصى.',
        'يفتح هذا الرابط صفحة مفاتيحك حيث يمكنك إلغاء أحدها. يعمل الرابط مرة واحدة خلال 24 ساعة.',
        '{link}',
      ],
    },
  },
  subscribe: {
    subject: { en: 'Confirm new work by mail from {site}', ar: 'أكّد وصول الجديد بالبريد من «{site}»' },
    paragraphs: {
      en: [
        'Somebody, presumably you, asked {site} to send new publications to this address.',
        'Open this page and press the button; it shows what was asked for. The link works once and for 24 hours.',
        '{link}',
        'If you did not ask for this, do nothing: without your confirmation no mail is sent, and your address is deleted.',
      ],
      ar: [
        'طُلب من «{site}» إرسال الأبحاث الجديدة إلى هذا العنوان، ويُفترض أنك صاحب الطلب.',
        'افتح هذه الصفحة التي تعرض المطلوب واضغط الزر. يعمل الرابط مرة واحدة خلال 24 ساعة.',
        '{link}',
        'إن لم تطلب ذلك فلا تفعل شيئًا: لن تُرسل أي رسالة دون تأكيدك، وسيُحذف عنوانك.',
      ],
    },
  },
  unused: {
    subject: { en: 'An API key of yours at {site} is unused', ar: 'أحد مفاتيحك للواجهة البرمجية في «{site}» غير مستخدم' },
    paragraphs: {
      en: [
        'The key {keyId} has not been used for twelve months. It will expire in 30 days.',
        'If you still need it, send any request with it; then it stays. Otherwise you need do nothing.',
      ],
      ar: [
        'لم يُستخدم المفتاح {keyId} منذ اثني عشر شهرًا، وستنتهي صلاحيته بعد 30 يومًا.',
        'إن كنت لا تزال تحتاج إليه فأرسل به أي طلب ليبقى، وإلا فلا يلزمك شيء.',
      ],
    },
  },
} as const satisfies Record<string, MailText>;

export type MailName = keyof typeof texts;

/** A message in one language, as text and HTML. It contains no text typed into a form, so nobody can misuse it to send messages. */
export function writeMail(name: MailName, language: Language, site: Site, values: Readonly<Record<string, string>>) {
  const mail: MailText = texts[name];
  const fillText = (text: string) => fill(text, { ...values, site: site.name[language] });
  const paragraphs = mail.paragraphs[language].map(fillText);
  const signature = signatureOf(site, language);
  const parts = paragraphs.map((paragraph) => `<p>${paragraph === values.link ? linkHtml(paragraph) : escapeMarkup(paragraph)}</p>`);
  return {
    subject: fillText(mail.subject[language]),
    text: `${paragraphs.join('\n\n')}\n\n${signature.join('\n')}\n`,
    html: mailPage(language, [...parts, `<p class="foot">${signature.map(escapeMarkup).join('<br>')}</p>`]),
  };
}

/** The lines at the end of each message: the site and who runs it. */
export function signatureOf(site: Site, language: Language): readonly string[] {
  const { name, email, url } = site.operator;
  return [bothSiteNames(site), name?.[language].value, email, url].filter((line) => line !== undefined);
}

const linkHtml = (link: string) => `<a dir="ltr" href="${escapeMarkup(link)}">${escapeMarkup(link)}</a>`;
