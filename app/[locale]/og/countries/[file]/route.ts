import { placeImage } from '#app/_pages/places/place-answers.tsx';
import { placePages } from '#app/_pages/places/place-pages.ts';

/** The share image of a country: `/en/og/countries/SA.png`. */
export const GET = placeImage(placePages.country);
