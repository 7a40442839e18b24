import { createRoute, z } from '@hono/zod-openapi';
import { walletLimitBodySchema, walletLimitResponseSchema } from '@/lib/contracts/money/company-wallet';
import { idQuery } from '@/lib/contracts/query';
import { identityOf, onlyUserTypes } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { CompanyWalletService } from './company-wallet.service';

const params = z.object({ id: idQuery });
const brokersOnly = onlyUserTypes('broker');

const findRoute = createRoute({
  method: 'get',
  path: '/users/agents/{id}/wallet-limit',
  summary: 'What an agent may spend from the company’s wallet in a month',
  middleware: brokersOnly,
  request: { params },
  responses: jsonResponses(walletLimitResponseSchema, 'The limit; zeros without one', [401, 404, 422]),
});

const setRoute = createRoute({
  method: 'post',
  path: '/users/agents/{id}/wallet-limit',
  summary: 'Sets what an agent may spend in a month; 0 removes the limit',
  middleware: brokersOnly,
  request: { params, body: jsonBody(walletLimitBodySchema) },
  responses: jsonResponses(walletLimitResponseSchema, 'The limit as it is now', [401, 404, 422]),
});

const ownRoute = createRoute({
  method: 'get',
  path: '/users/company/agency/wallet-limit',
  summary: 'What the agent may spend from the agency’s wallet',
  middleware: onlyUserTypes('agent'),
  responses: jsonResponses(walletLimitResponseSchema, 'The limit; zeros without one', [401, 404]),
});

/** Limits of a company's agents, under the statements microservice. */
export const companyWalletRoutes = (service: CompanyWalletService) =>
  createRouter()
    .openapi(findRoute, async (context) => {
      const data = await service.find(identityOf(context).userId, context.req.valid('param').id);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(setRoute, async (context) => {
      const { id } = context.req.valid('param');
      const data = await service.set(identityOf(context).userId, id, context.req.valid('json').monthly);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(ownRoute, async (context) => {
      const data = await service.own(identityOf(context).userId);
      return context.json({ result: true as const, data }, 200);
    });
