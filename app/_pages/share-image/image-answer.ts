import type { ReactElement } from 'react';
import { drawShareImage } from './draw-share-image.ts';

/** A drawn card as an answer. Who shows it keeps it for a day; a title seldom changes. */
export async function imageAnswer(card: ReactElement): Promise<Response> {
  return new Response(await drawShareImage(card), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'x-robots-tag': 'noindex',
    },
  });
}
