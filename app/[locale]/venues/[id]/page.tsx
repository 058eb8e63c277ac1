import { PlacePage, placeMetadata } from '#app/_pages/places/place-page.tsx';
import { placePages } from '#app/_pages/places/place-pages.ts';

type Props = PageProps<'/[locale]/venues/[id]'>;

export const generateMetadata = ({ params }: Props) => placeMetadata(placePages.venue, params);

/** The page of one venue (journal, conference, book, institution) and the publications in it. */
export default function VenuePage(props: Props) {
  return <PlacePage kind={placePages.venue} {...props} />;
}
