import type { AppParts } from '../../app';
import { RateLimiter } from '../../http/rate-limit';
import { createStatementsRepository } from '../statements/statements.repository';
import { createReportsRepository } from './reports.repository';
import { reportRoutes } from './reports.routes';
import { createReportsService } from './reports.service';

/** The route that takes reports of faults, over one database. */
export function reportsModule({ database: { db }, clock }: AppParts) {
  const service = createReportsService({
    reports: createReportsRepository(db),
    statements: createStatementsRepository(db),
    limiter: new RateLimiter(clock),
    clock,
  });
  return reportRoutes(service);
}
