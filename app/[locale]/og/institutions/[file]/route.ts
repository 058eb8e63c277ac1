import { placeImage } from '#app/_pages/places/place-answers.tsx';
import { placePages } from '#app/_pages/places/place-pages.ts';

/** The share image of an institution: `/en/og/institutions/5.png`. */
export const GET = placeImage(placePages.institution);
