import { createRoute, z } from '@hono/zod-openapi';
import {
  bulkBodySchema,
  bulkResponseSchema,
  deletedStatementSchema,
  draftBodySchema,
  ownActions,
  ownStatementCountsSchema,
  ownStatementResponseSchema,
  ownStatementsQuerySchema,
  ownStatementsSchema,
  saveBodySchema,
  statementStatisticsSchema,
  statisticsQuerySchema,
} from '@/lib/contracts/statements/own-statements';
import { identityOf, requireSignIn, signedInVisitorOf } from '../../http/request/require-sign-in';
import { errorResponseFor, jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { LifecycleService } from './own-lifecycle.service';
import type { OwnListService } from './own-list.service';
import { idOf } from './publishing.context';
import type { PublishingService } from './publishing.service';

const idParam = z.object({ id: z.string().max(20) });
const created = (responses: ReturnType<typeof jsonResponses<typeof ownStatementResponseSchema>>) => {
  const { 200: response, ...errors } = responses;
  return { 201: response, ...errors };
};

const listRoute = createRoute({
  method: 'get',
  path: '/users/statements',
  summary: 'The visitor’s own statements, the latest change first',
  middleware: requireSignIn,
  request: { query: ownStatementsQuerySchema },
  responses: jsonResponses(ownStatementsSchema, 'One page of cards with their state', [401, 422]),
});

const countsRoute = createRoute({
  method: 'get',
  path: '/users/statements/counts',
  summary: 'How many of them are in each state, and what the free quota leaves',
  middleware: requireSignIn,
  responses: jsonResponses(ownStatementCountsSchema, 'The counts', [401]),
});

const readRoute = createRoute({
  method: 'get',
  path: '/users/statements/{id}{[0-9]+}',
  summary: 'One of them with everything that its form needs',
  middleware: requireSignIn,
  request: { params: idParam },
  responses: jsonResponses(ownStatementResponseSchema, 'The statement', [401, 404]),
});

const createDraftRoute = createRoute({
  method: 'post',
  path: '/users/statements',
  summary: 'Begins a draft',
  description: 'Each value given is checked; nothing but type and deal has to be there.',
  middleware: requireSignIn,
  request: { body: jsonBody(draftBodySchema) },
  responses: created(jsonResponses(ownStatementResponseSchema, 'The draft', [401, 422, 429])),
});

const saveRoute = createRoute({
  method: 'put',
  path: '/users/statements/{id}{[0-9]+}',
  summary: 'Saves what was given',
  description: 'Drafts may stay incomplete, all others may not. Another version than the stored one is 409.',
  middleware: requireSignIn,
  request: { params: idParam, body: jsonBody(saveBodySchema) },
  responses: jsonResponses(ownStatementResponseSchema, 'The statement as it is stored now', [401, 404, 409, 422]),
});

const statisticsRoute = createRoute({
  method: 'get',
  path: '/users/statements/{id}{[0-9]+}/statistics',
  summary: 'Views and phone reveals, day by day',
  middleware: requireSignIn,
  request: { params: idParam, query: statisticsQuerySchema },
  responses: jsonResponses(statementStatisticsSchema, 'Every day of the requested period, 30 days by default', [401, 404, 422]),
});

const bulkRoute = createRoute({
  method: 'post',
  path: '/users/statements/bulk',
  summary: 'Applies one action to many of them',
  middleware: requireSignIn,
  request: { body: jsonBody(bulkBodySchema) },
  responses: jsonResponses(bulkResponseSchema, 'The result of each', [401, 422]),
});

const changes = ownActions.filter((action) => action !== 'delete');

const actionRoute = createRoute({
  method: 'post',
  path: '/users/statements/{id}{[0-9]+}/{action}',
  summary: 'Publishes, renews, hides, shows, archives, restores it or marks it sold',
  description: 'An action that its state does not allow is 409; publishing what is incomplete is 422 by field.',
  middleware: requireSignIn,
  request: { params: idParam.extend({ action: z.enum(changes) }) },
  responses: jsonResponses(ownStatementResponseSchema, 'The statement as it is stored now', [401, 404, 409, 422]),
});

const deleteRoute = createRoute({
  method: 'post',
  path: '/users/statements/{id}{[0-9]+}/delete',
  summary: 'Deletes it with its photos',
  middleware: requireSignIn,
  request: { params: idParam },
  responses: { ...jsonResponses(deletedStatementSchema, 'It is gone', [401, 404]), 409: errorResponseFor(409) },
});

export type PublishingServices = { own: PublishingService; lists: OwnListService; lifecycle: LifecycleService };

/** One's own statements: the list, the form and the lifecycle. */
export function publishingRoutes({ own, lists, lifecycle }: PublishingServices) {
  return createRouter()
    .openapi(listRoute, async (context) => {
      const data = await lists.list(signedInVisitorOf(context), context.req.valid('query'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(countsRoute, async (context) => {
      const data = await lists.counts(identityOf(context).userId);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(createDraftRoute, async (context) => {
      const statement = await own.create(identityOf(context).userId, context.req.valid('json'));
      return context.json({ result: true as const, data: { statement } }, 201);
    })
    .openapi(bulkRoute, async (context) => {
      const { statements, action } = context.req.valid('json');
      const data = await lifecycle.bulk(identityOf(context).userId, statements, action);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(statisticsRoute, async (context) => {
      const { days = 30 } = context.req.valid('query');
      const data = await lists.statistics(identityOf(context).userId, idOf(context.req.valid('param').id), days);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(readRoute, async (context) => {
      const statement = await own.read(identityOf(context).userId, idOf(context.req.valid('param').id));
      return context.json({ result: true as const, data: { statement } }, 200);
    })
    .openapi(saveRoute, async (context) => {
      const id = idOf(context.req.valid('param').id);
      const statement = await own.save(identityOf(context).userId, id, context.req.valid('json'));
      return context.json({ result: true as const, data: { statement } }, 200);
    })
    .openapi(deleteRoute, async (context) => {
      const { id } = await lifecycle.act(identityOf(context).userId, idOf(context.req.valid('param').id), 'delete');
      return context.json({ result: true as const, data: { id, state: 'deleted' as const } }, 200);
    })
    .openapi(actionRoute, async (context) => {
      const { id, action } = context.req.valid('param');
      const { userId } = identityOf(context);
      await lifecycle.act(userId, idOf(id), action);
      const statement = await own.read(userId, idOf(id));
      return context.json({ result: true as const, data: { statement } }, 200);
    });
}
