import { deletionTermDays, type OwnData } from '@/lib/contracts/account/personal-data';
import type { Proof } from '@/lib/contracts/account/proof';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { dayMs } from '@/lib/domain/time/duration';
import type { UnitOfWork } from '@/server/composition/repositories';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { Identity } from '../../ports/identity';
import type { ProofsService } from '../auth/proofs.service';
import { findAccount } from '../users/users.find';
import type { UsersRepository } from '../users/users.repository';
import type { DeletionsRepository } from './deletions.repository';
import type { ExportsRepository } from './exports.repository';
import type { DataNotices } from './personal-data.notices';

export type DeletionsParts = {
  users: UsersRepository;
  deletions: Pick<DeletionsRepository, 'find'>;
  exports: Pick<ExportsRepository, 'newest'>;
  proofs: ProofsService;
  notices: DataNotices;
  atomically: UnitOfWork;
  clock: Clock;
};
export type DeletionsService = ReturnType<typeof createDeletionsService>;

/** A person's own data: requested exports, and the deletion of the account. */
export function createDeletionsService({ users, deletions, exports, proofs, notices, atomically, clock }: DeletionsParts) {
  const show = async (identity: Identity): Promise<OwnData> => {
    const { balanceMinor } = await findAccount(users, identity);
    const [deletion, archive] = [await deletions.find(identity.userId), await exports.newest(identity.userId)];
    const isOver = archive?.expiresAt != null && archive.expiresAt <= clock();
    return {
      deletion: deletion ? { requested_at: deletion.requestedAt.toISOString(), due_at: deletion.dueAt.toISOString() } : null,
      export:
        archive === undefined || isOver
          ? null
          : {
              id: archive.id,
              state: archive.state,
              requested_at: archive.requestedAt.toISOString(),
              expires_at: archive.expiresAt?.toISOString() ?? null,
            },
      balance: toMajorUnits(balanceMinor),
    };
  };

  return {
    show,

    /**
     * Requests the deletion of the account. Its active statements leave the lists at once.
     * @throws ApiError 409 for the staff, with open orders, for a second request; 422 on the proof or `gives_up_balance`; 429
     */
    request: async (identity: Identity, givesUpBalance: boolean, proof: Proof): Promise<OwnData> => {
      const user = await findAccount(users, identity);
      await proofs.check(identity, user, proof);
      if (user.balanceMinor > 0 && !givesUpBalance) throw invalid({ gives_up_balance: ['errors.deletion_balance'] });
      const now = clock();
      const dueAt = new Date(now.getTime() + deletionTermDays * dayMs);
      await atomically(async (inside) => {
        const { isStaff, openOrders } = await inside.deletions.lockUser(user.id);
        if (isStaff) throw new ApiError(409, 'errors.deletion_staff');
        if (openOrders > 0) throw new ApiError(409, 'errors.deletion_orders');
        if (await inside.deletions.find(user.id)) throw new ApiError(409, 'errors.deletion_asked');
        await inside.deletions.add(user.id, now, dueAt);
      });
      notices.sendDeletionAsked(user, dueAt, now);
      return show(identity);
    },

    /** Undoes the request; the statements return. @throws ApiError 404 without one */
    undo: async (identity: Identity): Promise<OwnData> => {
      const isUndone = await atomically(async (inside) => {
        await inside.deletions.lockUser(identity.userId);
        return inside.deletions.remove(identity.userId, clock());
      });
      if (!isUndone) throw notFound();
      return show(identity);
    },
  };
}
