import { createRoute } from '@hono/zod-openapi';
import { authenticatorSchema, staffMemberSchema } from '@/lib/contracts/admin';
import { notFound } from '../../http/errors';
import { totpHeader } from '../../http/request/fresh-totp';
import { anyStaff, identityOf } from '../../http/request/require-sign-in';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { Identity } from '../../ports/identity';
import type { SecondFactorService } from './second-factor.service';

const meRoute = createRoute({
  method: 'get',
  path: '/admin/me',
  summary: 'The visitor’s role on the staff',
  middleware: anyStaff,
  responses: jsonResponses(staffMemberSchema, 'The role', [401, 404]),
});
const secondFactorRoute = createRoute({
  method: 'post',
  path: '/admin/me/second-factor',
  summary: 'Allows the calls of the staff in this session for twelve hours',
  description: 'Needs a fresh code of the authenticator in X-TOTP-Code.',
  middleware: anyStaff,
  responses: jsonResponses(staffMemberSchema, 'The role', [401, 403, 404, 429]),
});

const issueRoute = createRoute({
  method: 'post',
  path: '/admin/me/authenticator',
  summary: 'Issues an authenticator to a member of the staff without one',
  description:
    'It opens nothing until its first code is confirmed. 409 for those who have one: a new one is given on the command line.',
  middleware: anyStaff,
  responses: jsonResponses(authenticatorSchema, 'The secret, shown this once', [401, 404, 409]),
});
const confirmRoute = createRoute({
  method: 'post',
  path: '/admin/me/authenticator/confirm',
  summary: 'Confirms the issued authenticator and opens the session for twelve hours',
  description: 'Needs its first code in X-TOTP-Code.',
  middleware: anyStaff,
  responses: jsonResponses(staffMemberSchema, 'The role', [401, 403, 404, 409, 429]),
});

/** @throws ApiError 404 for everybody who is not of the staff */
function roleOf({ staffRole }: Identity) {
  if (staffRole === null) throw notFound();
  return staffRole;
}

const opened = (identity: Identity) => ({
  result: true as const,
  data: { role: roleOf(identity), has_authenticator: true, is_second_factor_due: false },
});

/** The visitor as a member of the staff, under v1. */
export const staffMemberRoutes = (secondFactor: SecondFactorService) =>
  createRouter()
    .openapi(meRoute, (context) => {
      const identity = identityOf(context);
      const { hasAuthenticator, isSecondFactorDue } = identity;
      const data = { role: roleOf(identity), has_authenticator: hasAuthenticator, is_second_factor_due: isSecondFactorDue };
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(secondFactorRoute, async (context) => {
      const identity = identityOf(context);
      await secondFactor.prove(identity, context.req.header(totpHeader));
      return context.json(opened(identity), 200);
    })
    .openapi(issueRoute, async (context) => {
      const data = await secondFactor.issue(identityOf(context));
      return context.json({ result: true as const, data }, 200, { 'cache-control': 'private, no-store' });
    })
    .openapi(confirmRoute, async (context) => {
      const identity = identityOf(context);
      await secondFactor.confirm(identity, context.req.header(totpHeader));
      return context.json(opened(identity), 200);
    });
