import type { Context, MiddlewareHandler } from 'hono';
import type { Identity } from '../../ports/identity';
import type { AppEnv } from '../context';
import { unauthorised } from '../errors';

/** Answers 401 to guests before their request is read any further. */
export const requireSignIn: MiddlewareHandler<AppEnv> = async (context, next) => {
  identityOf(context);
  await next();
};

/** @throws ApiError 401 for guests */
export function identityOf(context: Context<AppEnv>): Identity {
  const identity = context.get('identity');
  if (identity === null) throw unauthorised();
  return identity;
}
