import type { AppDependencies } from '../../app';
import { RateLimiter } from '../../http/limits/rate-limit';
import { createNotificationsRepository } from '../notifications/notifications.repository';
import { createSearchRepository } from '../search/search.repository';
import { createAgentsRepository } from './agents.repository';
import { agentRoutes } from './agents.routes';
import { createAgentsService } from './agents.service';

/** The routes of brokers and their agents over one database. */
export function agentsModule({ database: { db }, clock }: AppDependencies) {
  const service = createAgentsService({
    agents: createAgentsRepository(db),
    search: createSearchRepository(db),
    atomically: (work) =>
      db.transaction((tx) => work({ agents: createAgentsRepository(tx), notifications: createNotificationsRepository(tx) })),
    invites: new RateLimiter(clock),
    clock,
  });
  return agentRoutes(service);
}
