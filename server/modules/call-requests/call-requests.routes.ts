import { createRoute } from '@hono/zod-openapi';
import { doneSchema } from '@/lib/contracts/account/auth';
import { callRequestBodySchema } from '@/lib/contracts/call-request';
import { smallBodyLimit } from '../../http/request/read-body';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { CallRequestsService } from './call-requests.service';

const callRequestRoute = createRoute({
  method: 'post',
  path: '/call-request',
  summary: 'Requests a call from the staff',
  description:
    'For guests too. The request is mailed to the support address and deleted after 90 days. ' +
    '5 in an hour by address, 3 by phone number, which is a Georgian one with or without its country code.',
  middleware: smallBodyLimit,
  request: { body: jsonBody(callRequestBodySchema) },
  responses: jsonResponses(doneSchema, 'The request was accepted', [400, 413, 415, 422, 429]),
});

export function callRequestRoutes(service: CallRequestsService) {
  return createRouter().openapi(callRequestRoute, async (context) => {
    const { name, phone_number: phoneNumber, comment } = context.req.valid('json');
    const caller = { userId: context.get('identity')?.userId ?? null, address: context.get('clientAddress') };
    await service.submit({ name, phoneNumber, comment }, caller);
    return context.json({ result: true as const, data: null }, 200);
  });
}
