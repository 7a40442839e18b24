import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Db } from '../db/client';
import { isMigrated } from '../db/migrate';
import { createRouter } from './router';

const liveSchema = z.object({ status: z.literal('live') });
const readySchema = z.object({ status: z.literal('ready') });
const unreadySchema = z.object({ status: z.literal('unready'), failing: z.enum(['migrations', 'database', 'stopping']) });

const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

const liveRoute = createRoute({
  method: 'get',
  path: '/live',
  summary: 'Whether the process responds',
  responses: { 200: json(liveSchema, 'Live') },
});

const readyRoute = createRoute({
  method: 'get',
  path: '/ready',
  summary: 'Whether requests can be served: the database is reachable and migrated',
  responses: { 200: json(readySchema, 'Ready'), 503: json(unreadySchema, 'Not ready; `failing` names the reason') },
});

/** Health for supervisors and balancers: they need no key and no session. */
export function healthRoutes(db: Db) {
  const findFailing = async () => {
    try {
      return (await isMigrated(db)) ? null : ('migrations' as const);
    } catch {
      return 'database' as const;
    }
  };
  return createRouter()
    .openapi(liveRoute, (context) => context.json({ status: 'live' as const }, 200))
    .openapi(readyRoute, async (context) => {
      const failing = await findFailing();
      if (failing === null) return context.json({ status: 'ready' as const }, 200);
      return context.json({ status: 'unready' as const, failing }, 503, { 'retry-after': '5' });
    });
}
