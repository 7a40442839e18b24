import type { IncomingMessage } from 'node:http';
import { splitLocale } from '../../lib/contracts/locales.ts';

/** Classes in the order in which they are tried; few, so that each metric stays one line per class, method and status. */
const classes: readonly (readonly [string, RegExp])[] = [
  ['health', /^\/api\/health(\/|$)/],
  ['asset', /^\/(_next|assets|api\/images)(\/|$)|^\/[^/]+\.[a-z]+$/],
  ['api payments', /^\/api\/(payments|v1\/payments)(\/|$)/],
  ['api', /^\/api(\/|$)/],
  ['home', /^\/$/],
  ['search', /^\/(s|search|gamartivebuli-dzieba)(\/|$)/],
  ['statement', /^\/udzravi-qoneba(\/|$)/],
  ['account', /^\/(account|auth)(\/|$)/],
  ['staff', /^\/admin(\/|$)/],
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The class of a request, as shown in metrics and traces: never the address itself. */
export function requestClassOf({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): {
  route: string;
  method: string;
} {
  const { path } = splitLocale(url.split('?', 1)[0] ?? '');
  return {
    route: classes.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page',
    method: methods.includes(method) ? method : '_OTHER',
  };
}
