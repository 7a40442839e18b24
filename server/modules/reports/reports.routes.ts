import { createRoute } from '@hono/zod-openapi';
import { reportBodySchema, reportResponseSchema } from '@/lib/contracts/statements/reports';
import { smallBodyLimit } from '../../http/request/read-body';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { ReportsService } from './reports.service';

const reportRoute = createRoute({
  method: 'post',
  path: '/statements/report',
  summary: 'Reports an error in a statement',
  description:
    'For guests too. A second report of the same statement by the same visitor changes nothing. 5 in an hour by address.',
  middleware: smallBodyLimit,
  request: { body: jsonBody(reportBodySchema) },
  responses: jsonResponses(reportResponseSchema, 'The statement whose report was accepted', [400, 404, 413, 415, 422, 429]),
});

export function reportRoutes(service: ReportsService) {
  return createRouter().openapi(reportRoute, async (context) => {
    const { statement_id: statementId, reason, comment } = context.req.valid('json');
    const reporter = { userId: context.get('identity')?.userId ?? null, address: context.get('clientAddress') };
    await service.report({ statementId, reason, comment }, reporter);
    return context.json({ result: true as const, data: { statement_id: statementId } }, 200);
  });
}
