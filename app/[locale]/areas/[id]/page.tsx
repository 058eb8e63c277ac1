import { placeKinds } from '#app/_pages/places/place-kinds.ts';
import { PlacePage, placeMetadata } from '#app/_pages/places/place-page.tsx';

type Props = PageProps<'/[locale]/areas/[id]'>;

export const generateMetadata = ({ params }: Props) => placeMetadata(placeKinds.area, params);

/** The page of one research area with its publications; one implementation serves areas, countries, institutions and venues. */
export default function AreaPage(props: Props) {
  return <PlacePage kind={placeKinds.area} {...props} />;
}
