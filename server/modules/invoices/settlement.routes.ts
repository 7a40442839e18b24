import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { adminParamsSchema } from '@/lib/contracts/admin';
import {
  adminInvoiceQuerySchema,
  adminInvoicesSchema,
  creditInvoiceBodySchema,
  settledInvoiceSchema,
} from '@/lib/contracts/money/invoices';
import type { AppEnv } from '../../http/context';
import { requireFreshTotp } from '../../http/request/fresh-totp';
import { idempotentCallOf, requireIdempotencyKey } from '../../http/request/idempotency-key';
import { staffOnly } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { TotpService } from '../staff/totp.service';
import type { SettlementService } from './settlement.service';

const support = staffOnly('support');

const listRoute = createRoute({
  method: 'get',
  path: '/admin/invoices',
  summary: 'Invoices and credit notes of all companies, the newest first',
  middleware: support,
  request: { query: adminInvoiceQuerySchema },
  responses: jsonResponses(adminInvoicesSchema, 'One page of 20', [401, 403, 404, 422]),
});

const settleRoute = createRoute({
  method: 'post',
  path: '/admin/invoices/{id}/settle',
  summary: 'Credits the transfer that pays an invoice to the wallet',
  description:
    'Once, with a fresh code of the authenticator in X-Totp-Code. The buyer is notified and gets the paid copy by mail.',
  middleware: [support, requireIdempotencyKey] as const,
  request: { params: adminParamsSchema },
  responses: jsonResponses(settledInvoiceSchema, 'The invoice', [400, 401, 403, 404, 409, 422, 429]),
});

const creditRoute = createRoute({
  method: 'post',
  path: '/admin/invoices/{id}/credit',
  summary: 'Issues a credit note for an invoice or a part of it',
  description:
    'Needs a fresh code of the authenticator in X-Totp-Code. The money of a paid invoice leaves the wallet: 409 `not_enough_balance` when it was spent.',
  middleware: [support, requireIdempotencyKey] as const,
  request: { params: adminParamsSchema, body: jsonBody(creditInvoiceBodySchema) },
  responses: jsonResponses(settledInvoiceSchema, 'The credit note', [400, 401, 403, 404, 409, 422, 429]),
});

const staffCallOf = (context: Context<AppEnv>, body: unknown) => ({
  ...idempotentCallOf(context, body),
  requestId: context.get('requestId'),
});

/** The staff’s work with invoices. For everybody else these addresses do not exist. */
export function settlementRoutes(service: SettlementService, totp: TotpService) {
  return createRouter()
    .openapi(listRoute, async (context) => {
      const { page = 1, ...filter } = context.req.valid('query');
      return context.json({ result: true as const, data: await service.list(filter, page) }, 200);
    })
    .openapi(settleRoute, async (context) => {
      const { id } = context.req.valid('param');
      await requireFreshTotp(context, totp);
      const data = await service.settle(staffCallOf(context, null), id);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(creditRoute, async (context) => {
      const { id } = context.req.valid('param');
      const body = context.req.valid('json');
      await requireFreshTotp(context, totp);
      const data = await service.credit(staffCallOf(context, body), id, body);
      return context.json({ result: true as const, data }, 200);
    });
}
