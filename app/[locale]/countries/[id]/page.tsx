import { placeKinds } from '#app/_pages/places/place-kinds.ts';
import { PlacePage, placeMetadata } from '#app/_pages/places/place-page.tsx';

type Props = PageProps<'/[locale]/countries/[id]'>;

export const generateMetadata = ({ params }: Props) => placeMetadata(placeKinds.country, params);

/** The page of one country, with the publications of authors at its institutions. */
export default function CountryPage(props: Props) {
  return <PlacePage kind={placeKinds.country} {...props} />;
}
