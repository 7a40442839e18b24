import { Hono } from 'hono';
import type { Db } from '../db/client';
import { isMigrated } from '../db/migrate';
import type { AppEnv } from './context';

/** `live`: the process answers. `ready`: the database is reachable and migrated, else 503 with the failing part. */
export function healthRoutes(db: Db): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/live', (context) => context.json({ status: 'live' }))
    .get('/ready', async (context) => {
      try {
        if (await isMigrated(db)) return context.json({ status: 'ready' });
        return context.json({ status: 'unready', failing: 'migrations' }, 503, { 'retry-after': '5' });
      } catch {
        return context.json({ status: 'unready', failing: 'database' }, 503, { 'retry-after': '5' });
      }
    });
}
