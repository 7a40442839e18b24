import { type DecisionReason, type NotificationTemplate, notificationTypes } from '@/lib/contracts/account/notifications';
import type { CaseDecision } from '@/lib/contracts/staff/moderation';
import { undoSeconds } from '@/lib/contracts/staff/moderation';
import type { StatementState } from '@/lib/domain/statement/status-machine';
import type { Repositories } from '@/server/composition/repositories';
import { ApiError, notFound } from '../../http/errors';
import { notifyOfBan, toBanReason } from '../bans/bans.notices';
import { toStatementParameter } from '../notifications/notifications.mapper';
import { reasonText } from '../notifications/notifications.reasons';
import type { CaseRow } from './cases.repository';
import type { CaseUndo } from './moderation.table';

type Inside = Pick<Repositories, 'cases' | 'statements' | 'notifications' | 'bans'>;
export type Change = { staffId: number; decision: CaseDecision; reason: DecisionReason; comment: string; now: Date };

/** Whether a decision closes its case. */
export const isFinal = (decision: CaseDecision): boolean => decision !== 'ask' && decision !== 'escalate';

type StatementNotice = Extract<NotificationTemplate, `statement_${'blocked' | 'warned' | 'on_review' | 'restored'}`>;

/**
 * Notifies an author of the decision on a statement; the mail is delayed until the decision can no longer be undone. @returns ids of the
 * notice
 */
export async function notifyAuthor(
  { statements, notifications }: Pick<Inside, 'statements' | 'notifications'>,
  template: StatementNotice,
  statementId: number,
  { reason, comment, now }: { reason?: DecisionReason; comment: string; now: Date },
): Promise<number[]> {
  const row = await statements.findById(statementId);
  if (!row) return [];
  const added = await notifications.add([
    {
      userId: row.statement.userId,
      type: notificationTypes.generic,
      template,
      parameters: { ...toStatementParameter(row), ...(reason ? { reason } : {}) },
      text: comment === '' ? null : comment,
      createdAt: now,
      mailAfter: new Date(now.getTime() + undoSeconds * 1000),
    },
  ]);
  return added.map(({ id }) => id);
}

type Blocked = NonNullable<CaseUndo['statement']>;

/** Blocks a statement; its author reads why in their list: the staff's own words, or else the reason. @returns what it was; undefined when it is blocked already. @throws ApiError 409 where its state does not allow it */
async function block({ cases }: Inside, id: number, { reason, comment }: Change): Promise<Blocked | undefined> {
  const before = await cases.lockStatement(id);
  if (!before) throw notFound();
  if (before.state === 'blocked') return undefined;
  const why = comment === '' ? reasonText(reason, await cases.localeOf(before.userId)) : comment;
  const version = await cases.block(id, why);
  if (version === undefined) throw new ApiError(409, 'errors.statement_state');
  return { id, state: before.state, blockedReason: before.blockedReason, version };
}

/** Restores what a case hid. An expired term stays expired. */
async function giveBack({ cases }: Inside, { statementId, hiddenFrom }: CaseRow, now: Date): Promise<Blocked | undefined> {
  const before = hiddenFrom === null ? undefined : await cases.lockStatement(statementId);
  if (hiddenFrom === null || before?.state !== 'blocked') return undefined;
  const isOver = before.expiresAt !== null && before.expiresAt <= now && (hiddenFrom === 'active' || hiddenFrom === 'hidden');
  const state: StatementState = isOver ? 'expired' : hiddenFrom;
  const version = await cases.restore(statementId, state, null);
  return version === undefined ? undefined : { id: statementId, state: 'blocked', blockedReason: before.blockedReason, version };
}

/** Bans an author unless a ban runs. @returns its id. @throws ApiError 409 for the staff */
async function ban(inside: Inside, userId: number, { staffId, reason, comment, now }: Change): Promise<number | undefined> {
  const user = await inside.bans.lockUser(userId);
  if (!user) throw notFound();
  if (user.isStaff) throw new ApiError(409, 'errors.ban_staff');
  if (await inside.bans.findInForce(userId, now)) return undefined;
  const row = await inside.bans.add({
    ...{ userId, reason: toBanReason(reason), comment, endsAt: null, createdBy: staffId, createdAt: now },
  });
  return row.id;
}

/** Carries out a decision. @returns what reverts it */
export async function applyDecision(inside: Inside, found: CaseRow, change: Change): Promise<CaseUndo> {
  const { decision, reason, comment, now } = change;
  const { statementId, kind, hiddenFrom } = found;
  const undo: CaseUndo = { notificationIds: [], hiddenFrom, escalatedAt: found.escalatedAt?.toISOString() ?? null };
  if (decision === 'escalate') return undo;
  if (decision === 'keep') {
    const statement = await giveBack(inside, found, now);
    await inside.cases.closeReports(statementId, 'dismiss', now);
    const notificationIds = statement ? await notifyAuthor(inside, 'statement_restored', statementId, { comment, now }) : [];
    return { ...undo, notificationIds, ...(statement ? { statement } : {}) };
  }
  if (decision === 'ask') {
    const statement = kind === 'duplicate' ? await block(inside, statementId, change) : undefined;
    const notificationIds = await notifyAuthor(inside, 'statement_warned', statementId, { reason, comment, now });
    return { ...undo, notificationIds, ...(statement ? { statement } : {}) };
  }
  const statement = await block(inside, statementId, change);
  await inside.cases.closeReports(statementId, 'block', now);
  const changed = { ...undo, ...(statement ? { statement } : {}) };
  if (decision === 'hide')
    return {
      ...changed,
      notificationIds: await notifyAuthor(inside, 'statement_blocked', statementId, { reason, comment, now }),
    };
  const userId = (await inside.cases.lockStatement(statementId))?.userId ?? 0;
  const banId = await ban(inside, userId, change);
  if (banId === undefined) return changed;
  const banned = { userId, reason: toBanReason(reason), endsAt: null };
  const notificationIds = await notifyOfBan(inside, 'account_banned', banned, comment, now, undoSeconds * 1000);
  return { ...changed, banId, notificationIds };
}

/** Undoes a decision. @returns false when the statement was changed since */
export async function undoDecision(
  inside: Inside,
  found: CaseRow & { undo: CaseUndo; decidedAt: Date },
  staffId: number,
  now: Date,
): Promise<boolean> {
  const { undo, statementId, decidedAt } = found;
  const { statement } = undo;
  if (statement) {
    const version =
      statement.state === 'blocked'
        ? await inside.cases.block(statement.id, statement.blockedReason ?? '')
        : await inside.cases.restore(statement.id, statement.state, statement.blockedReason, statement.version);
    if (version === undefined) return false;
  }
  await inside.cases.reopenReports(statementId, decidedAt);
  await inside.notifications.remove(undo.notificationIds);
  const ban = undo.banId === undefined ? undefined : await inside.bans.find(undo.banId);
  if (ban) await inside.bans.lift(ban, staffId, now);
  return true;
}
