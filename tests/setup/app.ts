import pino from 'pino';
import { type App, type AppOptions, createApp } from '@/server/app';
import { type ComposeDependencies, compose } from '@/server/composition/compose';
import { readServerEnv, type ServerEnv } from '@/server/env';
import type { TestApi } from './api';
import { testDataKey } from './data-key';
import { seededAt } from './database';

/** A second app over a test's database, under another configuration. */
export function openApp(
  api: TestApi,
  environment: Partial<Record<keyof ServerEnv, string>> = {},
  { identity, upstreamTimeoutMs, ...parts }: Partial<ComposeDependencies> & AppOptions = {},
): App {
  const env = readServerEnv({
    DATA_KEY: testDataKey,
    SEARCH_ENGINE: 'sql',
    ...environment,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
  });
  const composition = compose({
    env,
    database: api.database,
    clock: () => seededAt,
    logger: pino({ level: 'silent' }),
    ...parts,
  });
  return createApp(composition, { ...(identity && { identity }), ...(upstreamTimeoutMs && { upstreamTimeoutMs }) });
}
