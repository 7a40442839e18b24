import { notificationTypes } from '@/lib/contracts/account/notifications';
import { dayMs } from '@/lib/domain/time/duration';
import type { Clock } from '../../ports/clock';
import { toStatementParameter } from '../notifications/notifications.mapper';
import type { NewNotification, NotificationsRepository } from '../notifications/notifications.repository';
import type { StatementsRepository } from '../statements/statements.repository';
import type { StatementRow } from '../statements/statements.row.query';
import type { ExpiryRepository } from './expiry.repository';

/**
 * The notification to the author two days before the end of a term, and at its end; none without an account. Its key contains the end
 * itself: each term is notified once, a renewed one again.
 */
export function expirationNotice(
  row: StatementRow,
  template: 'statement_expires_soon' | 'statement_expired',
  now: Date,
): NewNotification[] {
  const { id, userId, expiresAt } = row.statement;
  if (row.seller === null || expiresAt === null) return [];
  return [
    {
      userId,
      type: notificationTypes.statementExpiration,
      template,
      parameters: { ...toStatementParameter(row), expires_at: expiresAt.toISOString() },
      subjectId: id,
      onceKey: `${template}:${id}:${expiresAt.getTime()}`,
      createdAt: now,
    },
  ];
}

export type ExpiryRepositories = {
  expiry: ExpiryRepository;
  statements: Pick<StatementsRepository, 'findRows'>;
  notifications: Pick<NotificationsRepository, 'add'>;
};

export type ExpiryParts = ExpiryRepositories & {
  /** Runs work in one transaction, over repositories that stay inside it. */
  atomically: <T>(work: (repositories: ExpiryRepositories) => Promise<T>) => Promise<T>;
  clock: Clock;
};

/** Small enough that a request waits for no batch longer than for a page. */
const batchSize = 200;
const noticeMs = 2 * dayMs;

async function notify(
  { statements, notifications }: ExpiryRepositories,
  ids: number[],
  template: 'statement_expires_soon' | 'statement_expired',
  now: Date,
): Promise<number> {
  const rows = await statements.findRows(ids);
  const added = await notifications.add(rows.flatMap((row) => expirationNotice(row, template, now)));
  return added.length;
}

/** Ends terms and notifies authors. Every call may be repeated or interrupted at any moment. */
export function createExpiryService({ atomically, clock, ...repositories }: ExpiryParts) {
  return {
    /** Ends the terms that are over: each batch leaves the lists and notifies its authors in one transaction. */
    expireOverdue: async (): Promise<{ expired: number; notified: number }> => {
      const report = { expired: 0, notified: 0 };
      for (let size = batchSize; size === batchSize; ) {
        const batch = await atomically(async (inside) => {
          const ids = await inside.expiry.expireOverdue(clock(), batchSize);
          return { size: ids.length, notified: await notify(inside, ids, 'statement_expired', clock()) };
        });
        size = batch.size;
        report.expired += batch.size;
        report.notified += batch.notified;
      }
      return report;
    },

    /** Notifies authors, once in a term, that it ends within two days. */
    warn: async (): Promise<{ notified: number }> => {
      const now = clock();
      const until = new Date(now.getTime() + noticeMs);
      let notified = 0;
      let afterId = 0;
      for (;;) {
        const ids = await repositories.expiry.endingBetween(now, until, afterId, batchSize);
        notified += await notify(repositories, ids, 'statement_expires_soon', now);
        const last = ids.at(-1);
        if (last === undefined || ids.length < batchSize) return { notified };
        afterId = last;
      }
    },
  };
}
