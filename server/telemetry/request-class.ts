import type { IncomingMessage } from 'node:http';

/** Classes in the order in which they are tried; few, so that each metric stays one line per class, method and status. */
const classes: readonly (readonly [string, RegExp])[] = [
  ['health', /^\/api\/health(\/|$)/],
  ['asset', /^\/(_next|assets|api\/images)(\/|$)|^\/[^/]+\.[a-z]+$/],
  ['api payments', /^\/api\/(payments|v1\/payments)(\/|$)/],
  ['api', /^\/api(\/|$)/],
  ['home', /^\/((en|ru)\/?)?$/],
  ['search', /^\/((en|ru)\/)?(s|search|gamartivebuli-dzieba)(\/|$)/],
  ['statement', /^\/((en|ru)\/)?udzravi-qoneba(\/|$)/],
  ['account', /^\/((en|ru)\/)?(account|auth)(\/|$)/],
  ['staff', /^\/((en|ru)\/)?admin(\/|$)/],
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The class of a request, as shown in metrics and traces: never the address itself. */
export function requestClassOf({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): {
  route: string;
  method: string;
} {
  const path = url.split('?', 1)[0] ?? '';
  return {
    route: classes.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page',
    method: methods.includes(method) ? method : '_OTHER',
  };
}
