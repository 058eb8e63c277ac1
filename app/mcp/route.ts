import { instance, noApi } from '#lib/compose.ts';

/** MCP where Next.js runs alone; under `npm start` lib/server answers first. */
async function handle(request: Request): Promise<Response> {
  const { mcp } = await instance();
  return mcp ? mcp(request) : noApi(request);
}

export { handle as DELETE, handle as GET, handle as POST };
