import type { Context } from 'hono';
import type { AppEnv } from '../context';
import { identityOf } from './require-sign-in';

/** The header of the six digits. */
export const totpHeader = 'x-totp-code';

/** The description of a route that asks for one. */
export const freshCodeNeeded = 'Needs a fresh code of the authenticator in X-TOTP-Code.';

type Totp = { verify(userId: number, code: string | undefined): Promise<void> };

/**
 * Asks a member of the staff for a fresh code. Call it in the handler, after the body was validated: a code is taken once, and a body
 * that is refused should not cost one.
 * @throws ApiError 403, 429 as `TotpService.verify`
 */
export const requireFreshTotp = (context: Context<AppEnv>, totp: Totp): Promise<void> =>
  totp.verify(identityOf(context).userId, context.req.header(totpHeader));
