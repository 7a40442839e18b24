import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { browserCookie, browserCookieName, readCookie, signInCookies } from '@/lib/session';
import type { AppEnv } from '../../http/context';
import { setCookies } from '../../http/request/session-cookies';
import { toSessionUser } from '../users/users.mapper';
import type { Browser, StartedSession } from './auth.service';
import type { SessionsService } from './sessions.service';

const secretBytes = 24;

/** The secret that this browser is known by; one that has none gets it with the answer where it is to be remembered. */
function browserSecret(context: Context<AppEnv>, isRemembered: boolean): string {
  const isSecure = context.get('isSecure');
  const known = readCookie(context.req.header('cookie'), browserCookieName(isSecure));
  if (known) return known;
  const secret = randomBytes(secretBytes).toString('base64url');
  if (isRemembered) setCookies(context, [browserCookie(secret, isSecure)]);
  return secret;
}

function browserOf(context: Context<AppEnv>, isRemembered: boolean): Browser {
  const address = context.get('clientAddress');
  return {
    address,
    device: context.req.header('user-agent') ?? '',
    binding:
      context.get('requestOrigin') === 'first-party' ? `browser ${browserSecret(context, isRemembered)}` : `address ${address}`,
  };
}

/** Where a call comes from that sends something which only this browser may bring back. A program keeps no cookies and is known by its address. */
export const rememberedBrowserOf = (context: Context<AppEnv>): Browser => browserOf(context, true);

/** Where any other call comes from. */
export const knownBrowserOf = (context: Context<AppEnv>): Browser => browserOf(context, false);

/** Gives the browser its new session and ends the one it had: a token that was there before a sign-in is worth nothing after it. */
export async function startSession(context: Context<AppEnv>, { token, user }: StartedSession, sessions: SessionsService) {
  const before = context.get('requestToken');
  if (before && context.get('identity') !== null) await sessions.end(before.value);
  setCookies(context, signInCookies(token, context.get('isSecure')));
  return toSessionUser(user);
}
