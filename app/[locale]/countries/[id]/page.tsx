import { PlacePage, placeMetadata } from '#app/_pages/places/place-page.tsx';
import { placePages } from '#app/_pages/places/place-pages.ts';

type Props = PageProps<'/[locale]/countries/[id]'>;

export const generateMetadata = ({ params }: Props) => placeMetadata(placePages.country, params);

/** The page of one country, with the publications of authors at its institutions. */
export default function CountryPage(props: Props) {
  return <PlacePage kind={placePages.country} {...props} />;
}
