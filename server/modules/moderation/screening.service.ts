import { findBlockedWords } from '@/lib/domain/moderation/blocked-words';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import type { Clock } from '../../ports/clock';
import type { StatementRow } from '../statements/statements.row.query';
import type { BlockedWordRow } from './blocked-words.repository';
import { tellAuthor } from './cases.decisions';

type ScreeningParts = {
  repositories: Pick<Repositories, 'blockedWords' | 'statements'>;
  atomically: UnitOfWork;
  clock: Clock;
};
type Inside = Pick<Repositories, 'cases' | 'statements' | 'notifications'>;

const wordWeight = 3;
const severeWeight = 10;

const textsOf = ({ statement }: StatementRow): string[] => [
  ...Object.values(statement.comment),
  statement.addressText ?? '',
  statement.ownerName ?? '',
];

/** The author took the words out by themselves: a statement that stayed in the lists needs nobody any more. */
async function closeWithoutWords(inside: Inside, statementId: number, now: Date): Promise<void> {
  const open = await inside.cases.findOpen(statementId, 'blocked_word');
  if (open?.hiddenFrom !== null) return;
  await inside.cases.change(open.id, { isClosed: true, decision: 'keep', reason: 'corrected', decidedAt: now, undo: null });
}

/** Opens the case of a statement with blocked words, and hides it for a severe one. What the staff let pass once stays. */
async function openForWords(inside: Inside, row: StatementRow, found: BlockedWordRow[], now: Date): Promise<void> {
  const { id: statementId, state } = row.statement;
  const words = found.map(({ word }) => word).sort();
  const open = await inside.cases.findOpen(statementId, 'blocked_word');
  const last = open ?? (await inside.cases.findLastClosed(statementId, 'blocked_word'));
  if (!open && last?.decision === 'keep' && last.decidedBy !== null && words.every((word) => last.details.words?.includes(word)))
    return;
  const isSevere = found.some((word) => word.isSevere);
  const isHidden = isSevere && state !== 'blocked' && (await inside.cases.block(statementId, '')) !== undefined;
  const weight = found.reduce((sum, word) => sum + (word.isSevere ? severeWeight : wordWeight), 0);
  const set = { weight, ...(isHidden ? { hiddenFrom: state } : {}) };
  if (open) await inside.cases.change(open.id, { ...set, details: { ...open.details, words } });
  else await inside.cases.open({ ...set, statementId, kind: 'blocked_word', details: { words }, createdAt: now });
  if (isHidden) await tellAuthor(inside, 'statement_on_review', statementId, { comment: '', now });
}

/** What moderation blocked returns to its queue once its author has changed it. */
async function openCorrected(inside: Inside, statementId: number, now: Date): Promise<void> {
  if (await inside.cases.findOpen(statementId, 'blocked_word')) return;
  const last = await inside.cases.findLastClosed(statementId);
  if (last?.decision !== 'hide' && last?.decision !== 'ban') return;
  const hiddenFrom = last.hiddenFrom ?? 'hidden';
  await inside.cases.open({ statementId, kind: 'corrected', weight: 1, hiddenFrom, createdAt: now });
}

/** Looks at statements that were published or changed, as their authors left them. */
export function createScreeningService({ repositories, atomically, clock }: ScreeningParts) {
  return {
    screen: async (ids: number[]): Promise<void> => {
      const [words, rows] = await Promise.all([repositories.blockedWords.all(), repositories.statements.findRows(ids)]);
      const now = clock();
      for (const row of rows) {
        const { id, state } = row.statement;
        if (state !== 'active' && state !== 'blocked') continue;
        await atomically(async (inside) => {
          await inside.cases.markAnswered(id, now);
          const found = findBlockedWords(words, textsOf(row));
          if (found.length > 0) await openForWords(inside, row, found, now);
          else await closeWithoutWords(inside, id, now);
          if (state === 'blocked') await openCorrected(inside, id, now);
        });
      }
    },
  };
}
