import type { BulkRow, OwnAction, OwnState } from '@/lib/contracts/statements/own-statements';
import { allowedActions, takesQuota, transition } from '@/lib/domain/statement/status-machine';
import { ApiError, invalid } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { StatementRecord } from '../statements/statements.row.query';
import { baseNamesOf, type UploadsService } from '../uploads/uploads.service';
import { lifecycleOf } from './publishing.mapper';
import type { PublishingRepository, StatementChange } from './publishing.repository';
import { changedElsewhere, wrongState } from './publishing.rules';
import { type PublishingParts, type PublishingService, pairOf } from './publishing.service';

export type LifecycleParts = Pick<PublishingParts, 'atomically' | 'afterChange'> & {
  own: PublishingService;
  uploads: UploadsService;
  /** How many statements an account of a kind lists without payment. */
  freeQuotaOf: (typeId: number) => number;
  clock: Clock;
};

export type LifecycleService = ReturnType<typeof createLifecycleService>;
export type Outcome = { id: number; state: OwnState | 'deleted' };

const outcomeOf: Readonly<Record<number, BulkRow['result']>> = { 404: 'not_found', 409: 'conflict', 422: 'invalid' };

/** Moves statements from state to state on their owners' request. */
export function createLifecycleService({ atomically, own, uploads, freeQuotaOf, afterChange, clock }: LifecycleParts) {
  /** Whether one more may be listed. Locks the account, so that two publications at once cannot both take the last place. */
  const hasFreePlace = async (tx: PublishingRepository, record: StatementRecord): Promise<boolean> => {
    const account = await tx.lockAccount(record.userId);
    if (takesQuota(record.state) || (await tx.hasPaidDays(record.id, clock()))) return true;
    return (await tx.countListed(record.userId, clock())) < freeQuotaOf(account?.typeId ?? 1);
  };

  /** The fields as they are published: with the pin and the price of the day. @throws ApiError 422 by field */
  const publishedColumns = async (record: StatementRecord): Promise<StatementChange> => {
    const { values, errors, usdRateGel } = await own.completed(record);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return own.columnsAt(values, pairOf(record), usdRateGel);
  };

  /**
   * Does one action. @throws ApiError 404 for what is not theirs, 409 where the state does not allow it, 422 by field for publishing
   * what is incomplete
   */
  const act = async (userId: number, id: number, action: OwnAction): Promise<Outcome> => {
    const record = await own.find(userId, id);
    if (!allowedActions(lifecycleOf(record), clock()).includes(action)) throw wrongState();
    const columns = action === 'publish' ? await publishedColumns(record) : {};
    const state = await atomically(async (tx) => {
      const next = transition(action, lifecycleOf(record), clock(), await hasFreePlace(tx, record));
      const isChanged = await tx.change(record, {
        ...columns,
        ...next,
        ...(action === 'sold' ? { soldAt: clock() } : action === 'restore' ? { soldAt: null } : {}),
        ...(action === 'delete' ? { images: [] } : {}),
      });
      if (!isChanged) throw changedElsewhere();
      if (next.createdAt) await tx.addPriceOf(id, clock());
      return next.state;
    });
    await afterChange([id]);
    if (state === 'deleted') await uploads.remove(baseNamesOf(record.images));
    return { id, state };
  };

  return {
    act,

    /** Applies an action to each statement; a refusal does not stop the rest. */
    bulk: async (userId: number, ids: number[], action: OwnAction): Promise<BulkRow[]> => {
      const rows: BulkRow[] = [];
      for (const id of new Set(ids)) {
        try {
          const { state } = await act(userId, id, action);
          rows.push({ id, result: 'done', state, message: null });
        } catch (error) {
          const result = error instanceof ApiError ? outcomeOf[error.status] : undefined;
          if (!(error instanceof ApiError) || result === undefined) throw error;
          rows.push({ id, result, state: null, message: error.messageKey });
        }
      }
      return rows;
    },
  };
}
