import { createRoute, z } from '@hono/zod-openapi';
import { walletCsvQuerySchema, walletQuerySchema, walletStatementSchema } from '@/lib/contracts/money/payments';
import { csvHeaders } from '../../csv';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { WalletService } from './wallet.service';

const listRoute = createRoute({
  method: 'get',
  path: '/payments',
  summary: 'The statement of the visitor’s wallet, the newest first',
  middleware: requireSignIn,
  request: { query: walletQuerySchema },
  responses: jsonResponses(walletStatementSchema, 'One page of 20; empty past the end', [401, 422]),
});

const csvRoute = createRoute({
  method: 'get',
  path: '/payments/export.csv',
  summary: 'The statement as CSV, the newest 10,000 lines',
  middleware: requireSignIn,
  request: { query: walletCsvQuerySchema },
  responses: {
    ...jsonResponses(walletStatementSchema, 'CSV in UTF-8', [401, 422]),
    200: { description: 'CSV in UTF-8', content: { 'text/csv': { schema: z.string() } } },
  },
});

/** The wallet under v3. */
export const walletRoutes = (service: WalletService) =>
  createRouter()
    .openapi(listRoute, async (context) => {
      const data = await service.list(identityOf(context).userId, context.req.valid('query'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(csvRoute, async (context) => {
      const { locale = context.get('locale'), ...query } = context.req.valid('query');
      const text = await service.csv(identityOf(context).userId, query, locale);
      return context.body(text, 200, csvHeaders('wallet.csv'));
    });
