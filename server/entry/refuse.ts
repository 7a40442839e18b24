import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorEnvelope } from '../../lib/contracts/common.ts';
import en from '../../messages/en/errors.json' with { type: 'json' };
import ka from '../../messages/ka/errors.json' with { type: 'json' };
import ru from '../../messages/ru/errors.json' with { type: 'json' };
import { isApiPath, type Refusal } from './guard.ts';

const messages = { ka, en, ru };

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** How long a client may go on sending a body that nobody reads; cutting it off at once would lose the response on its way. */
const drainMs = 5000;

const envelopeOf = (messageKey: string, requestId: string): ErrorEnvelope => ({
  result: false,
  data: null,
  errors: {},
  message: messageKey,
  request_id: requestId,
});

/** A page without style or script, in the language of its address. */
function pageOf({ status, messageKey }: Refusal, path: string): string {
  const locale = /^\/(en|ru)(?=\/|$)/.exec(path)?.[1] ?? 'ka';
  const text = messages[locale as keyof typeof messages][messageKey.slice('errors.'.length) as keyof typeof en];
  return `<!DOCTYPE html><html lang="${locale}"><meta charset="utf-8"><title>${status}</title><h1>${status}</h1><p>${text}</p></html>`;
}

/** Answers a refused request: the error envelope under /api, a plain page elsewhere. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const path = request.url?.split('?', 1)[0] ?? '';
  const requestId = randomUUID();
  const isApi = isApiPath(path);
  const body = isApi ? JSON.stringify(envelopeOf(refusal.messageKey, requestId)) : pageOf(refusal, path);
  const type = isApi ? 'application/json' : 'text/html';
  response
    .writeHead(refusal.status, {
      ...headers,
      'content-type': `${type}; charset=utf-8`,
      'x-request-id': requestId,
      ...(refusal.allow ? { allow: refusal.allow } : {}),
    })
    .end(request.method === 'HEAD' ? undefined : body);
  request.resume();
  const { socket } = request;
  const timer = setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, drainMs);
  timer.unref();
}
