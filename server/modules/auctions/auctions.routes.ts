import { createRoute, z } from '@hono/zod-openapi';
import { bidBodySchema, placedBidSchema } from '@/lib/contracts/statements/auctions';
import { idempotentCallOf, requireIdempotencyKey } from '../../http/request/idempotency-key';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { idOf } from '../publishing/publishing.context';
import type { AuctionsService } from './auctions.service';

const bidRoute = createRoute({
  method: 'post',
  path: '/statements/{id}/bids',
  summary: 'Bids in the auction of a statement',
  description:
    'In the auction’s currency. Below the lowest bid: 422 with `errors.bid_too_low` and the lowest bid on `amount`. After the end: 409 with `errors.auction_over`. ' +
    'Needs an Idempotency-Key; the same key and body answer the first result again. 20 in a minute.',
  middleware: requireIdempotencyKey,
  request: { params: z.object({ id: z.string().max(20) }), body: jsonBody(bidBodySchema) },
  responses: jsonResponses(placedBidSchema, 'The bid was taken', [400, 401, 404, 409, 422, 429]),
});

/** Bids under the statements microservice. */
export const auctionRoutes = (service: AuctionsService) =>
  createRouter().openapi(bidRoute, async (context) => {
    const body = context.req.valid('json');
    const data = await service.bid(idempotentCallOf(context, body), idOf(context.req.valid('param').id), body);
    return context.json({ result: true as const, data }, 200);
  });
