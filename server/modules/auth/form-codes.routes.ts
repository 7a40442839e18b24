import { createRoute } from '@hono/zod-openapi';
import { codeSent, codeSentSchema, doneSchema } from '@/lib/contracts/account/auth';
import { formCodeBodySchema, formCodeCheckBodySchema } from '@/lib/contracts/account/profile';
import { smallBodyLimit } from '../../http/request/read-body';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { knownBrowserOf, rememberedBrowserOf } from './auth.context';
import { type CodesService, formPurpose as purpose } from './codes.service';

const sendRoute = createRoute({
  method: 'post',
  path: '/users/validation/send',
  summary: 'Sends a code for a form that a guest fills in',
  middleware: smallBodyLimit,
  request: { body: jsonBody(formCodeBodySchema) },
  responses: jsonResponses(codeSentSchema, 'On its way', [422, 429]),
});

const validateRoute = createRoute({
  method: 'post',
  path: '/users/validation/validate',
  summary: 'Confirms the number of a guest’s form',
  middleware: smallBodyLimit,
  request: { body: jsonBody(formCodeCheckBodySchema) },
  responses: jsonResponses(doneSchema, 'The number is confirmed', [422]),
});

/** Numbers of guests' forms, under v1. */
export function formCodeRoutes(codes: CodesService) {
  return createRouter()
    .openapi(sendRoute, async (context) => {
      const { phone_number, locale } = context.req.valid('json');
      const { address, binding } = rememberedBrowserOf(context);
      await codes.send({ phone: phone_number, purpose, binding }, { address, locale, isSent: true });
      return context.json({ result: true as const, data: codeSent }, 200);
    })
    .openapi(validateRoute, async (context) => {
      const { phone_number, sms_code } = context.req.valid('json');
      await codes.check({ phone: phone_number, purpose, binding: knownBrowserOf(context).binding }, sms_code);
      return context.json({ result: true as const, data: null }, 200);
    });
}
