import type { Context, MiddlewareHandler } from 'hono';
import { idempotencyKeySchema } from '@/lib/contracts/money/fields';
import type { AppEnv } from '../context';
import { ApiError } from '../errors';
import { identityOf } from './require-sign-in';

/** @throws ApiError 400 without a key of 16 to 64 letters, digits, hyphens and underscores */
function keyOf(context: Context<AppEnv>): string {
  const parsed = idempotencyKeySchema.safeParse(context.req.header('idempotency-key'));
  if (!parsed.success) throw new ApiError(400, 'errors.idempotency_key');
  return parsed.data;
}

/** Answers 401 to guests and 400 to a write without an `Idempotency-Key`, before the rest of the request is read. */
export const requireIdempotencyKey: MiddlewareHandler<AppEnv> = async (context, next) => {
  identityOf(context);
  keyOf(context);
  await next();
};

/**
 * The call as `once` takes it.
 * @param body the validated body
 */
export const idempotentCallOf = (context: Context<AppEnv>, body: unknown) => ({
  userId: identityOf(context).userId,
  key: keyOf(context),
  request: `${context.req.method} ${context.req.path}\n${JSON.stringify(body)}`,
});
