import { PlacePage, placeMetadata } from '#app/_pages/places/place-page.tsx';
import { placePages } from '#app/_pages/places/place-pages.ts';

type Props = PageProps<'/[locale]/institutions/[id]'>;

export const generateMetadata = ({ params }: Props) => placeMetadata(placePages.institution, params);

/** The page of one institution, with the publications of its authors. */
export default function InstitutionPage(props: Props) {
  return <PlacePage kind={placePages.institution} {...props} />;
}
