import type { UnitOfWork } from '@/server/composition/repositories';
import { ApiError } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { DataCipher } from '../../ports/data-cipher';
import type { Identity } from '../../ports/identity';
import { sealSecret } from './sealed-secret';
import { newTotpSecret, totpUri } from './totp';
import type { TotpService } from './totp.service';

type SecondFactorParts = {
  totp: Pick<TotpService, 'verify' | 'verifyPending'>;
  cipher: DataCipher;
  /** What an authenticator app calls this site. */
  issuer: string;
  atomically: UnitOfWork;
  clock: Clock;
};
export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

const enrolledAlready = () => new ApiError(409, 'errors.totp_enrolled');

const entryOf = (userId: number, action: 'staff_totp' | 'staff_second_factor', createdAt: Date) => ({
  staffUserId: userId,
  action,
  subjectId: userId,
  details: {},
  createdAt,
});

/** Opens the pages of the staff to a session. */
export const createSecondFactorService = ({ totp, cipher, issuer, atomically, clock }: SecondFactorParts) => ({
  /** @throws ApiError 403, 429 as `TotpService.verify` */
  prove: async ({ userId, sessionId }: Identity, code: string | undefined): Promise<void> => {
    await totp.verify(userId, code);
    await atomically(async ({ staff }) => {
      const now = clock();
      await staff.setSecondFactorProved(sessionId, now);
      await staff.addAudit(entryOf(userId, 'staff_second_factor', now));
    });
  },

  /**
   * Issues an authenticator that opens nothing until `confirm`, in place of an earlier pending one.
   * @returns the secret and the address that an app reads from a QR code, shown this once
   * @throws ApiError 409 `errors.totp_enrolled` when the person has an authenticator
   */
  issue: ({ userId }: Identity): Promise<{ secret: string; uri: string }> =>
    atomically(async ({ staff }) => {
      const [secret, now] = [newTotpSecret(), clock()];
      if (!(await staff.setPendingTotp(userId, sealSecret(cipher, userId, secret), now))) throw enrolledAlready();
      await staff.addAudit(entryOf(userId, 'staff_totp', now));
      return { secret, uri: totpUri(secret, issuer, await staff.findTotpLabel(userId)) };
    }),

  /** Confirms the issued authenticator with its first code, which opens this session. @throws ApiError as `TotpService.verifyPending` */
  confirm: async ({ userId, sessionId }: Identity, code: string | undefined): Promise<void> => {
    const { stored, step } = await totp.verifyPending(userId, code);
    await atomically(async ({ staff }) => {
      const now = clock();
      if (!(await staff.confirmTotp(userId, stored, step, now))) throw enrolledAlready();
      await staff.setSecondFactorProved(sessionId, now);
      await staff.addAudit(entryOf(userId, 'staff_second_factor', now));
    });
  },
});
