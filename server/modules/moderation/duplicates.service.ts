import { compareStatements, suspiciousPercent } from '@/lib/domain/moderation/similarity';
import { dayMs } from '@/lib/domain/time/duration';
import type { Repositories } from '@/server/composition/repositories';
import type { Clock } from '../../ports/clock';

type Parts = {
  repositories: Pick<Repositories, 'cases' | 'statements'>;
  /** Pairs that may be of one home. */
  findSimilar: (since: Date, limit: number) => Promise<{ newId: number; oldId: number }[]>;
  clock: Clock;
};

/** Long enough for an installation that was stopped for some days. */
const lookbackMs = 7 * dayMs;
const pairsMax = 500;

/**
 * Opens a case for every two listed statements that look like one home, the newer of which was changed of late. A pair that had a case
 * never gets another one, whatever the decision was.
 */
export async function findDuplicates({
  repositories: { cases, statements },
  findSimilar,
  clock,
}: Parts): Promise<{ pairs: number; opened: number }> {
  const now = clock();
  const pairs = await findSimilar(new Date(now.getTime() - lookbackMs), pairsMax);
  const rows = await statements.findRows([...new Set(pairs.flatMap(({ newId, oldId }) => [newId, oldId]))]);
  const byId = new Map(rows.map(({ statement }) => [statement.id, statement]));
  let opened = 0;
  for (const { newId, oldId } of pairs) {
    const [newer, older] = [byId.get(newId), byId.get(oldId)];
    if (!newer || !older) continue;
    const { percent } = compareStatements(newer, older);
    if (percent < suspiciousPercent) continue;
    const weight = Math.round(percent / 10);
    const row = await cases.open({ statementId: newId, otherId: oldId, kind: 'duplicate', weight, createdAt: now });
    opened += row ? 1 : 0;
  }
  return { pairs: pairs.length, opened };
}
