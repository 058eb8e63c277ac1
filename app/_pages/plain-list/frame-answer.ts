import { fileAnswer, fileResponse } from '#app/_pages/exports/file-answer.ts';
import { scriptNonce } from '#app/_pages/view/script-nonce.ts';
import type { Research } from '#lib/domain/research.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import { ignoredNames } from '#lib/library/reports/ignored-names.ts';
import { type Instance, siteUrl } from '#lib/setup/compose.ts';
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
export function frameAnswer(locale: string, load: (language: Language, sources: Instance) => Promise<FrameContent>): Promise<Response> {
  return fileAnswer(locale, async (language, sources) => {
    const { title, items, total, path, ignored } = await load(language, sources);
    const list = translator(language, 'list');
    const names = ignoredNames(ignored, list);
    const page = {
      language,
      siteUrl: siteUrl(),
      title,
      home: siteUrl() + path,
      foot: translator(language, 'embed')('all', { site: site().name[language], count: total }),
      notes: names === undefined ? [] : [list('ignored', { names })],
      kind: 'frame',
      nonce: await scriptNonce(),
    } as const;
    return fileResponse(plainList(page, items), language, 'text/html; charset=utf-8', {
      'cache-control': 'public, max-age=600',
    });
  });
}
