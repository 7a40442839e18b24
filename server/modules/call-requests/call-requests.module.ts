import type { AppDependencies } from '../../app';
import { siteNameOf } from '../../env';
import { RateLimiter } from '../../http/limits/rate-limit';
import { createMail } from '../users/outbox.module';
import { createCallRequestsRepository } from './call-requests.repository';
import { callRequestRoutes } from './call-requests.routes';
import { createCallRequestsService } from './call-requests.service';

/** The route that takes requests to be called, over one database. */
export function callRequestsModule({ env, database: { db }, clock, logger }: AppDependencies) {
  const service = createCallRequestsService({
    requests: createCallRequestsRepository(db),
    mail: createMail(env, db, clock),
    email: { siteName: siteNameOf(env).ka, supportEmail: env.SUPPORT_EMAIL },
    limiter: new RateLimiter(clock),
    clock,
    // A mail server's message may quote the letter, and a driver's the values of its query: the kind of error must do.
    onFailure: (requestId, error) =>
      logger.error(
        { callRequestId: requestId, kind: error instanceof Error ? error.name : typeof error },
        'a call request was not mailed',
      ),
  });
  return callRequestRoutes(service);
}
