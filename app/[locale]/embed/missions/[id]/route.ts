import { placeEmbed } from '#app/_pages/places/place-answers.tsx';
import { placePages } from '#app/_pages/places/place-pages.ts';

/** Publications of a mission for an iframe: `/en/embed/missions/` and the id of its term. */
export const GET = placeEmbed(placePages.mission);
