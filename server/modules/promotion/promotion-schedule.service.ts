import { notificationTypes } from '@/lib/contracts/account/notifications';
import { tierNames } from '@/lib/domain/promotion/tiers';
import { advance } from '@/lib/domain/promotion/timeline';
import { lapse } from '@/lib/domain/statement/status-machine';
import { dayMs } from '@/lib/domain/time/duration';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import type { Clock } from '../../ports/clock';
import { toStatementParameter } from '../notifications/notifications.mapper';
import { lockPlacements } from './promotion.placing';

export type PromotionScheduleParts = {
  repositories: Repositories;
  atomically: UnitOfWork;
  /** How many statements an account of a kind lists without payment. */
  freeQuotaOf: (typeId: number) => number;
  clock: Clock;
};

/** Small enough that a request waits for no batch longer than for a page. */
const batchSize = 100;
const warnedBeforeMs = 2 * dayMs;
const packageWarnedBeforeMs = 14 * dayMs;

type Running = { statementId: number; tierId: 1 | 3 | 4; endsAt: Date | null };

async function warnOf({ statements, notifications }: Repositories, running: readonly Running[], now: Date): Promise<number> {
  const byId = new Map(running.map((row) => [row.statementId, row]));
  const rows = await statements.findRows([...byId.keys()]);
  const added = await notifications.add(
    rows.flatMap((row) => {
      const ending = byId.get(row.statement.id);
      if (!ending?.endsAt || row.seller === null || row.statement.state === 'deleted') return [];
      const until = { tier_name: tierNames[ending.tierId], expires_at: ending.endsAt.toISOString() };
      return {
        userId: row.statement.userId,
        type: notificationTypes.generic,
        template: 'promotion_ends_soon' as const,
        parameters: { ...toStatementParameter(row), ...until },
        subjectId: row.statement.id,
        onceKey: `promotion_ends_soon:${row.statement.id}:${ending.tierId}:${ending.endsAt.getTime()}`,
        createdAt: now,
      };
    }),
  );
  return added.length;
}

/**
 * Applies the changes of promotion that are due. Every call may be repeated or interrupted at any moment: the next one finishes the rest.
 */
export function createPromotionSchedule({ repositories, atomically, freeQuotaOf, clock }: PromotionScheduleParts) {
  /** Lets placements end, resume and start by their times, however late it is. */
  const settleDue = async (): Promise<number> => {
    const now = clock();
    let settled = 0;
    for (;;) {
      const ids = await repositories.placements.dueStatementIds(now, batchSize);
      if (ids.length === 0) return settled;
      await atomically(async ({ placements }) => {
        for (const { statement, placements: before } of await lockPlacements(placements, ids, now)) {
          const { placements: after, ended } = advance(before, now);
          await placements.replace(statement.id, after, ended);
        }
      });
      settled += ids.length;
    }
  };

  /** Notifies owners, once for each end, that a tier ends within 48 hours. */
  const warn = async (): Promise<number> => {
    const now = clock();
    let notified = 0;
    for (let size = batchSize; size === batchSize; ) {
      const batch = await atomically(async (inside) => {
        const rows = await inside.placements.takeToWarn(now, warnedBeforeMs, batchSize);
        return { size: rows.length, notified: await warnOf(inside, rows, now) };
      });
      size = batch.size;
      notified += batch.notified;
    }
    return notified;
  };

  /** Notifies buyers, once, that a package with something left ends within two weeks. */
  const warnOfPackages = (): Promise<number> =>
    atomically(async ({ packages, notifications }) => {
      const now = clock();
      const rows = await packages.takeToWarn(now, new Date(now.getTime() + packageWarnedBeforeMs));
      const notices = rows.map((row) => ({
        userId: row.userId,
        type: notificationTypes.generic,
        template: 'package_ends_soon' as const,
        parameters: { tier_name: tierNames[row.tierId], count: row.left, expires_at: row.endsAt.toISOString() },
        onceKey: `package_ends_soon:${row.id}:${row.endsAt.getTime()}`,
        createdAt: now,
      }));
      return (await notifications.add(notices)).length;
    });

  /** Takes a statement off the lists whose paid days are over, unless the free quota has room for it by now. */
  const endPublication = (statementId: number, userId: number): Promise<boolean> =>
    atomically(async ({ publications, publishing, statements, notifications }) => {
      const now = clock();
      const account = await publishing.lockAccount(userId);
      const record = await publishing.lock(userId, statementId);
      await publications.endOver(statementId, now);
      if (!record || !lapse.from.includes(record.state) || (await publications.paidUntil(statementId, now)) !== null)
        return false;
      // The statement itself is among those that are counted by now.
      if ((await publishing.countListed(userId, now)) <= freeQuotaOf(account?.typeId ?? 1)) return false;
      await publishing.change(record, { state: lapse.to });
      const [row] = await statements.findRows([statementId]);
      if (!row || row.seller === null) return true;
      await notifications.add([
        {
          userId,
          type: notificationTypes.generic,
          template: 'publication_ended',
          parameters: toStatementParameter(row),
          subjectId: statementId,
          onceKey: `publication_ended:${statementId}:${now.getTime()}`,
          createdAt: now,
        },
      ]);
      return true;
    });

  const endPublications = async (): Promise<number> => {
    let ended = 0;
    for (;;) {
      const over = await repositories.publications.findOver(clock(), batchSize);
      if (over.length === 0) return ended;
      for (const { statementId, userId } of over) if (await endPublication(statementId, userId)) ended += 1;
    }
  };

  return {
    /** Everything that is due by now. */
    run: async () => ({
      adopted: await repositories.placements.adopt(clock()),
      settled: await settleDue(),
      cleared: await repositories.placements.clearEnded(clock()),
      notified: await warn(),
      packages: await warnOfPackages(),
      boosts: await repositories.boosts.clearEnded(clock()),
      publications: await endPublications(),
    }),
  };
}
