import { PlacePage, placeMetadata } from '#app/_pages/places/place-page.tsx';
import { placePages } from '#app/_pages/places/place-pages.ts';

type Props = PageProps<'/[locale]/areas/[id]'>;

export const generateMetadata = ({ params }: Props) => placeMetadata(placePages.area, params);

/** The page of one research area with its publications; one implementation serves areas, countries, institutions and venues. */
export default function AreaPage(props: Props) {
  return <PlacePage kind={placePages.area} {...props} />;
}
