import { placeEmbed } from '#app/_pages/places/place-answers.tsx';
import { placeKinds } from '#app/_pages/places/place-kinds.ts';

/** Publications of a venue for an iframe: `/en/embed/venues/` and the id of the venue. */
export const GET = placeEmbed(placeKinds.venue);
