import { placeKinds } from '#app/_pages/places/place-kinds.ts';
import { PlacePage, placeMetadata } from '#app/_pages/places/place-page.tsx';

type Props = PageProps<'/[locale]/institutions/[id]'>;

export const generateMetadata = ({ params }: Props) => placeMetadata(placeKinds.institution, params);

/** The page of one institution, with the publications of its authors. */
export default function InstitutionPage(props: Props) {
  return <PlacePage kind={placeKinds.institution} {...props} />;
}
