import type { IncomingMessage } from 'node:http';
import { splitLocale } from '../../lib/contracts/locales.ts';

/** Each lane has its own places, so a crowd in one leaves the others theirs. */
export type LaneName = 'pages' | 'accountPages' | 'api' | 'accountApi' | 'assistants';

type RequestClass = {
  /** Its name in metrics and traces. */
  route: string;
  /** Where its requests wait for their turn; null for what is answered no matter how many others wait. */
  lane: LaneName | null;
  pattern: RegExp;
};

/** What is called on behalf of one person. */
const accountCalls =
  /^\/api\/(auth-service|[^/]+\/(account|admin|auth|bans|codes|invoices|me|notifications|orders|payments|profile|promotion|sessions|sign-in|users))(\/|$)/;

/**
 * Classes of requests in the order in which they are tried: the one table of what an address is for metrics, traces and admission. Few, so that each
 * metric stays one line per class, method and status. They follow only from the path, since a header could be forged.
 */
const classes: readonly RequestClass[] = [
  { route: 'health', lane: null, pattern: /^\/api\/health(\/|$)/ },
  { route: 'asset', lane: null, pattern: /^\/(_next|assets|api\/images)(\/|$)|^\/[^/]+\.[a-z]+$/ },
  { route: 'api callback', lane: null, pattern: /^\/api\/payments\/callback(\/|$)/ },
  // They stay open.
  { route: 'api stream', lane: null, pattern: /^\/api\/.*\/chat\/events\/?$/ },
  { route: 'api payments', lane: 'accountApi', pattern: /^\/api\/(payments|v1\/payments)(\/|$)/ },
  { route: 'api account', lane: 'accountApi', pattern: accountCalls },
  { route: 'api assistants', lane: 'assistants', pattern: /^\/api\/mcp(\/|$)/ },
  { route: 'api', lane: 'api', pattern: /^\/api(\/|$)/ },
];

/** Classes of pages, by the path without its language. */
const pages: readonly RequestClass[] = [
  { route: 'home', lane: 'pages', pattern: /^\/$/ },
  { route: 'search', lane: 'pages', pattern: /^\/(s|search|gamartivebuli-dzieba)(\/|$)/ },
  { route: 'statement', lane: 'pages', pattern: /^\/udzravi-qoneba(\/|$)/ },
  { route: 'account', lane: 'accountPages', pattern: /^\/(account|auth|payment-result)(\/|$)/ },
  { route: 'staff', lane: 'accountPages', pattern: /^\/admin(\/|$)/ },
];
const anyPage: RequestClass = { route: 'page', lane: 'pages', pattern: /^/ };
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The class of a request, as shown in metrics and traces, never the address itself, and its lane. */
export function requestClassOf({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>) {
  const path = url.split('?', 1)[0] ?? '';
  const classIn = (table: readonly RequestClass[], tested: string) => table.find(({ pattern }) => pattern.test(tested));
  // An address with a language is a page, whatever follows.
  const { route, lane } = classIn(classes, path) ?? classIn(pages, splitLocale(path).path) ?? anyPage;
  return { route, lane, method: methods.includes(method) ? method : '_OTHER' };
}
