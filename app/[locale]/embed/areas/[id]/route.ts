import { placeEmbed } from '#app/_pages/places/place-answers.tsx';
import { placeKinds } from '#app/_pages/places/place-kinds.ts';

/** Publications of an area for an iframe: `/en/embed/areas/3`. */
export const GET = placeEmbed(placeKinds.area);
