import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  initiatedSchema,
  type PayBody,
  paidSchema,
  payBodySchema,
  paymentOptionsSchema,
  paymentStatusSchema,
  topUpBodySchema,
} from '@/lib/contracts/money/payments';
import { idQuery } from '@/lib/contracts/query';
import type { AppEnv } from '../../http/context';
import { idempotentCallOf, requireIdempotencyKey } from '../../http/request/idempotency-key';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { PaymentOptionsService } from './payment-options.service';
import type { PaymentsService } from './payments.service';

const keyNote = 'Needs an Idempotency-Key; the same key and body return the first response again. 10 in a minute.';

const topUpRoute = createRoute({
  method: 'post',
  path: '/payments/init-fill-balance',
  summary: 'Prepares a top-up of the wallet',
  description: keyNote,
  middleware: requireIdempotencyKey,
  request: { body: jsonBody(topUpBodySchema) },
  responses: jsonResponses(initiatedSchema, 'What is to be paid', [400, 401, 409, 422, 429]),
});

const pay = {
  method: 'post',
  path: '/payments/pay',
  description: `${keyNote} 409 \`not_enough_balance\` when the wallet lacks money, \`errors.price_changed\` when the page showed another sum.`,
  middleware: requireIdempotencyKey,
  request: { body: jsonBody(payBodySchema) },
  responses: jsonResponses(paidSchema, 'Paid, or on its way to the gateway', [400, 401, 404, 409, 422, 429, 503]),
} as const;
const payRoute = createRoute({ ...pay, summary: 'Pays a top-up or an order of a service' });
const payStatementOrderRoute = createRoute({ ...pay, summary: 'Pays an order of statements: VIP, boost, publication, package' });

const statusRoute = createRoute({
  method: 'get',
  path: '/payments/{id}{[0-9]+}',
  summary: 'The state of a payment',
  description: 'The gateway is queried for a pending one.',
  middleware: requireSignIn,
  request: { params: z.object({ id: idQuery }) },
  responses: jsonResponses(paymentStatusSchema, 'The payment and the wallet', [401, 404, 422]),
});

const optionsRoute = createRoute({
  method: 'get',
  path: '/payments/methods',
  summary: 'What the visitor may pay with',
  middleware: requireSignIn,
  responses: jsonResponses(
    paymentOptionsSchema,
    'The ways that this site offers, and the company’s wallet for its agents',
    [401],
  ),
});

const payAs = async (service: PaymentsService, context: Context<AppEnv>, body: PayBody) =>
  context.json(
    { result: true as const, data: await service.pay(idempotentCallOf(context, body), body, context.get('locale')) },
    200,
  );

/** Payments under v3. */
export const paymentRoutes = (service: PaymentsService, options: PaymentOptionsService) =>
  createRouter()
    .openapi(optionsRoute, async (context) => {
      const data = await options.find(identityOf(context).userId);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(topUpRoute, async (context) => {
      const body = context.req.valid('json');
      const data = await service.initTopUp(idempotentCallOf(context, body), body.amount);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(payRoute, (context) => payAs(service, context, context.req.valid('json')))
    .openapi(statusRoute, async (context) => {
      const data = await service.status(identityOf(context).userId, context.req.valid('param').id);
      return context.json({ result: true as const, data }, 200);
    });

/** The payment of orders of statements, under the statements microservice. */
export const statementPaymentRoutes = (service: PaymentsService) =>
  createRouter().openapi(payStatementOrderRoute, (context) => payAs(service, context, context.req.valid('json')));
