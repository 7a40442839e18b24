import { createRoute } from '@hono/zod-openapi';
import { adminParamsSchema, decidedSchema } from '@/lib/contracts/admin';
import {
  blockedWordBodySchema,
  blockedWordsSchema,
  caseDecisionBodySchema,
  moderationQuerySchema,
  moderationQueueSchema,
} from '@/lib/contracts/staff/moderation';
import { searchQuerySchema } from '@/lib/contracts/staff/search-query';
import { freshCodeNeeded, requireFreshTotp } from '../../http/request/fresh-totp';
import { identityOf, staffOnly } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { Identity } from '../../ports/identity';
import type { TotpService } from '../staff/totp.service';
import type { BlockedWordsService } from './blocked-words.service';
import type { CasesService } from './cases.service';

const moderators = staffOnly('moderator');

const queueRoute = createRoute({
  method: 'get',
  path: '/admin/moderation',
  summary: 'Pending cases of moderation, the most urgent first',
  description: 'Only an admin sees escalated ones.',
  middleware: moderators,
  request: { query: moderationQuerySchema },
  responses: jsonResponses(moderationQueueSchema, 'One page of 20', [401, 403, 404, 422]),
});
const decideRoute = createRoute({
  method: 'post',
  path: '/admin/moderation/{id}',
  summary: 'Decides a case',
  description:
    'Its author is notified with the reason; the e-mail is sent once the decision can no longer be undone. A ban needs a fresh code of the authenticator in X-TOTP-Code.',
  middleware: moderators,
  request: { params: adminParamsSchema, body: jsonBody(caseDecisionBodySchema) },
  responses: jsonResponses(decidedSchema, 'The case', [401, 403, 404, 409, 422, 429]),
});
const undoRoute = createRoute({
  method: 'post',
  path: '/admin/moderation/{id}/undo',
  summary: 'Undoes one’s own decision, within ten seconds',
  middleware: moderators,
  request: { params: adminParamsSchema },
  responses: jsonResponses(decidedSchema, 'The case', [401, 403, 404, 409, 422]),
});
const wordsRoute = createRoute({
  method: 'get',
  path: '/admin/blocked-words',
  summary: 'Words that send a statement to moderation',
  middleware: moderators,
  request: { query: searchQuerySchema },
  responses: jsonResponses(blockedWordsSchema, 'One page of 20', [401, 403, 404, 422]),
});
const addWordRoute = createRoute({
  method: 'post',
  path: '/admin/blocked-words',
  summary: 'Adds a blocked word',
  middleware: moderators,
  request: { body: jsonBody(blockedWordBodySchema) },
  responses: jsonResponses(decidedSchema, 'The word', [401, 403, 404, 409, 422]),
});
const changeWordRoute = createRoute({
  method: 'put',
  path: '/admin/blocked-words/{id}',
  summary: 'Changes a blocked word',
  middleware: moderators,
  request: { params: adminParamsSchema, body: jsonBody(blockedWordBodySchema) },
  responses: jsonResponses(decidedSchema, 'The word', [401, 403, 404, 409, 422]),
});
const removeWordRoute = createRoute({
  method: 'delete',
  path: '/admin/blocked-words/{id}',
  summary: 'Deletes a blocked word',
  description: freshCodeNeeded,
  middleware: moderators,
  request: { params: adminParamsSchema },
  responses: jsonResponses(decidedSchema, 'The word', [401, 403, 404, 422, 429]),
});

const staffOf = ({ userId, staffRole }: Identity) => ({ userId, isAdmin: staffRole === 'admin' });
const done = (id: number) => ({ result: true as const, data: { id } });

/** The queue of moderation and its words, under v1. */
export const moderationCaseRoutes = (cases: CasesService, words: BlockedWordsService, totp: TotpService) =>
  createRouter()
    .openapi(queueRoute, async (context) => {
      const { kind, page = 1 } = context.req.valid('query');
      const data = await cases.queue(staffOf(identityOf(context)), kind, page);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(decideRoute, async (context) => {
      const { id } = context.req.valid('param');
      const body = context.req.valid('json');
      if (body.decision === 'ban') await requireFreshTotp(context, totp);
      await cases.decide(staffOf(identityOf(context)), id, body);
      return context.json(done(id), 200);
    })
    .openapi(undoRoute, async (context) => {
      const { id } = context.req.valid('param');
      await cases.undo(staffOf(identityOf(context)), id);
      return context.json(done(id), 200);
    })
    .openapi(wordsRoute, async (context) => {
      const { q = '', page = 1 } = context.req.valid('query');
      return context.json({ result: true as const, data: await words.page(q, page) }, 200);
    })
    .openapi(addWordRoute, async (context) =>
      context.json(done(await words.add(identityOf(context).userId, context.req.valid('json'))), 200),
    )
    .openapi(changeWordRoute, async (context) => {
      const { id } = context.req.valid('param');
      await words.change(identityOf(context).userId, id, context.req.valid('json'));
      return context.json(done(id), 200);
    })
    .openapi(removeWordRoute, async (context) => {
      const { id } = context.req.valid('param');
      await requireFreshTotp(context, totp);
      await words.remove(identityOf(context).userId, id);
      return context.json(done(id), 200);
    });
