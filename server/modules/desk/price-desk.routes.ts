import { createRoute } from '@hono/zod-openapi';
import { adminPageQuerySchema, adminParamsSchema } from '@/lib/contracts/admin';
import {
  priceBodySchema,
  pricesSchema,
  promoCodeBodySchema,
  promoCodeResponseSchema,
  promoCodesSchema,
} from '@/lib/contracts/money/desk';
import { requireFreshTotp } from '../../http/request/fresh-totp';
import { identityOf, staffOnly } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { TotpService } from '../staff/totp.service';
import type { PriceDeskService } from './price-desk.service';

const admins = staffOnly();
const support = staffOnly('support');

const pricesRoute = createRoute({
  method: 'get',
  path: '/admin/prices',
  summary: 'The price book with the changes to come',
  middleware: admins,
  responses: jsonResponses(pricesSchema, 'Every key', [401, 403, 404]),
});
const addPriceRoute = createRoute({
  method: 'post',
  path: '/admin/prices',
  summary: 'Sets a price from a moment on',
  description: 'Needs a fresh code of the authenticator in X-TOTP-Code. Unpaid orders that were made before ask for the new sum.',
  middleware: admins,
  request: { body: jsonBody(priceBodySchema) },
  responses: jsonResponses(pricesSchema, 'The price book as it is now', [401, 403, 404, 409, 422, 429]),
});
const codesRoute = createRoute({
  method: 'get',
  path: '/admin/promo-codes',
  summary: 'Promo codes, the newest first',
  middleware: support,
  request: { query: adminPageQuerySchema },
  responses: jsonResponses(promoCodesSchema, 'One page of 20', [401, 403, 404, 422]),
});
const addCodeRoute = createRoute({
  method: 'post',
  path: '/admin/promo-codes',
  summary: 'Adds a promo code',
  description: 'A discount is a change of the price, so it needs a fresh code of the authenticator in X-TOTP-Code.',
  middleware: support,
  request: { body: jsonBody(promoCodeBodySchema) },
  responses: jsonResponses(promoCodeResponseSchema, 'The code', [401, 403, 404, 409, 422, 429]),
});
const endCodeRoute = createRoute({
  method: 'post',
  path: '/admin/promo-codes/{id}/end',
  summary: 'Ends a promo code',
  middleware: support,
  request: { params: adminParamsSchema },
  responses: jsonResponses(promoCodeResponseSchema, 'The code', [401, 403, 404, 422]),
});

/** Prices and promo codes for the staff, under v1. */
export const priceDeskRoutes = (service: PriceDeskService, totp: TotpService) =>
  createRouter()
    .openapi(pricesRoute, async (context) => context.json({ result: true as const, data: await service.prices() }, 200))
    .openapi(addPriceRoute, async (context) => {
      const body = context.req.valid('json');
      await requireFreshTotp(context, totp);
      await service.addPrice(identityOf(context).userId, body);
      return context.json({ result: true as const, data: await service.prices() }, 200);
    })
    .openapi(codesRoute, async (context) => {
      const data = await service.promoCodes(context.req.valid('query').page ?? 1);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(addCodeRoute, async (context) => {
      const body = context.req.valid('json');
      await requireFreshTotp(context, totp);
      const data = await service.addPromoCode(identityOf(context).userId, body);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(endCodeRoute, async (context) => {
      const data = await service.endPromoCode(identityOf(context).userId, context.req.valid('param').id);
      return context.json({ result: true as const, data }, 200);
    });
