import type { Executor } from '../../db/client';
import type { OpenDatabase } from '../../db/open';
import type { Clock } from '../../ports/clock';
import { createNotificationsRepository } from '../notifications/notifications.repository';
import { createStatementsRepository } from '../statements/statements.repository';
import { createExpiryRepository } from './expiry.repository';
import { createExpiryService, type ExpiryRepositories } from './expiry.service';

const repositoriesOver = (executor: Executor): ExpiryRepositories => ({
  expiry: createExpiryRepository(executor),
  statements: createStatementsRepository(executor),
  notifications: createNotificationsRepository(executor),
});

/** What the jobs at the end of terms call. */
export const expiryModule = ({ database: { db }, clock }: { database: OpenDatabase; clock: Clock }) =>
  createExpiryService({
    ...repositoriesOver(db),
    atomically: (work) => db.transaction((tx) => work(repositoriesOver(tx))),
    clock,
  });
