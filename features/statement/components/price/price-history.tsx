import { useLocale, useTranslations } from 'next-intl';
import type { PricePoint } from '@/lib/contracts/statements/statements';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { formatDate } from '@/lib/format/date';
import { formatPrice, formatPricePerSqm } from '@/lib/format/money';
import { ByCurrency } from './by-currency';
import { PriceChart } from './price-chart';

type Props = { history: PricePoint[]; now: Date };

function PriceTable({ history, now, currencyId }: Props & { currencyId: CurrencyId }) {
  const locale = useLocale();
  const t = useTranslations('statement.history');
  const heading = 'type-xs border-b border-line py-2 font-medium text-ink-2';
  const cell = 'num border-b border-line py-2.5';
  return (
    <table className="type-sm mt-1 w-full">
      <thead>
        <tr>
          <th scope="col" className={`${heading} text-left`}>
            {t('date')}
          </th>
          <th scope="col" className={`${heading} text-right`}>
            {t('price')}
          </th>
          <th scope="col" className={`${heading} text-right`}>
            {t('per_sqm')}
          </th>
        </tr>
      </thead>
      <tbody>
        {history.toReversed().map(({ date, price }) => {
          const own = price[currencyId];
          return (
            <tr key={date}>
              <td className={cell}>{formatDate(new Date(date), now, locale)}</td>
              <td className={`${cell} text-right font-medium`}>
                {own ? formatPrice(Math.round(own.price_total), currencyId, locale) : t('negotiable')}
              </td>
              <td className={`${cell} text-right`}>{own ? formatPricePerSqm(own.price_square, currencyId, locale) : null}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** How the price moved, in the visitor's currency; for statements whose owner changed it. */
export function PriceHistory({ history, now }: Props) {
  const t = useTranslations('statement.history');
  return (
    <section aria-labelledby="price-history">
      <h2 id="price-history" className="type-h3">
        {t('title')}
      </h2>
      <ByCurrency
        gel={<PriceChart history={history} now={now} currencyId={1} />}
        dollar={<PriceChart history={history} now={now} currencyId={2} />}
      />
      <details className="mt-2">
        <summary className="hit type-ui w-fit py-1.5 font-semibold text-link hover:underline">{t('table')}</summary>
        <ByCurrency
          gel={<PriceTable history={history} now={now} currencyId={1} />}
          dollar={<PriceTable history={history} now={now} currencyId={2} />}
        />
      </details>
    </section>
  );
}
