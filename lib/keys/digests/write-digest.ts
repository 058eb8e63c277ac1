import { cutAtWord } from '#lib/base/cut-at-word.ts';
import { escapeMarkup } from '#lib/base/escape-markup.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Site } from '#lib/domain/site/site.ts';
import type { Text } from '#lib/domain/text.ts';
import { machineOrigin } from '#lib/domain/text-origin.ts';
import { otherWordings, type Wording, wordings } from '#lib/formats/values/localized-text.ts';
import { type Translate, translator } from '#lib/i18n/translator.ts';
import type { Rhythm } from '#lib/keys/key/subscription.ts';
import { mailPage } from '#lib/keys/mail/mail-page.ts';
import { signatureOf } from '#lib/keys/mail/mail-texts.ts';
import { directionOf, type Language, languageFacts } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

/** The content of a digest. */
export interface Digest {
  readonly language: Language;
  readonly rhythm: Rhythm;
  /** The name of the list; undefined for the list of all publications. */
  readonly name: string | undefined;
  /** The path of the list. */
  readonly listPath: string;
  readonly works: readonly Research[];
  /** The number of new works, also of those that are not listed. */
  readonly total: number;
  /** The absolute address of the page that changes or stops the mails. */
  readonly manageLink: string;
}

const authorsMax = 3;
/** Longer names of lists are cut in subjects, which mail programs show on one line. */
const subjectMax = 90;

/** A digest as text and HTML: plain links, no images, and each title with its own language and direction. */
export function writeDigest(digest: Digest, site: Site, siteUrl: string) {
  const { language, rhythm, works, total, manageLink } = digest;
  const t = translator(language, 'digests');
  const name = digest.name ?? t('all');
  const items = works.map((work) => presentWork(work, language, t, siteUrl));
  const listUrl = siteUrl + digest.listPath;
  const more = total > works.length ? t('mail.more', { count: total - works.length }) : t('mail.toList');
  const heading = t('mail.heading', { count: total });
  const why = t('mail.why', { rhythm, site: site.name[language] });
  const signature = signatureOf(site, language);
  const text = [
    `${heading}: ${name}`,
    ...items.map(({ titles, facts, url }) => [...titles.map(({ value, note }) => value + note), facts, url].filter(Boolean).join('\n')),
    `${more}\n${listUrl}`,
    `-- \n${why}\n${t('mail.change')}:\n${manageLink}`,
    signature.join('\n'),
  ].join('\n\n');
  return {
    subject: t('mail.subject', { count: total, list: cutAtWord(name, subjectMax) }),
    text: `${text}\n`,
    html: mailPage(language, [
      `<h1>${escapeMarkup(heading)}</h1><p class="list"><bdi>${escapeMarkup(name)}</bdi></p>`,
      `<ol>${items.map(itemHtml).join('')}</ol>`,
      `<p><a href="${escapeMarkup(listUrl)}">${escapeMarkup(more)}</a></p>`,
      `<p class="foot">${escapeMarkup(why)}<br><a href="${escapeMarkup(manageLink)}">${escapeMarkup(t('mail.change'))}</a></p>`,
      `<p class="foot">${signature.map(escapeMarkup).join('<br>')}</p>`,
    ]),
  };
}

interface Item {
  readonly url: string;
  /** The titles, first the one in the reader's language, with a note on machine translations. */
  readonly titles: readonly (Wording & { readonly note: string })[];
  readonly facts: string;
}

function presentWork(work: Research, language: Language, t: Translate, siteUrl: string): Item {
  const all = wordings(work.title);
  const titles = [...all.slice(0, 1), ...otherWordings(all, all[0]).slice(0, 1)];
  const isMachine = ({ lang }: Wording) => machineOrigin(work.textOrigins, 'title', lang) !== undefined;
  const first = (text: Text | undefined) => wordings(text)[0]?.value ?? '';
  const names = work.authors.slice(0, authorsMax).map(({ name }) => first(name));
  const { comma } = languageFacts[language];
  return {
    url: siteUrl + paths.record(language, work.id),
    titles: titles.map((title) => ({ ...title, note: isMachine(title) ? ` (${t('mail.machine')})` : '' })),
    facts: [
      names.filter(Boolean).join(comma) + (work.authorCount > authorsMax ? ' …' : ''),
      first(work.venue?.name),
      work.year === undefined ? '' : String(work.year),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

function itemHtml({ url, titles, facts }: Item): string {
  const [main, second] = titles.map(
    ({ value, lang, note }) =>
      `<bdi${lang === 'und' ? '' : ` lang="${escapeMarkup(lang)}"`} dir="${directionOf(lang)}">${escapeMarkup(value)}</bdi>${escapeMarkup(note)}`,
  );
  return [
    `<li><a class="title" href="${escapeMarkup(url)}">${main ?? escapeMarkup(url)}</a>`,
    second ? `<div class="second">${second}</div>` : '',
    facts ? `<div class="facts"><bdi>${escapeMarkup(facts)}</bdi></div>` : '',
    '</li>',
  ].join('');
}
