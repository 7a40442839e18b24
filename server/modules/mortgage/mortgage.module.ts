import type { AppDependencies } from '../../app';
import { siteUrlOf } from '../../env';
import { RateLimiter } from '../../http/limits/rate-limit';
import { createCodesRepository } from '../auth/codes.repository';
import { createConfirmationsService } from '../auth/confirmations.service';
import { createSiteRepository } from '../site/site.repository';
import { createStatementsRepository } from '../statements/statements.repository';
import { createUsersRepository } from '../users/users.repository';
import { createBanksRepository } from './banks.repository';
import { createLoanRequestsRepository } from './loan-requests.repository';
import { createLoanRequestsService } from './loan-requests.service';
import { mortgageRoutes } from './mortgage.routes';
import { createMortgageService } from './mortgage.service';

/** The routes of banks and requests for loans, over one database. */
export function mortgageModule({ env, database: { db }, clock }: AppDependencies) {
  const banks = createBanksRepository(db);
  const requests = createLoanRequestsRepository(db);
  const noBanksUserId = env.NO_BANKS_USER_ID;
  return mortgageRoutes({
    mortgage: createMortgageService({ banks, requests, site: createSiteRepository(db), noBanksUserId }),
    requests: createLoanRequestsService({
      banks,
      requests,
      statements: createStatementsRepository(db),
      users: createUsersRepository(db),
      confirmations: createConfirmationsService({ codes: createCodesRepository(db), clock }),
      limiter: new RateLimiter(clock),
      clock,
      siteUrl: siteUrlOf(env),
      redirectHosts: env.LOAN_REDIRECT_HOSTS,
      noBanksUserId,
    }),
    staffUserIds: env.STAFF_USER_IDS,
  });
}
