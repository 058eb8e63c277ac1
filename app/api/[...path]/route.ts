import { instance, noApi } from '#lib/compose.ts';

/** Hands `/api/*` to the service where Next.js alone is deployed; under `npm start` the server in front answers before this is asked. No address is known here, so keyless calls have no limit. */
async function handle(request: Request): Promise<Response> {
  const { service } = await instance();
  return service ? service.fetch(request) : noApi(request);
}

export { handle as DELETE, handle as GET, handle as HEAD, handle as OPTIONS, handle as PATCH, handle as POST, handle as PUT };
