import { createRoute } from '@hono/zod-openapi';
import { codeSent, codeSentSchema, doneSchema } from '@/lib/contracts/auth';
import { formCodeBodySchema, formCodeCheckBodySchema } from '@/lib/contracts/profile';
import { answers, jsonBody } from '../../http/answers';
import { smallBody } from '../../http/small-body';
import { createRouter } from '../../http/validation';
import { knownBrowserOf, rememberedBrowserOf } from './auth.visitor';
import type { Codes } from './codes.service';
import { formPurpose as purpose } from './confirmations.service';

const sendRoute = createRoute({
  method: 'post',
  path: '/users/validation/send',
  summary: 'Sends a code for a form that a guest fills in',
  middleware: smallBody,
  request: { body: jsonBody(formCodeBodySchema) },
  responses: answers(codeSentSchema, 'On its way', [422, 429]),
});

const validateRoute = createRoute({
  method: 'post',
  path: '/users/validation/validate',
  summary: 'Confirms the number of a guest’s form',
  middleware: smallBody,
  request: { body: jsonBody(formCodeCheckBodySchema) },
  responses: answers(doneSchema, 'The number is confirmed', [422]),
});

/** Numbers of guests' forms, under v1. */
export function formCodeRoutes(codes: Codes) {
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
