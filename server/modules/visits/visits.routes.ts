import { createRoute } from '@hono/zod-openapi';
import { doneSchema } from '@/lib/contracts/account/auth';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { viewerOf } from '../statements/statements.context';
import type { VisitsService } from './visits.service';

const visitRoute = createRoute({
  method: 'post',
  path: '/visits',
  summary: 'Counts a visit of the site',
  description: 'Nothing about the visitor is stored. More than 60 in an hour from one address are not counted.',
  responses: jsonResponses(doneSchema, 'Taken', [403]),
});

export const visitRoutes = (visits: VisitsService) =>
  createRouter().openapi(visitRoute, async (context) => {
    const { address, isProgram } = viewerOf(context);
    await visits.count(address, isProgram);
    return context.json({ result: true as const, data: null }, 200);
  });
