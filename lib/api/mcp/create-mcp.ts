import { createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import type { AdmittedCall, Admitter } from '#lib/api/admit/admit-caller.ts';
import { refusalText } from '#lib/api/respond/write-problem.ts';
import { type Tool, tools } from '#lib/contract/tools.ts';
import { apiVersion } from '#lib/contract/version.ts';
import { bothSiteNames, type Site, unnamedSite } from '#lib/domain/site/site.ts';
import { type Bilingual, bilingual } from '#lib/languages/bilingual.ts';
import { type Language, languageOrFirst } from '#lib/languages/languages.ts';
import { type Args, answerTool, costOf, type ToolAnswer, type ToolSource } from './answer-tool.ts';
import { inputSchema } from './tool-schema.ts';

export interface McpOptions extends ToolSource {
  readonly mode: 'off' | 'keyed' | 'open';
  readonly admit: Admitter;
  readonly site?: Site;
}

export type Mcp = (request: Request, context?: { readonly address?: string }) => Promise<Response>;

const bodyBytesMax = 65_536;

const instructionsOf = (site: Site) =>
  `${bothSiteNames(site)} is a bilingual collection of space research. Every tool takes language (en or ar): search in either language, answer in the language of the person. Give the permalink of each record you name, and cite works with cite_research.`;

/** Serves the catalogue to AI assistants over the stateless, read-only Model Context Protocol. Refuses other origins (DNS rebinding). */
export function createMcp(options: McpOptions): Mcp | undefined {
  if (options.mode === 'off') return undefined;
  const siteOrigin = new URL(options.siteUrl).origin;
  const handler = createMcpHandler(({ authInfo }) => serverOf(options, authInfo?.extra?.admitted as AdmittedCall), {
    maxRequestBodySize: bodyBytesMax,
    // Tools never change, so there is nothing to subscribe to.
    maxSubscriptions: 0,
  });
  return async (request, { address } = {}) => {
    const origin = request.headers.get('origin');
    if (origin !== null && origin !== siteOrigin) return Response.json({ error: 'This origin may not call the tools.' }, { status: 403 });
    const admitted = await options.admit(request, { open: options.mode === 'open', address });
    if (admitted instanceof Response) return admitted;
    try {
      const authInfo = { token: '', clientId: '', scopes: [], extra: { admitted } };
      const single = await readSingle(request, bodyBytesMax);
      const response = single instanceof Response ? single : await handler.fetch(single, { authInfo });
      // The complete body is read first, so that the call occupies its concurrent place until then and the headers include its cost.
      const body = await response.arrayBuffer();
      const headers = new Headers(response.headers);
      for (const [name, value] of admitted.headers) if (!name.startsWith('access-control-') && !headers.has(name)) headers.set(name, value);
      headers.set('Cache-Control', 'no-store');
      return new Response(body, { status: response.status, headers });
    } finally {
      admitted.release();
    }
  };
}

function serverOf(source: McpOptions, admitted: AdmittedCall): McpServer {
  const server = new McpServer(
    { name: 'madar', title: bothSiteNames(source.site ?? unnamedSite), version: apiVersion, websiteUrl: source.siteUrl },
    { instructions: instructionsOf(source.site ?? unnamedSite) },
  );
  for (const [tool, schema] of schemas) {
    if (!isOffered(tool, source)) continue;
    const config = {
      title: `${tool.title.en} · ${tool.title.ar}`,
      description: tool.description.en,
      inputSchema: schema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    };
    server.registerTool(tool.name, config, async (args) => {
      admitted.used(tool.operation.id);
      const answer = await countedAnswer(source, admitted, tool, args);
      if ('failure' in answer) return { isError: true, content: [{ type: 'text' as const, text: answer.failure }] };
      const texts = resultTexts(answer.content, languageOrFirst(args.language));
      return { structuredContent: answer.content, content: texts.map((text) => ({ type: 'text' as const, text })) };
    });
  }
  return server;
}

/** Spends the cost of a call beyond the request that `admit` counts. Errors must not escape, since the protocol would send their text. */
async function countedAnswer(source: ToolSource, { spend, asRefusal }: AdmittedCall, tool: Tool, args: Args): Promise<ToolAnswer> {
  try {
    const cost = costOf(tool, args);
    if (cost > 1) await spend(cost - 1);
    return await answerTool(source, tool, args);
  } catch (error) {
    return { failure: refusalText(asRefusal(error), languageOrFirst(args.language)) };
  }
}

/** Whether the catalogue has the operation of a tool. */
const isOffered = ({ operation }: Tool, { catalogue }: ToolSource): boolean =>
  operation.record !== 'institution' || catalogue.institutions !== undefined;

// Compiled once, because each request creates a server.
const schemas = tools.map((tool) => [tool, withShortFaults(fromJsonSchema<Record<string, unknown>>(inputSchema(tool)))] as const);

/** Maximum length of argument errors, since a call may have thousands of invalid ids. */
const faultsMax = 500;

function withShortFaults<Schema extends ReturnType<typeof fromJsonSchema<Record<string, unknown>>>>(schema: Schema): Schema {
  const standard = schema['~standard'];
  const validate: typeof standard.validate = async (value) => {
    const result = await standard.validate(value);
    if (!result.issues) return result;
    const message = result.issues.map((issue) => issue.message).join('; ');
    return { issues: [{ message: message.length > faultsMax ? `${message.slice(0, faultsMax)}…` : message }] };
  };
  return { ...schema, '~standard': { ...standard, validate } };
}

/** Reads the body of a request. Refuses a body beyond `bytesMax`, and a JSON-RPC batch, because a request counts as one call. */
async function readSingle(request: Request, bytesMax: number): Promise<Request | Response> {
  if (request.method !== 'POST' || !request.body) return request;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > bytesMax) return refusal(413, `Payload Too Large: a body has ${bytesMax} bytes at the most`);
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks).toString();
  // `\s` matches a byte order mark, which is not valid JSON.
  if (/^\s*\[/.test(body)) return refusal(400, 'Invalid Request: one message a request');
  return new Request(request.url, { method: 'POST', headers: request.headers, body });
}

function refusal(status: 400 | 413, message: string): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code: status === 400 ? -32_600 : -32_000, message } }, { status });
}

/** Maximum entries of a list in the text of a result: as many as a page of a list has rows. */
const entriesMax = 100;
/** Maximum characters of a text, such as the BibTeX entry of a work with thousands of authors. */
const charactersMax = 20_000;

const shortened: Bilingual = bilingual(
  `The text above has the first ${entriesMax} entries of each list; structuredContent has all, and so has the page of the permalink.`,
  `في النص أعلاه أول ${entriesMax} عنصر من كل قائمة. وفي structuredContent العناصر كلها، وهي كذلك في صفحة الرابط الدائم.`,
);

/**
 * The structured content of a result as texts for clients that read only texts: JSON and, if lists or texts are shortened, a sentence
 * about it. MCP recommends the whole content as text too (“SHOULD”, Tools, Structured Content), but a result is a single message that
 * cannot be streamed, and a work with thousands of authors would be in it twice and would not fit into what an assistant reads.
 */
function resultTexts(content: Readonly<Record<string, unknown>>, language: Language): readonly string[] {
  let isShortened = false;
  const text = JSON.stringify(content, (_, value) => {
    const max = Array.isArray(value) ? entriesMax : charactersMax;
    if (!(Array.isArray(value) || typeof value === 'string') || value.length <= max) return value;
    isShortened = true;
    return value.slice(0, max);
  });
  return isShortened ? [text, shortened[language]] : [text];
}
