import { useTranslations } from 'next-intl';
import { ByCurrency } from '@/components/ui/display/by-currency';
import { StatementScale } from '@/features/ai/components/statement-scale';
import { PriceCard } from '@/features/prices/components/statement/price-card';
import { PriceExplanation } from '@/features/prices/components/statement/price-explanation';
import { PricePosition } from '@/features/prices/components/statement/price-position';
import { PriceHistory } from '@/features/statement/components/price/price-history';
import type { Locale } from '@/lib/contracts/locales';
import type { City } from '@/lib/contracts/locations';
import type { StatementPrices as Prices } from '@/lib/contracts/statements/prices';
import type { PricePoint, StatementDetail } from '@/lib/contracts/statements/statements';
import { pathToPlace, pricesPath } from '@/lib/routes/addresses/prices-address';

type Props = {
  locale: Locale;
  statement: StatementDetail;
  /** How the price compares; null where that is unknown. */
  prices: Prices | null;
  history: PricePoint[];
  cities: City[];
  conditionName: (id: number | null) => string | null;
  now: Date;
};

type PlacedProps = Omit<Props, 'prices' | 'history' | 'now'> & { prices: Prices };

/** How a price compares in its place, and why the estimate says so; unknown parts are left out. */
function PlacedPrices({ locale, statement, prices, cities, conditionName }: PlacedProps) {
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
        <ByCurrency gel={<PricePosition {...shown} currencyId={1} />} dollar={<PricePosition {...shown} currencyId={2} />} />
      ) : null}
      {explained ? (
        <ByCurrency
          gel={<PriceExplanation {...explained} currencyId={1} />}
          dollar={<PriceExplanation {...explained} currencyId={2} />}
        />
      ) : null}
    </>
  );
}

/** The one card about the price: estimate, place, reasons and history; nothing where none of them is known. */
export function StatementPrices({ prices, history, now, ...known }: Props) {
  const t = useTranslations('prices');
  const { locale, statement, cities } = known;
  const { price_band: band } = statement;
  const hasHistory = history.length > 1;
  const position = prices?.position ?? null;
  if (band === null && position === null && !prices?.explanation && !hasHistory) return null;
  const place = position ? pathToPlace(cities, position.place).at(-1) : undefined;
  return (
    <PriceCard
      band={band?.band ?? null}
      cheaperPct={position?.cheaper_pct ?? null}
      placeIn={place?.display_names_in[locale] ?? t('country_in')}
    >
      {band === null ? null : (
        <ByCurrency
          gel={<StatementScale statement={statement} currencyId={1} />}
          dollar={<StatementScale statement={statement} currencyId={2} />}
        />
      )}
      {prices ? <PlacedPrices {...known} prices={prices} /> : null}
      {hasHistory ? <PriceHistory history={history} now={now} dealTypeId={statement.deal_type_id} /> : null}
    </PriceCard>
  );
}
