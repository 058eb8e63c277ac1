import type { ReactElement } from 'react';
import { drawShareImage } from './draw-share-image.ts';

/** A card as a response, cached for a day: titles seldom change. */
export async function imageAnswer(card: ReactElement): Promise<Response> {
  return new Response(await drawShareImage(card), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'x-robots-tag': 'noindex',
    },
  });
}
