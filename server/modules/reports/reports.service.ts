import type { ReportReason } from '@/lib/contracts/statements/reports';
import { notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { DataCipher } from '../../ports/data-cipher';
import type { CasesRepository } from '../moderation/cases.repository';
import type { StatementsRepository } from '../statements/statements.repository';
import type { ReportsRepository } from './reports.repository';

type ReportsParts = {
  atomically: <T>(work: (inside: { reports: ReportsRepository; cases: CasesRepository }) => Promise<T>) => Promise<T>;
  statements: Pick<StatementsRepository, 'idsInStates'>;
  limiter: RateLimiter;
  /** There are few enough addresses to try them all against a plain hash; its key is in no copy of the database. */
  cipher: Pick<DataCipher, 'digest'>;
  clock: Clock;
};

type Report = { statementId: number; reason: ReportReason; comment: string };
type Reporter = { userId: number | null; address: string };

export type ReportsService = ReturnType<typeof createReportsService>;

const reportLimit = { countMax: 5, windowSeconds: 3600 };

/** Stores reports of errors in statements. */
export function createReportsService({ atomically, statements, limiter, cipher, clock }: ReportsParts) {
  return {
    /**
     * Stores a report, and opens its case in the queue of moderation. The same visitor's second report of a statement changes nothing and is not an error.
     * @throws ApiError 429 after five in an hour by one address, 404 for a statement that is not public
     */
    report: async ({ statementId, reason, comment }: Report, { userId, address }: Reporter): Promise<void> => {
      await limiter.take(address, reportLimit);
      const [known] = await statements.idsInStates([statementId], ['active']);
      if (known === undefined) throw notFound();
      const addressHash = cipher.digest('report', address);
      const createdAt = clock();
      await atomically(async ({ reports, cases }) => {
        const isNew = await reports.add({ statementId, reason, comment, userId, addressHash, createdAt });
        if (isNew) await cases.openReports(statementId, createdAt);
      });
    },
  };
}
