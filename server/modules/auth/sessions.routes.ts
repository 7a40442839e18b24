import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { doneSchema, groupedInfoSchema, logoutSchema, revokeBodySchema, sessionsSchema } from '@/lib/contracts/account/auth';
import type { AppEnv } from '../../http/context';
import { identityOf, requireSignIn } from '../../http/request/require-sign-in';
import { clearSession } from '../../http/request/session-cookies';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import { toSessionUser } from '../users/users.mapper';
import type { SessionsService } from './sessions.service';

const groupedInfo = {
  method: 'get',
  summary: 'Who the session belongs to',
  middleware: requireSignIn,
  responses: jsonResponses(groupedInfoSchema, 'The visitor', [401]),
} as const;
const groupedInfoRoute = createRoute({ ...groupedInfo, path: '/auth/grouped-info' });
const suffixedInfoRoute = createRoute({
  ...groupedInfo,
  path: '/auth/grouped-info/{suffix}',
  request: { params: z.object({ suffix: z.string().max(64) }) },
});

const listRoute = createRoute({
  method: 'get',
  path: '/sessions',
  summary: 'Where the visitor is signed in',
  middleware: requireSignIn,
  responses: jsonResponses(sessionsSchema, 'The current session first', [401]),
});

const revokeRoute = createRoute({
  method: 'post',
  path: '/sessions/revoke',
  summary: 'Signs one device out',
  middleware: requireSignIn,
  request: { body: jsonBody(revokeBodySchema) },
  responses: jsonResponses(doneSchema, 'That session has ended', [401, 404, 422]),
});

const revokeAllRoute = createRoute({
  method: 'post',
  path: '/sessions/revoke-all',
  summary: 'Signs out everywhere, here as well',
  middleware: requireSignIn,
  responses: jsonResponses(doneSchema, 'Every session has ended', [401]),
});

const logout = {
  summary: 'Signs out; the same for guests',
  responses: jsonResponses(logoutSchema, 'Nobody is signed in here any more'),
} as const;
const logoutRoute = createRoute({ ...logout, method: 'post', path: '/auth/logout' });
const logoutByGetRoute = createRoute({ ...logout, method: 'get', path: '/logout' });

/** The visitor's sessions, under auth-service. */
export function sessionRoutes(service: SessionsService) {
  const whoIs = async (context: Context<AppEnv>) => ({
    result: true as const,
    data: { user: toSessionUser(await service.current(identityOf(context))) },
  });
  return createRouter()
    .openapi(groupedInfoRoute, async (context) => context.json(await whoIs(context), 200))
    .openapi(suffixedInfoRoute, async (context) => context.json(await whoIs(context), 200))
    .openapi(listRoute, async (context) => {
      const sessions = await service.list(identityOf(context));
      return context.json({ result: true as const, data: { sessions } }, 200);
    })
    .openapi(revokeRoute, async (context) => {
      const identity = identityOf(context);
      const { id } = context.req.valid('json');
      await service.revoke(identity, id);
      if (id === identity.sessionId) clearSession(context);
      return context.json({ result: true as const, data: null }, 200);
    })
    .openapi(revokeAllRoute, async (context) => {
      await service.revokeAll(identityOf(context));
      clearSession(context);
      return context.json({ result: true as const, data: null }, 200);
    });
}

/** Signing out, under v1. The gateway refuses both to pages of other sites. */
export function logoutRoutes(service: SessionsService) {
  const end = async (context: Context<AppEnv>) => {
    const token = context.get('requestToken');
    // The cookies of an invalid token are cleared before the route is reached.
    if (token && context.get('identity') !== null) {
      await service.end(token.value);
      clearSession(context);
    }
    return { result: true as const };
  };
  return createRouter()
    .openapi(logoutRoute, async (context) => context.json(await end(context), 200))
    .openapi(logoutByGetRoute, async (context) => context.json(await end(context), 200));
}
