import { notificationTypes } from '@/lib/contracts/account/notifications';
import { toStatementParameter } from '../notifications/notifications.mapper';
import type { NewNotification } from '../notifications/notifications.repository';
import type { StatementRow } from '../statements/statements.row.query';

/**
 * The notification to the author two days before the end of a term, and at its end; none without an account. Its key holds the end
 * itself: each term is told of once, a renewed one again.
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
