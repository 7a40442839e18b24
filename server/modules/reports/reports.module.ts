import type { AppDependencies } from '../../app';
import { RateLimiter } from '../../http/limits/rate-limit';
import { createStatementsRepository } from '../statements/statements.repository';
import { createReportsRepository } from './reports.repository';
import { reportRoutes } from './reports.routes';
import { createReportsService } from './reports.service';

/** The route that takes reports of faults, over one database. */
export function reportsModule({ database: { db }, clock }: AppDependencies) {
  const service = createReportsService({
    reports: createReportsRepository(db),
    statements: createStatementsRepository(db),
    limiter: new RateLimiter(clock),
    clock,
  });
  return reportRoutes(service);
}
