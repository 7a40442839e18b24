import pino from 'pino';
import { type App, type AppDependencies, createApp } from '@/server/app';
import { readServerEnv, type ServerEnv } from '@/server/env';
import { createIdentity } from '@/server/modules/users/users.identity';
import type { TestApi } from './api';
import { seededAt } from './database';

/** A second app over a test's database, under another configuration. */
export function openApp(
  api: TestApi,
  environment: Partial<Record<keyof ServerEnv, string>> = {},
  parts: Partial<AppDependencies> = {},
): App {
  const clock = () => seededAt;
  const env = readServerEnv({ ...environment, NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const identity = createIdentity(api.db, clock);
  return createApp({ env, database: api.database, clock, identity, logger: pino({ level: 'silent' }), ...parts });
}
