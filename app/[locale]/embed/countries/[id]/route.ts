import { placeEmbed } from '#app/_pages/places/place-answers.tsx';
import { placePages } from '#app/_pages/places/place-pages.ts';

/** Publications of a country for an iframe: `/en/embed/countries/SA`. */
export const GET = placeEmbed(placePages.country);
