import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../ports/clock';
import type { AppEnv } from './context';
import { RateLimiter } from './limits/rate-limit';

const limit = { countMax: 60, windowSeconds: 60 };

/** Nobody spends the key of a geocoder that counts its calls. */
export function geocodingLimit(clock: Clock): MiddlewareHandler<AppEnv> {
  const calls = new RateLimiter(clock);
  return async (context, next) => {
    calls.take(context.get('clientAddress'), limit);
    await next();
  };
}
