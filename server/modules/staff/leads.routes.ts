import { createRoute } from '@hono/zod-openapi';
import {
  leadBodySchema,
  leadKindParamsSchema,
  leadParamsSchema,
  leadResponseSchema,
  leadsQuerySchema,
  leadsSchema,
} from '@/lib/contracts/staff/leads';
import { identityOf, staffOnly } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { LeadsService } from './leads.service';

const support = staffOnly('support');

const listRoute = createRoute({
  method: 'get',
  path: '/admin/leads/{kind}',
  summary: 'Requests of one kind: to be called, for a loan, to a company, for a home',
  middleware: support,
  request: { params: leadKindParamsSchema, query: leadsQuerySchema },
  responses: jsonResponses(leadsSchema, 'One page of 20, new ones first', [401, 403, 404, 422]),
});
const markRoute = createRoute({
  method: 'put',
  path: '/admin/leads/{kind}/{id}',
  summary: 'Marks a request as handled or new, with a note',
  middleware: support,
  request: { params: leadParamsSchema, body: jsonBody(leadBodySchema) },
  responses: jsonResponses(leadResponseSchema, 'The request', [401, 403, 404, 422]),
});

/** Requests for the staff, under v1. */
export const leadRoutes = (service: LeadsService) =>
  createRouter()
    .openapi(listRoute, async (context) => {
      const data = await service.list(context.req.valid('param').kind, context.req.valid('query').page ?? 1);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(markRoute, async (context) => {
      const { kind, id } = context.req.valid('param');
      await service.mark(identityOf(context).userId, kind, id, context.req.valid('json'));
      return context.json({ result: true as const, data: { id } }, 200);
    });
