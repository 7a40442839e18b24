import { useLocale, useTranslations } from 'next-intl';
import { CurrencySegments } from '@/components/layout/header/currency-segments';
import { ByCurrency } from '@/components/ui/display/by-currency';
import { cn } from '@/lib/cn';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { priceViewOf } from '@/lib/format/price-view';
import { priceLabelOf } from '../../domain/price';

/** A whole price keeps its size until it would not fit next to the switch on a phone. */
const longPrice = 16;

function Figures({ statement, currencyId }: { statement: StatementDetail; currencyId: CurrencyId }) {
  const locale = useLocale();
  const view = priceViewOf(statement, currencyId, locale);
  if (!view) return null;
  const rest = [view.other, view.perSqm].filter((part) => part !== null);
  return (
    <>
      <p
        className={cn(
          'type-price-xl mt-1',
          view.main.length > longPrice && 'text-[calc(1.5rem*var(--k))] lg:text-[calc(1.75rem*var(--k))]',
        )}
      >
        {view.main}
        {view.period ? <span className="text-[0.6em] font-semibold">{view.period}</span> : null}
      </p>
      {rest.length > 0 ? <p className="type-sm num text-ink-2">{rest.join(' · ')}</p> : null}
    </>
  );
}

/** Both prices, the price of a square metre and the switch between currencies; a negotiable price is a text. */
export function PriceBlock({ statement, className }: { statement: StatementDetail; className?: string }) {
  const locale = useLocale();
  const t = useTranslations('statement.price');
  const isPriced = priceViewOf(statement, 1, locale) !== null;
  if (!isPriced) return <p className={cn('type-h2 leading-9', className)}>{t('negotiable')}</p>;
  return (
    <div className={className}>
      <div className="flex items-center justify-between gap-3">
        <p className="type-sm text-ink-2">{t(priceLabelOf(statement.deal_type_id))}</p>
        <CurrencySegments labels={{ label: t('currency'), gel: t('gel'), dollar: t('dollar') }} className="print:hidden" />
      </div>
      <ByCurrency
        gel={<Figures statement={statement} currencyId={1} />}
        dollar={<Figures statement={statement} currencyId={2} />}
      />
    </div>
  );
}

function CallBarFigures({ statement, currencyId }: { statement: StatementDetail; currencyId: CurrencyId }) {
  const locale = useLocale();
  const t = useTranslations('statement.price');
  const view = priceViewOf(statement, currencyId, locale);
  if (!view) return <p className="type-ui font-semibold">{t('negotiable')}</p>;
  return (
    <>
      <p className="num text-base leading-6 font-bold">{view.main + view.period}</p>
      {view.perSqm ? <p className="type-xs num text-ink-2">{view.perSqm}</p> : null}
    </>
  );
}

/** The price in the bar at the foot of phones. */
export function CallBarPrice({ statement }: { statement: StatementDetail }) {
  return (
    <ByCurrency
      gel={<CallBarFigures statement={statement} currencyId={1} />}
      dollar={<CallBarFigures statement={statement} currencyId={2} />}
    />
  );
}
