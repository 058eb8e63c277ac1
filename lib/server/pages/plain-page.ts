import { directionOf, type Language, otherLanguages } from '#lib/languages/languages.ts';
import { ownMark } from '#lib/server/http/inline-hashes.ts';

interface Wording {
  readonly title: string;
  readonly text: string;
}

type Kind =
  | 'malformed'
  | 'tooLong'
  | 'tooMany'
  | 'notFound'
  | 'failed'
  | 'busy'
  | 'closed'
  | 'programs'
  | 'foreign'
  | 'nonsense'
  | 'unreadable';

const wordings: Record<Language, Record<Kind, Wording>> = {
  en: {
    malformed: {
      title: 'This address cannot be read',
      text: 'It is not written as an address of this site. Please check the link.',
    },
    tooLong: {
      title: 'This address is too long',
      text: 'It is longer than any address of this site. A shorter search or fewer filters may help.',
    },
    tooMany: {
      title: 'Too many requests',
      text: 'This address asked for too many pages in one minute. Please wait a little and try again.',
    },
    notFound: { title: 'Page not found', text: 'There is nothing at this address.' },
    failed: { title: 'This page could not be shown', text: 'Something went wrong on our side. Please try again shortly.' },
    busy: {
      title: 'Many readers at once',
      text: 'More pages are being asked for than can be made in time. Please try again in a few seconds.',
    },
    closed: {
      title: 'The collection cannot be read at the moment',
      text: 'The database of this site does not answer. Nothing of it is changed meanwhile, and the site tries again every few seconds.',
    },
    programs: {
      title: 'Not for programs that follow links',
      text: 'Searches and combinations of filters are for readers. Programs find every record through the sitemap, OAI-PMH and the API.',
    },
    foreign: {
      title: 'This form was sent from another site',
      text: 'Nothing was done. Forms are taken from pages of this site only; please open the page here and send the form from it.',
    },
    unreadable: {
      title: 'This form cannot be read',
      text: 'It did not arrive as it was written, and nothing was done. Please open the page again and send the form from there.',
    },
    nonsense: {
      title: 'This is not searched for',
      text: 'It looks like text that programs send, not like the words of a search. If you typed it yourself, please try a few words of it.',
    },
  },
  ar: {
    malformed: {
      title: 'عنوان غير صالح',
      text: 'هذا العنوان غير مكتوب بصيغة عناوين الموقع. يُرجى التحقق من الرابط.',
    },
    tooLong: {
      title: 'العنوان أطول من الحد',
      text: 'هذا العنوان أطول من أي عنوان في الموقع. قد يفيد اختصار عبارة البحث أو تقليل خيارات التصفية.',
    },
    tooMany: {
      title: 'عدد الطلبات يفوق الحد',
      text: 'طُلبت من هذا العنوان صفحات كثيرة في دقيقة واحدة. يُرجى الانتظار قليلًا ثم إعادة المحاولة.',
    },
    notFound: { title: 'الصفحة غير موجودة', text: 'لا يوجد شيء في هذا العنوان.' },
    failed: { title: 'تعذّر عرض هذه الصفحة', text: 'حدث خطأ من جانبنا. يُرجى إعادة المحاولة بعد قليل.' },
    busy: {
      title: 'ازدحام مؤقت',
      text: 'الصفحات المطلوبة الآن أكثر مما يمكن إعداده في الوقت المناسب. يُرجى إعادة المحاولة بعد ثوانٍ.',
    },
    closed: {
      title: 'تتعذّر قراءة المجموعة في الوقت الحالي',
      text: 'قاعدة بيانات هذا الموقع لا تستجيب. لا يتغيّر شيء من محتواها في هذه الأثناء، ويعيد الموقع المحاولة كل بضع ثوانٍ.',
    },
    programs: {
      title: 'غير متاح للبرامج التي تتتبّع الروابط',
      text: 'البحث والجمع بين خيارات التصفية متاحان للقرّاء. أما البرامج فتجد جميع السجلات في خريطة الموقع وعبر OAI-PMH والواجهة البرمجية.',
    },
    foreign: {
      title: 'أُرسل هذا النموذج من موقع آخر',
      text: 'لم يُنفَّذ أي شيء، إذ لا تُقبل النماذج إلا من صفحات هذا الموقع. يُرجى فتح الصفحة هنا وإرسال النموذج منها.',
    },
    unreadable: {
      title: 'تعذّرت قراءة هذا النموذج',
      text: 'لم يصل النموذج كما كُتب، ولم يُنفَّذ أي شيء. يُرجى فتح الصفحة من جديد وإرسال النموذج منها.',
    },
    nonsense: {
      title: 'لا يُبحث عن هذا النص',
      text: 'يبدو النص من إرسال برنامج، لا من كلمات يكتبها قارئ للبحث. إن كنت كتبته بنفسك فيُرجى تجربة بضع كلمات منه.',
    },
  },
};

/** The reason for a plain page, where its status does not determine the text. */
export type Because = 'closed' | 'foreign' | 'nonsense' | 'unreadable';

const kinds: Readonly<Record<number, Kind>> = {
  400: 'malformed',
  414: 'tooLong',
  403: 'programs',
  404: 'notFound',
  405: 'notFound',
  429: 'tooMany',
  503: 'busy',
};
const home = { en: 'Home', ar: 'الصفحة الرئيسية' } as const;
const reference = { en: 'Reference for a report:', ar: 'الرقم المرجعي عند الإبلاغ:' } as const;
const style = 'body{font:1.1rem/1.7 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1rem}';

/** A page without Next.js, with its text in `language` and then in the other language; `requestId` is a reference for error reports. */
export function plainPage(status: number, language: Language, requestId?: string, because?: Because): string {
  const kind = because ?? kinds[status] ?? 'failed';
  const [second] = otherLanguages(language);
  const [main, other] = [wordings[language][kind], wordings[second][kind]];
  return [
    `<!DOCTYPE html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${main.title}</title><style nonce="${ownMark}">${style}</style></head><body>`,
    `<main data-status="${status}"><h1>${main.title}</h1><p>${main.text}</p><p><a href="/${language}">${home[language]}</a></p>`,
    requestId && /^[\w.-]+$/.test(requestId) ? `<p><small>${reference[language]} <bdi dir="ltr">${requestId}</bdi></small></p>` : '',
    `<p lang="${second}" dir="${directionOf(second)}"><small>${other.title}. ${other.text}</small></p></main></body></html>`,
  ].join('');
}
