import { instance, noApi } from '#lib/setup/compose.ts';

/** Serves `/api/*` where Next.js runs alone. Client addresses are unknown here, so requests without a key are unlimited. */
async function handle(request: Request): Promise<Response> {
  const { service } = await instance();
  return service ? service.fetch(request) : noApi(request);
}

export { handle as DELETE, handle as GET, handle as HEAD, handle as OPTIONS, handle as PATCH, handle as POST, handle as PUT };
