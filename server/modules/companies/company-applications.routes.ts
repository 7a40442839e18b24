import { createRoute } from '@hono/zod-openapi';
import { decidedSchema } from '@/lib/contracts/admin';
import {
  applicationDecisionBodySchema,
  applicationFileParamsSchema,
  applicationParamsSchema,
  applicationQueueQuerySchema,
  applicationQueueSchema,
} from '@/lib/contracts/companies/applications';
import { identityOf, staffOnly } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { downloadHeaders, fileResponses } from '../orders/order-files.routes';
import type { CompanyApplicationsService } from './company-applications.service';

const moderators = staffOnly('moderator');
const path = '/admin/companies/applications';

const queueRoute = createRoute({
  method: 'get',
  path,
  summary: 'Applications of companies, by state; pending ones from the oldest',
  middleware: moderators,
  request: { query: applicationQueueQuerySchema },
  responses: jsonResponses(applicationQueueSchema, 'One page of 20', [401, 404, 422]),
});

const decideRoute = createRoute({
  method: 'post',
  path: `${path}/{id}`,
  summary: 'Approves or rejects an application',
  description: 'The applicant is notified; an approved claim moves the page with everything that belongs to it.',
  middleware: moderators,
  request: { params: applicationParamsSchema, body: jsonBody(applicationDecisionBodySchema) },
  responses: jsonResponses(decidedSchema, 'The application', [401, 404, 409, 422]),
});

const fileRoute = createRoute({
  method: 'get',
  path: `${path}/{id}/files/{fileId}`,
  summary: 'Downloads a document of an application',
  middleware: moderators,
  request: { params: applicationFileParamsSchema },
  responses: fileResponses,
});

/** The staff's work with companies, under v1. */
export function companyApplicationRoutes(service: CompanyApplicationsService) {
  return createRouter()
    .openapi(queueRoute, async (context) => {
      const { state = 'pending', page = 1 } = context.req.valid('query');
      return context.json({ result: true as const, data: await service.queue(state, page) }, 200);
    })
    .openapi(decideRoute, async (context) => {
      const { id } = context.req.valid('param');
      await service.decide(identityOf(context).userId, id, context.req.valid('json'));
      return context.json({ result: true as const, data: { id } }, 200);
    })
    .openapi(fileRoute, async (context) => {
      const { id, fileId } = context.req.valid('param');
      const { bytes, ...file } = await service.read(id, fileId);
      return context.body(bytes, 200, downloadHeaders(file));
    });
}
