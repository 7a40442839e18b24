import { siteUrlOf } from '@/server/env';
import { createConfirmationsService } from '@/server/modules/auth/codes.service';
import { createLoanRequestsService } from '@/server/modules/mortgage/loan-requests.service';
import { createMortgageService } from '@/server/modules/mortgage/mortgage.service';
import type { Parts } from './compose-accounts';

/** Banks, and requests for loans. */
export function composeMortgage({ env, clock, repositories, ports: { cipher }, limiterOf }: Parts) {
  const { banks, loanRequests: requests, site, statements, users, codes, consents } = repositories;
  const noBanksUserId = env.NO_BANKS_USER_ID;
  return {
    mortgage: createMortgageService({ banks, requests, site, cipher, noBanksUserId }),
    loanRequests: createLoanRequestsService({
      banks,
      requests,
      statements,
      users,
      confirmations: createConfirmationsService({ codes, clock }),
      consents,
      cipher,
      limiter: limiterOf('loan request'),
      clock,
      siteUrl: siteUrlOf(env),
      redirectHosts: env.LOAN_REDIRECT_HOSTS,
      noBanksUserId,
    }),
  };
}
