import { placeImage } from '#app/_pages/places/place-answers.tsx';
import { placePages } from '#app/_pages/places/place-pages.ts';

/** The share image of a venue: `/en/og/venues/` and its id with `.png`. */
export const GET = placeImage(placePages.venue);
