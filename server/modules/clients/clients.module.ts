import type { AppDependencies } from '../../app';
import { RateLimiter } from '../../http/limits/rate-limit';
import { createRouter } from '../../http/router';
import { createNotificationsRepository } from '../notifications/notifications.repository';
import { createStatementsRepository } from '../statements/statements.repository';
import { createClientsRepository } from './clients.repository';
import { clientListRoutes, clientRoutes } from './clients.routes';
import { type ClientsParts, createClientsService } from './clients.service';
import { createMatchingsRepository } from './matchings.repository';
import { buyerPhoneRoutes, matchingRoutes } from './matchings.routes';
import { createMatchingsService } from './matchings.service';
import { createOffersService } from './offers.service';
import { createPlacesRepository } from './places.repository';

/** Clients, offers and matchings over one database: what the main API and the statements microservice mount. */
export function clientsModule({ database: { db }, clock }: AppDependencies) {
  const clients = createClientsRepository(db);
  const places = createPlacesRepository(db);
  const statements = createStatementsRepository(db);
  const atomically: ClientsParts['atomically'] = (work) =>
    db.transaction((tx) => work({ clients: createClientsRepository(tx), notifications: createNotificationsRepository(tx) }));
  const service = createClientsService({ clients, places, atomically, clock });
  const offers = createOffersService({ statements, atomically, offers: new RateLimiter(clock), clock });
  const matchings = createMatchingsService({
    matchings: createMatchingsRepository(db),
    clients,
    statements,
    places,
    reveals: new RateLimiter(clock),
    clock,
  });
  return {
    main: createRouter().route('/', clientListRoutes(service)).route('/', matchingRoutes(matchings)),
    microservice: createRouter().route('/', clientRoutes(service, offers)).route('/', buyerPhoneRoutes(matchings)),
  };
}
