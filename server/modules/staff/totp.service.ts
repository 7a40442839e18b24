import { ApiError } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { DataCipher } from '../../ports/data-cipher';
import { openSecret } from './sealed-secret';
import type { StaffRepository } from './staff.repository';
import { totpStepOf } from './totp';

export type TotpParts = {
  staff: Pick<StaffRepository, 'findTotp' | 'takeTotpStep'>;
  cipher: DataCipher;
  /** The key of the database that an older version encrypted secrets with. */
  readOlderKey: () => Promise<string>;
  tries: RateLimiter;
  clock: Clock;
};
export type TotpService = ReturnType<typeof createTotpService>;

/** A person makes at most ten codes in five minutes. */
const tryLimit = { countMax: 10, windowSeconds: 300 };

/** Fresh codes of the staff's authenticators, each accepted once. */
export function createTotpService({ staff, cipher, readOlderKey, tries, clock }: TotpParts) {
  const findStep = async (userId: number, stored: string, code: string | undefined): Promise<number> => {
    if (code === undefined || code === '') throw new ApiError(403, 'errors.totp_required');
    await tries.take(`user ${userId}`, tryLimit);
    const secret = await openSecret(cipher, userId, stored, readOlderKey);
    const step = /^\d{6}$/.test(code) ? totpStepOf(secret, code, clock()) : null;
    if (step === null) throw new ApiError(403, 'errors.totp_wrong');
    return step;
  };
  return {
    /**
     * Verifies a code and marks it as used.
     * @throws ApiError 403 `errors.totp_missing` without an authenticator, `errors.totp_required` without a code, `errors.totp_wrong` for a
     * wrong, old or used one; 429 after ten tries in five minutes
     */
    verify: async (userId: number, code: string | undefined): Promise<void> => {
      const totp = await staff.findTotp(userId);
      if (!totp || totp.isPending) throw new ApiError(403, 'errors.totp_missing');
      const step = await findStep(userId, totp.stored, code);
      if (!(await staff.takeTotpStep(userId, step))) throw new ApiError(403, 'errors.totp_wrong');
    },

    /**
     * Verifies the first code of a pending authenticator, and changes nothing.
     * @throws ApiError 403, 429 as `verify`; 409 `errors.totp_enrolled` when the person has an authenticator
     */
    verifyPending: async (userId: number, code: string | undefined): Promise<{ stored: string; step: number }> => {
      const totp = await staff.findTotp(userId);
      if (!totp) throw new ApiError(403, 'errors.totp_missing');
      if (!totp.isPending) throw new ApiError(409, 'errors.totp_enrolled');
      return { stored: totp.stored, step: await findStep(userId, totp.stored, code) };
    },

    /** Whether a member of the staff has an authenticator. */
    isEnrolled: async (userId: number): Promise<boolean> => (await staff.findTotp(userId))?.isPending === false,
  };
}
