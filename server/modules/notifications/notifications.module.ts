import { notificationTypes } from '@/lib/contracts/account/notifications';
import type { AppDependencies } from '../../app';
import type { Tx } from '../../db/client';
import { RateLimiter } from '../../http/limits/rate-limit';
import { createAgentsRepository } from '../agents/agents.repository';
import { agentResponder } from '../agents/agents.responder';
import { createClientsRepository } from '../clients/clients.repository';
import { clientCheckResponder, clientNumberResponder } from '../clients/offers.service';
import { createStatementsRepository } from '../statements/statements.repository';
import { createNotificationsRepository } from './notifications.repository';
import { notificationRoutes, statementMessageRoutes } from './notifications.routes';
import { createNotificationsService, type ResponseWork } from './notifications.service';

/** Notifications and letters over one database: what the main API and the statements microservice mount. */
export function notificationsModule({ database: { db }, clock }: AppDependencies) {
  const workOf = (tx: Tx): ResponseWork => {
    const notifications = createNotificationsRepository(tx);
    const offers = { clients: createClientsRepository(tx), notifications };
    const responders = new Map([
      [notificationTypes.agentRequest, agentResponder({ agents: createAgentsRepository(tx), notifications }, clock)],
      [notificationTypes.clientCheckOffer, clientCheckResponder(offers, clock)],
      [notificationTypes.clientNumberOffer, clientNumberResponder(offers, clock)],
    ] as const);
    return { notifications, responders };
  };
  const service = createNotificationsService({
    notifications: createNotificationsRepository(db),
    statements: createStatementsRepository(db),
    atomically: (work) => db.transaction((tx) => work(workOf(tx))),
    messages: new RateLimiter(clock),
    clock,
  });
  return { main: notificationRoutes(service), microservice: statementMessageRoutes(service) };
}
