import type { Logger } from 'pino';
import type { AppDependencies } from '../../app';
import type { Executor } from '../../db/client';
import { RateLimiter } from '../../http/limits/rate-limit';
import { createApartmentsRepository } from './apartments.repository';
import { createModelCache } from './estimate.models';
import { createEstimateRepository } from './estimate.repository';
import { estimateRoutes } from './estimate.routes';
import { createEstimateService } from './estimate.service';
import { createStatementEstimatesService } from './statement-estimates.service';

/** The model in memory, and the estimates of statements that follow from it. */
export function createEstimateServices(executor: Executor, logger: Pick<Logger, 'error'>) {
  const repository = createEstimateRepository(executor);
  const onUnreadable = (error: Error) => logger.error({ error: error.message }, 'the stored price model cannot be read');
  const models = createModelCache({ repository, onUnreadable });
  const apartments = createApartmentsRepository(executor);
  return { repository, apartments, models, statements: createStatementEstimatesService({ apartments, models }) };
}

/** Price estimates over one database: routes of the main API, and what happens after a statement was published or changed. */
export function estimateModule({ env, database: { db }, clock, logger }: AppDependencies) {
  const { repository, models, statements } = createEstimateServices(db, logger);
  const limiter = new RateLimiter(clock);
  const service = createEstimateService({ repository, models, limiter, clock, hiddenFromUserId: env.NO_BANKS_USER_ID });
  return {
    main: estimateRoutes(service),
    /** Never fails: without an estimate a statement is published all the same, and the next fit makes it. */
    afterChange: async (ids: number[]): Promise<void> => {
      try {
        await statements.refresh(ids);
      } catch (error) {
        logger.error({ error: error instanceof Error ? error.message : String(error) }, 'no estimate after a change');
      }
    },
  };
}
