import { createHmac, randomBytes } from 'node:crypto';
import type { ReportReason } from '@/lib/contracts/statements/reports';
import { notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { CasesRepository } from '../moderation/cases.repository';
import type { StatementsRepository } from '../statements/statements.repository';
import type { ReportsRepository } from './reports.repository';

type ReportsParts = {
  atomically: <T>(work: (inside: { reports: ReportsRepository; cases: CasesRepository }) => Promise<T>) => Promise<T>;
  statements: Pick<StatementsRepository, 'idsInStates'>;
  limiter: RateLimiter;
  clock: Clock;
};

type Report = { statementId: number; reason: ReportReason; comment: string };
type Reporter = { userId: number | null; address: string };

export type ReportsService = ReturnType<typeof createReportsService>;

const reportLimit = { countMax: 5, windowSeconds: 3600 };

/** Takes reports of errors in statements. */
export function createReportsService({ atomically, statements, limiter, clock }: ReportsParts) {
  // There are few enough addresses to try them all against a plain hash. The key lives in the memory of this process alone, so that a
  // copy of the database names nobody; a guest who reports the same statement before and after a restart is stored twice.
  const key = randomBytes(32);

  return {
    /**
     * Stores a report, and opens its case in the queue of moderation. The same visitor's second report of a statement changes nothing and is not an error.
     * @throws ApiError 429 after five in an hour by one address, 404 for a statement that is not public
     */
    report: async ({ statementId, reason, comment }: Report, { userId, address }: Reporter): Promise<void> => {
      await limiter.take(address, reportLimit);
      const [known] = await statements.idsInStates([statementId], ['active']);
      if (known === undefined) throw notFound();
      const addressHash = createHmac('sha256', key).update(address).digest('hex');
      const createdAt = clock();
      await atomically(async ({ reports, cases }) => {
        const isNew = await reports.add({ statementId, reason, comment, userId, addressHash, createdAt });
        if (isNew) await cases.openReports(statementId, createdAt);
      });
    },
  };
}
