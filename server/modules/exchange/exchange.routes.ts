import { createRoute } from '@hono/zod-openapi';
import { adminParamsSchema } from '@/lib/contracts/admin';
import { rateBodySchema, staffRatesSchema } from '@/lib/contracts/staff/exchange';
import { requireFreshTotp } from '../../http/request/fresh-totp';
import { identityOf, staffOnly } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { TotpService } from '../staff/totp.service';
import type { ExchangeDeskService } from './exchange-desk.service';

const admins = staffOnly();

const ratesRoute = createRoute({
  method: 'get',
  path: '/admin/exchange-rate',
  summary: 'The exchange rates in force with their history and warnings',
  middleware: admins,
  responses: jsonResponses(staffRatesSchema, 'Every currency', [401, 403, 404]),
});
const setRoute = createRoute({
  method: 'post',
  path: '/admin/exchange-rate',
  summary: 'Sets a rate in place of the published one until a moment',
  description: 'Needs a fresh code of the authenticator in X-TOTP-Code. Every price follows at once.',
  middleware: admins,
  request: { body: jsonBody(rateBodySchema) },
  responses: jsonResponses(staffRatesSchema, 'The rates as they are now', [401, 403, 404, 422, 429]),
});
const endRoute = createRoute({
  method: 'post',
  path: '/admin/exchange-rate/{id}/end',
  summary: 'Ends a rate that the staff set; the published one applies again',
  description: 'Needs a fresh code of the authenticator in X-TOTP-Code.',
  middleware: admins,
  request: { params: adminParamsSchema },
  responses: jsonResponses(staffRatesSchema, 'The rates as they are now', [401, 403, 404, 409, 422, 429]),
});

/** The exchange rate for the staff, under v1. */
export const exchangeRoutes = (service: ExchangeDeskService, totp: TotpService) =>
  createRouter()
    .openapi(ratesRoute, async (context) => context.json({ result: true as const, data: await service.rates() }, 200))
    .openapi(setRoute, async (context) => {
      const body = context.req.valid('json');
      await requireFreshTotp(context, totp);
      await service.set(identityOf(context).userId, body);
      return context.json({ result: true as const, data: await service.rates() }, 200);
    })
    .openapi(endRoute, async (context) => {
      const { id } = context.req.valid('param');
      await requireFreshTotp(context, totp);
      await service.end(identityOf(context).userId, id);
      return context.json({ result: true as const, data: await service.rates() }, 200);
    });
