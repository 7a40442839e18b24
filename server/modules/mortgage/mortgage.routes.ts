import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  loanRequestBodySchema,
  loanRequestResponseSchema,
  loanRequestsQuerySchema,
  loanRequestsSchema,
  mortgageSchema,
  ownLoanRequestsQuerySchema,
  ownLoanRequestsSchema,
} from '@/lib/contracts/mortgage';
import { smallBodyLimit } from '../../http/request/read-body';
import { identityOf, requireSignIn, staffOnly } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { knownBrowserOf } from '../auth/auth.context';
import type { LoanRequestsService } from './loan-requests.service';
import type { MortgageService } from './mortgage.service';

const mortgageRoute = createRoute({
  method: 'get',
  path: '/mortgage',
  summary: 'Banks with their terms, and the currencies of the calculator',
  responses: jsonResponses(mortgageSchema, 'Banks in their order'),
});

const submitRoute = createRoute({
  method: 'post',
  path: '/take-loans/create',
  summary: 'Sends a request for a loan to a bank',
  description:
    'For guests too, with a phone that was confirmed in this browser within the last hour, or is one of the visitor’s own. ' +
    'The same Idempotency-Key and body return the first response again. 5 in an hour by address.',
  middleware: smallBodyLimit,
  request: {
    headers: z.object({ 'idempotency-key': z.string().min(1).max(255).optional() }),
    body: jsonBody(loanRequestBodySchema),
  },
  responses: jsonResponses(loanRequestResponseSchema, 'The request was accepted', [400, 409, 413, 415, 422, 429]),
});

const ownRoute = createRoute({
  method: 'get',
  path: '/users/take-loans',
  summary: 'The visitor’s own requests for loans, the newest first',
  middleware: requireSignIn,
  request: { query: ownLoanRequestsQuerySchema },
  responses: jsonResponses(ownLoanRequestsSchema, 'One page; empty past the end', [401, 422]),
});

const staffRoute = createRoute({
  method: 'get',
  path: '/take-loans',
  summary: 'Everybody’s requests for loans, for the staff',
  middleware: staffOnly('support'),
  request: { query: loanRequestsQuerySchema },
  responses: jsonResponses(loanRequestsSchema, 'One page, the newest first; empty past the end', [401, 404, 422]),
});

type RoutesParts = { mortgage: MortgageService; requests: LoanRequestsService };

/** The mortgage under v1. */
export function mortgageRoutes({ mortgage, requests }: RoutesParts) {
  return createRouter()
    .openapi(mortgageRoute, async (context) => {
      const data = await mortgage.show(context.get('identity')?.userId ?? null, context.get('locale'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(submitRoute, async (context) => {
      const { address, binding } = knownBrowserOf(context);
      const sender = { userId: context.get('identity')?.userId ?? null, address, binding };
      const key = context.req.valid('header')['idempotency-key'];
      const data = await requests.submit(context.req.valid('json'), sender, key);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(ownRoute, async (context) => {
      const data = await mortgage.listOwn(identityOf(context).userId, context.req.valid('query'), context.get('locale'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(staffRoute, async (context) => {
      const { bank_id: bankId, state, ...page } = context.req.valid('query');
      const data = await mortgage.listAll({ bankId, state }, page, context.get('locale'));
      return context.json({ result: true as const, data }, 200);
    });
}
