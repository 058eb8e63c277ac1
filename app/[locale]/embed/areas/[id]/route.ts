import { placeEmbed } from '#app/_pages/places/place-answers.tsx';
import { placePages } from '#app/_pages/places/place-pages.ts';

/** Publications of an area for an iframe: `/en/embed/areas/3`. */
export const GET = placeEmbed(placePages.area);
