import { adminPageSize } from '@/lib/contracts/admin';
import { toPage } from '@/lib/contracts/paged';
import type { BlockedWord, BlockedWordBody } from '@/lib/contracts/staff/moderation';
import { foldWord } from '@/lib/domain/moderation/blocked-words';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { ApiError, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';

type Parts = { repositories: Pick<Repositories, 'blockedWords'>; atomically: UnitOfWork; clock: Clock };
export type BlockedWordsService = ReturnType<typeof createBlockedWordsService>;

const wordExists = () => new ApiError(409, 'errors.word_exists');

/** The words that send statements to moderation. A change and its line in the audit log are one transaction. */
export function createBlockedWordsService({ repositories: { blockedWords }, atomically, clock }: Parts) {
  const toColumns = ({ word, language, is_severe: isSevere }: BlockedWordBody) => ({
    ...{ word, folded: foldWord(word), language, isSevere },
  });
  const audit = (inside: Repositories, staffUserId: number, action: 'add' | 'edit' | 'delete', subjectId: number, word: string) =>
    inside.staff.addAudit({ staffUserId, action: `blocked_words_${action}`, subjectId, details: { word }, createdAt: clock() });

  return {
    page: async (q: string, page: number) => {
      const [total, rows] = await Promise.all([
        blockedWords.count(q),
        blockedWords.page(q, adminPageSize, (page - 1) * adminPageSize),
      ]);
      const items = rows.map(
        ({ word: { id, word, language, isSevere, createdBy, createdAt }, name }): BlockedWord => ({
          ...{ id, word, language, is_severe: isSevere },
          created_by: createdBy === null ? null : { id: createdBy, name: name ?? '' },
          created_at: createdAt.toISOString(),
        }),
      );
      return toPage(items, page, adminPageSize, total);
    },

    /** @throws ApiError 409 for a word that is there already */
    add: (staffId: number, body: BlockedWordBody): Promise<number> =>
      atomically(async (inside) => {
        const row = await inside.blockedWords.add({ ...toColumns(body), createdBy: staffId, createdAt: clock() });
        if (!row) throw wordExists();
        await audit(inside, staffId, 'add', row.id, row.word);
        return row.id;
      }),

    /** @throws ApiError 404, 409 for another word of the list */
    change: (staffId: number, id: number, body: BlockedWordBody): Promise<void> =>
      atomically(async (inside) => {
        if (!(await inside.blockedWords.find(id))) throw notFound();
        const same = await inside.blockedWords.findByFolded(foldWord(body.word));
        if (same && same.id !== id) throw wordExists();
        await inside.blockedWords.change(id, toColumns(body));
        await audit(inside, staffId, 'edit', id, body.word);
      }),

    /** @throws ApiError 404 */
    remove: (staffId: number, id: number): Promise<void> =>
      atomically(async (inside) => {
        const row = await inside.blockedWords.remove(id);
        if (!row) throw notFound();
        await audit(inside, staffId, 'delete', id, row.word);
      }),
  };
}
