import { RecordListPage, recordListMetadata } from '#app/[locale]/research/[id]/record-list-page.tsx';

type Props = PageProps<'/[locale]/research/[id]/references'>;

export const generateMetadata = (props: Props) => recordListMetadata('references', props);

/** The references of a publication. */
export default function ReferencesPage(props: Props) {
  return <RecordListPage kind="references" {...props} />;
}
