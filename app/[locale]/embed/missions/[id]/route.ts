import { placeEmbed } from '#app/_pages/places/place-answers.tsx';
import { placeKinds } from '#app/_pages/places/place-kinds.ts';

/** Publications of a mission for an iframe: `/en/embed/missions/` and the id of its term. */
export const GET = placeEmbed(placeKinds.mission);
