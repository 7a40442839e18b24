import type { UnitOfWork } from '@/server/composition/repositories';
import type { Clock } from '../../ports/clock';
import type { Identity } from '../../ports/identity';
import type { TotpService } from './totp.service';

type SecondFactorParts = { totp: Pick<TotpService, 'verify'>; atomically: UnitOfWork; clock: Clock };
export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

/** Opens the pages of the staff to a session. */
export const createSecondFactorService = ({ totp, atomically, clock }: SecondFactorParts) => ({
  /** @throws ApiError 403, 429 as `TotpService.verify` */
  prove: async ({ userId, sessionId }: Identity, code: string | undefined): Promise<void> => {
    await totp.verify(userId, code);
    await atomically(async ({ staff }) => {
      const now = clock();
      await staff.setSecondFactorProved(sessionId, now);
      const entry = {
        staffUserId: userId,
        action: 'staff_second_factor',
        subjectId: userId,
        details: {},
        createdAt: now,
      } as const;
      await staff.addAudit(entry);
    });
  },
});
