import { createRoute, z } from '@hono/zod-openapi';
import { unsubscribedSchema } from '@/lib/contracts/account/notifications';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { UnsubscribeService } from './unsubscribe.service';

const unsubscribeRoute = createRoute({
  method: 'post',
  path: '/notifications/unsubscribe',
  summary: 'Ends the mails of one type of notification by the signed link of a mail',
  description: 'Mail clients call it as RFC 8058 says, without a website key or a session. The body is not read.',
  request: { query: z.object({ token: z.string().min(1).max(255) }) },
  responses: jsonResponses(unsubscribedSchema, 'The type that is no longer mailed', [422]),
});

/** In front of the gateway: a mail client has no website key. */
export const unsubscribeRoutes = (service: UnsubscribeService) =>
  createRouter().openapi(unsubscribeRoute, async (context) => {
    const type = await service.unsubscribe(context.req.valid('query').token);
    return context.json({ result: true as const, data: { type } }, 200);
  });
