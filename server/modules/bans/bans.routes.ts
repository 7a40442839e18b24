import { createRoute } from '@hono/zod-openapi';
import { adminPageQuerySchema, adminParamsSchema, decidedSchema } from '@/lib/contracts/admin';
import {
  appealBodySchema,
  appealDecisionBodySchema,
  appealsSchema,
  banBodySchema,
  ownBanSchema,
  staffUserDetailSchema,
  staffUsersSchema,
} from '@/lib/contracts/staff/bans';
import { searchQuerySchema } from '@/lib/contracts/staff/search-query';
import { freshCodeNeeded, requireFreshTotp } from '../../http/request/fresh-totp';
import { identityOf, requireSignIn, staffOnly } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { TotpService } from '../staff/totp.service';
import type { BansService } from './bans.service';

const moderators = staffOnly('moderator');
const readers = staffOnly('moderator', 'support');

const ownBanRoute = createRoute({
  method: 'get',
  path: '/bans/own',
  summary: 'The visitor’s ban that is in force, with its appeal',
  middleware: requireSignIn,
  responses: jsonResponses(ownBanSchema, 'The ban, or null', [401]),
});
const appealRoute = createRoute({
  method: 'post',
  path: '/bans/own/appeal',
  summary: 'Appeals against the ban, once',
  middleware: requireSignIn,
  request: { body: jsonBody(appealBodySchema) },
  responses: jsonResponses(ownBanSchema, 'The ban with the appeal', [401, 404, 409, 422]),
});
const usersRoute = createRoute({
  method: 'get',
  path: '/admin/users',
  summary: 'Accounts, found by a phone, an e-mail, a name or an id',
  middleware: readers,
  request: { query: searchQuerySchema },
  responses: jsonResponses(staffUsersSchema, 'One page of 20, the newest first', [401, 403, 404, 422]),
});
const userRoute = createRoute({
  method: 'get',
  path: '/admin/users/{id}',
  summary: 'One account with its statements, orders, sessions and bans',
  middleware: readers,
  request: { params: adminParamsSchema },
  responses: jsonResponses(staffUserDetailSchema, 'The account', [401, 403, 404, 422]),
});
const banRoute = createRoute({
  method: 'post',
  path: '/admin/users/{id}/ban',
  summary: 'Bans an account and hides its active statements',
  description: freshCodeNeeded,
  middleware: moderators,
  request: { params: adminParamsSchema, body: jsonBody(banBodySchema) },
  responses: jsonResponses(staffUserDetailSchema, 'The account', [401, 403, 404, 409, 422, 429]),
});
const liftRoute = createRoute({
  method: 'post',
  path: '/admin/users/{id}/unban',
  summary: 'Lifts the ban of an account; its statements return',
  middleware: moderators,
  request: { params: adminParamsSchema },
  responses: jsonResponses(staffUserDetailSchema, 'The account', [401, 403, 404, 409, 422]),
});
const appealsRoute = createRoute({
  method: 'get',
  path: '/admin/appeals',
  summary: 'Pending appeals, the oldest first',
  middleware: moderators,
  request: { query: adminPageQuerySchema },
  responses: jsonResponses(appealsSchema, 'One page of 20', [401, 403, 404, 422]),
});
const decideRoute = createRoute({
  method: 'post',
  path: '/admin/appeals/{id}',
  summary: 'Decides an appeal; accepting lifts the ban',
  middleware: moderators,
  request: { params: adminParamsSchema, body: jsonBody(appealDecisionBodySchema) },
  responses: jsonResponses(decidedSchema, 'The appeal', [401, 403, 404, 409, 422]),
});

/** Bans and accounts, under v1. */
export const banRoutes = (service: BansService, totp: TotpService) =>
  createRouter()
    .openapi(ownBanRoute, async (context) => {
      const ban = await service.ownBan(identityOf(context).userId);
      return context.json({ result: true as const, data: { ban } }, 200);
    })
    .openapi(appealRoute, async (context) => {
      const ban = await service.appeal(identityOf(context).userId, context.req.valid('json').text);
      return context.json({ result: true as const, data: { ban } }, 200);
    })
    .openapi(usersRoute, async (context) => {
      const { q = '', page = 1 } = context.req.valid('query');
      return context.json({ result: true as const, data: await service.users(q, page) }, 200);
    })
    .openapi(userRoute, async (context) =>
      context.json({ result: true as const, data: await service.user(context.req.valid('param').id) }, 200),
    )
    .openapi(banRoute, async (context) => {
      const { id } = context.req.valid('param');
      const body = context.req.valid('json');
      await requireFreshTotp(context, totp);
      await service.ban(identityOf(context).userId, id, body);
      return context.json({ result: true as const, data: await service.user(id) }, 200);
    })
    .openapi(liftRoute, async (context) => {
      const { id } = context.req.valid('param');
      await service.lift(identityOf(context).userId, id);
      return context.json({ result: true as const, data: await service.user(id) }, 200);
    })
    .openapi(appealsRoute, async (context) => {
      const data = await service.appeals(context.req.valid('query').page ?? 1);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(decideRoute, async (context) => {
      const { id } = context.req.valid('param');
      await service.decideAppeal(identityOf(context).userId, id, context.req.valid('json'));
      return context.json({ result: true as const, data: { id } }, 200);
    });
