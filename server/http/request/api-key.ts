import type { MiddlewareHandler } from 'hono';
import { type ApiKeyPort, limitOfKey } from '../../ports/api-keys';
import type { AppEnv } from '../context';
import { ApiError } from '../errors';
import type { RateLimiter } from '../limits/rate-limit';

/**
 * Resolves the API key in `X-API-Key` and counts its request. A key identifies a client and signs nobody in.
 * @throws ApiError 401 for an unknown or revoked key, 429 above the key's requests in a minute
 */
export function findApiKey(keys: ApiKeyPort, requests: RateLimiter): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const token = context.req.header('x-api-key');
    if (token !== undefined) {
      const key = await keys.resolve(token);
      if (key === null) throw new ApiError(401, 'errors.api_key_unknown');
      await requests.take(String(key.id), limitOfKey(key));
      keys.count(key.id);
      context.set('apiKeyId', key.id);
    }
    await next();
  };
}
