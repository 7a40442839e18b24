import type { Proof } from '@/lib/contracts/account/proof';
import { invalid } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Identity } from '../../ports/identity';
import type { UserRow } from '../users/users.repository';
import type { CodesService } from './codes.service';
import type { CredentialsRepository } from './credentials.repository';

const passwordLimit = { countMax: 10, windowSeconds: 900 };

type ProofsParts = {
  credentials: Pick<CredentialsRepository, 'passwordHashOf' | 'verify'>;
  codes: CodesService;
  limiter: RateLimiter;
};

export type ProofsService = ReturnType<typeof createProofsService>;

/** What a session alone does not allow: the owner enters the password again, or a code that was just sent to the login phone. */
export function createProofsService({ credentials, codes, limiter }: ProofsParts) {
  const scopeOf = (phone: string, { sessionId }: Identity) => ({ phone, purpose: 'proof', binding: `session ${sessionId}` });

  const checkPassword = async (userId: number, password: string): Promise<void> => {
    await limiter.take(`proof ${userId}`, passwordLimit);
    const hash = await credentials.passwordHashOf(userId);
    if (hash === null || !(await credentials.verify(password, hash)))
      throw invalid({ current_password: ['errors.password_wrong'] });
    await limiter.refund(`proof ${userId}`);
  };

  return {
    /** Sends a code to the login phone. @throws ApiError 422 on `proof_code` for an account without one, 429 */
    send: async (identity: Identity, user: UserRow, address: string): Promise<void> => {
      if (user.loginPhone === null) throw invalid({ proof_code: ['errors.no_login_phone'] });
      await codes.send(scopeOf(user.loginPhone, identity), { address, locale: user.locale, isSent: true });
    },

    /** @throws ApiError 422 on `current_password` or `proof_code`, 429 */
    check: async (identity: Identity, user: UserRow, proof: Proof): Promise<void> => {
      if (proof.current_password !== undefined) return checkPassword(user.id, proof.current_password);
      if (proof.proof_code === undefined) throw invalid({ current_password: ['errors.proof_required'] });
      if (user.loginPhone === null) throw invalid({ proof_code: ['errors.no_login_phone'] });
      // The field that this form shows has another name.
      await codes.check(scopeOf(user.loginPhone, identity), proof.proof_code).catch(() => {
        throw invalid({ proof_code: ['errors.code_wrong'] });
      });
    },
  };
}
