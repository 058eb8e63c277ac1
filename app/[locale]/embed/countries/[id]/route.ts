import { placeEmbed } from '#app/_pages/places/place-answers.tsx';
import { placeKinds } from '#app/_pages/places/place-kinds.ts';

/** Publications of a country for an iframe: `/en/embed/countries/SA`. */
export const GET = placeEmbed(placeKinds.country);
