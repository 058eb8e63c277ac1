import { problemAnswer } from '#app/_pages/exports/text-answer.ts';
import { scriptNonce } from '#app/_pages/view/script-nonce.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import type { Research } from '#lib/domain/research.ts';
import { translator } from '#lib/i18n/translator.ts';
import { isLanguage, type Language } from '#lib/languages/languages.ts';
import { ignoredNames } from '#lib/library/reports/ignored-names.ts';
import { type Instance, instance, siteUrl } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { type PlainList, plainList } from './plain-list.ts';

interface FrameContent extends Pick<PlainList, 'title'> {
  readonly items: readonly Research[];
  /** Total of the list on the site. */
  readonly total: number;
  /** Path of the list on the site. */
  readonly path: string;
  /** Parameters that the service ignored. */
  readonly ignored?: readonly string[] | undefined;
}

/** Answers with a list of publications as plain HTML for an iframe. `load` may reject with a `Problem`. */
export async function frameAnswer(
  locale: string,
  load: (language: Language, sources: Instance) => Promise<FrameContent>,
): Promise<Response> {
  if (!isLanguage(locale)) return new Response(null, { status: 404 });
  const content = await load(locale, await instance()).catch(toProblem);
  if ('problem' in content) return problemAnswer(content.problem, locale);
  const { title, items, total, path, ignored } = content;
  const list = translator(locale, 'list');
  const names = ignoredNames(ignored, list);
  const footText = translator(locale, 'embed')('all', { site: site().name[locale], count: total });
  const page = {
    language: locale,
    siteUrl: siteUrl(),
    title,
    home: siteUrl() + path,
    foot: footText,
    notes: names === undefined ? [] : [list('ignored', { names })],
    kind: 'frame',
    nonce: await scriptNonce(),
  } as const;
  return new Response(plainList(page, items), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'cache-control': 'public, max-age=600',
      'x-robots-tag': 'noindex',
    },
  });
}
