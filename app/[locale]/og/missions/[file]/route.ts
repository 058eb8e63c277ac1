import { placeImage } from '#app/_pages/places/place-answers.tsx';
import { placeKinds } from '#app/_pages/places/place-kinds.ts';

/** The share image of a mission: `/en/og/missions/` and its id with `.png`. */
export const GET = placeImage(placeKinds.mission);
