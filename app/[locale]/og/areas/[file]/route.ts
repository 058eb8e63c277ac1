import { placeImage } from '#app/_pages/places/place-answers.tsx';
import { placePages } from '#app/_pages/places/place-pages.ts';

/** The share image of an area: `/en/og/areas/3.png`. */
export const GET = placeImage(placePages.area);
