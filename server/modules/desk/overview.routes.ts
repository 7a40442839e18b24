import { createRoute } from '@hono/zod-openapi';
import { staffRoles } from '@/lib/contracts/admin';
import { adminOverviewSchema } from '@/lib/contracts/staff/overview';
import { notFound } from '../../http/errors';
import { identityOf, staffOnly } from '../../http/request/require-sign-in';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { OverviewService } from './overview.service';

const overviewRoute = createRoute({
  method: 'get',
  path: '/admin/overview',
  summary: 'The number of pending entries in each queue that the role may see',
  middleware: staffOnly(...staffRoles),
  responses: jsonResponses(adminOverviewSchema, 'Counts by queue', [401, 403, 404]),
});

/** The number of pending entries in the staff's queues, under v1. */
export const overviewRoutes = (overview: OverviewService) =>
  createRouter().openapi(overviewRoute, async (context) => {
    const { staffRole } = identityOf(context);
    if (staffRole === null) throw notFound();
    return context.json({ result: true as const, data: await overview.read(staffRole) }, 200);
  });
