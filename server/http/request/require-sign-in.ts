import type { Context, MiddlewareHandler } from 'hono';
import { type StaffRole, staffRoles } from '@/lib/contracts/admin';
import type { Identity } from '../../ports/identity';
import type { AppEnv } from '../context';
import { ApiError, notFound, unauthorised } from '../errors';

/** The signed-in visitor. @throws ApiError 401 for guests */
export function identityOf(context: Context<AppEnv>): Identity {
  const identity = context.get('identity');
  if (identity === null) throw unauthorised();
  return identity;
}

/** The signed-in visitor with the language of the response and the address that limits count by. @throws ApiError 401 for guests */
export const signedInVisitorOf = (context: Context<AppEnv>) => ({
  userId: identityOf(context).userId,
  locale: context.get('locale'),
  address: context.get('clientAddress'),
});

/** Answers 401 to guests before the rest of their request is read. */
export const requireSignIn: MiddlewareHandler<AppEnv> = async (context, next) => {
  identityOf(context);
  await next();
};

/** Answers 401 to guests and 404 to every other user type, before the rest of the request is read. */
export const onlyUserTypes =
  (...userTypes: Identity['userType'][]): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    if (!userTypes.includes(identityOf(context).userType)) throw notFound();
    await next();
  };

function assertStaff({ staffRole }: Identity, roles: readonly StaffRole[]): void {
  if (staffRole === null || !(staffRole === 'admin' || roles.includes(staffRole))) throw notFound();
}

/** As `staffOnly` for every role, also before the code of the authenticator. */
export const anyStaff: MiddlewareHandler<AppEnv> = async (context, next) => {
  assertStaff(identityOf(context), staffRoles);
  await next();
};

/**
 * Answers 401 to guests, 404 to everybody who is not of the staff in one of the roles, of which an admin has all, and 403
 * `errors.second_factor` in a session where a code of the authenticator is due, which it is for everybody without one.
 */
export const staffOnly =
  (...roles: StaffRole[]): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const identity = identityOf(context);
    assertStaff(identity, roles);
    if (identity.isSecondFactorDue) throw new ApiError(403, 'errors.second_factor');
    await next();
  };

export const brokersAndAgentsOnly = onlyUserTypes('broker', 'agent');
