import { adminPageSize } from '@/lib/contracts/admin';
import { toPage } from '@/lib/contracts/paged';
import {
  answerHours,
  type CaseDecisionBody,
  type CaseKind,
  caseKinds,
  decisionsOf,
  type ModerationQueue,
  undoSeconds,
} from '@/lib/contracts/staff/moderation';
import { hourMs } from '@/lib/domain/time/duration';
import { tbilisiDay, tbilisiDayStart } from '@/lib/domain/time/tbilisi';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import { applyDecision, type Change, isFinal, undoDecision } from './cases.decisions';
import { toModerationCase } from './cases.mapper';
import type { CaseRow } from './cases.repository';
import type { CaseUndo } from './moderation.table';

type CasesParts = { repositories: Pick<Repositories, 'cases' | 'statements'>; atomically: UnitOfWork; clock: Clock };
export type CasesService = ReturnType<typeof createCasesService>;
type Staff = { userId: number; isAdmin: boolean };

/** A press in the last second needs a moment to arrive. */
const undoMs = (undoSeconds + 2) * 1000;

const decidedAlready = () => new ApiError(409, 'errors.decided_already');

/** What a decision writes into its case. */
const changeOf = (found: CaseRow, { staffId, decision, reason, comment, now }: Change, undo: CaseUndo) => ({
  ...{ decision, reason, comment, undo, decidedBy: staffId, decidedAt: now, isClosed: isFinal(decision) },
  awaitsUntil: decision === 'ask' ? new Date(now.getTime() + answerHours * hourMs) : null,
  escalatedAt: decision === 'escalate' ? now : found.escalatedAt,
  hiddenFrom: undo.statement && undo.statement.state !== 'blocked' ? undo.statement.state : found.hiddenFrom,
  details: { ...found.details, isAnswered: false },
});

/** The queue of moderation and its decisions. A decision, its notice and its line in the log are one transaction. */
export function createCasesService({ repositories: { cases, statements }, atomically, clock }: CasesParts) {
  const isWaiting = ({ isClosed, awaitsUntil, escalatedAt }: CaseRow, { isAdmin }: Staff): boolean =>
    !isClosed && (awaitsUntil === null || awaitsUntil <= clock()) && (isAdmin || escalatedAt === null);

  const describeCases = async (found: CaseRow[]) => {
    const ids = [...new Set(found.flatMap(({ statementId, otherId }) => [statementId, otherId ?? statementId]))];
    const [rows, reports] = await Promise.all([statements.findRows(ids), cases.openReportsOf(ids)]);
    const violations = await cases.violationsOf([...new Set(rows.map(({ statement }) => statement.userId))]);
    const context = { rows: new Map(rows.map((row) => [row.statement.id, row])), reports, violations };
    return found.flatMap((row) => toModerationCase(row, context) ?? []);
  };

  return {
    queue: async (staff: Staff, kind: CaseKind | undefined, page: number): Promise<ModerationQueue> => {
      const now = clock();
      const reader = { isAdmin: staff.isAdmin, now };
      const [totals, found, decided] = await Promise.all([
        cases.counts(reader),
        cases.page(reader, kind, adminPageSize, (page - 1) * adminPageSize),
        cases.countDecidedSince(tbilisiDayStart(tbilisiDay(now))),
      ]);
      const totalOf = (one: CaseKind): number => totals.find((row) => row.kind === one)?.total ?? 0;
      const total = (kind ? [kind] : caseKinds).map(totalOf).reduce((sum, one) => sum + one, 0);
      return {
        cases: toPage(await describeCases(found), page, adminPageSize, total),
        counts: {
          report: totalOf('report'),
          blocked_word: totalOf('blocked_word'),
          duplicate: totalOf('duplicate'),
          corrected: totalOf('corrected'),
        },
        decided_today: decided,
      };
    },

    /**
     * @throws ApiError 404; 409 when it is decided already, the statement cannot be blocked any more, or its author is of the staff; 422
     * for a decision that its kind does not have
     */
    decide: (staff: Staff, id: number, { decision, reason, comment }: CaseDecisionBody): Promise<void> =>
      atomically(async (inside) => {
        const now = clock();
        const found = await inside.cases.lock(id);
        if (!found) throw notFound();
        if (!isWaiting(found, staff)) throw decidedAlready();
        if (!decisionsOf[found.kind].includes(decision)) throw invalid({ decision: ['errors.field_invalid'] });
        const change = { staffId: staff.userId, decision, reason, comment, now };
        const undo = await applyDecision(inside, found, change);
        await inside.cases.change(id, changeOf(found, change, undo));
        const details = { case: id, kind: found.kind, reason, ...(comment === '' ? {} : { comment }) };
        const entry = { staffUserId: staff.userId, subjectId: found.statementId, details, createdAt: now };
        await inside.staff.addAudit({ ...entry, action: `moderation_${decision}` });
      }),

    /** Undoes the visitor's own decision. @throws ApiError 404, 409 after ten seconds or when the statement was changed since */
    undo: (staff: Staff, id: number): Promise<void> =>
      atomically(async (inside) => {
        const now = clock();
        const found = await inside.cases.lock(id);
        if (!found) throw notFound();
        const { undo, decidedAt, decidedBy } = found;
        const isOver = decidedAt === null || now.getTime() - decidedAt.getTime() > undoMs;
        if (undo === null || isOver || decidedBy !== staff.userId) throw new ApiError(409, 'errors.undo_over');
        if (!(await undoDecision(inside, { ...found, undo, decidedAt }, staff.userId, now)))
          throw new ApiError(409, 'errors.undo_over');
        await inside.cases.removeOtherOpen(found);
        await inside.cases.change(id, {
          ...{ decision: null, reason: null, comment: '', undo: null, decidedBy: null, decidedAt: null, isClosed: false },
          awaitsUntil: null,
          escalatedAt: undo.escalatedAt === null ? null : new Date(undo.escalatedAt),
          hiddenFrom: undo.hiddenFrom,
        });
        if (found.kind === 'report') await inside.cases.openReports(found.statementId, now);
        await inside.staff.addAudit({
          ...{ staffUserId: staff.userId, action: 'moderation_undo', subjectId: found.statementId },
          details: { case: id, decision: found.decision ?? '' },
          createdAt: now,
        });
      }),
  };
}
