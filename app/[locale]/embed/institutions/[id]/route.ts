import { placeEmbed } from '#app/_pages/places/place-answers.tsx';
import { placePages } from '#app/_pages/places/place-pages.ts';

/** Publications of an institution for an iframe: `/en/embed/institutions/5`. */
export const GET = placeEmbed(placePages.institution);
