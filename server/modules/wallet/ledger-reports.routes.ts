import { createRoute } from '@hono/zod-openapi';
import { ledgerReportQuerySchema, ledgerReportsSchema } from '@/lib/contracts/money/reports';
import { staffOnly } from '../../http/request/require-sign-in';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { LedgerReportsService } from './ledger-reports.service';

const reportsRoute = createRoute({
  method: 'get',
  path: '/admin/money/reports',
  summary: 'Checks of the ledger and comparisons with the gateways, the latest day first',
  middleware: staffOnly('support'),
  request: { query: ledgerReportQuerySchema },
  responses: jsonResponses(ledgerReportsSchema, 'One page of 20', [401, 403, 404, 422]),
});

/** Reports for the staff, under v1. For everybody else the address does not exist. */
export const ledgerReportRoutes = (service: LedgerReportsService) =>
  createRouter().openapi(reportsRoute, async (context) => {
    const { kind, page = 1 } = context.req.valid('query');
    return context.json({ result: true as const, data: await service.list(kind, page) }, 200);
  });
