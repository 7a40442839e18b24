import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { buyerPhoneSchema, idParamsSchema, matchingsSchema } from '@/lib/contracts/account/clients';
import type { AppEnv } from '../../http/context';
import { brokersAndAgentsOnly, identityOf } from '../../http/request/require-sign-in';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { MatchingsService } from './matchings.service';

const statementOwnerOf = (context: Context<AppEnv>) => ({
  userId: identityOf(context).userId,
  isBroker: context.get('identity')?.userType === 'broker',
});

const listRoute = createRoute({
  method: 'get',
  path: '/users/get-matchings',
  summary: 'Buyers who fit one’s own listed statements',
  description:
    'Buyers’ requests of the last 90 days, and the visitor’s own clients; a broker’s statements are those of the agency.',
  middleware: brokersAndAgentsOnly,
  responses: jsonResponses(matchingsSchema, 'The latest 100 of both', [401, 404]),
});

/** Matchings, of the main API. */
export function matchingRoutes(service: MatchingsService) {
  return createRouter().openapi(listRoute, async (context) => {
    const data = await service.list(statementOwnerOf(context), context.get('locale'));
    return context.json({ result: true as const, data }, 200);
  });
}

const phoneRoute = createRoute({
  method: 'post',
  path: '/users/buyer-requests/{id}/phone',
  summary: 'The phone of a buyer whose request fits one of one’s own statements',
  description: '20 in an hour.',
  middleware: brokersAndAgentsOnly,
  request: { params: idParamsSchema },
  responses: jsonResponses(buyerPhoneSchema, 'The number', [401, 404, 422, 429]),
});

/** Phones of buyers, of the statements microservice. */
export function buyerPhoneRoutes(service: MatchingsService) {
  return createRouter().openapi(phoneRoute, async (context) => {
    const phone_number = await service.buyerPhone(context.req.valid('param').id, statementOwnerOf(context));
    return context.json({ result: true as const, data: { phone_number } }, 200);
  });
}
