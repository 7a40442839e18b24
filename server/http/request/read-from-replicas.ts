import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { readCookie } from '@/lib/contracts/cookie-header';
import { readAfterCookie, readAfterCookieName } from '@/lib/session';
import type { Replicas } from '../../db/replicas';
import type { AppEnv } from '../context';
import { setCookies } from './session-cookies';

const signatureCharacters = 16;

type Keys = { find(name: string): Promise<string> };

const sign = (key: string, position: string): string =>
  createHmac('sha256', key).update(position).digest('base64url').slice(0, signatureCharacters);

/** The position of a browser's last write; null for none, and for one that we did not sign. */
function readPosition(cookie: string | undefined, key: string): bigint | null {
  const [, position, signature] = /^(\d{1,20})\.([\w-]{16})$/.exec(cookie ?? '') ?? [];
  if (position === undefined || signature === undefined) return null;
  return timingSafeEqual(Buffer.from(sign(key, position)), Buffer.from(signature)) ? BigInt(position) : null;
}

/**
 * Routes reads to replicas, and everybody still reads their own writes. Writes run on the primary and leave its position in a signed
 * cookie; later reads of that browser go to a replica that has replayed it. A client with a token in a header stores no cookies: it reads
 * from the primary. A page for all guests reads from a replica that has its last known change.
 */
export function readFromReplicas(replicas: Replicas | null, keys: Keys): MiddlewareHandler<AppEnv> {
  if (replicas === null) return (_, next) => next();
  let key: Promise<string> | undefined;
  const findKey = (): Promise<string> => {
    key ??= keys.find('replica reads').catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };

  return async (context, next) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      await next();
      const position = await replicas.findPosition().catch(() => null);
      if (position === null) return;
      const value = `${position}.${sign(await findKey(), String(position))}`;
      return setCookies(context, [readAfterCookie(value, context.get('isSecure'))]);
    }
    const token = context.get('requestToken');
    if (token !== null && !token.isCookie) return next();
    const changedMs = context.env?.changedMs ?? 0;
    const changed = changedMs === 0 ? 0n : replicas.positionAfter(changedMs);
    // The latest change is only on the primary.
    if (changed === null) return next();
    const cookie = readCookie(context.req.header('cookie'), readAfterCookieName);
    const written = cookie === undefined ? null : readPosition(cookie, await findKey());
    await replicas.read(written !== null && written > changed ? written : changed, next);
  };
}
