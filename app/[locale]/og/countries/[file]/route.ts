import { placeImage } from '#app/_pages/places/place-answers.tsx';
import { placeKinds } from '#app/_pages/places/place-kinds.ts';

/** The share image of a country: `/en/og/countries/SA.png`. */
export const GET = placeImage(placeKinds.country);
