import { instance } from '#lib/setup/compose.ts';

/** Subscriptions by mail; undefined where this site does not offer them: without mail or public address, or with a remote service. */
export const ownDigests = async () => (await instance()).keys?.digests;
