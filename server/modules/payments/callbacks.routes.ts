import { createRoute, z } from '@hono/zod-openapi';
import { gatewayNames } from '@/lib/contracts/money/payments';
import { readBody } from '../../http/request/read-body';
import { errorResponseFor } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { CallbacksService } from './callbacks.service';

const bodyBytesMax = 32 * 1024;

const callbackRoute = createRoute({
  method: 'post',
  path: '/callback/{gateway}',
  summary: 'Receives the callback of a payment gateway',
  description:
    'Signed by the gateway as its own documentation says, over the bytes of the body; at most 32 KiB. Forged, altered and stale ones ' +
    'are 400 without effect, copies 200 without effect. Gateways have no website key and no origin.',
  request: { params: z.object({ gateway: z.enum(gatewayNames) }) },
  responses: {
    200: { description: 'It was accepted', content: { 'application/json': { schema: z.object({ result: z.literal(true) }) } } },
    400: errorResponseFor(400),
    404: errorResponseFor(404),
    413: errorResponseFor(413),
    422: errorResponseFor(422),
    503: errorResponseFor(503),
  },
});

/** In front of the gateway of the services: a bank has no website key. */
export const callbackRoutes = (service: CallbacksService) =>
  createRouter().openapi(callbackRoute, async (context) => {
    const { gateway } = context.req.valid('param');
    const rawBody = (await readBody(context.req.raw, bodyBytesMax)) ?? new Uint8Array();
    await service.receive(gateway, rawBody, context.req.raw.headers);
    return context.json({ result: true as const }, 200);
  });
