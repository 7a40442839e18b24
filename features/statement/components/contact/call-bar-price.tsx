import { useLocale, useTranslations } from 'next-intl';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { priceViewOf } from '../../domain/price-view';
import { ByCurrency } from '../price/by-currency';

function Figures({ statement, currencyId }: { statement: StatementDetail; currencyId: CurrencyId }) {
  const locale = useLocale();
  const t = useTranslations('statement.price');
  const view = priceViewOf(statement, currencyId, locale);
  if (!view) return <p className="type-ui font-semibold">{t('negotiable')}</p>;
  return (
    <>
      <p className="num text-base leading-6 font-bold">{view.main}</p>
      {view.perSqm ? <p className="type-xs num text-ink-2">{view.perSqm}</p> : null}
    </>
  );
}

/** The price in the bar at the foot of phones. */
export function CallBarPrice({ statement }: { statement: StatementDetail }) {
  return (
    <ByCurrency
      gel={<Figures statement={statement} currencyId={1} />}
      dollar={<Figures statement={statement} currencyId={2} />}
    />
  );
}
