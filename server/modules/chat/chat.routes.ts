import { createRoute, z } from '@hono/zod-openapi';
import {
  chatFileResponseSchema,
  chatHistoryQuerySchema,
  chatHistorySchema,
  chatMessageBodySchema,
  chatMessageResponseSchema,
  chatRatingBodySchema,
  chatReadBodySchema,
  chatStartBodySchema,
  chatStatusResponseSchema,
} from '@/lib/contracts/chat/chat';
import { idQuery } from '@/lib/contracts/query';
import type { StreamPlaces } from '../../http/limits/stream-places';
import { smallBodyLimit } from '../../http/request/read-body';
import { lastEventIdOf, streamEvents } from '../../http/response/event-stream';
import { errorResponseFor, jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { downloadHeaders, fileBody, fileResponses, uploadOf } from '../orders/order-files.routes';
import { chatVisitorOf, rememberThread } from './chat.context';
import type { ChatEvents } from './chat.events';
import type { ChatService } from './chat.service';
import type { ChatFilesService } from './chat-files.service';

const startRoute = createRoute({
  method: 'post',
  path: '/chat',
  summary: 'Begins a conversation with the staff, or says who is writing',
  description:
    'For guests too, who are identified by a cookie from then on. Signing in moves a guest’s conversation to the account. ' +
    '10 conversations in an hour by address. `locale` is the language of the answers by e-mail.',
  middleware: smallBodyLimit,
  request: { body: jsonBody(chatStartBodySchema) },
  responses: jsonResponses(chatStatusResponseSchema, 'The conversation', [400, 413, 415, 422, 429]),
});
const historyRoute = createRoute({
  method: 'get',
  path: '/chat',
  summary: 'The visitor’s conversation with the staff',
  request: { query: chatHistoryQuerySchema },
  responses: jsonResponses(chatHistorySchema, 'The last 50 messages, the oldest first', [422]),
});
const sendRoute = createRoute({
  method: 'post',
  path: '/chat/messages',
  summary: 'Sends a message to the staff',
  description: 'A repeated `client_key` stores one message. 20 in a minute. A message to a closed conversation opens it again.',
  middleware: smallBodyLimit,
  request: { body: jsonBody(chatMessageBodySchema) },
  responses: jsonResponses(chatMessageResponseSchema, 'The stored message', [400, 403, 404, 413, 415, 422, 429]),
});
const readRoute = createRoute({
  method: 'post',
  path: '/chat/read',
  summary: 'Marks messages as read, up to one',
  middleware: smallBodyLimit,
  request: { body: jsonBody(chatReadBodySchema) },
  responses: jsonResponses(chatStatusResponseSchema, 'The conversation', [400, 404, 413, 415, 422]),
});
const ratingRoute = createRoute({
  method: 'post',
  path: '/chat/rating',
  summary: 'Says whether a conversation that has ended was helpful',
  middleware: smallBodyLimit,
  request: { body: jsonBody(chatRatingBodySchema) },
  responses: jsonResponses(chatStatusResponseSchema, 'The conversation', [400, 404, 409, 413, 415, 422]),
});
/** What both sides of a conversation send; the address of the other side is the staff's. */
export const chatFileDescription = 'One PDF, JPEG, PNG or WebP of at most 10 MiB, detected by its content. 30 in an hour.';
const { 200: addedFile, ...addFileErrors } = jsonResponses(
  chatFileResponseSchema,
  'The stored file',
  [403, 404, 409, 413, 415, 422, 429, 503],
);
export const chatFileResponses = { 201: addedFile, ...addFileErrors };
const addFileRoute = createRoute({
  method: 'post',
  path: '/chat/files',
  summary: 'Sends a file for the next message',
  description: chatFileDescription,
  requestBody: fileBody,
  responses: chatFileResponses,
});
const { 401: _signIn, ...visitorFileResponses } = fileResponses;
const downloadRoute = createRoute({
  method: 'get',
  path: '/chat/files/{id}',
  summary: 'Downloads a file of the conversation',
  request: { params: z.object({ id: idQuery }) },
  responses: visitorFileResponses,
});
export const eventResponses = {
  200: { description: 'Server-sent events', content: { 'text/event-stream': { schema: z.string() } } },
  404: errorResponseFor(404),
  422: errorResponseFor(422),
  429: errorResponseFor(429),
  503: errorResponseFor(503),
};
const eventsRoute = createRoute({
  method: 'get',
  path: '/chat/events',
  summary: 'Messages of the conversation as they come',
  description:
    'Events `message` and `status`. `after`, or Last-Event-ID of a lost connection, is the last message that the client has. ' +
    'The response ends after 15 minutes; the client connects again. 6 at a time of a visitor, 24 of an address: 429.',
  request: {
    query: z.object({
      after: z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number)
        .optional(),
    }),
  },
  responses: eventResponses,
});

type RoutesParts = {
  chat: ChatService;
  chatFiles: ChatFilesService;
  chatEvents: ChatEvents;
  chatPlaces: Record<'visitors' | 'staff', StreamPlaces>;
};

/** The chat of visitors, under v1. */
export const chatRoutes = ({ chat, chatFiles, chatEvents, chatPlaces }: RoutesParts) =>
  createRouter()
    .openapi(startRoute, async (context) => {
      const { status, token } = await chat.start(chatVisitorOf(context), context.req.valid('json'));
      if (token !== null) rememberThread(context, token);
      return context.json({ result: true as const, data: status }, 200);
    })
    .openapi(historyRoute, async (context) => {
      const data = await chat.history(chatVisitorOf(context), context.req.valid('query').before);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(sendRoute, async (context) => {
      const data = await chat.send(chatVisitorOf(context), context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(readRoute, async (context) => {
      const data = await chat.markRead(chatVisitorOf(context), context.req.valid('json').message_id);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(ratingRoute, async (context) => {
      const data = await chat.rate(chatVisitorOf(context), context.req.valid('json').rating);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(addFileRoute, async (context) => {
      const thread = await chat.getThread(chatVisitorOf(context));
      const data = await chatFiles.add(thread, uploadOf(context));
      return context.json({ result: true as const, data }, 201);
    })
    .openapi(downloadRoute, async (context) => {
      const thread = await chat.getThread(chatVisitorOf(context));
      const { bytes, ...file } = await chatFiles.read(thread.id, context.req.valid('param').id);
      return context.body(bytes, 200, downloadHeaders(file));
    })
    .openapi(eventsRoute, (context) => {
      const afterId = lastEventIdOf(context) ?? context.req.valid('query').after ?? null;
      const visitor = chatVisitorOf(context);
      const place = { places: chatPlaces.visitors, visitor: `${visitor.userId ?? visitor.token ?? visitor.address}` };
      return streamEvents(context, place, (stream) => chatEvents.follow(visitor, afterId, stream));
    });
