import { placeEmbed } from '#app/_pages/places/place-answers.tsx';
import { placeKinds } from '#app/_pages/places/place-kinds.ts';

/** Publications of an institution for an iframe: `/en/embed/institutions/5`. */
export const GET = placeEmbed(placeKinds.institution);
