import { createRoute } from '@hono/zod-openapi';
import {
  codeSent,
  codeSentSchema,
  codesBodySchema,
  doneSchema,
  emailVerifiedSchema,
  forgotBodySchema,
  registerBodySchema,
  registeredSchema,
  resetBodySchema,
  signedInSchema,
  signInBodySchema,
  signInByCodeBodySchema,
  verifyEmailBodySchema,
} from '@/lib/contracts/account/auth';
import { undoContactBodySchema } from '@/lib/contracts/account/proof';
import { smallBodyLimit } from '../../http/request/read-body';
import { errorResponseFor, jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { knownBrowserOf, rememberedBrowserOf, startSession } from './auth.context';
import type { AuthService } from './auth.service';
import type { ContactChangesService } from './contact-changes.service';
import type { PasswordsService } from './passwords.service';
import type { SessionsService } from './sessions.service';

const post = { method: 'post', middleware: smallBodyLimit } as const;

const registerRoute = createRoute({
  ...post,
  path: '/register',
  summary: 'Creates an account, by e-mail or by phone',
  request: { body: jsonBody(registerBodySchema) },
  responses: {
    201: {
      description: 'Signed in, or a mail is being sent',
      content: { 'application/json': { schema: registeredSchema } },
    },
    409: errorResponseFor(409),
    422: errorResponseFor(422),
    429: errorResponseFor(429),
  },
});

const codesRoute = createRoute({
  ...post,
  path: '/codes',
  summary: 'Sends a code by SMS',
  request: { body: jsonBody(codesBodySchema) },
  responses: jsonResponses(codeSentSchema, 'Sent; the same for numbers without an account', [422, 429]),
});

const signInRoute = createRoute({
  ...post,
  path: '/sign-in',
  summary: 'Signs in by password',
  request: { body: jsonBody(signInBodySchema) },
  responses: jsonResponses(signedInSchema, 'Signed in; the session’s cookies come with it', [422, 429]),
});

const signInByCodeRoute = createRoute({
  ...post,
  path: '/sign-in/code',
  summary: 'Signs in by the code of an SMS',
  request: { body: jsonBody(signInByCodeBodySchema) },
  responses: jsonResponses(signedInSchema, 'Signed in; the session’s cookies come with it', [422]),
});

const forgotRoute = createRoute({
  ...post,
  path: '/password/forgot',
  summary: 'Sends a link or a code for a new password',
  request: { body: jsonBody(forgotBodySchema) },
  responses: jsonResponses(doneSchema, 'The same whether there is such an account or not', [422, 429]),
});

const resetRoute = createRoute({
  ...post,
  path: '/password/reset',
  summary: 'Sets a new password and ends every session',
  request: { body: jsonBody(resetBodySchema) },
  responses: jsonResponses(doneSchema, 'The password is changed', [422]),
});

const verifyRoute = createRoute({
  ...post,
  path: '/email/verify',
  summary: 'Opens the link of a mail that confirms an address',
  request: { body: jsonBody(verifyEmailBodySchema) },
  responses: jsonResponses(emailVerifiedSchema, 'The address is confirmed', [422]),
});

const undoRoute = createRoute({
  ...post,
  path: '/contact/undo',
  summary: 'Undoes the change of an e-mail or login phone',
  request: { body: jsonBody(undoContactBodySchema) },
  responses: jsonResponses(doneSchema, 'The former contact signs in again; every session has ended', [422]),
});

type Services = {
  auth: AuthService;
  contactChanges: ContactChangesService;
  passwords: PasswordsService;
  sessions: SessionsService;
};

/** Registering, signing in and resetting a forgotten password. All of it is open to guests. */
export function authRoutes({ auth, contactChanges, passwords, sessions }: Services) {
  return createRouter()
    .openapi(registerRoute, async (context) => {
      const registered = await auth.register(context.req.valid('json'), rememberedBrowserOf(context));
      if (registered === null)
        return context.json({ result: true as const, data: { next: 'verify_email' as const, user: null } }, 201);
      const user = await startSession(context, registered, sessions);
      return context.json({ result: true as const, data: { next: 'signed_in' as const, user } }, 201);
    })
    .openapi(codesRoute, async (context) => {
      const { phone_number, purpose, locale } = context.req.valid('json');
      await auth.sendCode(phone_number, purpose, locale, rememberedBrowserOf(context));
      return context.json({ result: true as const, data: codeSent }, 200);
    })
    .openapi(signInRoute, async (context) => {
      const { login, password } = context.req.valid('json');
      const user = await startSession(context, await auth.signIn(login, password, knownBrowserOf(context)), sessions);
      return context.json({ result: true as const, data: { user } }, 200);
    })
    .openapi(signInByCodeRoute, async (context) => {
      const { phone_number, sms_code } = context.req.valid('json');
      const user = await startSession(
        context,
        await auth.signInByCode(phone_number, sms_code, knownBrowserOf(context)),
        sessions,
      );
      return context.json({ result: true as const, data: { user } }, 200);
    })
    .openapi(forgotRoute, async (context) => {
      const { login, locale } = context.req.valid('json');
      await passwords.forgot(login, locale, rememberedBrowserOf(context));
      return context.json({ result: true as const, data: null }, 200);
    })
    .openapi(resetRoute, async (context) => {
      const { token, phone_number = '', sms_code = '', password } = context.req.valid('json');
      if (token !== undefined) await passwords.resetByToken(token, password);
      else await passwords.resetByCode(phone_number, sms_code, password, knownBrowserOf(context));
      return context.json({ result: true as const, data: null }, 200);
    })
    .openapi(undoRoute, async (context) => {
      await contactChanges.undo(context.req.valid('json').token);
      return context.json({ result: true as const, data: null }, 200);
    })
    .openapi(verifyRoute, async (context) => {
      const outcome = await auth.verifyEmail(context.req.valid('json').token, knownBrowserOf(context));
      if (typeof outcome === 'string') return context.json({ result: true as const, data: { next: outcome, user: null } }, 200);
      const user = await startSession(context, outcome, sessions);
      return context.json({ result: true as const, data: { next: 'signed_in' as const, user } }, 200);
    });
}
