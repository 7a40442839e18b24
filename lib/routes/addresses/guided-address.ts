import type { Locale } from '@/lib/contracts/locales';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { consistentAnswers, type GuidedStep, stepsOf } from '@/lib/domain/statement/guided-steps';
import { localePath } from '@/lib/routes/locale-path';
import { readFilters } from './search-address';

export const guidedRoute = '/gamartivebuli-dzieba';
export const buyerRequestRoute = '/gvitxari-ras-edzeb';

/** Name of the query parameter that gives the current question; the first one has none. */
const guidedStepParam = 'step';
/** Replaces the question after the last one. */
const guidedEnd = 'results';

export type GuidedAddress = { filters: StatementFilters; step: GuidedStep | null };

/** The answers and the question of an address; step null leads to the results. An unknown question is the first one. */
export function readGuidedAddress(search: string): GuidedAddress {
  const filters = consistentAnswers(readFilters(search));
  const named = new URLSearchParams(search).get(guidedStepParam);
  const steps = stepsOf(filters);
  const step = steps.find((name) => name === named);
  if (step) return { filters, step };
  // There is no question for the rooms of land: a shared link to it leads to the results.
  return { filters, step: named === guidedEnd || named === 'rooms' ? null : 'deal' };
}

/** The step after a question. */
export function nextStepOf(step: GuidedStep, filters: StatementFilters): GuidedStep | typeof guidedEnd {
  const steps = stepsOf(filters);
  return steps[steps.indexOf(step) + 1] ?? guidedEnd;
}

export function previousStepOf(step: GuidedStep, filters: StatementFilters): GuidedStep | null {
  const steps = stepsOf(filters);
  return steps[steps.indexOf(step) - 1] ?? null;
}

/** The address of a question with the answers so far. */
export function guidedPath(locale: Locale, filters: StatementFilters, step: GuidedStep | typeof guidedEnd): string {
  const query = serialiseStatementFilters(filters);
  if (step !== 'deal') query.set(guidedStepParam, step);
  const text = query.toString().replaceAll('%2C', ',');
  return localePath(locale, guidedRoute) + (text === '' ? '' : `?${text}`);
}
