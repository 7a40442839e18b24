import { createRoute } from '@hono/zod-openapi';
import { doneSchema } from '@/lib/contracts/account/auth';
import { adminPageQuerySchema, adminParamsSchema } from '@/lib/contracts/admin';
import { adminBannerEnvelope, adminBannersSchema, bannerBodySchema, bannerEventBodySchema } from '@/lib/contracts/site/banners';
import { bannersSchema } from '@/lib/contracts/site/site';
import { freshCodeNeeded, requireFreshTotp } from '../../http/request/fresh-totp';
import { smallBodyLimit } from '../../http/request/read-body';
import { identityOf, staffOnly } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { TotpService } from '../staff/totp.service';
import { viewerOf } from '../statements/statements.context';
import type { BannersService } from './banners.service';

const editors = staffOnly('moderator');

const bannersRoute = createRoute({
  method: 'get',
  path: '/banners.json',
  summary: 'The banners of this moment by their place',
  responses: jsonResponses(bannersSchema, 'All banners that are shown now'),
});
const eventRoute = createRoute({
  method: 'post',
  path: '/banners/{id}/events',
  summary: 'Counts that a banner was seen or pressed',
  description: 'Nothing about the visitor is stored. More than 120 in an hour from one address are not counted.',
  middleware: smallBodyLimit,
  request: { params: adminParamsSchema, body: jsonBody(bannerEventBodySchema) },
  responses: jsonResponses(doneSchema, 'Taken', [400, 404, 413, 415, 422]),
});
const listRoute = createRoute({
  method: 'get',
  path: '/admin/banners',
  summary: 'Banners with their views and clicks, the newest first',
  middleware: editors,
  request: { query: adminPageQuerySchema },
  responses: jsonResponses(adminBannersSchema, 'One page of 20', [401, 403, 404, 422]),
});
const addRoute = createRoute({
  method: 'post',
  path: '/admin/banners',
  summary: 'Adds a banner',
  middleware: editors,
  request: { body: jsonBody(bannerBodySchema) },
  responses: jsonResponses(adminBannerEnvelope, 'The banner', [401, 403, 404, 422]),
});
const editRoute = createRoute({
  method: 'put',
  path: '/admin/banners/{id}',
  summary: 'Changes a banner',
  middleware: editors,
  request: { params: adminParamsSchema, body: jsonBody(bannerBodySchema) },
  responses: jsonResponses(adminBannerEnvelope, 'The banner', [401, 403, 404, 422]),
});
const removeRoute = createRoute({
  method: 'delete',
  path: '/admin/banners/{id}',
  summary: 'Deletes a banner and its counts',
  description: freshCodeNeeded,
  middleware: editors,
  request: { params: adminParamsSchema },
  responses: jsonResponses(doneSchema, 'Deleted', [401, 403, 404, 422, 429]),
});

/** The banners that pages show, under the static service. */
export const bannerRoutes = (banners: BannersService) =>
  createRouter().openapi(bannersRoute, async (context) =>
    context.json({ result: true as const, data: await banners.active() }, 200),
  );

/** Counting, and the staff's list; for everybody else the latter does not exist. */
export function bannerDeskRoutes(banners: BannersService, totp: TotpService) {
  return createRouter()
    .openapi(eventRoute, async (context) => {
      const { kind } = context.req.valid('json');
      await banners.count(context.req.valid('param').id, kind, viewerOf(context).address);
      return context.json({ result: true as const, data: null }, 200);
    })
    .openapi(listRoute, async (context) =>
      context.json({ result: true as const, data: await banners.list(context.req.valid('query').page ?? 1) }, 200),
    )
    .openapi(addRoute, async (context) => {
      const data = await banners.add(identityOf(context).userId, context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(editRoute, async (context) => {
      const data = await banners.change(identityOf(context).userId, context.req.valid('param').id, context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(removeRoute, async (context) => {
      await requireFreshTotp(context, totp);
      await banners.remove(identityOf(context).userId, context.req.valid('param').id);
      return context.json({ result: true as const, data: null }, 200);
    });
}
