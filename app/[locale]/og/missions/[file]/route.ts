import { placeImage } from '#app/_pages/places/place-answers.tsx';
import { placePages } from '#app/_pages/places/place-pages.ts';

/** The share image of a mission: `/en/og/missions/` and its id with `.png`. */
export const GET = placeImage(placePages.mission);
