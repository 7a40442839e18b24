import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../../http/context';
import { notFound, unauthorised } from '../../http/errors';
import type { Identity } from '../../ports/identity';
import type { MessageSender } from './notifications.service';

/** Answers 401 to guests before their request is read any further. */
export const signedIn: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (context.get('identity') === null) throw unauthorised();
  await next();
};

/** Answers as an unknown address does to everybody of another kind, before their request is read; 401 to guests. */
export const onlyUserTypes =
  (...kinds: Identity['userType'][]): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const identity = context.get('identity');
    if (identity === null) throw unauthorised();
    if (!kinds.includes(identity.userType)) throw notFound();
    await next();
  };

/** @throws ApiError 401 for guests */
export const userIdOf = (context: Context<AppEnv>): number => {
  const identity = context.get('identity');
  if (identity === null) throw unauthorised();
  return identity.userId;
};

export const messageSenderOf = (context: Context<AppEnv>): MessageSender => ({
  userId: userIdOf(context),
  address: context.get('clientAddress'),
});
