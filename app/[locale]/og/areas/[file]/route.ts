import { placeImage } from '#app/_pages/places/place-answers.tsx';
import { placeKinds } from '#app/_pages/places/place-kinds.ts';

export const GET = placeImage(placeKinds.area);
