import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  orderDetailSchema,
  orderQuerySchema,
  orderReasonBodySchema,
  ordersSchema,
  quoteSchema,
  rescheduleBodySchema,
} from '@/lib/contracts/money/orders';
import { initiatedSchema } from '@/lib/contracts/money/payments';
import { serviceRowOf } from '@/lib/contracts/money/service-table';
import { orderBodySchema, quoteBodySchema } from '@/lib/contracts/money/services';
import { type OrderCall, type OrderedServiceId, orderCalls, type ServiceId } from '@/lib/domain/order/services';
import type { AppEnv } from '../../http/context';
import { idempotentCallOf, requireIdempotencyKey } from '../../http/request/idempotency-key';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { orderIdParams } from './order-files.routes';
import type { OrderCreationService } from './orders.creation.service';
import type { OrdersService } from './orders.service';

const initRoute = <Name extends OrderCall>(name: Name, serviceId: ServiceId) =>
  createRoute({
    method: 'post',
    path: `/payments/init-${name}-order`,
    summary: serviceRowOf(serviceId)?.call?.summary,
    description:
      'The body is flat, as a form: the fields of GET v1/services/types/{key} and the names that every order has. Responds with the ' +
      'payment for `v3/payments/pay`. Needs an Idempotency-Key; the same key and body return the first response again. 10 in a minute.',
    middleware: requireIdempotencyKey,
    request: { body: jsonBody(orderBodySchema) },
    responses: jsonResponses(initiatedSchema, 'What is to be paid', [400, 401, 409, 422, 429]),
  });

/** The calls that make an order, under v3. */
export function orderInitRoutes(creation: OrderCreationService) {
  const router = createRouter();
  for (const [name, serviceId] of Object.entries(orderCalls) as [OrderCall, OrderedServiceId][])
    router.openapi(initRoute(name, serviceId), async (context) => {
      const body = context.req.valid('json');
      const data = await creation.init(idempotentCallOf(context, body), serviceId, body);
      return context.json({ result: true as const, data }, 200);
    });
  return router;
}

const quoteRoute = createRoute({
  method: 'post',
  path: '/orders/quote',
  summary: 'What an order would cost now',
  description: 'The body of the order with its `service_id`. Nothing is stored.',
  request: { body: jsonBody(quoteBodySchema) },
  responses: jsonResponses(quoteSchema, 'The lines and their sum', [422, 429]),
});
const listRoute = createRoute({
  method: 'get',
  path: '/orders',
  summary: 'The visitor’s own orders, the newest first',
  middleware: requireSignIn,
  request: { query: orderQuerySchema },
  responses: jsonResponses(ordersSchema, 'One page of 20', [401, 422]),
});
const detailRoute = createRoute({
  method: 'get',
  path: '/orders/{id}{[0-9]+}',
  summary: 'One order with its lines, files and trail',
  middleware: requireSignIn,
  request: { params: orderIdParams },
  responses: jsonResponses(orderDetailSchema, 'The order', [401, 404, 422]),
});

const action = <Name extends string>(name: Name, summary: string) =>
  ({
    method: 'post',
    path: `/orders/{id}{[0-9]+}/${name}`,
    summary,
    middleware: requireSignIn,
    responses: jsonResponses(orderDetailSchema, 'The order as it is now', [401, 404, 409, 422]),
  }) as const;
const reasonRequest = { params: orderIdParams, body: jsonBody(orderReasonBodySchema) };
const cancelRoute = createRoute({
  ...action('cancel', 'Cancels an order; what was paid goes back'),
  description: 'Free until 12 hours before the visit.',
  request: reasonRequest,
});
const rescheduleRoute = createRoute({
  ...action('reschedule', 'Moves the visit'),
  description: 'Free until 12 hours before the visit.',
  request: { params: orderIdParams, body: jsonBody(rescheduleBodySchema) },
});
const acceptRoute = createRoute({
  ...action('accept', 'Accepts what was delivered'),
  request: { params: orderIdParams },
});
const redoRoute = createRoute({ ...action('redo', 'Asks for a revision of what was delivered'), request: reasonRequest });

/** One's own orders, under v1. */
export function orderRoutes(orders: OrdersService, creation: OrderCreationService) {
  const show = async (context: Context<AppEnv>, id: number) => {
    const data = await orders.detail(identityOf(context).userId, id, context.get('locale'));
    return context.json({ result: true as const, data }, 200);
  };
  return createRouter()
    .openapi(quoteRoute, async (context) => {
      const caller = { userId: context.get('identity')?.userId ?? null, address: context.get('clientAddress') };
      const data = await creation.quote(caller, context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(listRoute, async (context) => {
      const { service_id: serviceId, state, page = 1 } = context.req.valid('query');
      const data = await orders.list(identityOf(context).userId, { serviceId, state, page }, context.get('locale'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(detailRoute, (context) => show(context, context.req.valid('param').id))
    .openapi(cancelRoute, async (context) => {
      const { id } = context.req.valid('param');
      await orders.cancel(identityOf(context).userId, id, context.req.valid('json').reason);
      return show(context, id);
    })
    .openapi(rescheduleRoute, async (context) => {
      const { id } = context.req.valid('param');
      await orders.reschedule(identityOf(context).userId, id, context.req.valid('json'));
      return show(context, id);
    })
    .openapi(acceptRoute, async (context) => {
      const { id } = context.req.valid('param');
      await orders.accept(identityOf(context).userId, id);
      return show(context, id);
    })
    .openapi(redoRoute, async (context) => {
      const { id } = context.req.valid('param');
      await orders.redo(identityOf(context).userId, id, context.req.valid('json').reason);
      return show(context, id);
    });
}
