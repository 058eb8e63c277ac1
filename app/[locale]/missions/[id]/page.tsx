import { placeKinds } from '#app/_pages/places/place-kinds.ts';
import { PlacePage, placeMetadata } from '#app/_pages/places/place-page.tsx';

type Props = PageProps<'/[locale]/missions/[id]'>;

export const generateMetadata = ({ params }: Props) => placeMetadata(placeKinds.mission, params);

/** The page of one mission, telescope or instrument and the publications on it. */
export default function MissionPage(props: Props) {
  return <PlacePage kind={placeKinds.mission} {...props} />;
}
