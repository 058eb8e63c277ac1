import { instance, noApi } from '#lib/setup/compose.ts';

/** Serves MCP where Next.js runs alone. Under `npm start`, lib/server answers these requests. */
async function handle(request: Request): Promise<Response> {
  const { mcp } = await instance();
  return mcp ? mcp(request) : noApi(request);
}

export { handle as DELETE, handle as GET, handle as POST };
