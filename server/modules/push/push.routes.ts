import { createRoute } from '@hono/zod-openapi';
import { pushEndpointBodySchema, pushSchema, pushSubscriptionBodySchema } from '@/lib/contracts/account/push';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { PushService } from './push.service';

const stateRoute = createRoute({
  method: 'get',
  path: '/users/push',
  summary: 'The key that browsers subscribe with, and how many of the account’s did',
  middleware: requireSignIn,
  responses: jsonResponses(pushSchema, 'The key and the count', [401]),
});

const subscribeRoute = createRoute({
  method: 'post',
  path: '/users/push',
  summary: 'Lets a browser show the account’s alerts',
  description: 'The subscription as the browser gives it. At most 10; another one replaces the oldest.',
  middleware: requireSignIn,
  request: { body: jsonBody(pushSubscriptionBodySchema) },
  responses: jsonResponses(pushSchema, 'The key and the count', [401, 422]),
});

const unsubscribeRoute = createRoute({
  method: 'post',
  path: '/users/push/remove',
  summary: 'Ends the alerts in a browser',
  middleware: requireSignIn,
  request: { body: jsonBody(pushEndpointBodySchema) },
  responses: jsonResponses(pushSchema, 'The key and the count', [401, 422]),
});

/** Alerts in browsers of a signed-in visitor. */
export const pushRoutes = (service: PushService) =>
  createRouter()
    .openapi(stateRoute, async (context) =>
      context.json({ result: true as const, data: await service.state(identityOf(context).userId) }, 200),
    )
    .openapi(subscribeRoute, async (context) => {
      const data = await service.subscribe(identityOf(context).userId, context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(unsubscribeRoute, async (context) => {
      const data = await service.unsubscribe(identityOf(context).userId, context.req.valid('json').endpoint);
      return context.json({ result: true as const, data }, 200);
    });
