import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../context';
import { ApiError } from '../errors';
import { isSignInOrOut } from './session-cookies';

const reads: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
/** What a banned visitor still writes: the appeal, and what was read. */
const open: readonly string[] = ['/api/v1/bans/own/appeal', '/api/v1/notifications/toggle-seen'];

/** Refuses the writes of banned visitors with 403 `errors.banned`. They still sign in and out, read, and appeal. */
export const refuseBanned: MiddlewareHandler<AppEnv> = async (context, next) => {
  const isWrite = !reads.includes(context.req.method);
  if (isWrite && context.get('identity')?.isBanned) {
    const { pathname } = new URL(context.req.url);
    if (!open.includes(pathname) && !isSignInOrOut(pathname)) throw new ApiError(403, 'errors.banned');
  }
  await next();
};
