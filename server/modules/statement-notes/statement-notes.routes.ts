import { createRoute } from '@hono/zod-openapi';
import { saveNotesBodySchema, statementNotesSchema } from '@/lib/contracts/statements/statement-notes';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { StatementNotesService } from './statement-notes.service';

const listRoute = createRoute({
  method: 'get',
  path: '/users/statements/notes',
  summary: 'The visitor’s own notes on statements',
  middleware: requireSignIn,
  responses: jsonResponses(statementNotesSchema, 'The latest 500, the latest last', [401]),
});

const saveRoute = createRoute({
  method: 'post',
  path: '/users/statements/notes',
  summary: 'Stores notes on statements',
  description:
    'Nobody else sees them. A note without text and tags removes what was there. With `updated_at`, as a guest’s notes have it, ' +
    'a newer note of the account stays.',
  middleware: requireSignIn,
  request: { body: jsonBody(saveNotesBodySchema) },
  responses: jsonResponses(statementNotesSchema, 'All notes, the latest last', [401, 404, 409, 422]),
});

/** Private notes of a signed-in visitor. */
export const statementNoteRoutes = (service: StatementNotesService) =>
  createRouter()
    .openapi(listRoute, async (context) =>
      context.json({ result: true as const, data: await service.list(identityOf(context).userId) }, 200),
    )
    .openapi(saveRoute, async (context) => {
      const data = await service.save(identityOf(context).userId, context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    });
