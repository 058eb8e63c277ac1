import type { ComponentProps, ReactElement } from 'react';
import { RemoteNotice } from '#components/developers/remote-notice.tsx';
import { instance } from '#lib/setup/compose.ts';

/** The keys of our own API; undefined in remote mode. */
export const ownKeys = async () => (await instance()).keys;

/** What a page of the manual shows in remote mode, where this site has no API. */
export async function remoteNotice(props: Omit<ComponentProps<typeof RemoteNotice>, 'developersUrl'>): Promise<ReactElement> {
  return <RemoteNotice {...props} developersUrl={(await instance()).env.UPSTREAM_DEVELOPERS_URL} />;
}
