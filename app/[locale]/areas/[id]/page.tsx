import { placeKinds } from '#app/_pages/places/place-kinds.ts';
import { PlacePage, placeMetadata } from '#app/_pages/places/place-page.tsx';

type Props = PageProps<'/[locale]/areas/[id]'>;

export const generateMetadata = ({ params }: Props) => placeMetadata(placeKinds.area, params);

export default function AreaPage(props: Props) {
  return <PlacePage kind={placeKinds.area} {...props} />;
}
