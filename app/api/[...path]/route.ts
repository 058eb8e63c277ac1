import { instance, noApi } from '#lib/compose.ts';

/**
 * Serves `/api/*` where Next.js runs alone; under `npm start` lib/server answers first. Client addresses are unknown here, so keyless
 * requests are unlimited.
 */
async function handle(request: Request): Promise<Response> {
  const { service } = await instance();
  return service ? service.fetch(request) : noApi(request);
}

export { handle as DELETE, handle as GET, handle as HEAD, handle as OPTIONS, handle as PATCH, handle as POST, handle as PUT };
