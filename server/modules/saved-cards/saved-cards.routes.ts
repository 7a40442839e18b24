import { createRoute, z } from '@hono/zod-openapi';
import { doneSchema } from '@/lib/contracts/account/auth';
import { savedCardsSchema } from '@/lib/contracts/money/payments';
import { idQuery } from '@/lib/contracts/query';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { SavedCardsService } from './saved-cards.service';

const params = z.object({ id: idQuery });

const listRoute = createRoute({
  method: 'get',
  path: '/payments/cards',
  summary: 'The visitor’s saved cards, the default one first',
  middleware: requireSignIn,
  responses: jsonResponses(savedCardsSchema, 'Only masks; no card number is stored', [401]),
});

const removeRoute = createRoute({
  method: 'delete',
  path: '/payments/cards/{id}',
  summary: 'Removes a saved card',
  middleware: requireSignIn,
  request: { params },
  responses: jsonResponses(doneSchema, 'It is removed', [401, 404, 422]),
});

const defaultRoute = createRoute({
  method: 'post',
  path: '/payments/cards/{id}/default',
  summary: 'Makes a saved card the default one',
  middleware: requireSignIn,
  request: { params },
  responses: jsonResponses(doneSchema, 'It is the default', [401, 404, 422]),
});

/** Saved cards under v3. */
export const savedCardRoutes = (service: SavedCardsService) =>
  createRouter()
    .openapi(listRoute, async (context) => {
      const data = await service.list(identityOf(context).userId);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(removeRoute, async (context) => {
      await service.remove(identityOf(context).userId, context.req.valid('param').id);
      return context.json({ result: true as const, data: null }, 200);
    })
    .openapi(defaultRoute, async (context) => {
      await service.makeDefault(identityOf(context).userId, context.req.valid('param').id);
      return context.json({ result: true as const, data: null }, 200);
    });
