import { isLanguage } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { decodeId } from '#lib/url/decode-id.ts';

type Context = { params: Promise<{ language: string; rest?: string[] }> };

/** The reconciliation API: a form as OpenRefine sends it, or query parameters. */
async function handle(request: Request, { params }: Context): Promise<Response> {
  const { language, rest = [] } = await params;
  if (!isLanguage(language)) return Response.json({ error: 'The language is en or ar' }, { status: 404 });
  const { reconcile } = await instance();
  const isForm = request.method === 'POST';
  const parameters = isForm ? new URLSearchParams(await request.text()) : new URL(request.url).searchParams;
  return reconcile({ language, path: rest.map(decodeId).join('/'), parameters });
}

export { handle as GET, handle as POST };

/** CORS preflight: any site may use the service. */
export function OPTIONS(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      allow: 'GET, HEAD, POST, OPTIONS',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type',
    },
  });
}
