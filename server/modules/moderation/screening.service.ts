import { findBlockedWords } from '@/lib/domain/moderation/blocked-words';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import type { Clock } from '../../ports/clock';
import type { StatementRow } from '../statements/statements.row.query';
import type { BlockedWordRow, StatementTexts } from './blocked-words.repository';
import { notifyAuthor } from './cases.decisions';

type ScreeningParts = {
  repositories: Pick<Repositories, 'blockedWords' | 'statements'>;
  atomically: UnitOfWork;
  clock: Clock;
};
type Inside = Pick<Repositories, 'cases' | 'statements' | 'notifications'>;

const wordWeight = 3;
const severeWeight = 10;

const scanSize = 500;

const textsOf = ({ comment, addressText, ownerName }: Omit<StatementTexts, 'id'>): string[] => [
  ...Object.values(comment),
  addressText ?? '',
  ownerName ?? '',
];

/** The author removed the words: a statement that stayed in the lists needs no moderation any more. */
async function closeWithoutWords(inside: Inside, statementId: number, now: Date): Promise<void> {
  const open = await inside.cases.findOpen(statementId, 'blocked_word');
  if (open?.hiddenFrom !== null) return;
  await inside.cases.change(open.id, { isClosed: true, decision: 'keep', reason: 'corrected', decidedAt: now, undo: null });
}

/**
 * Opens the case of a statement with blocked words, and hides it for a severe one. Words that the staff accepted in a statement open no new
 * case.
 */
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
  if (isHidden) await notifyAuthor(inside, 'statement_on_review', statementId, { comment: '', now });
}

/** What moderation blocked returns to its queue once its author has changed it. */
async function openCorrected(inside: Inside, statementId: number, now: Date): Promise<void> {
  if (await inside.cases.findOpen(statementId, 'blocked_word')) return;
  const last = await inside.cases.findLastClosed(statementId);
  if (last?.decision !== 'hide' && last?.decision !== 'ban') return;
  const hiddenFrom = last.hiddenFrom ?? 'hidden';
  await inside.cases.open({ statementId, kind: 'corrected', weight: 1, hiddenFrom, createdAt: now });
}

/** Looks for blocked words in what authors wrote. */
export function createScreeningService({ repositories, atomically, clock }: ScreeningParts) {
  return {
    /**
     * Looks through all listed statements for words that were added or changed since the last run. An interrupted run is repeated by the
     * next one and opens no case twice.
     */
    scan: async (): Promise<{ words: number; found: number }> => {
      const fresh = await repositories.blockedWords.unscanned();
      if (fresh.length === 0) return { words: 0, found: 0 };
      const [words, now] = [await repositories.blockedWords.all(), clock()];
      let found = 0;
      let listed: StatementTexts[] = [];
      do {
        listed = await repositories.blockedWords.listedTexts(listed.at(-1)?.id ?? 0, scanSize);
        const ids = listed.filter((row) => findBlockedWords(fresh, textsOf(row)).length > 0).map(({ id }) => id);
        for (const row of ids.length > 0 ? await repositories.statements.findRows(ids) : [])
          if (row.statement.state === 'active')
            await atomically((inside) => openForWords(inside, row, findBlockedWords(words, textsOf(row.statement)), now));
        found += ids.length;
      } while (listed.length === scanSize);
      for (const word of fresh) await repositories.blockedWords.markScanned(word, now);
      return { words: fresh.length, found };
    },

    /** Looks at statements that were published or changed, as their authors left them. */
    screen: async (ids: number[]): Promise<void> => {
      const [words, rows] = await Promise.all([repositories.blockedWords.all(), repositories.statements.findRows(ids)]);
      const now = clock();
      for (const row of rows) {
        const { id, state } = row.statement;
        if (state !== 'active' && state !== 'blocked') continue;
        await atomically(async (inside) => {
          await inside.cases.markAnswered(id, now);
          const found = findBlockedWords(words, textsOf(row.statement));
          if (found.length > 0) await openForWords(inside, row, found, now);
          else await closeWithoutWords(inside, id, now);
          if (state === 'blocked') await openCorrected(inside, id, now);
        });
      }
    },
  };
}
