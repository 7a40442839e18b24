import type { BulkRow, OwnAction, OwnState } from '@/lib/contracts/statements/own-statements';
import { ApiError, invalid } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { StatementRecord } from '../statements/statements.row.query';
import { baseNamesOf, type UploadsService } from '../uploads/uploads.service';
import { changedElsewhere, wrongState } from './publishing.errors';
import { termOf } from './publishing.mapper';
import type { PublishingRepository, StatementChange } from './publishing.repository';
import { type PublishingParts, type PublishingService, pairOf } from './publishing.service';
import { allowedActions, expiryAfter, isListedOrHidden, isRunning, stateAfter } from './publishing.status-machine';

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

/** Moves statements through their life. */
export function createLifecycleService({ atomically, own, uploads, freeQuotaOf, afterChange, clock }: LifecycleParts) {
  /** Whether one more may be listed; holds the account, so that two at once cannot both take the last place. */
  const hasFreePlace = async (tx: PublishingRepository, record: StatementRecord): Promise<boolean> => {
    const account = await tx.lockAccount(record.userId);
    if (isListedOrHidden(record.state)) return true;
    return (await tx.countListed(record.userId)) < freeQuotaOf(account?.typeId ?? 1);
  };

  /** What an action writes beside the state. */
  const changeOf = (action: OwnAction, record: StatementRecord, state: StatementRecord['state']): StatementChange => {
    const now = clock();
    const term = termOf(record);
    const isFirst = record.expiresAt === null;
    const isBack = state === 'active' && !isRunning(term, now);
    return {
      state,
      expiresAt: expiryAfter(action, state, term, now),
      ...(state === 'active' && isFirst ? { createdAt: now } : {}),
      // Publication and a renewal after the end are changes of the owner; hiding and showing are none.
      ...(isBack ? { date: now } : {}),
      ...(action === 'delete' ? { images: [] } : {}),
    };
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
    if (!allowedActions(record.state, termOf(record), clock()).includes(action)) throw wrongState();
    const columns = action === 'publish' ? await publishedColumns(record) : {};
    const state = await atomically(async (tx) => {
      const next = stateAfter(action, record.state, termOf(record), clock(), await hasFreePlace(tx, record));
      const isChanged = await tx.change(record, { ...columns, ...changeOf(action, record, next) });
      if (!isChanged) throw changedElsewhere();
      if (next === 'active' && record.expiresAt === null) await tx.addPriceOf(id, clock());
      return next;
    });
    await afterChange([id]);
    if (state === 'deleted') await uploads.remove(baseNamesOf(record.images));
    return { id, state };
  };

  return {
    act,

    /** Does an action to each, one after the other; what one refuses stops no other. */
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
