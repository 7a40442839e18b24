import type { Logger } from 'pino';
import { createModelCache } from '@/server/modules/estimate/estimate.models';
import { createExplanationService, type ExplanationParts } from '@/server/modules/estimate/explanation.service';
import { createStatementEstimatesService } from '@/server/modules/estimate/statement-estimates.service';
import { createPricesService, type PricesParts } from '@/server/modules/prices/prices.service';
import type { Repositories } from '../repositories';
import type { Parts } from './compose-accounts';

/** The price model in memory, and the estimates of statements made from it. */
export function composeEstimates({ apartments, estimates: repository }: Repositories, logger: Pick<Logger, 'error'>) {
  const onUnreadable = (error: Error) => logger.error({ error }, 'the stored price model cannot be read');
  const models = createModelCache({ repository, onUnreadable });
  return { repository, apartments, models, statements: createStatementEstimatesService({ apartments, models }) };
}

type Needs = Pick<PricesParts, 'locations' | 'statements'> & Pick<ExplanationParts, 'models' | 'repository'>;

/** Prices of places and of statements. */
export const composePrices = ({ clock, repositories }: Parts, { models, repository, locations, statements }: Needs) =>
  createPricesService({
    prices: repositories.prices,
    explanations: createExplanationService({ repository, apartments: repositories.apartments, models }),
    locations,
    statements,
    clock,
  });
