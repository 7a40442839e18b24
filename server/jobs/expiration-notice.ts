import { notificationTypes } from '@/lib/contracts/account/notifications';
import { toStatementParameter } from '../modules/notifications/notifications.mapper';
import type { NewNotification } from '../modules/notifications/notifications.repository';
import type { StatementRow } from '../modules/statements/statements.row.query';

/**
 * What the author of a statement is told two days before the end of its term, and at the end. The key holds the end itself, so that
 * a renewed statement is told of anew, and one term twice never.
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
