import pino from 'pino';
import { type Composition, compose } from '@/server/composition/compose';
import { readServerEnv } from '@/server/env';
import type { TestApi } from './api';
import { quickHashing } from './password-hashing';

/** The services over a test's database and its clock. */
export const openComposition = (api: TestApi): Composition =>
  compose({
    env: readServerEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    database: api.database,
    clock: api.now,
    logger: pino({ level: 'silent' }),
    passwordHashing: quickHashing,
  });
