import { createRoute } from '@hono/zod-openapi';
import { staffMemberSchema } from '@/lib/contracts/admin';
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

/** @throws ApiError 404 for everybody who is not of the staff */
function roleOf({ staffRole }: Identity) {
  if (staffRole === null) throw notFound();
  return staffRole;
}

/** The visitor as a member of the staff, under v1. */
export const staffMemberRoutes = (secondFactor: SecondFactorService) =>
  createRouter()
    .openapi(meRoute, (context) => {
      const identity = identityOf(context);
      const data = { role: roleOf(identity), is_second_factor_due: identity.isSecondFactorDue };
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(secondFactorRoute, async (context) => {
      const identity = identityOf(context);
      await secondFactor.prove(identity, context.req.header(totpHeader));
      return context.json({ result: true as const, data: { role: roleOf(identity), is_second_factor_due: false } }, 200);
    });
