import { createExplanationService, type ExplanationParts } from '@/server/modules/estimate/explanation.service';
import { createPricesService, type PricesParts } from '@/server/modules/prices/prices.service';
import type { Parts } from './compose-accounts';

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
