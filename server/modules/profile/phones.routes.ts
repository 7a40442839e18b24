import { createRoute } from '@hono/zod-openapi';
import { codeSent, codeSentSchema } from '@/lib/contracts/account/auth';
import { profileSchema } from '@/lib/contracts/account/profile';
import { ownPhoneBodySchema, replacePhoneBodySchema } from '@/lib/contracts/account/proof';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { PhonesService } from './phones.service';
import type { ProfileService } from './profile.service';

const post = { method: 'post', middleware: requireSignIn } as const;
const responses = jsonResponses(profileSchema, 'The profile as it is now', [401, 422, 429]);

const proofRoute = createRoute({
  ...post,
  path: '/users/proof/send',
  summary: 'Sends a code to the login phone that proves that the visitor is the account’s owner',
  responses: jsonResponses(codeSentSchema, 'On its way', [401, 422, 429]),
});
const loginRoute = createRoute({
  ...post,
  path: '/users/phones/login',
  summary: 'Signs in with another confirmed number from now on',
  request: { body: jsonBody(ownPhoneBodySchema) },
  responses,
});
const removeRoute = createRoute({
  ...post,
  path: '/users/phones/remove',
  summary: 'Removes a confirmed number',
  request: { body: jsonBody(ownPhoneBodySchema) },
  responses,
});
const replaceRoute = createRoute({
  ...post,
  path: '/users/phones/replace',
  summary: 'Puts a new number in the place of a confirmed one',
  request: { body: jsonBody(replacePhoneBodySchema) },
  responses,
});

/** Confirmed numbers under v1. */
export function phoneRoutes(phones: PhonesService, profile: ProfileService) {
  return createRouter()
    .openapi(proofRoute, async (context) => {
      await profile.sendProof(identityOf(context), context.get('clientAddress'));
      return context.json({ result: true as const, data: codeSent }, 200);
    })
    .openapi(loginRoute, async (context) => {
      const { phone_number, ...proof } = context.req.valid('json');
      await phones.signInWith(identityOf(context), phone_number, proof);
      return context.json({ result: true as const, data: await profile.show(identityOf(context)) }, 200);
    })
    .openapi(removeRoute, async (context) => {
      const { phone_number, ...proof } = context.req.valid('json');
      await phones.remove(identityOf(context), phone_number, proof);
      return context.json({ result: true as const, data: await profile.show(identityOf(context)) }, 200);
    })
    .openapi(replaceRoute, async (context) => {
      await phones.replace(identityOf(context), context.req.valid('json'));
      return context.json({ result: true as const, data: await profile.show(identityOf(context)) }, 200);
    });
}
