import { placeEmbed } from '#app/_pages/places/place-answers.tsx';
import { placePages } from '#app/_pages/places/place-pages.ts';

/** Publications of a venue for an iframe: `/en/embed/venues/` and the id of the venue. */
export const GET = placeEmbed(placePages.venue);
