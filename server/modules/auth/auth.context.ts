import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { readCookie } from '@/lib/contracts/cookie-header';
import { browserCookie, browserCookieName, signInCookies } from '@/lib/session';
import type { AppEnv } from '../../http/context';
import { setCookies } from '../../http/request/session-cookies';
import { toSessionUser } from '../users/users.mapper';
import type { Browser, StartedSession } from './auth.service';
import type { SessionsService } from './sessions.service';

const secretBytes = 24;

/** The secret that identifies this browser; a new one is set as a cookie if the browser is to be remembered. */
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

/** The browser of a call that sends a code or link which only this browser may use. An API client has no cookies and is known by its address. */
export const rememberedBrowserOf = (context: Context<AppEnv>): Browser => browserOf(context, true);

/** The browser of any other call. */
export const knownBrowserOf = (context: Context<AppEnv>): Browser => browserOf(context, false);

/** Sets the new session's cookies and ends the previous session, so that a token from before the sign-in is worthless after it. */
export async function startSession(context: Context<AppEnv>, { token, user }: StartedSession, sessions: SessionsService) {
  const before = context.get('requestToken');
  if (before && context.get('identity') !== null) await sessions.end(before.value);
  setCookies(context, signInCookies(token, context.get('isSecure')));
  return toSessionUser(user);
}
