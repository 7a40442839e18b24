import { createRoute, z } from '@hono/zod-openapi';
import { adminParamsSchema } from '@/lib/contracts/admin';
import {
  chatHistoryQuerySchema,
  chatMessageBodySchema,
  chatMessageResponseSchema,
  chatReadBodySchema,
} from '@/lib/contracts/chat/chat';
import {
  chatInboxQuerySchema,
  chatInboxSchema,
  chatRepliesSchema,
  chatReplyBodySchema,
  chatReplyDeletedSchema,
  chatReplyResponseSchema,
  chatStateBodySchema,
  chatThreadDetailSchema,
  chatThreadResponseSchema,
} from '@/lib/contracts/chat/desk';
import { idQuery } from '@/lib/contracts/query';
import type { StreamPlaces } from '../../http/limits/stream-places';
import { freshCodeNeeded, requireFreshTotp } from '../../http/request/fresh-totp';
import { identityOf, staffOnly } from '../../http/request/require-sign-in';
import { streamEvents } from '../../http/response/event-stream';
import { errorResponseFor, jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { downloadHeaders, fileBody, fileResponses, uploadOf } from '../orders/order-files.routes';
import type { TotpService } from '../staff/totp.service';
import type { ChatEvents } from './chat.events';
import { chatFileDescription, chatFileResponses, eventResponses } from './chat.routes';
import type { ChatDeskService } from './chat-desk.service';
import type { ChatFilesService } from './chat-files.service';

const middleware = staffOnly('support');
const params = adminParamsSchema;
const path = '/admin/chat/{id}{[0-9]+}';

const listRoute = createRoute({
  method: 'get',
  path: '/admin/chat',
  summary: 'Conversations with visitors, unread ones first',
  middleware,
  request: { query: chatInboxQuerySchema },
  responses: jsonResponses(chatInboxSchema, 'One page of 20', [401, 403, 404, 422]),
});
const detailRoute = createRoute({
  method: 'get',
  path,
  summary: 'One conversation',
  middleware,
  request: { params, query: chatHistoryQuerySchema },
  responses: jsonResponses(chatThreadDetailSchema, 'The last 50 messages, the oldest first', [401, 404, 422]),
});
const sendRoute = createRoute({
  method: 'post',
  path: `${path}/messages`,
  summary: 'Answers a visitor',
  description: 'A visitor who is away gets the answer by e-mail.',
  middleware,
  request: { params, body: jsonBody(chatMessageBodySchema) },
  responses: jsonResponses(chatMessageResponseSchema, 'The stored message', [401, 404, 422]),
});
const readRoute = createRoute({
  method: 'post',
  path: `${path}/read`,
  summary: 'Marks messages as read, up to one',
  middleware,
  request: { params, body: jsonBody(chatReadBodySchema) },
  responses: jsonResponses(chatThreadResponseSchema, 'The conversation', [401, 404, 422]),
});
const stateRoute = createRoute({
  method: 'post',
  path: `${path}/state`,
  summary: 'Closes a conversation, opens it again, or blocks its visitor',
  middleware,
  request: { params, body: jsonBody(chatStateBodySchema) },
  responses: jsonResponses(chatThreadResponseSchema, 'The conversation', [401, 404, 422]),
});
const addFileRoute = createRoute({
  method: 'post',
  path: `${path}/files`,
  summary: 'Sends a file for the next answer',
  description: chatFileDescription,
  middleware,
  request: { params },
  requestBody: fileBody,
  responses: { ...chatFileResponses, 401: errorResponseFor(401) },
});
const downloadRoute = createRoute({
  method: 'get',
  path: `${path}/files/{fileId}`,
  summary: 'Downloads a file of a conversation',
  middleware,
  request: { params: z.object({ id: idQuery, fileId: idQuery }) },
  responses: fileResponses,
});
const eventsRoute = createRoute({
  method: 'get',
  path: '/admin/chat/events',
  summary: 'Which conversations change, as they do',
  description:
    'Events `thread` with an id; 0 means that any may have changed. As long as it is open, visitors see that somebody is there.',
  middleware,
  responses: { ...eventResponses, 401: errorResponseFor(401) },
});
const repliesRoute = createRoute({
  method: 'get',
  path: '/admin/chat/replies',
  summary: 'Canned replies',
  middleware,
  responses: jsonResponses(chatRepliesSchema, 'In their order', [401, 403, 404]),
});
const addReplyRoute = createRoute({
  method: 'post',
  path: '/admin/chat/replies',
  summary: 'Adds a canned reply',
  middleware,
  request: { body: jsonBody(chatReplyBodySchema) },
  responses: jsonResponses(chatReplyResponseSchema, 'The reply', [401, 403, 404, 422]),
});
const saveReplyRoute = createRoute({
  method: 'put',
  path: '/admin/chat/replies/{id}',
  summary: 'Changes a canned reply',
  middleware,
  request: { params, body: jsonBody(chatReplyBodySchema) },
  responses: jsonResponses(chatReplyResponseSchema, 'The reply', [401, 403, 404, 422]),
});
const removeReplyRoute = createRoute({
  method: 'delete',
  path: '/admin/chat/replies/{id}',
  summary: 'Deletes a canned reply',
  description: freshCodeNeeded,
  middleware,
  request: { params },
  responses: jsonResponses(chatReplyDeletedSchema, 'It is gone', [401, 403, 404, 422, 429]),
});

type RoutesParts = {
  chatDesk: ChatDeskService;
  chatFiles: ChatFilesService;
  chatEvents: ChatEvents;
  chatPlaces: Record<'visitors' | 'staff', StreamPlaces>;
  totp: TotpService;
};

/** The staff's inbox, under v1. For everybody else these addresses do not exist. */
export function chatDeskRoutes({ chatDesk: desk, chatFiles: files, chatEvents: events, chatPlaces, totp }: RoutesParts) {
  return createRouter()
    .openapi(listRoute, async (context) => {
      const { page = 1, state = 'open', q = '' } = context.req.valid('query');
      return context.json({ result: true as const, data: await desk.list({ state, q }, page) }, 200);
    })
    .openapi(detailRoute, async (context) => {
      const data = await desk.detail(context.req.valid('param').id, context.req.valid('query').before);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(sendRoute, async (context) => {
      const [{ id }, { userId }] = [context.req.valid('param'), identityOf(context)];
      const data = await desk.send(userId, id, context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(readRoute, async (context) => {
      const data = await desk.markRead(context.req.valid('param').id, context.req.valid('json').message_id);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(stateRoute, async (context) => {
      const [{ id }, { state }] = [context.req.valid('param'), context.req.valid('json')];
      const data = await desk.setState(identityOf(context).userId, id, state);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(addFileRoute, async (context) => {
      const { id } = await desk.getThread(context.req.valid('param').id);
      const data = await files.add({ id, state: 'open' }, uploadOf(context));
      return context.json({ result: true as const, data }, 201);
    })
    .openapi(downloadRoute, async (context) => {
      const { id, fileId } = context.req.valid('param');
      const { bytes, ...file } = await files.read(id, fileId);
      return context.body(bytes, 200, downloadHeaders(file));
    })
    .openapi(eventsRoute, async (context) => {
      const { userId } = identityOf(context);
      await desk.notePresence(userId);
      // The next heartbeat makes up for a failed one.
      const onHeartbeat = () => void desk.notePresence(userId).catch(() => undefined);
      return streamEvents(context, { places: chatPlaces.staff, visitor: `${userId}` }, (stream) =>
        events.followAll(onHeartbeat, stream),
      );
    })
    .openapi(repliesRoute, async (context) => context.json({ result: true as const, data: await desk.replies() }, 200))
    .openapi(addReplyRoute, async (context) => {
      const data = await desk.saveReply(identityOf(context).userId, null, context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(saveReplyRoute, async (context) => {
      const data = await desk.saveReply(identityOf(context).userId, context.req.valid('param').id, context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(removeReplyRoute, async (context) => {
      await requireFreshTotp(context, totp);
      await desk.removeReply(identityOf(context).userId, context.req.valid('param').id);
      return context.json({ result: true as const, data: null }, 200);
    });
}
