import { hourMs } from '@/lib/domain/time/duration';
import type { Clock } from '../../ports/clock';
import type { ApartmentsRepository } from './apartments.repository';
import { defaultFitSeed, fitAndStore } from './estimate.fit';
import type { ModelCache } from './estimate.models';
import type { EstimateRepository } from './estimate.repository';
import { TooFewSalesError } from './model/training/fit';
import type { StatementEstimatesService } from './statement-estimates.service';

export type RefitParts = {
  repository: EstimateRepository;
  apartments: ApartmentsRepository;
  models: ModelCache;
  statements: StatementEstimatesService;
  clock: Clock;
};

/** `sales`: how many the model was fitted on, 0 when none was. */
export type RefitReport = { sales: number; estimated: number; thin: number };

/** A younger model is not refitted at a start. */
const freshMs = 20 * hourMs;

/** Fits a model of what is listed now and stores it. @returns how many sales it was fitted on; 0, and nothing stored, for too few */
async function refit({ repository, apartments, clock }: RefitParts): Promise<number> {
  try {
    return (await fitAndStore({ repository, apartments }, { seed: defaultFitSeed, now: clock() })).rows;
  } catch (error) {
    if (error instanceof TooFewSalesError) return 0;
    throw error;
  }
}

/**
 * Refits the model when it is a day old, missing or unreadable, and then makes the estimates of all listed apartments; with too few sales
 * nothing is stored, and nothing shown. If a run is interrupted between the two, the next makes the estimates.
 */
export async function refitWhenDue(parts: RefitParts): Promise<RefitReport> {
  const { apartments, models, statements, clock } = parts;
  const current = await models.current();
  const isFresh = current !== null && clock().getTime() - current.fittedAt.getTime() < freshMs;
  if (isFresh && (await apartments.hasEstimatesOf(current.id))) return { sales: 0, estimated: 0, thin: 0 };
  const sales = isFresh ? 0 : await refit(parts);
  if (!isFresh && sales === 0) return { sales: 0, estimated: 0, thin: 0 };
  return { sales, ...(await statements.recompute()) };
}
