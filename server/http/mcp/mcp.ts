import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { clientAddressHeader } from '@/lib/contracts/client-address-header';
import { type ServerEnv, siteNameOf } from '../../env';
import { ApiError, tooLarge } from '../errors';
import { isHttpsRequest } from '../request/session-cookies';
import { siteOriginOf } from '../response/absolute-images';
import type { Router } from '../router';
import { type CallApi, registerTools } from './mcp-tools';

const bodyBytesMax = 100_000;

/** The headers of a request that identify the caller. Cookies are left out: a page of another site must not ask in a visitor's name. */
function callerHeaders(given: Headers): Headers {
  const headers = new Headers();
  for (const name of ['x-api-key', 'locale', 'user-agent', 'global-authorization', clientAddressHeader]) {
    const value = given.get(name);
    if (value !== null) headers.set(name, value);
  }
  const bearer = /^Bearer (\S+)$/.exec(given.get('authorization') ?? '')?.[1];
  // Clients of the protocol send one kind of token; API keys have their own prefix.
  if (bearer) headers.set(bearer.startsWith('avn_') ? 'x-api-key' : 'global-authorization', bearer);
  return headers;
}

/** @throws ApiError 413 */
async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.length > bodyBytesMax) throw tooLarge();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The Model Context Protocol at `/api/mcp`, without sessions: every request is independent. A tool is a call of the API by the same caller, so its
 * rights and limits are those of the API.
 */
export function mountMcp(app: Router, env: ServerEnv): void {
  app.post('/mcp', async (context) => {
    const request = context.req.raw;
    const body = await readBody(request);
    const headers = callerHeaders(request.headers);
    headers.set('x-website-key', env.WEBSITE_KEY);
    const callApi: CallApi = async ({ path, locale, body: sent }) => {
      const given = new Headers(headers);
      given.set('locale', locale);
      if (sent !== undefined) given.set('content-type', 'application/json');
      const init = sent === undefined ? { headers: given } : { method: 'POST', headers: given, body: JSON.stringify(sent) };
      const response = await app.fetch(new Request(new URL(`/api${path}`, request.url), init), {});
      return { status: response.status, text: await response.text() };
    };
    const server = new McpServer({ name: siteNameOf(env).en, version: '1.0.0' });
    const siteUrl = siteOriginOf(request, isHttpsRequest(request, env), env);
    registerTools(server, { callApi, siteUrl, locale: context.get('locale') });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    return transport.handleRequest(request, { parsedBody: body });
  });
  // Without sessions there is nothing to listen to or to end.
  app.on(['GET', 'DELETE'], '/mcp', () => {
    throw new ApiError(405, 'errors.method');
  });
}
