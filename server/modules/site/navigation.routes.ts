import { createRoute } from '@hono/zod-openapi';
import {
  navEntryBodySchema,
  navKeyParamsSchema,
  navOrderBodySchema,
  newNavEntryBodySchema,
  staffNavigationSchema,
} from '@/lib/contracts/staff/navigation';
import { freshCodeNeeded, requireFreshTotp } from '../../http/request/fresh-totp';
import { identityOf, staffOnly } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { TotpService } from '../staff/totp.service';
import type { NavigationService } from './navigation.service';

const admins = staffOnly();

const listRoute = createRoute({
  method: 'get',
  path: '/admin/navigation',
  summary: 'The main navigation with hidden entries and badges',
  middleware: admins,
  responses: jsonResponses(staffNavigationSchema, 'In their order', [401, 403, 404]),
});
const orderRoute = createRoute({
  method: 'put',
  path: '/admin/navigation/order',
  summary: 'Reorders the entries of one level',
  middleware: admins,
  request: { body: jsonBody(navOrderBodySchema) },
  responses: jsonResponses(staffNavigationSchema, 'The navigation as it is now', [401, 403, 404, 422]),
});
const changeRoute = createRoute({
  method: 'put',
  path: '/admin/navigation/entries/{key}',
  summary: 'Renames, hides or badges an entry',
  middleware: admins,
  request: { params: navKeyParamsSchema, body: jsonBody(navEntryBodySchema) },
  responses: jsonResponses(staffNavigationSchema, 'The navigation as it is now', [401, 403, 404, 422]),
});
const addRoute = createRoute({
  method: 'post',
  path: '/admin/navigation/entries',
  summary: 'Adds an entry, last on its level',
  middleware: admins,
  request: { body: jsonBody(newNavEntryBodySchema) },
  responses: jsonResponses(staffNavigationSchema, 'The navigation as it is now', [401, 403, 404, 422]),
});
const removeRoute = createRoute({
  method: 'delete',
  path: '/admin/navigation/entries/{key}',
  summary: 'Removes an entry with those in its list',
  description: freshCodeNeeded,
  middleware: admins,
  request: { params: navKeyParamsSchema },
  responses: jsonResponses(staffNavigationSchema, 'The navigation as it is now', [401, 403, 404, 429]),
});

/** The main navigation for the staff, under v1. */
export const navigationRoutes = (service: NavigationService, totp: TotpService) =>
  createRouter()
    .openapi(listRoute, async (context) => context.json({ result: true as const, data: await service.list() }, 200))
    .openapi(orderRoute, async (context) => {
      await service.reorder(identityOf(context).userId, context.req.valid('json').keys);
      return context.json({ result: true as const, data: await service.list() }, 200);
    })
    .openapi(changeRoute, async (context) => {
      await service.change(identityOf(context).userId, context.req.valid('param').key, context.req.valid('json'));
      return context.json({ result: true as const, data: await service.list() }, 200);
    })
    .openapi(addRoute, async (context) => {
      await service.add(identityOf(context).userId, context.req.valid('json'));
      return context.json({ result: true as const, data: await service.list() }, 200);
    })
    .openapi(removeRoute, async (context) => {
      await requireFreshTotp(context, totp);
      await service.remove(identityOf(context).userId, context.req.valid('param').key);
      return context.json({ result: true as const, data: await service.list() }, 200);
    });
