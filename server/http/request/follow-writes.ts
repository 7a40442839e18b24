import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { SearchFeed } from '../../ports/search-engine';
import type { AppEnv } from '../context';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lets searches of this process see what a request has written before it is answered. */
export const followWrites =
  (feed: Pick<SearchFeed, 'catchUp'>, logger: Logger): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    await next();
    if (reads.has(context.req.method)) return;
    // What was written stays so; the next notice reads it.
    await feed.catchUp().catch((error: unknown) => {
      logger.warn({ error }, 'a write is not in the search index yet');
    });
  };
