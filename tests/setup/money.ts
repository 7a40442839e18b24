import pino from 'pino';
import { composeMoney, type MoneyServices } from '@/server/compose-money';
import { composePorts } from '@/server/compose-ports';
import type { OpenDatabase } from '@/server/db/open';
import { readServerEnv } from '@/server/env';
import { RateLimiter } from '@/server/http/limits/rate-limit';
import { createCredentialsRepository } from '@/server/modules/auth/credentials.repository';
import { createSiteKeysRepository } from '@/server/modules/users/site-keys.repository';
import type { Clock } from '@/server/ports/clock';
import type { PaymentGateways } from '@/server/ports/payment-gateway';
import { createRepositories, unitOfWork } from '@/server/repositories';

/** Everything that moves money, over a test's database and a gateway of the test's choice. Nothing is counted against limits. */
export function openMoney(database: OpenDatabase, gateways: PaymentGateways, clock: Clock): MoneyServices {
  const env = readServerEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const repositories = createRepositories(database.db);
  const counts = { take: async () => 0, refund: async () => undefined };
  const parts = {
    env,
    clock,
    logger: pino({ level: 'silent' }),
    repositories,
    credentials: createCredentialsRepository(database.db),
    ports: composePorts(env, repositories.outbox, clock),
    atomically: unitOfWork(database.db),
    limiterOf: (scope: string) => new RateLimiter(scope, { counts, clock }),
    siteKeys: createSiteKeysRepository(database.db),
  };
  return composeMoney(parts, gateways);
}
