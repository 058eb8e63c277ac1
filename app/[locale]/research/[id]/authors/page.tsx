import { RecordListPage, recordListMetadata } from '#app/[locale]/research/[id]/record-list-page.tsx';

type Props = PageProps<'/[locale]/research/[id]/authors'>;

export const generateMetadata = (props: Props) => recordListMetadata('authors', props);

/** The authors of a publication. */
export default function AuthorsPage(props: Props) {
  return <RecordListPage kind="authors" {...props} />;
}
