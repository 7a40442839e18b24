import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../context';
import { ApiError } from '../errors';
import { isSignInOrOut } from './session-cookies';

const reads: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
/** Writes that stay allowed: appeals, read marks, an archive of one's data, and the deletion of the account with its undoing. */
const openToAll: readonly string[] = [
  '/api/v1/bans/own/appeal',
  '/api/v1/notifications/toggle-seen',
  '/api/v1/users/proof/send',
  '/api/v1/account/export',
  '/api/v1/account/deletion',
  '/api/v1/account/deletion/undo',
];
/** A visitor whose account is to be deleted may still sign devices out. */
const signsDevicesOut = /^\/api\/auth-service\/sessions\/revoke(-all)?$/;

/**
 * Refuses the writes of banned visitors with 403 `errors.banned`, and of those whose account is to be deleted with 403
 * `errors.account_leaving`. They still sign in and out, read, and decide on their own data.
 */
export const refuseBanned: MiddlewareHandler<AppEnv> = async (context, next) => {
  const identity = context.get('identity');
  const { pathname } = new URL(context.req.url);
  const isOpen = reads.includes(context.req.method) || openToAll.includes(pathname) || isSignInOrOut(pathname);
  if (identity !== null && !isOpen) {
    if (identity.isBanned) throw new ApiError(403, 'errors.banned');
    if (identity.isLeaving && !signsDevicesOut.test(pathname)) throw new ApiError(403, 'errors.account_leaving');
  }
  await next();
};
