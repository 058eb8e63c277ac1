import { PlacePage, placeMetadata } from '#app/_pages/places/place-page.tsx';
import { placePages } from '#app/_pages/places/place-pages.ts';

type Props = PageProps<'/[locale]/missions/[id]'>;

export const generateMetadata = ({ params }: Props) => placeMetadata(placePages.mission, params);

/** The page of one mission, telescope or instrument and the publications on it. */
export default function MissionPage(props: Props) {
  return <PlacePage kind={placePages.mission} {...props} />;
}
