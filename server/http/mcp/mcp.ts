import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { clientAddressHeader } from '@/lib/contracts/client-address-header';
import { type ServerEnv, siteNameOf } from '../../env';
import { ApiError, tooLarge } from '../errors';
import type { RateLimiter } from '../limits/rate-limit';
import { readBody } from '../request/read-body';
import { isHttpsRequest } from '../request/session-cookies';
import { siteOriginOf } from '../response/absolute-images';
import type { Router } from '../router';
import { registerTools } from './mcp-tools';
import { oneAfterAnother } from './one-after-another';

const bodyBytesMax = 100_000;
/** Messages of one request. */
const batchMax = 10;
/** Messages of an address; a client with an API key has the limit of its key. It is that of a key, too. */
const guestLimit = { countMax: 120, windowSeconds: 60 };

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

/** The message or the batch of a body; undefined for what is no JSON, which the protocol has an answer for. @throws ApiError 413 */
async function readMessages(request: Request): Promise<unknown> {
  const bytes = await readBody(request, bodyBytesMax);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * The Model Context Protocol at `/api/mcp`, without sessions: every request is independent. A tool is a call of the API by the same caller, so its
 * rights and limits are those of the API.
 */
export function mountMcp(app: Router, env: ServerEnv, limiter: RateLimiter): void {
  /** @throws ApiError 413 for a long batch, 429 */
  const countMessages = async (messages: unknown, headers: Headers, address: string): Promise<void> => {
    const count = Array.isArray(messages) ? messages.length : 1;
    if (count > batchMax) throw tooLarge();
    if (headers.has('x-api-key')) return;
    for (let left = count; left > 0; left -= 1) await limiter.take(address, guestLimit);
  };

  app.post('/mcp', async (context) => {
    const request = context.req.raw;
    const body = await readMessages(request);
    const headers = callerHeaders(request.headers);
    await countMessages(body, headers, context.get('clientAddress'));
    headers.set('x-website-key', env.WEBSITE_KEY);
    const callApi = oneAfterAnother(async ({ path, locale, body: sent }) => {
      const given = new Headers(headers);
      given.set('locale', locale);
      if (sent !== undefined) given.set('content-type', 'application/json');
      const init = sent === undefined ? { headers: given } : { method: 'POST', headers: given, body: JSON.stringify(sent) };
      const response = await app.fetch(new Request(new URL(`/api${path}`, request.url), init), {});
      return { status: response.status, text: await response.text() };
    });
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
