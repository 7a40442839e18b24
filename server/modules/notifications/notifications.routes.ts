import { createRoute, z } from '@hono/zod-openapi';
import {
  messageResponseSchema,
  notificationDetailSchema,
  notificationListSchema,
  notificationParamsSchema,
  notificationsPopupSchema,
  replyBodySchema,
  respondBodySchema,
  respondResponseSchema,
  statementMessageBodySchema,
  toggleSeenBodySchema,
  toggleSeenResponseSchema,
} from '@/lib/contracts/account/notifications';
import { idQuery } from '@/lib/contracts/query';
import { identityOf, requireSignIn, signedInVisitorOf } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { NotificationsService } from './notifications.service';

const popupRoute = createRoute({
  method: 'get',
  path: '/users/notifications-popup',
  summary: 'How many notifications are unread, and the latest five',
  middleware: requireSignIn,
  responses: jsonResponses(notificationsPopupSchema, 'What the bell shows', [401]),
});

const listRoute = createRoute({
  method: 'get',
  path: '/users/notifications',
  summary: 'Notifications, the latest first, 15 a page',
  middleware: requireSignIn,
  request: { query: z.object({ page: idQuery.pipe(z.number().max(1_000_000)).optional() }) },
  responses: jsonResponses(notificationListSchema, 'One page; empty past the end', [401, 422]),
});

const detailRoute = createRoute({
  method: 'get',
  path: '/users/notifications/{uuid}',
  summary: 'One notification with its conversation',
  middleware: requireSignIn,
  request: { params: notificationParamsSchema },
  responses: jsonResponses(notificationDetailSchema, 'The notification', [401, 404, 422]),
});

const seenRoute = createRoute({
  method: 'post',
  path: '/notifications/toggle-seen',
  summary: 'Marks notifications as seen or unseen',
  middleware: requireSignIn,
  request: { body: jsonBody(toggleSeenBodySchema) },
  responses: jsonResponses(toggleSeenResponseSchema, 'Those that are one’s own, and how many are unread now', [401, 404, 422]),
});

const respondRoute = createRoute({
  method: 'post',
  path: '/notifications/{uuid}/respond',
  summary: 'Accepts or declines what a notification of type 2, 3 or 4 asks',
  middleware: requireSignIn,
  request: { params: notificationParamsSchema, body: jsonBody(respondBodySchema) },
  responses: jsonResponses(respondResponseSchema, 'The notification with the response', [401, 404, 409, 422]),
});

const replyRoute = createRoute({
  method: 'post',
  path: '/notifications/{uuid}/answer',
  summary: 'Replies to a message (type 7)',
  description: 'Any number of times; 60 in an hour.',
  middleware: requireSignIn,
  request: { params: notificationParamsSchema, body: jsonBody(replyBodySchema) },
  responses: jsonResponses(messageResponseSchema, 'The message that was sent', [401, 404, 409, 422, 429]),
});

/** Notifications of the main API. */
export function notificationRoutes(service: NotificationsService) {
  return createRouter()
    .openapi(popupRoute, async (context) =>
      context.json({ result: true as const, data: await service.popup(identityOf(context).userId) }, 200),
    )
    .openapi(listRoute, async (context) => {
      const data = await service.list(identityOf(context).userId, context.req.valid('query').page ?? 1);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(detailRoute, async (context) => {
      const data = await service.detail(identityOf(context).userId, context.req.valid('param').uuid);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(seenRoute, async (context) => {
      const { notification_uuids, seen } = context.req.valid('json');
      const data = await service.toggleSeen(identityOf(context).userId, notification_uuids, seen);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(respondRoute, async (context) => {
      const { response } = context.req.valid('json');
      const notification = await service.respond(identityOf(context).userId, context.req.valid('param').uuid, response);
      return context.json({ result: true as const, data: { notification } }, 200);
    })
    .openapi(replyRoute, async (context) => {
      const message = await service.reply(
        context.req.valid('param').uuid,
        context.req.valid('json').text,
        signedInVisitorOf(context),
      );
      return context.json({ result: true as const, data: { message } }, 200);
    });
}

const messageRoute = createRoute({
  method: 'post',
  path: '/statements/{id}/message',
  summary: 'Writes to the author of a listed statement',
  description: 'The author gets a notification of type 7. Ten in an hour.',
  middleware: requireSignIn,
  request: { params: z.object({ id: idQuery }), body: jsonBody(statementMessageBodySchema) },
  responses: jsonResponses(messageResponseSchema, 'The message that was sent', [401, 404, 409, 422, 429]),
});

/** Messages to authors, of the statements microservice. */
export function statementMessageRoutes(service: NotificationsService) {
  return createRouter().openapi(messageRoute, async (context) => {
    const message = await service.writeToAuthor(
      context.req.valid('param').id,
      context.req.valid('json'),
      signedInVisitorOf(context),
    );
    return context.json({ result: true as const, data: { message } }, 200);
  });
}
