import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/navigation/link';
import { callApi } from '@/lib/api/client';
import { cn } from '@/lib/cn';
import { facetsSchema } from '@/lib/contracts/statements/facets';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { type CurrencyId, currencyIds } from '@/lib/domain/money/currency';
import { answeredBefore } from '@/lib/domain/statement/guided-steps';
import { dealTypes } from '@/lib/domain/statement/market-ids';
import { currencySymbol } from '@/lib/format/money';
import { guidedPath } from '@/lib/routes/addresses/guided-address';
import { budgetsOf, type GuidedLoan } from '../../domain/guided-choices';
import { LazyBudgetFields } from './lazy-budget-fields';

/** What the sums of a deal are paid for. */
const periods: Readonly<Record<number, 'month' | 'night'>> = { [dealTypes.rent]: 'month', [dealTypes.daily]: 'night' };

/** The spread of the prices that match the earlier answers; null where it cannot be loaded. */
async function findPrices(filters: StatementFilters) {
  const url = `/microservice/statements/facets?${serialiseStatementFilters(filters)}`;
  return (await callApi(facetsSchema, { url }).catch(() => null))?.data.prices ?? null;
}

type Props = {
  filters: StatementFilters;
  /** The currency of the visitor, for an address that names none. */
  visitorCurrencyId: CurrencyId;
  /** The terms of the default bank in a currency. */
  findLoan: (currencyId: CurrencyId) => Promise<GuidedLoan | null>;
};

/** How much: the whole price of a sale, a month of a rent, a night of a daily rent. */
export async function BudgetStep({ filters, visitorCurrencyId, findLoan }: Props) {
  const [t, locale] = [await getTranslations('guided'), await getLocale()];
  const currencyId = filters.currency_id ?? visitorCurrencyId;
  const [dealId = dealTypes.sale] = filters.deal_types ?? [];
  const prices = await findPrices({ ...answeredBefore(filters, 'budget'), currency_id: currencyId });
  const loan = dealId === dealTypes.sale ? await findLoan(currencyId).catch(() => null) : null;
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-3">
        <p className="type-label">{t(`sums.${periods[dealId] ?? 'whole'}`)}</p>
        <nav aria-label={t('currency')} className="inline-flex gap-0.5 rounded-control bg-tuff-100 p-1">
          {[currencyIds.gel, currencyIds.usd].map((id) => (
            <Link
              key={id}
              href={guidedPath(locale, { ...answeredBefore(filters, 'budget'), currency_id: id }, 'budget')}
              replace
              aria-label={t(`currencies.${id}`)}
              aria-current={id === currencyId ? 'true' : undefined}
              className={cn(
                'hit type-ui relative inline-flex min-h-9 min-w-10 items-center justify-center rounded-[9px] px-3',
                id === currencyId ? 'bg-surface shadow-sh-1' : 'text-ink-2 hover:text-ink',
              )}
            >
              {currencySymbol(id)}
            </Link>
          ))}
        </nav>
      </div>
      <input type="hidden" name="currency_id" value={currencyId} />
      <LazyBudgetFields
        key={currencyId}
        filters={{ price_from: filters.price_from, price_to: filters.price_to }}
        currencyId={currencyId}
        prices={prices}
        budgets={prices ? budgetsOf(prices) : []}
        loan={loan}
      />
    </>
  );
}
