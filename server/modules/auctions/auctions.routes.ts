import { createRoute, z } from '@hono/zod-openapi';
import { locales } from '@/lib/contracts/locales';
import { bidBodySchema, ownBidderSchema, placedBidSchema } from '@/lib/contracts/statements/auctions';
import { idempotentCallOf, requireIdempotencyKey } from '../../http/request/idempotency-key';
import { requireSignIn, signedInVisitorOf } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { icsHeaders } from '../../ics';
import { idOf } from '../publishing/publishing.context';
import { viewerOf } from '../statements/statements.context';
import type { AuctionCalendarService } from './auction-calendar.service';
import type { AuctionsService } from './auctions.service';

const idParam = z.object({ id: z.string().max(20) });

const bidRoute = createRoute({
  method: 'post',
  path: '/statements/{id}/bids',
  summary: 'Bids in the auction of a statement',
  description:
    'In the auction’s currency. Below the lowest bid: 422 with `errors.bid_too_low` and the lowest bid on `amount`. After the end: 409 with `errors.auction_over`. ' +
    'Needs an Idempotency-Key; the same key and body answer the first result again. 20 in a minute.',
  middleware: requireIdempotencyKey,
  request: { params: idParam, body: jsonBody(bidBodySchema) },
  responses: jsonResponses(placedBidSchema, 'The bid was taken', [400, 401, 404, 409, 422, 429]),
});

const ownBidderRoute = createRoute({
  method: 'get',
  path: '/statements/{id}/bids/own',
  summary: 'The visitor’s own number among the bidders of an auction',
  middleware: requireSignIn,
  request: { params: idParam },
  responses: jsonResponses(ownBidderSchema, 'The number, null before the first bid', [401, 404]),
});

const calendarRoute = createRoute({
  method: 'get',
  path: '/statements/{id}/auction.ics',
  summary: 'The end of an auction for a calendar',
  request: { params: idParam, query: z.object({ locale: z.enum(locales).optional() }) },
  responses: {
    ...jsonResponses(ownBidderSchema, 'iCalendar', [404, 422]),
    200: { description: 'iCalendar in UTF-8', content: { 'text/calendar': { schema: z.string() } } },
  },
});

/** Auctions under the statements microservice. */
export const auctionRoutes = (service: AuctionsService, calendar: AuctionCalendarService) =>
  createRouter()
    .openapi(calendarRoute, async (context) => {
      const id = idOf(context.req.valid('param').id);
      const { locale = context.get('locale') } = context.req.valid('query');
      return context.body(await calendar.ics(id, viewerOf(context), locale), 200, icsHeaders(`auction-${id}.ics`));
    })
    .openapi(bidRoute, async (context) => {
      const body = context.req.valid('json');
      const data = await service.bid(idempotentCallOf(context, body), idOf(context.req.valid('param').id), body);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(ownBidderRoute, async (context) => {
      const bidder = await service.ownBidder(idOf(context.req.valid('param').id), signedInVisitorOf(context).userId);
      return context.json({ result: true as const, data: { bidder } }, 200);
    });
