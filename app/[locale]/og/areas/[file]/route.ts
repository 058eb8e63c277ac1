import { placeImage } from '#app/_pages/places/place-answers.tsx';
import { placeKinds } from '#app/_pages/places/place-kinds.ts';

/** The share image of an area: `/en/og/areas/3.png`. */
export const GET = placeImage(placeKinds.area);
