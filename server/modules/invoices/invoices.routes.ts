import { createRoute, z } from '@hono/zod-openapi';
import {
  invoiceQuerySchema,
  invoicesSchema,
  requestedInvoiceSchema,
  requestInvoiceBodySchema,
} from '@/lib/contracts/money/invoices';
import { idQuery } from '@/lib/contracts/query';
import { idempotentCallOf, requireIdempotencyKey } from '../../http/request/idempotency-key';
import { smallBodyLimit } from '../../http/request/read-body';
import { identityOf, onlyUserTypes, requireSignIn } from '../../http/request/require-sign-in';
import { pdfHeaders, pdfResponses } from '../../http/response/pdf-response';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { InvoicesService } from './invoices.service';
import type { ReceiptsService } from './receipts.service';

const companiesOnly = onlyUserTypes('broker', 'developer');

const requestRoute = createRoute({
  method: 'post',
  path: '/users/request-invoice',
  summary: 'Asks for an invoice that tops the wallet up',
  description:
    'Brokers and developers only. The invoice is that of the account’s company: a missing legal name, identification code or e-mail ' +
    'is 422. The PDF is mailed to the account and to the other addresses. 10 in an hour.',
  middleware: [companiesOnly, smallBodyLimit, requireIdempotencyKey] as const,
  request: { body: jsonBody(requestInvoiceBodySchema) },
  responses: jsonResponses(requestedInvoiceSchema, 'The invoice', [400, 401, 404, 409, 413, 415, 422, 429]),
});

/** The call of companies that asks for an invoice. */
export function invoiceRequestRoutes(service: InvoicesService) {
  return createRouter().openapi(requestRoute, async (context) => {
    const body = context.req.valid('json');
    const data = await service.request(idempotentCallOf(context, body), body);
    return context.json({ result: true as const, data }, 200);
  });
}

const listRoute = createRoute({
  method: 'get',
  path: '/invoices',
  summary: 'The visitor’s invoices and credit notes, the newest first',
  middleware: requireSignIn,
  request: { query: invoiceQuerySchema },
  responses: jsonResponses(invoicesSchema, 'One page of 20', [401, 422]),
});

const documentRoute = {
  middleware: requireSignIn,
  request: { params: z.object({ id: idQuery }) },
  responses: pdfResponses([401, 404, 422, 429]),
};

const sheetRoute = createRoute({
  method: 'get',
  path: '/invoices/{id}/pdf',
  summary: 'An invoice or a credit note of the visitor as a PDF',
  description: 'The copy of a paid invoice says so. 60 in ten minutes.',
  ...documentRoute,
});

/** The invoices of the visitor. */
export function invoiceRoutes(service: InvoicesService) {
  return createRouter()
    .openapi(listRoute, async (context) => {
      const { userId } = identityOf(context);
      const data = await service.list(userId, context.req.valid('query').page ?? 1);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(sheetRoute, async (context) => {
      const { name, bytes } = await service.sheet(identityOf(context).userId, context.req.valid('param').id);
      return context.body(bytes, 200, pdfHeaders(name));
    });
}

const receiptRoute = createRoute({
  method: 'get',
  path: '/payments/{id}/receipt.pdf',
  summary: 'The receipt of a payment of the visitor as a PDF',
  description: '404 for what was not paid. 60 in ten minutes.',
  ...documentRoute,
});

/** The receipts of the visitor’s payments. */
export function receiptRoutes(service: ReceiptsService) {
  return createRouter().openapi(receiptRoute, async (context) => {
    const { name, bytes } = await service.sheet(identityOf(context).userId, context.req.valid('param').id);
    return context.body(bytes, 200, pdfHeaders(name));
  });
}
