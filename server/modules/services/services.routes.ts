import { createRoute, z } from '@hono/zod-openapi';
import { envelope } from '@/lib/contracts/common';
import { slotsQuerySchema, slotsSchema } from '@/lib/contracts/money/orders';
import { serviceKeyNames, servicePageKeys } from '@/lib/contracts/money/service-table';
import {
  notifyMeBodySchema,
  promoCheckBodySchema,
  promoCheckSchema,
  ratersSchema,
  servicePageSchema,
  serviceTypesSchema,
} from '@/lib/contracts/money/services';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { PromoCodesService } from './promo-codes.service';
import type { CatalogueService } from './services.service';
import type { VisitsService } from './visits.service';

const keyParams = z.object({ key: z.string().max(60) });
const named = (keys: readonly string[]): string => keys.map((key) => `\`${key}\``).join(', ');
const typesDescription =
  'Types with prices of the price book, the fields of the order form, and what else an order needs. ' +
  `Keys: ${named(serviceKeyNames)}.`;

const typesRoute = createRoute({
  method: 'get',
  path: '/services/types/{key}',
  summary: 'What can be ordered of a service',
  description: typesDescription,
  request: { params: keyParams },
  responses: jsonResponses(serviceTypesSchema, 'The catalogue of the service', [404, 422]),
});

const measureRoute = createRoute({
  method: 'get',
  path: '/measure',
  summary: 'What can be ordered of measurements',
  responses: jsonResponses(serviceTypesSchema, 'As services/types/measure-service'),
});

const ratersRoute = createRoute({
  method: 'get',
  path: '/raters',
  summary: 'Valuers to choose from',
  responses: jsonResponses(ratersSchema, 'In their order'),
});

const pageRoute = createRoute({
  method: 'get',
  path: '/services/pages/{key}',
  summary: 'The content of the page of a service',
  description: `Keys: ${named(servicePageKeys)}.`,
  request: { params: keyParams },
  responses: jsonResponses(servicePageSchema, 'Story, steps, benefits, questions and answers in three languages', [404, 422]),
});

const slotsRoute = createRoute({
  method: 'get',
  path: '/services/{key}/slots',
  summary: 'Free visits of a service in a city, fourteen days',
  description: 'A slot lasts two hours from its time. Past and full slots have 0 free.',
  request: { params: keyParams, query: slotsQuerySchema },
  responses: jsonResponses(slotsSchema, 'Days with their slots; no days where the city is not served', [404, 422]),
});

const notifyMeRoute = createRoute({
  method: 'post',
  path: '/services/{key}/notify-me',
  summary: 'Asks to be notified when a service comes to a city',
  middleware: requireSignIn,
  request: { params: keyParams, body: jsonBody(notifyMeBodySchema) },
  responses: jsonResponses(envelope(z.null()), 'Remembered', [401, 404, 422]),
});

const promoRoute = createRoute({
  method: 'post',
  path: '/promo-codes/check',
  summary: 'Whether a promo code is valid for the visitor and a service',
  description: 'The code is not redeemed. 20 in an hour.',
  middleware: requireSignIn,
  request: { body: jsonBody(promoCheckBodySchema) },
  responses: jsonResponses(promoCheckSchema, 'The discount', [401, 422, 429]),
});

type RoutesParts = { catalogue: CatalogueService; visits: VisitsService; promoCodes: PromoCodesService };

/** Paid services under v1: what is sold, when visits are free, promo codes. */
export function serviceRoutes({ catalogue, visits, promoCodes }: RoutesParts) {
  return createRouter()
    .openapi(typesRoute, async (context) => {
      const data = await catalogue.types(context.req.valid('param').key, context.get('locale'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(measureRoute, async (context) => {
      const data = await catalogue.types('measure-service', context.get('locale'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(ratersRoute, async (context) => {
      const raters = await catalogue.raters(context.get('locale'));
      return context.json({ result: true as const, data: { raters } }, 200);
    })
    .openapi(pageRoute, async (context) => {
      const data = await catalogue.page(context.req.valid('param').key);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(slotsRoute, async (context) => {
      const { city_id: cityId, from } = context.req.valid('query');
      const data = await visits.slots(context.req.valid('param').key, cityId, from);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(notifyMeRoute, async (context) => {
      const { userId } = identityOf(context);
      await visits.notifyMe(context.req.valid('param').key, context.req.valid('json').city_id, userId);
      return context.json({ result: true as const, data: null }, 200);
    })
    .openapi(promoRoute, async (context) => {
      const { code, service_id: serviceId } = context.req.valid('json');
      const data = await promoCodes.check(code, serviceId, identityOf(context).userId);
      return context.json({ result: true as const, data }, 200);
    });
}
