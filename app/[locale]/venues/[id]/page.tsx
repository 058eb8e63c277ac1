import { placeKinds } from '#app/_pages/places/place-kinds.ts';
import { PlacePage, placeMetadata } from '#app/_pages/places/place-page.tsx';

type Props = PageProps<'/[locale]/venues/[id]'>;

export const generateMetadata = ({ params }: Props) => placeMetadata(placeKinds.venue, params);

/** The page of one venue (journal, conference, book, institution) and the publications in it. */
export default function VenuePage(props: Props) {
  return <PlacePage kind={placeKinds.venue} {...props} />;
}
