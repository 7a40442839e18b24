import { useTranslations } from 'next-intl';
import { InCurrency } from '@/components/currency/in-currency';
import { PriceExplanation } from '@/features/prices/components/statement/price-explanation';
import { PricePosition } from '@/features/prices/components/statement/price-position';
import type { Locale } from '@/lib/contracts/locales';
import type { City } from '@/lib/contracts/locations';
import type { StatementPrices as Prices } from '@/lib/contracts/statements/prices';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { pathToPlace, pricesPath } from '@/lib/routes/addresses/prices-address';

type Props = {
  locale: Locale;
  statement: StatementDetail;
  prices: Prices;
  cities: City[];
  conditionName: (id: number | null) => string | null;
};

/** How a statement's price compares, and why its estimate says so; unknown parts are left out. */
export function StatementPrices({ locale, statement, prices, cities, conditionName }: Props) {
  const t = useTranslations('prices');
  const { position, explanation, days_on_market } = prices;
  const way = position ? pathToPlace(cities, position.place) : [];
  const [gel, dollar] = [statement.price['1'], statement.price['2']];
  const rate = gel && dollar ? dollar.price_total / gel.price_total : null;
  const shown = position && {
    position,
    dealTypeId: statement.deal_type_id,
    placeIn: way.at(-1)?.display_names_in[locale] ?? t('country_in'),
    pricesHref: pricesPath(locale, way),
    daysOnMarket: days_on_market,
  };
  const explained = explanation && rate !== null && { explanation, areaSqm: statement.area, rate, conditionName };
  return (
    <>
      {shown ? (
        <InCurrency of={prices} name="position">
          {(currencyId) => <PricePosition {...shown} currencyId={currencyId} />}
        </InCurrency>
      ) : null}
      {explained ? (
        <InCurrency of={prices} name="explanation">
          {(currencyId) => <PriceExplanation {...explained} currencyId={currencyId} />}
        </InCurrency>
      ) : null}
    </>
  );
}
