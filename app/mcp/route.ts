import { instance, noApi } from '#lib/compose.ts';

/** The tools for assistants where Next.js alone is deployed; under `npm start` the server in front answers before this is asked. */
async function handle(request: Request): Promise<Response> {
  const { mcp } = await instance();
  return mcp ? mcp(request) : noApi(request);
}

export { handle as DELETE, handle as GET, handle as POST };
