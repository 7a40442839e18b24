import { type Facets, priceBarCount } from '@/lib/contracts/statements/facets';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { type GuidedStep, guidedAnswers, guidedSteps } from '@/lib/domain/statement/guided-steps';
import { manyRooms, roomTypeIdOf } from '@/lib/domain/statement/market-ids';

const manyRoomsFrom = 5;

/** 1 to 4 rooms, and 5 and more as one choice, by the ids of the filter. */
export const roomChoices: readonly { rooms: number; isMany: boolean; ids: readonly number[] }[] = [
  ...[1, 2, 3, 4].map((rooms) => ({ rooms, isMany: false, ids: [roomTypeIdOf(rooms)] })),
  {
    rooms: manyRoomsFrom,
    isMany: true,
    ids: Array.from({ length: manyRooms - manyRoomsFrom + 1 }, (_, index) => roomTypeIdOf(manyRoomsFrom + index)),
  },
];

export type Budget = { priceTo: number; count: number };

/** What the default bank lends at. */
export type GuidedLoan = { participationPercent: number; months: number; yearlyPercent: number };

export type BudgetProps = {
  filters: Pick<StatementFilters, 'price_from' | 'price_to'>;
  currencyId: CurrencyId;
  prices: Facets['prices'];
  budgets: readonly Budget[];
  /** Null for a deal that no bank lends for. */
  loan: GuidedLoan | null;
};

const shares = [0.25, 0.5, 0.75];

/** Budgets that a quarter, a half and three quarters of the found prices are within, rounded up to a bar of the histogram. */
export function budgetsOf(prices: NonNullable<Facets['prices']>): Budget[] {
  const total = prices.counts.reduce((sum, count) => sum + count, 0);
  const budgets = new Map<number, number>();
  for (const share of shares) {
    let count = 0;
    let bar = 0;
    while (bar < priceBarCount - 1 && count < total * share) {
      count += prices.counts[bar] ?? 0;
      bar += 1;
    }
    if (count > 0 && count < total) budgets.set(bar * prices.step, count);
  }
  return [...budgets].map(([priceTo, count]) => ({ priceTo, count }));
}

/** The answers of the other steps, as a form carries them. A budget belongs to its deal: another deal begins without one. */
export function carriedAnswers(filters: StatementFilters, step: GuidedStep): [name: string, value: string][] {
  const left = guidedSteps.filter((other) => other !== step && !(step === 'deal' && other === 'budget'));
  return left.flatMap((other) =>
    guidedAnswers[other].flatMap((name): [string, string][] => {
      const value = filters[name];
      if (value === undefined) return [];
      const text = Array.isArray(value) ? value.join(',') : String(value);
      return text === '' ? [] : [[name, text]];
    }),
  );
}
