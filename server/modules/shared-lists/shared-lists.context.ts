import type { Context } from 'hono';
import { readCookie } from '@/lib/contracts/cookie-header';
import { sharedListCookie, sharedListCookieName } from '@/lib/session';
import type { AppEnv } from '../../http/context';
import { setCookies } from '../../http/request/session-cookies';
import { visitorOf } from '../statements/statements.context';
import type { ListVisitor } from './shared-lists.service';

/** Identifies the visitor. A guest's cookie counts only for our own pages, so that other sites cannot vote with it. */
export function listVisitorOf(context: Context<AppEnv>): ListVisitor {
  const isOurs = context.get('requestOrigin') === 'first-party';
  const name = sharedListCookieName(context.get('isSecure'));
  return { ...visitorOf(context), key: (isOurs ? readCookie(context.req.header('cookie'), name) : undefined) ?? null };
}

/** The cookie that identifies the guest of a shared list. */
export const rememberGuest = (context: Context<AppEnv>, key: string): void =>
  setCookies(context, [sharedListCookie(key, context.get('isSecure'))]);
