import { placeImage } from '#app/_pages/places/place-answers.tsx';
import { placeKinds } from '#app/_pages/places/place-kinds.ts';

/** The share image of an institution: `/en/og/institutions/5.png`. */
export const GET = placeImage(placeKinds.institution);
