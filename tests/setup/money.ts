import pino from 'pino';
import { createRepositories, unitOfWork } from '@/server/composition/repositories';
import type { Parts } from '@/server/composition/services/compose-accounts';
import { composeGateways } from '@/server/composition/services/compose-gateways';
import { composeMoney, type MoneyServices } from '@/server/composition/services/compose-money';
import { composePorts } from '@/server/composition/services/compose-ports';
import type { OpenDatabase } from '@/server/db/open';
import { readServerEnv } from '@/server/env';
import { RateLimiter } from '@/server/http/limits/rate-limit';
import { createCredentialsRepository } from '@/server/modules/auth/credentials.repository';
import { createSiteKeysRepository } from '@/server/modules/users/site-keys.repository';
import type { Clock } from '@/server/ports/clock';
import type { PaymentGateways } from '@/server/ports/payment-gateway';
import { testDataKey } from './data-key';
import { quickHashing } from './password-hashing';

/** What the services of money are composed from. */
export type MoneyParts = Parts & { gateways: PaymentGateways };

/**
 * Everything that moves money, over a test's database. Nothing is counted against limits.
 * @param gateways null for the bundled one
 * @param change replaces parts before the services are made of them
 */
export function openMoney(
  database: OpenDatabase,
  gateways: PaymentGateways | null,
  clock: Clock,
  change: (parts: MoneyParts) => MoneyParts = (parts) => parts,
): MoneyServices {
  const env = readServerEnv({ DATA_KEY: testDataKey, NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const repositories = createRepositories(database.db);
  const counts = { take: async () => 0, recent: async () => 0, refund: async () => undefined };
  const siteKeys = createSiteKeysRepository(database.db);
  const { sandboxOrders } = repositories;
  const parts = change({
    env,
    clock,
    logger: pino({ level: 'silent' }),
    repositories,
    credentials: createCredentialsRepository(database.db, quickHashing),
    ports: composePorts(env, repositories.outbox, clock),
    atomically: unitOfWork(database.db),
    limiterOf: (scope: string) => new RateLimiter(scope, { counts, clock }),
    siteKeys,
    gateways: gateways ?? composeGateways({ env, sandboxOrders, siteKeys, clock }),
  });
  return composeMoney(parts, parts.gateways);
}
