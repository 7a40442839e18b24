import { createRoute, z } from '@hono/zod-openapi';
import {
  placePricesResponseSchema,
  pricedPlacesSchema,
  pricesQuerySchema,
  statementPricesResponseSchema,
} from '@/lib/contracts/statements/prices';
import { csvHeaders } from '../../csv';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { viewerOf } from '../statements/statements.context';
import { pricesCsv } from './prices.csv';
import { type PricesService, placeOfQuery } from './prices.service';

const placeRoute = createRoute({
  method: 'get',
  path: '/prices',
  summary: 'What apartments cost and let for at a place',
  description:
    'Quartiles of asking prices and monthly rents of a m², now and in the last 24 months, by area and condition; days on the market; gross yield. Null for fewer than 12 homes. Written once a day.',
  request: { query: pricesQuerySchema },
  responses: jsonResponses(placePricesResponseSchema, 'The figures', [404, 422]),
});

const placesRoute = createRoute({
  method: 'get',
  path: '/prices/places',
  summary: 'The places whose sale prices are known',
  responses: jsonResponses(pricedPlacesSchema, 'Those with most listings first'),
});

const csvRoute = createRoute({
  method: 'get',
  path: '/prices/history.csv',
  summary: 'The same months as a table for a spreadsheet',
  request: { query: pricesQuerySchema },
  responses: {
    ...jsonResponses(placePricesResponseSchema, 'CSV in UTF-8', [404, 422]),
    200: { description: 'CSV in UTF-8', content: { 'text/csv': { schema: z.string() } } },
  },
});

const statementRoute = createRoute({
  method: 'get',
  path: '/prices/statements/{id}',
  summary: 'How the price of a statement compares, and what explains its estimate',
  request: { params: z.object({ id: z.string().max(255) }) },
  responses: jsonResponses(statementPricesResponseSchema, 'Null for what is not known', [404]),
});

/** Prices of places and of statements. */
export const pricesRoutes = (service: PricesService) =>
  createRouter()
    .openapi(placesRoute, async (context) => context.json({ result: true as const, data: await service.places() }, 200))
    .openapi(placeRoute, async (context) => {
      const data = await service.ofPlace(placeOfQuery(context.req.valid('query')));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(csvRoute, async (context) => {
      const place = placeOfQuery(context.req.valid('query'));
      const name = place.level === 'country' ? 'prices.csv' : `prices-${place.level}-${place.id}.csv`;
      return context.body(pricesCsv(await service.ofPlace(place)), 200, csvHeaders(name));
    })
    .openapi(statementRoute, async (context) => {
      const data = await service.ofStatement(context.req.valid('param').id, viewerOf(context));
      return context.json({ result: true as const, data }, 200);
    });
