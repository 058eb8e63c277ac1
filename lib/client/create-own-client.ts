import { embeddedTransport } from '#lib/client/transport/transport.ts';
import { type Client, createClient } from './create-client.ts';
import { type OwnReply, ownRequest } from './own/ask-own.ts';

interface OwnService {
  fetch(request: Request, context: { readonly principal: 'site' }): Promise<Response>;
  reply(request: Request, context: { readonly principal: 'site' }): Promise<OwnReply>;
}

const site = { principal: 'site' } as const;

/** A catalogue over our own service, called in this process without a socket and let in as the site itself; no key is sent. */
export function createOwnClient(service: OwnService): Client {
  return createClient({
    transport: embeddedTransport((request) => service.fetch(request, site)),
    own: (path) => service.reply(ownRequest(path), site),
  });
}
